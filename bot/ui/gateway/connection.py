"""The connection of a shard to Discord's gateway, kept as long as the client is open.

It replaces `discord.Client.connect`, which fails when its first websocket is closed, resumes a session that never
began, and does not know how many sessions Discord still allows. A session is the gateway's here, not a table's.

Relies on `DiscordWebSocket.from_client` and `poll_event`, on `ReconnectWebSocket`, and on `Client.ws`.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

import discord
import yarl
from discord.gateway import ReconnectWebSocket

from bot.retry import Retry, one_line
from bot.sessions.shard import ONLY_SHARD, Shard
from bot.ui.gateway.connection_errors import LASTING, TEMPORARY, Rejected, raise_if_rejected, wait_after
from bot.ui.gateway.identify_budget import IdentifyBudget
from bot.ui.gateway.tolerant_websocket import TolerantWebSocket

OPEN_SECONDS = 60.0
"""Seconds within which a websocket has to be open and the gateway has to greet."""

STABLE_SECONDS = 60.0
"""Seconds after which a connection counts as good: if it is lost then, the next attempt follows at once."""

FIRST_RESUME, LONGEST_RESUME = 0.25, 4.0
"""Seconds before a session that was served is resumed, the first time and at most. A RESUME does not count among the
sessions that Discord allows in a day, so that these delays need not grow as those before an IDENTIFY do."""

NOT_RESUMABLE = frozenset({4007, 4009})
"""The gateway's close codes for a session that is over: an invalid sequence number, and a timeout."""

MAX_RESUMES = 3
"""The failed attempts to reach a session's own address after which a new session begins."""


@dataclass(frozen=True)
class _ResumePoint:
    """Where a lost session goes on. `gateway` is its own address, `sequence` the number of its last event."""

    session: str
    sequence: int | None
    gateway: yarl.URL
    failed: int = 0
    """How many attempts to resume it have not reached the gateway."""


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
            retry.log.succeeded()  # delays begin anew only where it lasts
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
    """Opens a websocket that has sent RESUME, or IDENTIFY without a point to resume."""
    number = None if shard == ONLY_SHARD else shard.number
    if point is None:
        async with budget.slot(shard) as gateway:
            opening = TolerantWebSocket.from_client(client, initial=True, gateway=gateway, shard_id=number)
            return await asyncio.wait_for(opening, OPEN_SECONDS)
    opening = TolerantWebSocket.from_client(
        client,
        gateway=point.gateway,
        shard_id=number,
        session=point.session,
        sequence=point.sequence,
        resume=True,
    )
    return await asyncio.wait_for(opening, OPEN_SECONDS)


def _resume_point(ws: TolerantWebSocket | None, last: _ResumePoint | None) -> _ResumePoint | None:
    """Returns what to resume after a websocket is lost, or could not be opened (None).

    Nothing, if no session began or Discord has ended it.
    """
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
