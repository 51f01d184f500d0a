"""The results of servers: standings and careers, computed once and kept until the server has another result."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from operator import attrgetter
from typing import Any, TypeAlias, TypeVar

from bot.lru import LruCache
from bot.ratings.career import Careers, Played
from bot.sessions.session import Session, Status
from bot.store.interface import Store
from bot.store.records import ResultRecord, Standing
from bot.store.shared import SharedStore

RESULTS_KEPT = 200_000
"""How many results may be in the careers that are kept, about 40 bytes each."""

STANDINGS_KEPT = 500

SESSIONS_NOTED = 2_000
"""How many ended sessions are known to have been noted, since their tables may change after their end."""

WRITTEN_WITHIN = 300_000
"""Milliseconds from a session's end within which its results are written, also where clocks differ."""

FEW = 100
"""So many games are added to careers at once, on the event loop: some milliseconds."""

CHUNK = 100
"""After so many games a thread that computes careers looks whether the bot stops."""

_Key: TypeAlias = tuple[int, str | None]
"""A guild, and a game or (None) all."""

_Ended: TypeAlias = tuple[int, str]
"""When a session ended, in ms since the epoch, and its id: results are in this order."""

T = TypeVar("T")


@dataclass(frozen=True)
class _Kept:
    """What has been computed. last: the newest result in it. changed: whether there are newer ones."""

    careers: Careers
    results: int
    last: _Ended
    changed: bool = False


@dataclass(eq=False)
class _Reading:
    """Careers that are being computed for several who wait. ended: the sessions that have ended meanwhile."""

    task: "asyncio.Task[Any]"
    ended: list[_Ended] = field(default_factory=list)


class ServerResults:
    """Standings and careers of guilds, in one game or (None) in all. Raises StoreUnavailable where it cannot be read.

    Equal questions that are asked at the same time are answered together. All results of a guild are read and rated
    once, in a thread: that takes 75 microseconds a game. Later ones are added to them.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._shared = isinstance(store, SharedStore)
        """Whether other processes write results, too: then all that is kept may be out of date."""
        self._careers: LruCache[_Key, _Kept] = LruCache(RESULTS_KEPT, lambda kept: kept.results + 1)
        self._standings: LruCache[tuple[_Key, int], Sequence[Standing]] = LruCache(STANDINGS_KEPT)
        self._reading: dict[tuple[object, ...], _Reading] = {}
        self._noted: LruCache[str, bool] = LruCache(SESSIONS_NOTED)
        self._closed = False

    def session_changed(self, session: Session) -> None:
        """Drops what a session that has just ended makes outdated. May be called again for the same session."""
        guild, ended = session.place.guild, (session.ended_at or 0, session.id)
        counts = session.status is Status.FINISHED and not any(person.computer for person in session.people)
        if guild is None or not counts or session.id in self._noted:
            return
        self._noted[session.id] = True
        for reading in self._reading.values():
            reading.ended.append(ended)
        for game in (None, session.game_key):
            kept = self._careers.get((guild, game))
            if kept is None or session.id in kept.careers:
                continue
            if ended > kept.last:
                self._careers[guild, game] = replace(kept, changed=True)
            else:
                self._careers.pop((guild, game))
        for key in tuple(self._standings):
            if key[0][0] == guild:
                self._standings.pop(key)

    async def standings(self, guild: int, game: str | None, limit: int) -> Sequence[Standing]:
        """Returns the best of the guild, as `Store.standings` does."""
        key = (guild, game), limit
        if (kept := self._standings.get(key)) is not None and not self._shared:
            return kept
        return await self._together(("standings", key), lambda ended: self._read_standings(guild, game, limit, ended))

    async def careers(self, guild: int, game: str | None) -> Careers:
        """Returns the careers of all who have played there."""
        kept = self._careers.get((guild, game))
        if kept is not None and not kept.changed and not self._shared:
            return kept.careers
        return await self._together(("careers", guild, game), lambda ended: self._read_careers(guild, game, ended))

    def close(self) -> None:
        """Ends what is being computed: who waits for it gets a CancelledError."""
        self._closed = True

    async def _together(self, key: tuple[object, ...], read: Callable[[list[_Ended]], Awaitable[T]]) -> T:
        """Returns what `read` returns, also to those who ask for it while it is read. It goes on if they give up."""
        reading = self._reading.get(key)
        if reading is None:
            ended: list[_Ended] = []

            async def work() -> T:
                try:
                    return await read(ended)
                finally:
                    del self._reading[key]

            reading = self._reading[key] = _Reading(asyncio.create_task(work()), ended)
        found: T = await asyncio.shield(reading.task)
        return found

    async def _read_standings(
        self, guild: int, game: str | None, limit: int, ended: list[_Ended]
    ) -> Sequence[Standing]:
        found = await self._store.standings(guild, game, limit)
        if not ended:
            self._standings[(guild, game), limit] = found
        return found

    async def _read_careers(self, guild: int, game: str | None, ended: list[_Ended]) -> Careers:
        """Adds what is new to careers that are kept; computes the others anew."""
        kept = self._careers.get((guild, game))
        if kept is not None:
            rows = await self._store.results(guild, game, after=self._read_after(kept))
            games = [one for one in played(rows) if one.session not in kept.careers]
            in_order = all((row.at, row.session) > kept.last for row in rows if row.session not in kept.careers)
            if len(games) <= FEW and in_order and self._careers.get((guild, game)) is not None:
                for one in games:
                    kept.careers.add(one)
                count = kept.results + sum(len(one.ranks) for one in games)
                self._keep(guild, game, _Kept(kept.careers, count, _last(rows, kept.last)), ended)
                return kept.careers
        rows = await self._store.results(guild, game)
        careers = await asyncio.to_thread(self._computed, rows)
        self._keep(guild, game, _Kept(careers, len(rows), _last(rows, (0, ""))), ended)
        return careers

    def _read_after(self, kept: _Kept) -> _Ended:
        """Returns after which session's end results are read that may be new.

        Other processes may write the result of a session some time after its end, when later ones are known already.
        """
        at, session = kept.last
        return (at - WRITTEN_WITHIN, "") if self._shared else (at, session)

    def _computed(self, rows: Sequence[ResultRecord]) -> Careers:
        careers = Careers()
        for number, one in enumerate(played(rows)):
            if number % CHUNK == 0 and self._closed:
                raise asyncio.CancelledError
            careers.add(one)
        return careers

    def _keep(self, guild: int, game: str | None, found: _Kept, ended: list[_Ended]) -> None:
        """Keeps what was computed, unless a session has ended meanwhile that may belong before the last result."""
        missed = [one for one in ended if one[1] not in found.careers]
        if any(one < found.last for one in missed):
            self._careers.pop((guild, game))
        else:
            self._careers[guild, game] = replace(found, changed=bool(missed))


def played(rows: Iterable[ResultRecord]) -> list[Played]:
    """Groups rows of results, in order, by the game that they are of."""
    games = []
    for session, seats in groupby(rows, key=attrgetter("session")):
        sat: Sequence[ResultRecord] = list(seats)
        games.append(
            Played(
                sat[0].game,
                {row.person: row.rank for row in sat},
                {row.person: row.outcome for row in sat},
                session,
            )
        )
    return games


def _last(rows: Sequence[ResultRecord], known: _Ended) -> _Ended:
    """Returns the newest of these results, or what is known if there are none."""
    return (rows[-1].at, rows[-1].session) if rows else known
