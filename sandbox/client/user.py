"""A user of the sandbox, by the same people's API as the page in the browser."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sandbox.client.connection import SETTLES_WITHIN, SOON, Connection, NotThere
from sandbox.client.message import Message, Modal
from sandbox.protocol.component_types import ComponentType

FIRST_CHANNEL = "table-one"


@dataclass(frozen=True)
class Choice:
    """What an autocomplete offers."""

    name: str
    value: Any


@dataclass(frozen=True)
class Answer:
    """How what a user asked has ended.

    `ok` is false when the bot didn't answer or the client refused; `error` says why. `message` is what the bot answered
    with: a new message, or the changed one whose component was used; `modal` a form to fill in.
    """

    ok: bool
    error: str = ""
    refused: bool = False
    message: Message | None = None
    modal: Modal | None = None

    @property
    def text(self) -> str:
        """The answer's text; empty without a message."""
        return self.message.text if self.message else ""


class User(Connection):
    """A user at their Discord. Channels are meant by name or id; the first one, #table-one, where none is named."""

    async def _ask(self, verb: str, channel: str, **what: Any) -> Answer:
        told, modal = await self._do(verb, channel=channel, **what)
        if "reason" in told:
            return Answer(ok=False, error=told["reason"], refused=True)
        if not told["ok"]:
            return Answer(ok=False, error=told["error"])
        if "message" not in told:
            return Answer(ok=True, modal=modal)
        return Answer(ok=True, message=await self._finished(channel, told["message"]))

    async def _finished(self, channel: str, id_: str) -> Message | None:
        """The answer's message once the bot doesn't think about it any more; None if it has been deleted."""
        kept = self._seen.get(channel, {})
        await self._until(lambda: id_ not in kept or not kept[id_].thinking or None, SETTLES_WITHIN, "the answer")
        return kept.get(id_)

    def channel_id(self, channel: str) -> str:
        """A channel's id by its name or id.

        Raises:
            NotThere: this user sees no such channel.
        """
        if channel in self.channels.values():
            return channel
        if channel not in self.channels:
            raise NotThere(f"{self.name} sees no #{channel}")
        return self.channels[channel]

    async def command(self, name: str, /, channel: str = FIRST_CHANNEL, **options: Any) -> Answer:
        """Use a slash command, such as `play tris_2`; users, channels and roles are given by id."""
        return await self._ask("command", self.channel_id(channel), name=name, options=options)

    async def autocomplete(
        self, name: str, option: str, typed: str, /, channel: str = FIRST_CHANNEL, **options: Any
    ) -> list[Choice]:
        """What is offered while `typed` stands in `option`, beside other options already given.

        Raises:
            NotThere: nothing is offered: the bot didn't answer, or the option has no autocomplete.
        """
        given = options | {option: typed}
        where = self.channel_id(channel)
        told, _ = await self._do("autocomplete", channel=where, name=name, options=given, focused=option)
        if "choices" not in told:
            raise NotThere(told.get("reason") or told.get("error"))
        return [Choice(choice["name"], choice["value"]) for choice in told["choices"]]

    async def click(
        self,
        label: str = "",
        *,
        channel: str = FIRST_CHANNEL,
        message: Message | str | None = None,
        custom_id: str = "",
        within: float = SOON,
    ) -> Answer:
        """Press a button, by label, emoji or custom id, on a message or on the newest that has it.

        With `custom_id` the click is forged: nothing is checked, the id need not be on the message.
        """
        return await self._use(label, None, channel=channel, message=message, custom_id=custom_id, within=within)

    async def select(
        self,
        name: str = "",
        *values: str,
        channel: str = FIRST_CHANNEL,
        message: Message | str | None = None,
        custom_id: str = "",
        within: float = SOON,
    ) -> Answer:
        """Pick values from a select, by its placeholder or custom id.

        Labels of its options serve as well, and names where users, roles or channels are picked.
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
            found = await self._until(lambda: self._find(where, id_, name), within, f"{name!r} to use")
            id_, custom_id = found.id, found.control(name) or name
            values = values and self._values(found, custom_id, values)
        elif id_ is None:
            id_ = max(self._seen.get(where, {}), key=int, default="0")
        what = {"message": id_, "custom_id": custom_id, **forged}
        return await self._ask("press", where, **what, **({} if values is None else {"values": values}))

    def _find(self, channel: str, id_: str | None, name: str) -> Message | None:
        if id_ is not None:
            return self._seen.get(channel, {}).get(id_)
        return next((one for one in self._newest(channel) if one.control(name)), None)

    def _newest(self, channel: str) -> list[Message]:
        return sorted(self._seen.get(channel, {}).values(), key=lambda one: int(one.id), reverse=True)

    async def submit(self, modal: Modal, values: dict[str, Any] | None = None, channel: str = FIRST_CHANNEL) -> Answer:
        """Hand in a form with the values of its inputs, by custom id."""
        where = self.channel_id(channel)
        return await self._ask("submit", where, interaction=modal.interaction, values=values or {})

    async def say(self, content: str, channel: str = FIRST_CHANNEL) -> Message:
        """Write a message, and see it.

        Raises:
            NotThere: this user may not write here.
        """
        where, before = self.channel_id(channel), {one.id for one in self.messages(channel)}
        await self._act("say", channel=where, content=content)
        return await self.sees(lambda one: one.author == self.id and one.id not in before, channel=channel)

    async def dismiss(self, message: Message) -> None:
        """Put an ephemeral message away."""
        await self._act("dismiss", message=message.id)

    async def delete(self, message: Message) -> None:
        """Delete a message of one's own, or with MANAGE_MESSAGES another's.

        Raises:
            NotThere: it is gone, or this user may not.
        """
        await self._act("delete", channel=message.channel, message=message.id)

    async def open_dm(self, other: str = "") -> str:
        """Open the direct messages with the bot, or with another user by name; the channel's id."""
        await self._act("open_dm", **({"user": self.people[other]} if other else {}))
        named = {place["name"]: str(place["id"]) for place in self.places if place["guild"] is None}
        return named[other or self.bot]

    async def open_channel(self, name: str, guild: str = "") -> str:
        """Make a channel in the first guild, or in another by name or id; its id. Needs MANAGE_CHANNELS."""
        where = {"guild": self._guild_id(guild)} if guild else {}
        await self._act("open_channel", name=name, **where)
        return self.channel_id(name)

    async def open_thread(
        self, name: str, channel: str = FIRST_CHANNEL, *, message: Message | None = None, private: bool = False
    ) -> str:
        """Start a thread, from a message or from nothing; its id."""
        start = {"message": message.id} if message else {}
        await self._act("open_thread", channel=self.channel_id(channel), name=name, private=private, **start)
        return self.channel_id(name)

    async def close_channel(self, channel: str) -> None:
        """Delete a channel or thread. Needs MANAGE_CHANNELS, or MANAGE_THREADS."""
        await self._act("close", channel=self.channel_id(channel))

    async def permit(self, channel: str, who: str, *, allow: tuple[str, ...] = (), deny: tuple[str, ...] = ()) -> None:
        """Say what a role or user, by name, may do in a channel; nothing said takes it all back. Needs MANAGE_ROLES."""
        where = self.channel_id(channel)
        target = self.people.get(who) or self.role_id(who)
        await self._act("permit", channel=where, who=target, allow=list(allow), deny=list(deny))

    async def grant(self, who: str, role: str, *, held: bool = True) -> None:
        """Give a user of the first guild a role, or take it away, by their names. Needs MANAGE_ROLES."""
        await self._act("grant", user=self.people[who], role=self.role_id(role), held=held)

    async def install(self, *, installed: bool = True) -> None:
        """Add the app to oneself, to use it where the bot isn't; or take it away again."""
        await self._act("install", installed=installed)

    def role_id(self, name: str) -> str:
        """A role's id by its name, in any guild; "everyone" is everybody in the first.

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
        """The messages this user sees in a channel, ephemerals too, oldest first."""
        return self._newest(self.channel_id(channel))[::-1]

    def ephemerals(self, channel: str = FIRST_CHANNEL) -> list[Message]:
        """The messages only this user sees in a channel, oldest first."""
        return [message for message in self.messages(channel) if message.ephemeral]

    async def sees(
        self, fits: Callable[[Message], object], channel: str = FIRST_CHANNEL, within: float = SOON
    ) -> Message:
        """The newest message that fits, as soon as there is one.

        Raises:
            NotThere: none came in time.
        """
        where = self.channel_id(channel)

        def look() -> Message | None:
            return next((message for message in self._newest(where) if fits(message)), None)

        return await self._until(look, within, "a message")

    async def sees_channels(self, fits: Callable[[set[str]], object], within: float = SOON) -> None:
        """Wait until the names of the channels this user sees fit.

        Raises:
            NotThere: they didn't in time.
        """
        await self._until(lambda: fits(set(self.channels)) or None, within, "other channels")

    async def sees_gone(self, message: Message, within: float = SOON) -> None:
        """Wait until a message isn't there any more."""
        kept = self._seen.get(message.channel, {})
        await self._until(lambda: message.id not in kept or None, within, f"{message!r} to go")

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
