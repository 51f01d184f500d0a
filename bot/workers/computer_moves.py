"""Lets workers choose the moves of the computer players, and rate moves for hints and analyses."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from math import inf

from bot.players import searches
from bot.players.base import STRONGEST_LAST, Level
from bot.players.choosing import Choice, MoveRequest, first_choice, move_ratings
from bot.workers.pool import WorkerPool, WorkFailed

ANSWER_TARGET = 3.0
"""The seconds in which a computer is to answer, its pause included."""

START_WITHIN = ANSWER_TARGET - 1.0
"""The seconds that a move may wait, for its server's CPU budget or for a worker, until less is searched. The longest
search takes half a second, and twice as long where other processes want the processor, too."""


class WorkerChooser:
    """Chooses moves in the workers of a pool: see `bot.sessions.timers.computer_turns.Choose`.

    A server whose CPU budget is used up gets moves of the fair level, which take little time, and in debt of the easy
    one, which take next to none; so does a move that has waited too long for a worker, since others wait behind it.
    Tables wait in the order in which they asked, from whatever server. Where a draw is in place, a weaker move would
    have computers take it when they stand better, and in a duel others would meet another move: then the choice waits
    as long as it takes. Players that do not search
    never wait.
    """

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    async def __call__(self, server: int, requests: Sequence[MoveRequest], wanted: Callable[[], bool]) -> Choice | None:
        """Returns the choice; None if it is not wanted any more when a worker is free. Raises WorkFailed."""
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
    """Returns the requests, those of stronger levels at this one."""
    return [replace(request, level=min(request.level, level, key=STRONGEST_LAST.index)) for request in requests]


class WorkerRater:
    """Rates moves in the workers of a pool: see `bot.sessions.analysis.Rate`."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    async def __call__(self, server: int, request: MoveRequest) -> Sequence[float]:
        """Returns the ratings. Raises WorkFailed.

        Each server has a second CPU budget for them, as large as that for moves, so that computers move as well as
        before while a game is analysed. When it is used up, the next rating waits as long as it takes.
        """
        patience = inf if searches(request.game_key, request.level) else 0
        ratings = await self._pool.run(~server, partial(move_ratings, request), patience=patience)
        if ratings is None:
            raise WorkFailed("nobody wants the ratings")  # never: by default work is wanted
        return ratings
