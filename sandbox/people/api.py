"""The people's API,  by which the page in the browser and `sandbox.client` are users of the sandbox.

HTTP
    `GET /people` gives `{"users": [card, ...], "default": id}`; a card is `{id, name, colour, locale}`. They are the
                  first guild's people, or those of `?guild=ID`.
    `GET /cdn/...` gives a file that a message shows, at the address the message gives.

Websocket `/people/{user_id}`, JSON text frames. The server tells `{"event": name, "data": {...}}`:
    world         On connect, and again when users, channels or permissions change: `{me: card, users: [card], bot: {id,
                  name, online}, guild: {id, name}, guilds: [guild], channels: [channel], commands: [command], usable:
                  {channel id: [command id]}, messages: {channel id: [message]}, installed}`. A guild is `{id, name,
                  roles: [{id, name, colour}], members: {user id: [role id]}}`, the first being `guild`; a channel `{id,
                  name, type, guild, parent, archived, permissions}`, the permissions being mine. Commands and messages
                  are Discord's objects; of each channel the last 50 messages that I see, oldest first. Channels that I
                  can't see are not there, nor are commands that I may use nowhere; those for direct messages with the
                  bot are `usable` under "" before I open them. `installed` says whether I have added the app to myself.
    message       `{channel_id, message}`: new or changed, by the message's id. Flag 64 marks a message that only I
                  see, flag 128 an answer that is still awaited ("thinking").
    message_gone  `{channel_id, id}`
    commands      `{commands, usable}`
    bot           `{online}`
    modal         `{nonce, interaction, modal: {title, custom_id, components}}`: a form for me to fill in.
    choices       `{nonce, choices: [{name, value}]}`: the answer to my `autocomplete`, in my language.
    settled       `{nonce, ok, error?, interaction, message?}`: how what I asked has ended: the bot has answered or has
                  put its answer off (`message` is its id), or not ("The application did not respond").
    done          `{nonce}`: what I did without the bot is done; all that I see has been told before.
    refused       `{nonce, reason}`: Discord's client wouldn't let me do this; the bot has not heard of it.

The person does `{"do": name, "nonce": text, ...}`; the nonce, any text, comes back in what is told of it:
    say           `{channel, content}`
    command       `{channel, name: "play tris_2", options: {name: value}}`; numbers and truth may be given as text.
    autocomplete  `{channel, name, options, focused}`
    press         `{channel, message, custom_id, values?}`; `values` for selects. With `forge: true` the checks of an
                  honest client are left out: any custom id on any message, even one that I can't see.
    submit        `{interaction, values: {custom_id: value or [values]}}`: hand in a modal, again if that fails.
    dismiss       `{message}`: put an ephemeral message away.
    locale        `{locale}`: set my Discord to another language.
    open_dm       `{user?}`: open direct messages: with the bot, or with another user.
    install       `{installed}`: add the app to myself, to use it where the bot isn't; or take it away.
As far as my permissions let me:
    delete        `{channel, message}`
    open_channel  `{name, guild?}`
    open_thread   `{channel, name, message?, private?}`
    close         `{channel}`: delete a channel or thread.
    permit        `{channel, who, allow: [name], deny: [name]}`: what a role or member may do there, all that is said.
    grant         `{user, role, held, guild?}`: give a role, or take it.
"""

import asyncio
from contextlib import suppress
from itertools import islice

from starlette.websockets import WebSocket, WebSocketDisconnect

from sandbox.gateway.opcodes import INTERNAL_ERROR
from sandbox.interactions.events import ChoicesOffered, InteractionSettled, ModalShown
from sandbox.people.frames import Frame
from sandbox.people.requests import Requests
from sandbox.protocol.encoding import Json, dumps
from sandbox.protocol.errors import NotPossible
from sandbox.protocol.permissions import Permission
from sandbox.services import Services
from sandbox.world.channels import Channel
from sandbox.world.events import (
    BotConnectionChanged,
    ChannelChanged,
    CommandsChanged,
    Event,
    GuildChanged,
    MemberJoined,
    MemberUpdated,
    MessageCreated,
    MessageDeleted,
    MessageUpdated,
    RoleChanged,
    UserChanged,
)
from sandbox.world.guilds import Guild
from sandbox.world.messages import Message
from sandbox.world.users import User

SHOWN = 50
"""How many of a channel's messages a person sees on connect."""
SETTLES = 0.02
"""Seconds in which several changes of users or channels are told as one."""


class PeopleSocket:
    """One person's websocket. Frames go out in order; a world that has changed goes before what follows."""

    def __init__(self, websocket: WebSocket, user: User, people: "PeopleApi") -> None:
        self._websocket = websocket
        self._people = people
        self._outgoing: asyncio.Queue[str | None] = asyncio.Queue()
        self._stale = False
        self.user = user

    async def serve(self) -> None:
        """Listen to the person until they leave."""
        await self._websocket.accept()
        self._outgoing.put_nowait(self._people.picture(self.user))
        self._people.pages.add(self)
        writer = asyncio.create_task(self._write())
        try:
            while True:
                frame = await self._websocket.receive()
                if frame["type"] == "websocket.disconnect":
                    break
                self._take(frame.get("text") or "")
        finally:
            self._people.pages.discard(self)
            self._outgoing.put_nowait(None)
            await writer

    def _take(self, text: str) -> None:
        nonce = ""
        try:
            frame = Frame(text)
            nonce = frame.nonce
            if self._people.requests.do(self.user, frame) is None:
                self.tell(_frame("done", {"nonce": nonce}))
        except NotPossible as reason:
            self.tell(_frame("refused", {"nonce": nonce, "reason": str(reason)}))

    async def _write(self) -> None:
        """Send what is to go out until None comes. If it fails the socket ends, and its reader with it."""
        try:
            while (text := await self._outgoing.get()) is not None:
                await self._websocket.send_text(text)
        except (WebSocketDisconnect, RuntimeError):
            return
        finally:
            with suppress(WebSocketDisconnect, RuntimeError):  # the person was faster
                await self._websocket.close(INTERNAL_ERROR)

    def tell(self, frame: str) -> None:
        """Send a frame."""
        self.refresh()
        self._outgoing.put_nowait(frame)

    def outdate(self) -> None:
        """The world this person was told of has changed; they are told before anything else, or soon."""
        if not self._stale:
            self._stale = True
            asyncio.get_running_loop().call_later(SETTLES, self.refresh)

    def refresh(self) -> None:
        """Tell the world as it is, if it has changed."""
        if self._stale:
            self._stale = False
            self._outgoing.put_nowait(self._people.picture(self.user))


class PeopleApi:
    """All pages, and what they are told."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.requests = Requests(services)
        self.pages: set[PeopleSocket] = set()
        services.world.listeners.append(self.hear)

    def roll(self, guild: str) -> Json | None:
        """The answer to `GET /people`; None where there is no such guild."""
        world = self._services.world
        if (wanted := world.guilds.get(guild or world.guild.id)) is None:
            return None
        return {"users": [user.card() for user in wanted.people], "default": wanted.people[0].id}

    def picture(self, user: User) -> str:
        """The frame `world` for a person."""
        world = self._services.world
        channels = [channel for channel in world.channels.values() if self._sees(user, channel)]
        guilds = world.guilds_with(user)
        near = {one.id: one for guild in guilds for one in guild.people}
        return _frame(
            "world",
            {
                "me": user.card(),
                "users": [one.card() for one in near.values()],
                "bot": {"id": world.bot.id, "name": world.bot.name, "online": self._services.gateway.online},
                "guild": {"id": guilds[0].id, "name": guilds[0].name},
                "guilds": [_guild(guild) for guild in guilds],
                "channels": [self._channel(user, channel) for channel in channels],
                "messages": {channel.id: _last(channel, user) for channel in channels},
                "installed": user.id in world.user_installs,
                **self._commands(user),
            },
        )

    def _commands(self, user: User) -> Json:
        """The commands that a person may use somewhere, and where."""
        usable = self._services.commands.usable_by_channel(user)
        ids = {channel: [one["id"] for one in commands] for channel, commands in usable.items()}
        somewhere = {id_ for listed in ids.values() for id_ in listed}
        return {
            "commands": [one for one in self._services.commands.everything() if one["id"] in somewhere],
            "usable": ids,
        }

    def _channel(self, user: User, channel: Channel) -> Json:
        world = self._services.world
        others = [one.name for one in channel.recipients if one is not user] or [world.bot.name]
        return {
            "id": channel.id,
            "name": others[0] if channel.recipients else channel.name,
            "type": int(channel.kind),
            "guild": channel.guild,
            "parent": channel.parent,
            "archived": bool(channel.thread and channel.thread.archived),
            "permissions": str(world.permissions(user.id, channel)),
        }

    def _sees(self, user: User, channel: Channel) -> bool:
        return bool(self._services.world.permissions(user.id, channel) & Permission.VIEW_CHANNEL)

    def hear(self, happening: Event) -> None:
        """Tell people what concerns them."""
        match happening:
            case MessageCreated(message) | MessageUpdated(message):
                self._show(message)
            case MessageDeleted(message):
                gone = {"channel_id": message.channel, "id": message.id}
                self._tell_viewers(message, _frame("message_gone", gone))
            case InteractionSettled(interaction, error):
                told: Json = {"nonce": interaction.nonce, "ok": error is None, "interaction": interaction.id}
                if error:
                    told["error"] = error
                if interaction.original:
                    told["message"] = interaction.original.id
                if error and interaction.parent:
                    self.requests.show(interaction.parent)
                self._tell(interaction.user, _frame("settled", told))
            case ModalShown(interaction, modal):
                self.requests.show(interaction)
                shown = {"nonce": interaction.nonce, "interaction": interaction.id, "modal": modal}
                self._tell(interaction.user, _frame("modal", shown))
            case ChoicesOffered(interaction, choices):
                offered = [_in_language(choice, interaction.locale) for choice in choices]
                self._tell(interaction.user, _frame("choices", {"nonce": interaction.nonce, "choices": offered}))
            case _:
                self._hear_of_all(happening)

    def _hear_of_all(self, happening: Event) -> None:
        match happening:
            case BotConnectionChanged(online):
                self._tell(None, _frame("bot", {"online": online}))
            case CommandsChanged():
                for page in self.pages:
                    page.tell(_frame("commands", self._commands(page.user)))
            case ChannelChanged() | MemberJoined() | MemberUpdated() | GuildChanged() | RoleChanged() | UserChanged():
                for page in self.pages:
                    page.outdate()
            case _:
                pass

    def _show(self, message: Message) -> None:
        self._tell_viewers(message, _frame("message", {"channel_id": message.channel, "message": message.wire}))

    def _tell_viewers(self, message: Message, frame: str) -> None:
        channel = self._services.world.channels[message.channel]
        for page in self.pages:
            if message.seen_by(page.user.id) and self._sees(page.user, channel):
                page.tell(frame)

    def _tell(self, user: User | None, frame: str) -> None:
        for page in self.pages:
            if user is None or page.user is user:
                page.tell(frame)


def _frame(event: str, told: Json) -> str:
    return dumps({"event": event, "data": told})


def _guild(guild: Guild) -> Json:
    """A guild as the page shows it: with its roles beside @everyone, the highest first, and who has them."""
    roles = sorted(guild.roles.values(), key=lambda role: -role.position)
    return {
        "id": guild.id,
        "name": guild.name,
        "roles": [{"id": one.id, "name": one.name, "colour": one.colour} for one in roles if one.id != guild.id],
        "members": {id_: member.roles for id_, member in guild.members.items()},
    }


def _last(channel: Channel, user: User) -> list[Json]:
    newest_first = islice(channel.visible_to(user.id), SHOWN)
    return [message.wire for message in newest_first][::-1]


def _in_language(choice: Json, locale: str) -> Json:
    name = (choice.get("name_localizations") or {}).get(locale) or choice["name"]
    return {"name": name, "value": choice["value"]}
