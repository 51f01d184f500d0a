"""The connection of a shard to Discord's gateway, kept open as long as the client is, whatever payloads come.

It replaces `discord.Client.connect`, which fails when its first websocket is closed, resumes a session that never
began, and does not know how many sessions Discord still allows. "Session" means a gateway session here, not a table's.
Besides, `DiscordWebSocket.poll_event` of discord.py raises errors in reading a payload, which would end the process.

Relies on `DiscordWebSocket.from_client` and `poll_event`, on its `received_message`, which reads one frame, on the
`_decompressor` that this uses, and on `_keep_alive`, the thread that HELLO starts; on `ReconnectWebSocket`, and on
`Client.ws`.
"""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, TypeAlias

import aiohttp
import discord
import structlog
import yarl
from discord.gateway import DiscordWebSocket, ReconnectWebSocket, WebSocketClosure

from bot.retry import Retry, one_line
from bot.sessions.shard import ONLY_SHARD, Shard
from bot.ui.gateway.connection_errors import LASTING, TEMPORARY, Rejected, raise_if_rejected, wait_after
from bot.ui.gateway.identify_budget import IdentifyBudget

log = structlog.get_logger()

OPEN_SECONDS = 60.0
"""Seconds within which a websocket has to be open and the gateway has to greet."""

STABLE_SECONDS = 60.0
"""Seconds after which a connection counts as good: if it is lost then, the next attempt follows at once."""

FIRST_RESUME, LONGEST_RESUME = 0.25, 4.0
"""Seconds before a session that was served is resumed: the first delay, and the longest. A RESUME does not count among
the sessions that Discord allows in a day, so these delays may stay shorter than those before an IDENTIFY."""

NOT_RESUMABLE = frozenset({4007, 4009})
"""The gateway's close codes after which a session cannot be resumed: an invalid sequence number, and a timeout."""

MAX_RESUMES = 3
"""The number of failed attempts to reach a session's own address after which a new session begins."""

FOR_THE_CONNECTION = (ReconnectWebSocket, WebSocketClosure, discord.ConnectionClosed, aiohttp.ClientError, OSError)
"""The errors of a frame that mean that the connection has to be reopened, not that the frame cannot be read."""

LONGEST_HEARTBEAT = 600_000
"""The range of plausible heartbeat intervals, in milliseconds; Discord asks for 41,250."""

OPENING = frozenset({"READY", "RESUMED"})
"""The events without which a gateway session is of no use."""

DROPPED = "gateway payload dropped"
"""The log line for an unreadable payload: with the event's name, but not the payload, which may hold a token."""

LOGGED = 40
"""Characters of an event's name that are logged."""

Frame: TypeAlias = str | bytes


class TolerantWebSocket(DiscordWebSocket):
    """A websocket that logs and drops a payload that cannot be read.

    If the connection is useless without the payload, a new one is opened instead: after an unreadable HELLO, READY or
    RESUMED, and after broken compression.

    Attributes:
        is_serving: whether READY or RESUMED has come.
    """

    is_serving = False

    async def received_message(self, msg: Frame, /) -> None:
        """Reads a frame. Raises ReconnectWebSocket to reopen the connection."""
        text = await self._decompressed(msg) if type(msg) is bytes else msg
        if text is None:
            return
        sequence, keep_alive = self.sequence, self._keep_alive
        if keep_alive is None:
            await self._check_hello(text)
        try:
            await super().received_message(text)
        except FOR_THE_CONNECTION:
            raise
        except Exception as error:
            event = _payload(text).get("t")
            log.exception(DROPPED, event_type=str(event)[:LOGGED], length=len(text))
            if isinstance(event, str) and event in OPENING:
                self.session_id = None
                await self._reconnect(error)
        else:
            self.is_serving = self.is_serving or _payload(text).get("t") in OPENING
        finally:
            if type(self.sequence) is not int:
                self.sequence = None if self.session_id is None else sequence
        if keep_alive is not None and self._keep_alive is not keep_alive:
            keep_alive.stop()
            log.error("second HELLO on one websocket")
            await self._reconnect()

    async def _decompressed(self, frame: bytes) -> Any:
        """Returns the text of a frame; None if it continues in the next frame."""
        try:
            return self._decompressor.decompress(frame)
        except UnicodeDecodeError:
            log.exception(DROPPED, length=len(frame))
            return None
        except Exception as error:  # of zlib or zstd; nothing after this frame can be read
            log.exception("gateway compression broken", length=len(frame))
            await self._reconnect(error)

    async def _check_hello(self, text: Frame) -> None:
        """Reconnects unless the first frame is a HELLO with a plausible heartbeat interval."""
        hello = _payload(text)
        data = hello.get("d")
        interval: Any = data.get("heartbeat_interval") if isinstance(data, dict) else None
        sane = type(interval) in (int, float) and 1 <= interval <= LONGEST_HEARTBEAT
        if hello.get("op") != self.HELLO or not sane:
            log.error("gateway did not greet", length=len(text))
            await self._reconnect()

    async def _reconnect(self, why: Exception | None = None) -> None:
        await self.close(4000)
        raise ReconnectWebSocket(self.shard_id, resume=self.session_id is not None) from why


def _payload(text: Frame) -> dict[str, Any]:
    """Returns the payload of a frame; an empty one if the frame is not a JSON object."""
    try:
        read = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return read if isinstance(read, dict) else {}


@dataclass(frozen=True)
class _ResumePoint:
    """Where a lost session resumes. `gateway` is its own address, `sequence` the number of its last event."""

    session: str
    sequence: int | None
    gateway: yarl.URL
    failed: int = 0
    """The number of attempts to resume that did not reach the gateway."""


async def stay_connected(
    client: discord.Client,
    retry: Retry,
    budget: IdentifyBudget | None = None,
    shard: Shard = ONLY_SHARD,
    opened: Callable[[TolerantWebSocket], object] = lambda _: None,
) -> None:
    """Serves a shard of a client that is logged in, over one websocket after another, until the client is closed.

    Args:
        opened: is called with each websocket.

    Raises:
        Rejected: for a close code after which a retry would not help.
    """
    budget = budget or IdentifyBudget(client)
    resumes = retry.with_delays(FIRST_RESUME, LONGEST_RESUME)
    point: _ResumePoint | None = None
    while not client.is_closed():
        opened_at = 0.0
        ws: TolerantWebSocket | None = None
        problem: Exception | str
        try:
            ws = await _open(client, point, budget, shard)
            client.ws = ws
            opened(ws)
            opened_at = monotonic()
            await ws.poll_event()
            retry.log.succeeded()  # the delays are reset only if the connection lasts
            while True:
                await ws.poll_event()
        except ReconnectWebSocket as lost:
            problem = (
                f"the gateway ended the connection ({_close_code(ws)})" if lost.resume else "no valid gateway session"
            )
        except discord.ConnectionClosed as closed:
            if closed.code in LASTING:
                raise Rejected(closed.code) from closed
            problem = f"the gateway ended the connection ({closed.code})"
        except TEMPORARY as error:
            raise_if_rejected(error)
            problem = error
        if ws is not None:
            client.dispatch("shard_lost", shard)
        if client.is_closed():
            return
        point = _resume_point(ws, point)
        if ws is not None and monotonic() - opened_at >= STABLE_SECONDS:
            retry.succeeded()
            resumes.succeeded()
        elif ws is not None and ws.is_serving and point is not None:
            await resumes.wait(problem if isinstance(problem, str) else one_line(problem))
        elif isinstance(problem, str):
            await retry.wait(problem)
        else:
            await wait_after(retry, problem)


async def _open(
    client: discord.Client, point: _ResumePoint | None, budget: IdentifyBudget, shard: Shard
) -> TolerantWebSocket:
    """Opens a websocket and sends RESUME, or IDENTIFY if there is no point to resume."""
    number = None if shard == ONLY_SHARD else shard.number
    if point is None:
        async with budget.slot(shard) as gateway:
            opening = TolerantWebSocket.from_client(client, initial=True, gateway=gateway, shard_id=number)
            return await asyncio.wait_for(opening, OPEN_SECONDS)
    opening = TolerantWebSocket.from_client(
        client, gateway=point.gateway, shard_id=number, session=point.session, sequence=point.sequence, resume=True
    )
    return await asyncio.wait_for(opening, OPEN_SECONDS)


def _resume_point(ws: TolerantWebSocket | None, last: _ResumePoint | None) -> _ResumePoint | None:
    """Returns the point to resume; None if no session began, Discord has ended it, or it cannot be reached."""
    if ws is not None:
        if ws.session_id is None or ws.socket.close_code in NOT_RESUMABLE:
            return None
        return _ResumePoint(ws.session_id, ws.sequence, ws.gateway)
    if last is None or last.failed + 1 >= MAX_RESUMES:
        return None
    return _ResumePoint(last.session, last.sequence, last.gateway, last.failed + 1)


def _close_code(ws: TolerantWebSocket | None) -> str:
    code = ws.socket.close_code if ws is not None else None
    return str(code) if code else "without a close code"
