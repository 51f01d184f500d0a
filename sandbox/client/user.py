"""A user of the sandbox, acting through the same API as the page in the browser."""

from base64 import b64encode
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sandbox.client.connection import WAIT_SECONDS, Connection, NotThere
from sandbox.client.message import Message, Modal
from sandbox.protocol.component_types import ComponentType

FIRST_CHANNEL = "table-one"

UPDATE_SECONDS = 10.0
"""How long to wait for an update after a deferred one; the bot need not send any."""


@dataclass(frozen=True)
class Choice:
    """A choice of an autocomplete."""

    name: str
    value: Any


@dataclass(frozen=True)
class Answer:
    """The outcome of a command, a click or a submission for the user.

    `ok` is false if the bot didn't respond or the client refused (`refused`); `error` says why. `message` is the bot's
    response: a new message, or the edited message whose component was used; `modal` is a form to fill in.
    """

    ok: bool
    error: str = ""
    refused: bool = False
    message: Message | None = None
    modal: Modal | None = None

    @property
    def shown(self) -> Message:
        """The message. Raises AssertionError if there is none."""
        if self.message is None:
            raise AssertionError(self.error or "no message")
        return self.message

    @property
    def text(self) -> str:
        """The message's text; empty if there is no message."""
        return self.message.text if self.message else ""


def attached(name: str, content: bytes) -> str:
    """Returns a file as the value of a command's option."""
    return f"data:;name={name};base64,{b64encode(content).decode()}"


class User(Connection):
    """A user with their Discord client. Channels are given by name or id; without one, #table-one is meant."""

    async def _interact(self, verb: str, channel: str, **fields: Any) -> Answer:
        before = dict(self._seen.get(channel, {}))
        result, modal = await self._request(verb, channel=channel, **fields)
        if "reason" in result:
            return Answer(ok=False, error=result["reason"], refused=True)
        if not result["ok"]:
            return Answer(ok=False, error=result["error"])
        if "message" not in result:
            return Answer(ok=True, modal=modal)
        answered: str = result["message"]
        if result["updating"] and "forge" not in fields:
            answered = await self._updated(channel, answered, before)
        return Answer(ok=True, message=await self._finished(channel, answered))

    async def _updated(self, channel: str, id_: str, before: dict[str, Message]) -> str:
        """Waits for the edit or message that follows a deferred update, but not long, since there may be none.

        Returns the id of the ephemeral message if only such a message came, else that of the message with the
        component.
        """
        kept = self._seen.get(channel, {})

        def changed() -> object:
            return kept.get(id_) is not before.get(id_) or kept.keys() - before.keys() or None

        with suppress(NotThere):
            await self._wait_for(changed, UPDATE_SECONDS, "an update")
        private = [new for new, message in kept.items() if new not in before and message.ephemeral]
        return private[-1] if private and kept.get(id_) is before.get(id_) else id_

    async def _finished(self, channel: str, id_: str) -> Message | None:
        """Returns the response once it is no longer deferred; None if it has been deleted."""
        kept = self._seen.get(channel, {})
        await self._wait_for(lambda: id_ not in kept or not kept[id_].thinking or None, WAIT_SECONDS, "the answer")
        return kept.get(id_)

    def channel_id(self, channel: str) -> str:
        """Returns a channel's id by its name or id.

        Raises:
            NotThere: the user sees no such channel.
        """
        if channel in self.channels.values():
            return channel
        if channel not in self.channels:
            raise NotThere(f"{self.name} sees no #{channel}")
        return self.channels[channel]

    async def command(self, name: str, /, channel: str = FIRST_CHANNEL, **options: Any) -> Answer:
        """Uses a slash command, such as `play tris_2`.

        Users, channels and roles are given by id, files by `attached`.
        """
        return await self._interact("command", self.channel_id(channel), name=name, options=options)

    async def user_menu(self, name: str, who: str, /, channel: str = FIRST_CHANNEL) -> Answer:
        """Uses a command in the menu of a user or the bot, given by name."""
        target = self.people[who]
        return await self._interact("user_menu", self.channel_id(channel), name=name, target=target)

    async def message_menu(self, name: str, message: Message, /) -> Answer:
        """Uses a command in the menu of a message."""
        return await self._interact("message_menu", message.channel, name=name, target=message.id)

    async def autocomplete(
        self, name: str, option: str, typed: str, /, channel: str = FIRST_CHANNEL, **options: Any
    ) -> list[Choice]:
        """Returns the choices offered once `typed` is in `option`; `options` are the values of the other options.

        Raises:
            NotThere: the bot didn't respond, or the option has no autocomplete.
        """
        given = options | {option: typed}
        where = self.channel_id(channel)
        result, _ = await self._request("autocomplete", channel=where, name=name, options=given, focused=option)
        if "choices" not in result:
            raise NotThere(result.get("reason") or result.get("error"))
        return [Choice(choice["name"], choice["value"]) for choice in result["choices"]]

    async def click(
        self,
        label: str = "",
        *,
        channel: str = FIRST_CHANNEL,
        message: Message | str | None = None,
        custom_id: str = "",
        within: float = WAIT_SECONDS,
    ) -> Answer:
        """Clicks a button, by label, emoji or custom id, on a message or on the newest one that has such a button.

        With `custom_id` the click is forged: nothing is checked, and the message need not have such a button.
        """
        return await self._use(label, None, channel=channel, message=message, custom_id=custom_id, within=within)

    async def select(
        self,
        name: str = "",
        *values: str,
        channel: str = FIRST_CHANNEL,
        message: Message | str | None = None,
        custom_id: str = "",
        within: float = WAIT_SECONDS,
    ) -> Answer:
        """Selects values in a select menu, given by its placeholder or custom id.

        Values may be labels of its options, or names of users, roles or channels.
        """
        return await self._use(name, list(values), channel=channel, message=message, custom_id=custom_id, within=within)

    async def _use(
        self,
        name: str,
        values: list[str] | None,
        *,
        channel: str,
        message: Message | str | None,
        custom_id: str,
        within: float,
    ) -> Answer:
        where = message.channel if isinstance(message, Message) else self.channel_id(channel)
        id_ = message.id if isinstance(message, Message) else message
        forged = {"forge": True} if custom_id else {}
        if not custom_id:
            found = await self._wait_for(lambda: self._find(where, id_, name), within, f"{name!r} to use")
            id_, custom_id = found.id, found.control(name) or name
            values = values and self._values(found, custom_id, values)
        elif id_ is None:
            id_ = max(self._seen.get(where, {}), key=int, default="0")
        what = {"message": id_, "custom_id": custom_id, **forged}
        return await self._interact("press", where, **what, **({} if values is None else {"values": values}))

    def _find(self, channel: str, id_: str | None, name: str) -> Message | None:
        if id_ is not None:
            return self._seen.get(channel, {}).get(id_)
        return next((one for one in self._newest(channel) if one.control(name)), None)

    def _newest(self, channel: str) -> list[Message]:
        return sorted(self._seen.get(channel, {}).values(), key=lambda one: int(one.id), reverse=True)

    async def submit(self, modal: Modal, values: dict[str, Any] | None = None, channel: str = FIRST_CHANNEL) -> Answer:
        """Submits a modal with values for its inputs, by custom id."""
        where = self.channel_id(channel)
        return await self._interact("submit", where, interaction=modal.interaction, values=values or {})

    async def say(self, content: str, channel: str = FIRST_CHANNEL) -> Message:
        """Sends a message; returns it once it is received.

        Raises:
            NotThere: the user may not send messages here.
        """
        where, before = self.channel_id(channel), {one.id for one in self.messages(channel)}
        await self._act("say", channel=where, content=content)
        return await self.sees(lambda one: one.author == self.id and one.id not in before, channel=channel)

    async def dismiss(self, message: Message) -> None:
        """Dismisses an ephemeral message."""
        await self._act("dismiss", message=message.id)

    async def delete(self, message: Message) -> None:
        """Deletes the user's own message, or with MANAGE_MESSAGES another user's.

        Raises:
            NotThere: the message has been deleted already, or the user may not delete it.
        """
        await self._act("delete", channel=message.channel, message=message.id)

    async def open_dm(self, other: str = "") -> str:
        """Opens direct messages with the bot, or with another user by name; returns the channel's id."""
        await self._act("open_dm", **({"user": self.people[other]} if other else {}))
        named = {place["name"]: str(place["id"]) for place in self.places if place["guild"] is None}
        return named[other or self.bot]

    async def open_channel(self, name: str, guild: str = "") -> str:
        """Creates a channel in the first guild, or another by name or id; returns its id. Needs MANAGE_CHANNELS."""
        where = {"guild": self._guild_id(guild)} if guild else {}
        await self._act("open_channel", name=name, **where)
        return self.channel_id(name)

    async def open_thread(
        self, name: str, channel: str = FIRST_CHANNEL, *, message: Message | None = None, private: bool = False
    ) -> str:
        """Starts a thread, from a message or without one; returns its id."""
        start = {"message": message.id} if message else {}
        await self._act("open_thread", channel=self.channel_id(channel), name=name, private=private, **start)
        return self.channel_id(name)

    async def close_channel(self, channel: str) -> None:
        """Deletes a channel or thread. Needs MANAGE_CHANNELS or MANAGE_THREADS."""
        await self._act("close", channel=self.channel_id(channel))

    async def permit(self, channel: str, who: str, *, allow: tuple[str, ...] = (), deny: tuple[str, ...] = ()) -> None:
        """Sets a channel's overwrite for a role or user by name; no permissions remove it. Needs MANAGE_ROLES."""
        where = self.channel_id(channel)
        target = self.people.get(who) or self.role_id(who)
        await self._act("permit", channel=where, who=target, allow=list(allow), deny=list(deny))

    async def grant(self, who: str, role: str, *, held: bool = True) -> None:
        """Gives a member of the first guild a role, or takes it away, by their names. Needs MANAGE_ROLES."""
        await self._act("grant", user=self.people[who], role=self.role_id(role), held=held)

    async def install(self, *, installed: bool = True) -> None:
        """Installs the app for this user, to use it where the bot is not a member; or uninstalls it."""
        await self._act("install", installed=installed)

    async def read(self, channel: str = FIRST_CHANNEL) -> None:
        """Looks at a channel, which marks its messages as read."""
        await self._act("read", channel=self.channel_id(channel))

    async def allow_dms(self, *, allowed: bool) -> None:
        """Allows direct messages from the bot, or forbids them: Discord then refuses them with 50007."""
        await self._act("allow_dms", allowed=allowed)

    def role_id(self, name: str) -> str:
        """Returns a role's id by its name, in any guild; "everyone" means the first guild's.

        Raises:
            NotThere: there is none.
        """
        if name == "everyone":
            return str(self.guilds[0]["id"])
        roles = (role for guild in self.guilds for role in guild["roles"])
        found = next((str(role["id"]) for role in roles if role["name"] == name), None)
        if found is None:
            raise NotThere(f"{self.name} sees no role {name}")
        return found

    def _guild_id(self, name: str) -> str:
        return next((str(guild["id"]) for guild in self.guilds if guild["name"] == name), name)

    def messages(self, channel: str = FIRST_CHANNEL) -> list[Message]:
        """Returns the messages that the user sees in a channel, ephemeral ones too, oldest first."""
        return self._newest(self.channel_id(channel))[::-1]

    def ephemerals(self, channel: str = FIRST_CHANNEL) -> list[Message]:
        """Returns the ephemeral messages in a channel, oldest first."""
        return [message for message in self.messages(channel) if message.ephemeral]

    async def sees(
        self, fits: Callable[[Message], object], channel: str = FIRST_CHANNEL, within: float = WAIT_SECONDS
    ) -> Message:
        """Waits for a message that fits; returns the newest.

        Raises:
            NotThere: no such message came in time.
        """
        where = self.channel_id(channel)

        def find() -> Message | None:
            return next((message for message in self._newest(where) if fits(message)), None)

        return await self._wait_for(find, within, "a message")

    async def notified(self, fits: Callable[[Message], object], within: float = WAIT_SECONDS) -> Message:
        """Waits until a message that fits has notified the user; returns the newest.

        Raises:
            NotThere: no such message has in time.
        """

        def find() -> Message | None:
            return next((message for message in reversed(self.notifications) if fits(message)), None)

        return await self._wait_for(find, within, "a notification")

    async def sees_channels(self, fits: Callable[[set[str]], object], within: float = WAIT_SECONDS) -> None:
        """Waits until `fits` accepts the names of the channels that the user sees.

        Raises:
            NotThere: `fits` did not accept them in time.
        """
        await self._wait_for(lambda: fits(set(self.channels)) or None, within, "other channels")

    async def sees_gone(self, message: Message, within: float = WAIT_SECONDS) -> None:
        """Waits until a message is deleted."""
        kept = self._seen.get(message.channel, {})
        await self._wait_for(lambda: message.id not in kept or None, within, f"{message!r} to go")

    def _values(self, message: Message, custom_id: str, picked: list[str]) -> list[str]:
        select = next((one for one in message.selects if one.custom_id == custom_id), None)
        named = {option.label: option.value for option in select.options} if select else {}
        if select and select.kind in (ComponentType.USER_SELECT, ComponentType.MENTIONABLE_SELECT):
            named |= self.people
        if select and select.kind in (ComponentType.ROLE_SELECT, ComponentType.MENTIONABLE_SELECT):
            named |= {role["name"]: role["id"] for guild in self.guilds for role in guild["roles"]}
        if select and select.kind is ComponentType.CHANNEL_SELECT:
            named |= self.channels
        return [named.get(one, one) for one in picked]
