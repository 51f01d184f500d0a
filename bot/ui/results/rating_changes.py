"""By how much an ended game changed the ratings of its players."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from operator import attrgetter

import structlog

from bot.lru import LruCache
from bot.ratings.career import Played, rating_changes
from bot.sessions.history import ResultRecord
from bot.sessions.service import Sessions, StoreUnavailable
from bot.sessions.session import Session, Status

log = structlog.get_logger()

SESSIONS_KEPT = 500

MOST_RESULTS = 20_000
"""All results of a guild in the game are rated again, in a thread: 10,000 games of two take about half a second."""


class RatingChanges:
    """Computes rating changes from the history of a guild, and keeps those of the last games."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self._kept: LruCache[str, Mapping[int, int]] = LruCache(SESSIONS_KEPT)

    async def of(self, session: Session) -> Mapping[int, int]:
        """Returns the change for each user who played, in points.

        Empty for a game that does not count, such as one with a computer, outside of guilds, where the guild has more
        than MOST_RESULTS results, and where the store cannot be read.
        """
        guild = session.place.guild
        humans = len(session.people) > 1 and not any(person.computer for person in session.people)
        if guild is None or session.status is not Status.FINISHED or not humans:
            return {}
        kept = self._kept.get(session.id)
        if kept is not None:
            return kept
        try:
            rows = await self._sessions.history.results(guild, session.game_key)
        except StoreUnavailable as error:
            log.warning("ratings not read", session=session.id, why=repr(error))
            return {}
        last = max((place for place, row in enumerate(rows) if row.session == session.id), default=-1)
        if last < 0 or last >= MOST_RESULTS:
            return {}
        changes = await asyncio.to_thread(_changes, rows[: last + 1])
        self._kept[session.id] = changes
        return changes


def played(rows: Iterable[ResultRecord]) -> list[Played]:
    """Groups rows of results, in order, by the game that they are of."""
    games = []
    for _, seats in groupby(rows, key=attrgetter("session")):
        sat: Sequence[ResultRecord] = list(seats)
        games.append(
            Played(
                sat[0].game,
                {row.person: row.rank for row in sat},
                {row.person: row.outcome for row in sat},
            )
        )
    return games


def _changes(rows: Sequence[ResultRecord]) -> Mapping[int, int]:
    return rating_changes(played(rows))
