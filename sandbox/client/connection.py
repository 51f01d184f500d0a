"""A user's connection to the people's API: sends their requests and keeps what they have received."""

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

WAIT_SECONDS = 60.0
"""How long a user waits for something unless the test says otherwise; long, since a busy machine is slow."""
Found = TypeVar("Found")


class NotThere(AssertionError):
    """Something that a user waits for has not come, or something that they want to use does not exist."""


@dataclass
class _Pending:
    """A request under way: the frame that ends it, and the modal that came before this frame, if any."""

    result: "asyncio.Future[Json]"
    modal: Modal | None = None


@dataclass
class Connection:
    """An open connection of one user.

    `commands`, `places` (channels) and `guilds` are as in the frame `world`. `people` are the ids of all users and the
    bot by name; `bot` is the bot's name. `notifications` are the messages that have notified the user since the
    connection was opened, oldest first, as they were then; they may be deleted by now.
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
    notifications: list[Message] = field(default_factory=list)
    _seen: dict[str, dict[str, Message]] = field(default_factory=dict)
    _pending: dict[str, _Pending] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._received = asyncio.Event()
        self._nonces = itertools.count(1)
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def connect(cls, address: str, id_: str, name: str, files: FileStore) -> Self:
        """Connects the user with this id; `address` is the sandbox's, with `ws://`."""
        socket = await connect(f"{address}/people/{id_}", compression=None, max_size=None, proxy=None)
        connection = cls(id_, name, socket, files)
        await connection._wait_for(lambda: connection.places or None, WAIT_SECONDS, "the world")
        return connection

    async def close(self) -> None:
        """Disconnects the user."""
        await self.socket.close()
        await self._reader

    @property
    def channels(self) -> dict[str, str]:
        """The ids of the channels and threads that the user sees, by name; direct messages by the other user's name."""
        return {place["name"]: place["id"] for place in self.places}

    async def _read(self) -> None:
        async for text in self.socket:
            frame = json.loads(text)
            self._handle(frame["event"], frame["data"])
            received, self._received = self._received, asyncio.Event()
            received.set()

    def _handle(self, event: str, data: Json) -> None:
        match event:
            case "world":
                self.commands, self.places, self.guilds = data["commands"], data["channels"], data["guilds"]
                self.bot = data["bot"]["name"]
                self.people = {one["name"]: one["id"] for one in (*data["users"], data["bot"])}
                for channel, messages in data["messages"].items():
                    seen = self._seen.setdefault(channel, {})
                    seen |= {wire["id"]: Message(wire, self.files) for wire in messages}
            case "message":
                message = Message(data["message"], self.files)
                self._seen.setdefault(data["channel_id"], {})[message.id] = message
            case "notified":
                self.notifications.append(self._seen[data["channel_id"]][data["id"]])
            case "message_gone":
                self._seen.get(data["channel_id"], {}).pop(data["id"], None)
            case "commands":
                self.commands = data["commands"]
            case "modal" if data["nonce"] in self._pending:
                self._pending[data["nonce"]].modal = Modal(data["interaction"], **data["modal"])
            case "settled" | "refused" | "choices" | "done" if data["nonce"] in self._pending:
                self._pending[data["nonce"]].result.set_result(data)
            case _:
                pass

    async def _wait_for(self, find: Callable[[], Found | None], within: float, what: str) -> Found:
        """Calls `find` after each frame until it finds something, and returns that; `what` describes it in the error.

        Raises:
            NotThere: `find` has found nothing within `within` seconds.
        """
        try:
            async with asyncio.timeout(within):
                while (found := find()) is None:
                    await self._received.wait()
        except TimeoutError:
            seen = "\n".join(repr(message) for kept in self._seen.values() for message in kept.values())
            raise NotThere(f"{self.name} has waited {within} s for {what}; seen is\n{seen or 'nothing'}") from None
        return found

    async def _request(self, verb: str, **fields: Any) -> tuple[Json, Modal | None]:
        """Sends a request; returns the data of the frame that ends it, and the modal that was opened, if any."""
        nonce = f"{self.id}-{next(self._nonces)}"
        pending = self._pending[nonce] = _Pending(asyncio.get_running_loop().create_future())
        try:
            await self.socket.send(dumps({"do": verb, "nonce": nonce, **fields}))
            async with asyncio.timeout(WAIT_SECONDS):
                return await pending.result, pending.modal
        finally:
            del self._pending[nonce]

    async def _act(self, verb: str, **fields: Any) -> None:
        """Sends a request that doesn't involve the bot; returns once its results have been received.

        Raises:
            NotThere: the request was refused.
        """
        result, _ = await self._request(verb, **fields)
        if "reason" in result:
            raise NotThere(f"{self.name} can't {verb}: {result['reason']}")
