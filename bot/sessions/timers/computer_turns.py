"""Plans computer moves in a worker thread; makes each after a pause unless the table has changed."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import isinf

import structlog
from structlog.contextvars import bind_contextvars

from bot.games.base import Seat
from bot.games.chance import Chance
from bot.players.base import AnyPlayer
from bot.players.random_player import RandomPlayer
from bot.sessions.refusals import Refusal
from bot.sessions.session import Session
from bot.sessions.timers.timers import Now, Schedule, Timers

log = structlog.get_logger()

SEED_BYTES = 32

USUAL_PAUSE = 1.0
"""Seconds before a move whose player does not say when it moves, though everybody waits for it."""

ROUND_END_PAUSE = 6.0
"""Seconds at least before the first move of a round: until then its table shows how the round before has ended."""


@dataclass(frozen=True)
class PlannedMove:
    """The move that a computer is about to make: at which ply, for which seat, after how many seconds."""

    ply: int
    seat: Seat
    words: str
    pause: float


Turn = tuple[int, frozenset[Seat]]
"""The ply, and the computers' seats that may move at it."""


class ComputerTurns:
    """Plans at most one move for each table. In a race it is the fastest computer's move. A new ply discards the plan.

    The players' random choices come from seeds of their own, which reveal nothing of the game's luck.
    """

    def __init__(
        self,
        move: Callable[[str, PlannedMove], Awaitable[object]],
        *,
        now: Now,
        schedule: Schedule,
        token_bytes: Callable[[int], bytes],
        player: Callable[[str], AnyPlayer],
    ) -> None:
        self._move = move
        self._now = now
        self._timers = Timers(now, schedule)
        self._token_bytes = token_bytes
        self._player = player
        self._turns: dict[str, Turn] = {}
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="computer")
        self._planning = asyncio.Lock()

    def update(self, session: Session) -> None:
        """Has a move planned if it is a computer's turn, and drops a plan that is out of date."""
        turn = (session.ply, session.to_act & session.computers)
        if self._turns.get(session.id) == turn:
            return
        self._turns.pop(session.id, None)
        self._timers.cancel(session.id)
        if turn[1]:
            self._turns[session.id] = turn
            self._timers.start(session.id, partial(self._plan, session, turn))

    def pause(self, session_id: str) -> None:
        """Drops the plan for a session until the next `update`."""
        self._turns.pop(session_id, None)
        self._timers.cancel(session_id)

    async def close(self) -> None:
        """Drops all plans, and waits for moves that are being made."""
        self._turns.clear()
        await self._timers.close()
        self._thread.shutdown()

    async def _plan(self, session: Session, turn: Turn) -> None:
        """Plans one move at a time: in a race many plans are out of date before they are started, and are skipped."""
        bind_contextvars(session=session.id, ply=session.ply)
        async with self._planning:
            if self._turns.get(session.id) != turn:
                return
            player, seed = self._player(session.game_key), self._token_bytes(SEED_BYTES)
            work = partial(plan_move, player, session, sorted(turn[1]), seed)
            planned = await asyncio.get_running_loop().run_in_executor(self._thread, work)
        if self._turns.get(session.id) == turn and not isinf(planned.pause):
            at = self._now() + round(planned.pause * 1000)
            self._timers.set(session.id, at, partial(self._make, session.id, planned))

    async def _make(self, session_id: str, planned: PlannedMove) -> None:
        bind_contextvars(session=session_id, ply=planned.ply)
        try:
            await self._move(session_id, planned)
        except Refusal:
            return  # another process has changed or ended the session; `update` was called when that was found out


def plan_move(player: AnyPlayer, session: Session, seats: list[Seat], seed: bytes) -> PlannedMove:
    """Returns the move of the first of these seats to move. The player sees that seat's view and nothing else."""
    return min((_plan_for(player, session, seat, seed) for seat in seats), key=lambda planned: planned.pause)


def _plan_for(player: AnyPlayer, session: Session, seat: Seat, seed: bytes) -> PlannedMove:
    view, legal = session.view(seat), session.game.legal_moves(session.state, seat)

    def plan(player: AnyPlayer) -> PlannedMove:
        # The same luck for the choice and for its pause, since the player may work both out together.
        words = player.choose(view, legal, Chance(seed, seat))
        if words not in legal:
            raise ValueError(f"{session.game_key}: no such move: {words}")
        pause = player.pause(view, legal, Chance(seed, seat))
        if not pause >= 0:
            raise ValueError(f"{session.game_key}: no such pause: {pause}")
        if isinf(pause) and not session.game.info.race:
            log.error("computer would wait for ever", game=session.game_key, session=session.id, ply=session.ply)
            pause = USUAL_PAUSE
        if view.round_end is not None:
            pause = max(pause, ROUND_END_PAUSE)
        return PlannedMove(session.ply, seat, words, pause)

    try:
        return plan(player)
    except Exception:  # people must not wait for ever for a player that fails
        log.exception("computer failed", game=session.game_key, session=session.id, ply=session.ply)
        return plan(RandomPlayer())
