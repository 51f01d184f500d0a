"""The connection to the gateway, over websockets of the test's own."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from bot.sessions.shard import Shard
from bot.ui.gateway import connection
from bot.ui.gateway.connection import FIRST_RESUME, LONGEST_RESUME, MAX_RESUMES, STABLE_SECONDS, stay_connected
from tests.test_retry import Clock
from tests.ui.gateway.test_connection_errors import refused

API_GATEWAY = yarl.URL("wss://gateway.example")
OWN_GATEWAY = yarl.URL("wss://resume.example")


class Client:
    """A client that is open until its websockets are used up."""

    def __init__(self) -> None:
        self.shard_id = None
        self.ws: Any = None
        self.events: list[str] = []
        self.closed = False

    def is_closed(self) -> bool:
        return self.closed

    def dispatch(self, event: str, *_: object) -> None:
        self.events.append(event)


class Socket:
    """A websocket that ends with `end` and `code`; `session` is the one that it has, if READY came."""

    def __init__(self, end: BaseException, session: str | None = None, lasts: float = 0.0, code: int = 4000) -> None:
        self.end = end
        self.session_id, self.sequence, self.gateway = session, 7 if session else None, OWN_GATEWAY
        self.is_serving = session is not None
        self.socket = SimpleNamespace(close_code=code)
        self.lasts = lasts


class Gateway:
    """Opens these websockets one after another; an exception is raised instead. The client is closed with the last."""

    def __init__(self, *sockets: Socket | Exception) -> None:
        self.sockets = list(sockets)
        self.opened: list[str] = []
        """How each was opened: `IDENTIFY`, or `RESUME` and its session."""
        self.client = Client()
        self.clock = Clock()
        self.identify_after = 0.0
        """Seconds that the identify budget makes each IDENTIFY wait."""

    async def from_client(self, client: Any, **asked: Any) -> Any:
        resumes = asked.get("resume", False)
        self.opened.append(f"RESUME {asked['session']} {asked['sequence']}" if resumes else "IDENTIFY")
        assert asked["gateway"] == (OWN_GATEWAY if resumes else API_GATEWAY)
        socket = self.sockets.pop(0)
        if isinstance(socket, Exception):
            self._finish()
            raise socket

        async def poll_event() -> None:
            assert client.ws is socket
            self.clock.now += socket.lasts
            self._finish()
            raise socket.end

        socket.poll_event = poll_event  # type: ignore[attr-defined]
        return socket

    @asynccontextmanager
    async def slot(self, _shard: Shard) -> AsyncIterator[yarl.URL]:
        self.clock.now += self.identify_after
        yield API_GATEWAY

    def _finish(self) -> None:
        self.client.closed = not self.sockets


async def connected(
    monkeypatch: pytest.MonkeyPatch, *sockets: Socket | Exception, identify_after: float = 0.0
) -> Gateway:
    """Serves a client over these websockets until the last of them is lost."""
    gateway = Gateway(*sockets)
    gateway.identify_after = identify_after
    monkeypatch.setattr(DiscordWebSocket, "from_client", gateway.from_client)
    monkeypatch.setattr(connection, "monotonic", lambda: gateway.clock.now)
    untyped: Any = gateway
    await stay_connected(untyped.client, gateway.clock.retry(), untyped)
    return gateway


def lost(*, resume: bool = True) -> ReconnectWebSocket:
    return ReconnectWebSocket(None, resume=resume)


def closed(code: int) -> discord.ConnectionClosed:
    socket: Any = SimpleNamespace(close_code=code)
    return discord.ConnectionClosed(socket, shard_id=None, code=code)


async def test_a_first_websocket_that_does_not_open_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    errors = (lost(), ConnectionRefusedError("refused"), TimeoutError(), closed(1000), refused(502))
    gateway = await connected(monkeypatch, *errors, Socket(lost(), "session"))
    assert gateway.opened == ["IDENTIFY"] * 6
    assert gateway.clock.slept == [1.0, 2.0, 4.0, 8.0, 16.0]
    assert gateway.client.events == ["shard_lost"]


async def test_a_lost_session_is_resumed_at_its_own_address(monkeypatch: pytest.MonkeyPatch) -> None:
    gateway = await connected(monkeypatch, Socket(lost(), "first"), Socket(lost(), "first"), Socket(lost(), "first"))
    assert gateway.opened == ["IDENTIFY", "RESUME first 7", "RESUME first 7"]


async def test_a_session_that_never_began_is_not_resumed(monkeypatch: pytest.MonkeyPatch) -> None:
    gateway = await connected(monkeypatch, Socket(lost()), Socket(lost(), "first"))
    assert gateway.opened == ["IDENTIFY", "IDENTIFY"]


async def test_a_session_that_discord_has_ended_is_not_resumed(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py forgets a session at op 9."""
    gateway = await connected(
        monkeypatch, Socket(lost(), "first"), Socket(lost(resume=False)), Socket(lost(), "second")
    )
    assert gateway.opened == ["IDENTIFY", "RESUME first 7", "IDENTIFY"]


async def test_a_session_whose_address_cannot_be_reached_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    unreachable = [ConnectionRefusedError("refused") for _ in range(MAX_RESUMES)]
    gateway = await connected(monkeypatch, Socket(lost(), "first"), *unreachable, Socket(lost(), "second"))
    assert gateway.opened == ["IDENTIFY"] + ["RESUME first 7"] * MAX_RESUMES + ["IDENTIFY"]


async def test_after_a_good_connection_the_next_attempt_follows_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    good = Socket(lost(), "first", lasts=STABLE_SECONDS)
    gateway = await connected(
        monkeypatch, Socket(lost(), "first"), Socket(lost(), "first"), good, Socket(lost(), "first")
    )
    assert gateway.clock.slept == [FIRST_RESUME, 2 * FIRST_RESUME]


async def test_a_drop_a_reconnect_and_an_invalid_session_leave_little_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """The delay before an IDENTIFY does not grow with the RESUMEs before it."""
    invalid = Socket(lost(resume=False), "first", lasts=2.0)
    invalid.session_id = None
    gateway = await connected(
        monkeypatch, Socket(lost(), "first", lasts=2.0), Socket(lost(), "first", lasts=2.0), invalid,
        Socket(lost(), "second"), identify_after=5.0,
    )  # fmt: skip
    assert gateway.opened == ["IDENTIFY", "RESUME first 7", "RESUME first 7", "IDENTIFY"]
    assert gateway.clock.slept == [FIRST_RESUME, 2 * FIRST_RESUME, 1.0]


async def test_resumes_of_a_session_that_is_lost_again_and_again_are_seconds_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gateway = await connected(monkeypatch, *[Socket(lost(), "first") for _ in range(9)])
    assert gateway.clock.slept[-3:] == [LONGEST_RESUME] * 3


async def test_a_wait_for_an_identify_does_not_make_a_connection_good(monkeypatch: pytest.MonkeyPatch) -> None:
    sockets = [Socket(lost()) for _ in range(4)]
    gateway = await connected(monkeypatch, *sockets, identify_after=10 * STABLE_SECONDS)
    assert gateway.clock.slept == [1.0, 2.0, 4.0]


async def test_nothing_is_opened_after_the_client_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    gateway = await connected(monkeypatch, Socket(closed(1000), "session"))
    assert gateway.opened == ["IDENTIFY"]
    assert gateway.clock.slept == []
