"""Computers at the table: they think off the loop, seem to think a while longer, and then move if they still may."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import isinf

import structlog

from bot.games.base import Seat
from bot.games.chance import Chance
from bot.players.base import AnyPlayer
from bot.players.random_player import RandomPlayer
from bot.sessions.refusals import Refusal
from bot.sessions.session import Session
from bot.sessions.timers.timers import Now, Schedule, Timers

log = structlog.get_logger()

LUCK_BYTES = 32

USUAL_PAUSE = 1.0
"""Seconds, where a player does not say when it moves though all wait for it."""


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
    """At most one intention a table: in a race that of the computer who would be first. A new ply is thought of anew.

    What computers pick by chance comes from luck of their own, which tells nothing of the game's.
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
        self._alarms = Timers(now, schedule)
        self._token_bytes = token_bytes
        self._player = player
        self._turns: dict[str, Turn] = {}
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="computer")
        self._free = asyncio.Lock()

    def attend(self, session: Session) -> None:
        """Has the computers think whose turn it is; lets go of what is past."""
        turn = (session.ply, session.to_act & session.computers)
        if self._turns.get(session.id) == turn:
            return
        self._turns.pop(session.id, None)
        self._alarms.drop(session.id)
        if turn[1]:
            self._turns[session.id] = turn
            self._alarms.at_once(session.id, partial(self._think, session, turn))

    async def close(self) -> None:
        """Lets go of every thought, and waits for moves under way."""
        self._turns.clear()
        await self._alarms.close()
        self._thread.shutdown()

    async def _think(self, session: Session, turn: Turn) -> None:
        """One thought after the other: in a race many are past before it is their turn, and need not be had."""
        async with self._free:
            if self._turns.get(session.id) != turn:
                return
            player, seed = self._player(session.game_key), self._token_bytes(LUCK_BYTES)
            thinking = partial(intention, player, session, sorted(turn[1]), seed)
            meant = await asyncio.get_running_loop().run_in_executor(self._thread, thinking)
        if self._turns.get(session.id) == turn and not isinf(meant.pause):
            at = self._now() + round(meant.pause * 1000)
            self._alarms.set(session.id, at, partial(self._make, session.id, meant))

    async def _make(self, session_id: str, meant: PlannedMove) -> None:
        try:
            await self._move(session_id, meant)
        except Refusal:
            return  # changed elsewhere, or no more: whoever found that out has had it thought of anew


def intention(player: AnyPlayer, session: Session, seats: list[Seat], seed: bytes) -> PlannedMove:
    """What the first of these seats to move would do. It sees that seat's view and nothing else."""
    return min((_of_one(player, session, seat, seed) for seat in seats), key=lambda meant: meant.pause)


def _of_one(player: AnyPlayer, session: Session, seat: Seat, seed: bytes) -> PlannedMove:
    view, legal = session.view(seat), session.game.legal_moves(session.state, seat)

    def asked(player: AnyPlayer) -> PlannedMove:
        """With the same luck for the choice and for its pause, which are one thought."""
        words = player.choose(view, legal, Chance(seed, seat))
        if words not in legal:
            raise ValueError(f"{session.game_key}: no such move: {words}")
        pause = player.pause(view, legal, Chance(seed, seat))
        if not pause >= 0:
            raise ValueError(f"{session.game_key}: no such pause: {pause}")
        if isinf(pause) and not session.game.info.race:
            log.error("computer would wait for ever", game=session.game_key, session=session.id, ply=session.ply)
            pause = USUAL_PAUSE
        return PlannedMove(session.ply, seat, words, pause)

    try:
        return asked(player)
    except Exception:  # whatever a player trips over, people must not wait for it for ever
        log.exception("computer tripped", game=session.game_key, session=session.id, ply=session.ply)
        return asked(RandomPlayer())
