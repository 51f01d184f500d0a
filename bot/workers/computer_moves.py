"""Lets workers choose computer players' moves, and rate moves for hints and analyses."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from math import inf

from bot.players import searches
from bot.players.base import STRONGEST_LAST, Level
from bot.players.choosing import Choice, MoveRequest, first_choice, move_ratings
from bot.workers.pool import NotWanted, WorkerPool

ANSWER_TARGET = 3.0
"""The seconds within which a computer should move, its pause included."""

START_WITHIN = ANSWER_TARGET - 1.0
"""The seconds that a move may wait, for its server's CPU budget or for a worker, before a weaker search is used. The
longest search takes half a second, or twice that if other processes compete for the processor."""


class WorkerChooser:
    """Chooses moves in the workers of a pool: see `bot.sessions.timers.computer_turns.Choose`.

    A server whose CPU budget is used up gets moves of the fair level, which take little time; in debt it gets moves of
    the easy level, which take almost none. The same holds for a move that has waited too long for a worker, since
    others wait behind it. Tables of all servers wait in the order of their requests. Two kinds of choices wait as long
    as it takes: those where a draw is possible, since a weaker computer might accept a draw while it stands better, and
    those in duels, where all players must meet the same move. Players that do not search never wait.
    """

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    async def __call__(self, server: int, requests: Sequence[MoveRequest], wanted: Callable[[], bool]) -> Choice | None:
        """Returns the choice; None if it is no longer wanted when a worker is free. Raises WorkFailed."""
        try:
            return await self._choice(server, requests, wanted)
        except NotWanted:
            return None

    async def _choice(self, server: int, requests: Sequence[MoveRequest], wanted: Callable[[], bool]) -> Choice:
        work = partial(first_choice, requests)
        if not any(searches(request.game_key, request.level) for request in requests):
            return await self._pool.run(server, work, patience=0, wanted=wanted)
        if any(request.rated or request.full for request in requests):
            return await self._pool.run(server, work, wanted=wanted)
        fair, easy = (limited(requests, level) for level in (Level.FAIR, Level.EASY))
        return await self._pool.run(
            server,
            work,
            patience=0 if fair == requests else START_WITHIN,
            within=START_WITHIN,
            queue=object(),  # a table asks for one move at a time
            less_work=(partial(first_choice, fair), partial(first_choice, easy)),
            wanted=wanted,
        )


def limited(requests: Sequence[MoveRequest], level: Level) -> Sequence[MoveRequest]:
    """Returns the requests, with levels above this one lowered to it."""
    return [replace(request, level=min(request.level, level, key=STRONGEST_LAST.index)) for request in requests]


class WorkerRater:
    """Rates moves in the workers of a pool: see `bot.sessions.analysis.Rate`."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    async def __call__(self, server: int, request: MoveRequest) -> Sequence[float]:
        """Returns the ratings. Raises WorkFailed.

        Each server has a second CPU budget for ratings, as large as the one for moves, so that an analysis does not
        weaken computers' moves. When it is used up, the next rating waits as long as it takes.
        """
        patience = inf if searches(request.game_key, request.level) else 0
        return await self._pool.run(~server, partial(move_ratings, request), patience=patience)
