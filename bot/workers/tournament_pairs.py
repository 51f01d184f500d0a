"""Lets workers compute the pairings of large tournaments."""

from collections.abc import Callable
from typing import Any

from bot.workers.pool import WorkerPool, WorkFailed


class WorkerOffload:
    """Calls functions in the workers of a pool: see `bot.sessions.offload.Offload`.

    They import what they need there, such as 29 MB of `networkx`, and give it back as they end.
    """

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    async def __call__(self, server: int, work: Callable[[], Any]) -> Any:
        """Returns what the function returns, which is pickled on its way and back. Raises WorkFailed."""
        found: tuple[Any] | None = await self._pool.run(~server, _Boxed(work))
        if found is None:
            raise WorkFailed("nobody wants the pairs")  # never: by default work is wanted
        return found[0]


class _Boxed:
    """A function whose result is in a tuple, since None stands for work that is not wanted any more."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self._work = work

    def __call__(self) -> tuple[Any]:
        return (self._work(),)
