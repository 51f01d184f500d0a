"""Has workers choose the moves of the computer players, and rate moves for hints and analyses."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from bot.players.base import Level
from bot.players.choosing import Choice, MoveRequest, first_choice, move_ratings
from bot.workers.pool import WorkerPool, WorkFailed


class WorkerChooser:
    """Chooses moves in the workers of a pool: see `bot.sessions.timers.computer_turns.Choose`.

    A server whose CPU budget is used up gets moves of the easy level, which take next to no time. Where a draw is in
    place, that would have computers take it when they stand better: then the choice only waits.
    """

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    async def __call__(self, server: int, requests: Sequence[MoveRequest], wanted: Callable[[], bool]) -> Choice | None:
        """Returns the choice; None if it is not wanted any more when a worker is free. Raises WorkFailed."""
        easy = [request if request.rated else replace(request, level=Level.EASY) for request in requests]
        return await self._pool.run(
            server, partial(first_choice, requests), less_work=partial(first_choice, easy), wanted=wanted
        )


class WorkerRater:
    """Rates moves in the workers of a pool: see `bot.sessions.analysis.Rate`."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    async def __call__(self, server: int, request: MoveRequest) -> Sequence[float]:
        """Returns the ratings. Raises WorkFailed.

        They have a CPU budget of their own, so that computers move as well as before while a game is analysed; when it
        is used up, the next rating waits for a while.
        """
        work = partial(move_ratings, request)
        ratings = await self._pool.run(~server, work, less_work=work)
        if ratings is None:
            raise WorkFailed("nobody wants the ratings")  # never: by default work is wanted
        return ratings
