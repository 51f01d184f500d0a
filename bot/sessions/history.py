"""Questions about games that have ended."""

import json
from collections.abc import Awaitable, Callable, Sequence

from bot.games.base import OptionError
from bot.ratings.career import Careers
from bot.sessions.refusals import NoGame, Refusal
from bot.sessions.server_results import ServerResults
from bot.sessions.session import Session
from bot.store.interface import Store
from bot.store.records import EndedRecord, SolitaireRecord, Standing

__all__ = ["EndedRecord", "History", "Standing"]


class History:
    """Ended sessions and their results. Raises StoreUnavailable where the store cannot be read."""

    def __init__(self, store: Store, find: Callable[[str], Awaitable[Session | None]]) -> None:
        self._store = store
        self._find = find
        self._results = ServerResults(store)
        self.session_changed = self._results.session_changed
        self.close = self._results.close

    async def record(self, session_id: str) -> Session:
        """Returns an ended session, all of which may be seen and verified. Refuses `no-game`, `not-over`."""
        session = await self._find(session_id)
        if session is None:
            raise NoGame
        if session.status.live:
            raise Refusal("not-over")
        return session

    async def standings(self, guild: int, game_key: str | None, limit: int) -> Sequence[Standing]:
        """Returns the best of a guild, in one game or (None) in all; games for one or with a computer do not count."""
        return await self._results.standings(guild, game_key, limit)

    async def careers(self, guild: int, game_key: str | None) -> Careers:
        """Returns the careers of all who have played in a guild, in one game or (None) in all.

        More games may be added to it later.
        """
        return await self._results.careers(guild, game_key)

    async def best_before(self, session: Session) -> int | None:
        """Returns the best score of the only player of this ended game from games before it, alone and by its options.

        Games elsewhere, in another guild or outside of guilds, do not count. None if there is none.
        """
        played = await self._store.solitaires(session.people[0].id, session.place.guild, session.game_key)
        return max((one.score for one in played if _is_before(one, session)), default=None)

    async def ended_in(self, channel: int, limit: int) -> tuple[EndedRecord, ...]:
        """Returns the last finished games of a channel, the newest first."""
        return await self._store.ended_in(channel, limit)


def _is_before(one: SolitaireRecord, session: Session) -> bool:
    """Returns whether a game ended before this session, and had the same options."""
    if one.session == session.id or one.at > (session.ended_at or 0):
        return False
    try:
        return session.game.info.full_options(json.loads(one.options)) == session.options
    except OptionError:  # an option that the game no longer has
        return False
