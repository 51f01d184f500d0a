"""A user of the sandbox, by the same people's API as the page in the browser."""

import asyncio
import itertools
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect

from sandbox.client.message import Message, Modal
from sandbox.wire import Json, dumps
from sandbox.world.shelf import Shelf

SOON = 3.0
"""Seconds in which something that is to happen is awaited unless said otherwise."""
SETTLES_WITHIN = 10.0
"""Seconds for the sandbox to say how an interaction ended: Discord's three and plenty."""
FIRST_CHANNEL = "table-one"
Found = TypeVar("Found")


class NotThere(AssertionError):
    """What the user waited for has not come, or what they wanted to use is not there."""


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


@dataclass
class _Asked:
    settled: "asyncio.Future[Json]"
    modal: Modal | None = None


@dataclass
class User:
    """A user at their Discord. Channels are meant by name or id; the first one, #table-one, where none is named."""

    id: str
    name: str
    socket: ClientConnection
    shelf: Shelf
    commands: list[Json] = field(default_factory=list)
    channels: dict[str, str] = field(default_factory=dict)
    _seen: dict[str, dict[str, Message]] = field(default_factory=dict)
    _asked: dict[str, _Asked] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._news = asyncio.Event()
        self._nonces = itertools.count(1)
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def connect(cls, gateway: str, id_: str, name: str, shelf: Shelf) -> "User":
        """Open this user's Discord; `gateway` is the sandbox's address with `ws://`."""
        socket = await connect(f"{gateway}/people/{id_}", compression=None, max_size=None, proxy=None)
        user = cls(id_, name, socket, shelf)
        await user._until(lambda: user.channels or None, SOON, "the world")
        return user

    async def close(self) -> None:
        """Close this user's Discord."""
        await self.socket.close()
        await self._reader

    async def _read(self) -> None:
        async for text in self.socket:
            frame = json.loads(text)
            self._hear(frame["event"], frame["data"])
            news, self._news = self._news, asyncio.Event()
            news.set()

    def _hear(self, event: str, told: Json) -> None:
        match event:
            case "world":
                self.commands = told["commands"]
                self.channels = {channel["name"]: channel["id"] for channel in told["channels"]}
                for channel, messages in told["messages"].items():
                    kept = self._seen.setdefault(channel, {})
                    kept |= {wire["id"]: Message(wire, self.shelf) for wire in messages}
            case "message":
                message = Message(told["message"], self.shelf)
                self._seen.setdefault(told["channel_id"], {})[message.id] = message
            case "message_gone":
                self._seen.get(told["channel_id"], {}).pop(told["id"], None)
            case "commands":
                self.commands = told["commands"]
            case "modal" if told["nonce"] in self._asked:
                self._asked[told["nonce"]].modal = Modal(told["interaction"], **told["modal"])
            case "settled" | "refused" | "choices" if told["nonce"] in self._asked:
                self._asked[told["nonce"]].settled.set_result(told)
            case _:
                pass

    async def _until(self, look: Callable[[], Found | None], within: float, what: str) -> Found:
        try:
            async with asyncio.timeout(within):
                while (found := look()) is None:
                    await self._news.wait()
        except TimeoutError:
            seen = "\n".join(repr(message) for kept in self._seen.values() for message in kept.values())
            raise NotThere(f"{self.name} has waited {within} s for {what}; seen is\n{seen or 'nothing'}") from None
        return found

    async def _do(self, verb: str, **what: Any) -> tuple[Json, Modal | None]:
        nonce = f"{self.id}-{next(self._nonces)}"
        asked = self._asked[nonce] = _Asked(asyncio.get_running_loop().create_future())
        try:
            await self.socket.send(dumps({"do": verb, "nonce": nonce, **what}))
            async with asyncio.timeout(SETTLES_WITHIN):
                return await asked.settled, asked.modal
        finally:
            del self._asked[nonce]

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
        """Pick values from a select, by its placeholder or custom id; labels of its options serve as well."""
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
            values = values and _values(found, custom_id, values)
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
        await self.socket.send(dumps({"do": "say", "nonce": "", "channel": where, "content": content}))
        return await self.sees(lambda one: one.author == self.id and one.id not in before, channel=channel)

    async def dismiss(self, message: Message) -> None:
        """Put an ephemeral message away."""
        await self.socket.send(dumps({"do": "dismiss", "nonce": "", "message": message.id}))
        await self.sees_gone(message)

    async def open_dm(self) -> str:
        """Open the direct messages with the bot; the channel's id."""
        before = set(self.channels.values())
        await self.socket.send(dumps({"do": "open_dm", "nonce": ""}))
        return await self._until(lambda: next(iter(set(self.channels.values()) - before), None), SOON, "the channel")

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


def _values(message: Message, custom_id: str, picked: list[str]) -> list[str]:
    options = next((select.options for select in message.selects if select.custom_id == custom_id), ())
    by_label = {option.label: option.value for option in options}
    return [by_label.get(one, one) for one in picked]
