"""A user's line to the sandbox: what they are told by the people's API, and how they ask for something."""

import asyncio
import itertools
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Self, TypeVar

from websockets.asyncio.client import ClientConnection, connect

from sandbox.client.message import Message, Modal
from sandbox.protocol.encoding import Json, dumps
from sandbox.world.files import FileStore

SOON = 3.0
"""Seconds in which something that is to happen is awaited unless said otherwise."""
SETTLES_WITHIN = 10.0
"""Seconds for the sandbox to say how an interaction ended: Discord's three and plenty."""
Found = TypeVar("Found")


class NotThere(AssertionError):
    """What the user waited for has not come, or what they wanted to use is not there."""


@dataclass
class _Asked:
    settled: "asyncio.Future[Json]"
    modal: Modal | None = None


@dataclass
class Connection:
    """An open line. `places` are the channels one sees, `guilds` the servers, as the people's API tells them.

    `people` are all users' ids by name, the bot's too; `bot` is its name.
    """

    id: str
    name: str
    socket: ClientConnection
    files: FileStore
    commands: list[Json] = field(default_factory=list)
    places: list[Json] = field(default_factory=list)
    guilds: list[Json] = field(default_factory=list)
    people: dict[str, str] = field(default_factory=dict)
    bot: str = ""
    _seen: dict[str, dict[str, Message]] = field(default_factory=dict)
    _asked: dict[str, _Asked] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._news = asyncio.Event()
        self._nonces = itertools.count(1)
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def connect(cls, gateway: str, id_: str, name: str, files: FileStore) -> Self:
        """Open this user's Discord; `gateway` is the sandbox's address with `ws://`."""
        socket = await connect(f"{gateway}/people/{id_}", compression=None, max_size=None, proxy=None)
        line = cls(id_, name, socket, files)
        await line._until(lambda: line.places or None, SOON, "the world")
        return line

    async def close(self) -> None:
        """Close this user's Discord."""
        await self.socket.close()
        await self._reader

    @property
    def channels(self) -> dict[str, str]:
        """The ids of the channels and threads one sees, by name; direct messages are named after the other side."""
        return {place["name"]: place["id"] for place in self.places}

    async def _read(self) -> None:
        async for text in self.socket:
            frame = json.loads(text)
            self._hear(frame["event"], frame["data"])
            news, self._news = self._news, asyncio.Event()
            news.set()

    def _hear(self, event: str, told: Json) -> None:
        match event:
            case "world":
                self.commands, self.places, self.guilds = told["commands"], told["channels"], told["guilds"]
                self.bot = told["bot"]["name"]
                self.people = {one["name"]: one["id"] for one in (*told["users"], told["bot"])}
                for channel, messages in told["messages"].items():
                    kept = self._seen.setdefault(channel, {})
                    kept |= {wire["id"]: Message(wire, self.files) for wire in messages}
            case "message":
                message = Message(told["message"], self.files)
                self._seen.setdefault(told["channel_id"], {})[message.id] = message
            case "message_gone":
                self._seen.get(told["channel_id"], {}).pop(told["id"], None)
            case "commands":
                self.commands = told["commands"]
            case "modal" if told["nonce"] in self._asked:
                self._asked[told["nonce"]].modal = Modal(told["interaction"], **told["modal"])
            case "settled" | "refused" | "choices" | "done" if told["nonce"] in self._asked:
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

    async def _act(self, verb: str, **what: Any) -> None:
        """Do what the bot has no part in; when it returns, all that came of it has been seen.

        Raises:
            NotThere: it was refused.
        """
        told, _ = await self._do(verb, **what)
        if "reason" in told:
            raise NotThere(f"{self.name} can't {verb}: {told['reason']}")
