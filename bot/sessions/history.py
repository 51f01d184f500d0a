"""Questions about games that have ended."""

from collections.abc import Awaitable, Callable

from bot.sessions.refusals import NoGame, Refusal
from bot.sessions.session import Session
from bot.store.interface import Store
from bot.store.records import EndedRecord, ResultRecord, Standing

__all__ = ["EndedRecord", "History", "ResultRecord", "Standing"]


class History:
    """Ended sessions and their results. Raises StoreUnavailable where the store cannot be read."""

    def __init__(self, store: Store, find: Callable[[str], Awaitable[Session | None]]) -> None:
        self._store = store
        self._find = find

    async def record(self, session_id: str) -> Session:
        """Returns an ended session, all of which may be seen and verified. Refuses `no-game`, `not-over`."""
        session = await self._find(session_id)
        if session is None:
            raise NoGame
        if session.status.live:
            raise Refusal("not-over")
        return session

    async def standings(self, guild: int, game_key: str | None, limit: int) -> tuple[Standing, ...]:
        """Returns the best of a guild, in one game or (None) in all; games for one or with a computer do not count."""
        return await self._store.standings(guild, game_key, limit)

    async def results(self, guild: int, game_key: str | None) -> tuple[ResultRecord, ...]:
        """Returns the result of each seat of every game of a guild that counts, in order of time."""
        return await self._store.results(guild, game_key)

    async def ended_in(self, channel: int, limit: int) -> tuple[EndedRecord, ...]:
        """Returns the last finished games of a channel, the newest first."""
        return await self._store.ended_in(channel, limit)
