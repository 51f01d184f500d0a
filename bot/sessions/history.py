"""Reads finished games: single ones and lists of them."""

from dataclasses import dataclass

from bot.sessions.coalescing import Coalescing
from bot.sessions.fairness import ENTROPY_LUCK
from bot.sessions.refusals import NoGame, Refusal
from bot.sessions.session import FindSession, Session
from bot.store.history import NEWEST, BestResult, FinishedGame, GameFilter, GameKey, GamePlayer
from bot.store.interface import Store

__all__ = ["NEWEST", "BestResult", "FinishedGame", "GameFilter", "GameKey", "GamePage", "GamePlayer", "History"]

GAMES = 10
"""The default number of games on a page of a list."""


@dataclass(frozen=True)
class GamePage:
    """Some finished games of a list, the newest first.

    Attributes:
        older, newer: the keys after which the next page and the previous page begin; None if there is no such page.
    """

    games: tuple[FinishedGame, ...]
    older: GameKey | None
    newer: GameKey | None


class History:
    """Reads ended sessions and their results. Raises StoreUnavailable."""

    def __init__(self, store: Store, find: FindSession) -> None:
        self._store = store
        self._find = find
        self._once = Coalescing()

    async def ended_game(self, session_id: str) -> Session:
        """Returns an ended session, which everybody may see completely and verify. Refuses `no-game`, `not-over`."""
        session = await self._find(session_id)
        if session is None:
            raise NoGame
        if session.status.live:
            raise Refusal("not-over")
        return session

    async def games(self, chosen: GameFilter, after: GameKey = NEWEST, most: int = GAMES) -> GamePage:
        """Returns the page of a filter's finished games that begins after this key.

        Players have the names under which they played, so these may be shown in the filter's guild or channel.

        Args:
            after: `older` or `newer` of another page of the same list, or any other key.
        """
        return await self._once(("games", chosen, after, most), lambda: self._games(chosen, after, most))

    async def _games(self, chosen: GameFilter, after: GameKey, most: int) -> GamePage:
        found = await self._store.results.finished_games(chosen, most + 1, after)
        games, newer = found[:most], None
        if after != NEWEST and games:
            before = await self._store.results.games_before(chosen, most + 1, games[0].key)
            if before:  # the key of the game before that page's first one
                newer = before[most] if len(before) > most else NEWEST
        return GamePage(games, games[-1].key if len(found) > most else None, newer)

    async def best_before(self, session: Session) -> BestResult | None:
        """Returns the best earlier solo result of an ended game's only player in its variant; None without one.

        Games in other guilds, or for a game in a guild outside of guilds, do not count.
        """
        return await self._store.results.best_result_before(
            session.people[0].id,
            None if session.place.user_install else session.place.guild,
            session.game_key,
            session.game.info.variant(session.options, len(session.people)),
            GameKey(session.result.ended_at or 0, session.id),
        )

    async def ended_in(self, channel: int, limit: int) -> tuple[FinishedGame, ...]:
        """Returns the last finished games of a channel, the newest first."""
        return await self._store.results.finished_games(GameFilter(channel=channel), limit)

    async def last_at_table(self, channel: int) -> str | None:
        """Returns the id of the last finished game of a channel, except games of duels; None if there is none."""
        return await self._store.sessions.last_with_luck(channel, ENTROPY_LUCK)
