"""The daily puzzles: drawn ahead, played once by each person, and compared afterwards."""

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import structlog

from bot.games import DAILIES, GAMES, POSITION_PUZZLES
from bot.sessions.daily.attempt import (
    Attempt,
    Puzzle,
    attempt_of,
    begun,
    deleted_id,
    moved,
    puzzle_of,
    record_of,
    sealed_puzzle,
)
from bot.sessions.daily.days import Streak, day_of, days_after, revealed_at, streak
from bot.sessions.daily.posed import posed
from bot.sessions.daily.reading import saved_attempt
from bot.sessions.fairness import draw_seed, luck_of_deal
from bot.sessions.refusals import NoGame, Refusal, SetAside, Stale
from bot.sessions.session import FindSession, Person
from bot.sessions.settings.user_settings import PuzzleConsent
from bot.sessions.states import prepare_states
from bot.sessions.timers.timers import Now
from bot.store.change import Change
from bot.store.dailies import AttemptRecord, DailyChange, DailyMoveRecord, DailyRecord
from bot.store.errors import Conflict, DamagedRecord
from bot.store.interface import Store

__all__ = ["AttemptRecord", "Dailies", "Leaderboard", "LeaderboardPlace", "Puzzles"]

log = structlog.get_logger()

Puzzles = Mapping[str, Puzzle]
"""The puzzles of a day, by game."""

PLACES = 8
"""How many places a leaderboard shows."""


@dataclass(frozen=True)
class LeaderboardPlace:
    """A place on a leaderboard.

    Attributes:
        rank: 1 is best; players with equal points in the same time share it.
    """

    rank: int
    person: Person
    score: int
    duration: int


@dataclass(frozen=True)
class Leaderboard:
    """The best results of a puzzle in a guild, or everywhere (guild None).

    Attributes:
        finished: how many people have finished it.
        own: the reader's place, even below the shown ones; None if the reader has not finished it there.
    """

    puzzle: Puzzle
    guild: int | None
    places: tuple[LeaderboardPlace, ...]
    finished: int
    own: LeaderboardPlace | None


class Dailies:
    """The daily puzzles. Every method raises StoreUnavailable."""

    def __init__(self, store: Store, find: FindSession, *, now: Now, token_bytes: Callable[[int], bytes]) -> None:
        """find: finds the games on which servers' puzzles are based."""
        self._store = store
        self._find = find
        self._now = now
        self._token_bytes = token_bytes

    @property
    def today(self) -> str:
        """Today's date."""
        return day_of(self._now())

    def revealed(self, day: str) -> bool:
        """Returns whether the puzzles of a day are over for all, so that their seeds and leaderboards may be shown."""
        return self._now() >= revealed_at(day)

    async def draw(self) -> None:
        """Draws missing puzzles of today and tomorrow; removes emptied attempts of days that are over."""
        today = self.today
        for day in (today, days_after(today, 1)):
            await self.of_day(day)
        await self._store.erasing.delete_emptied_attempts(self._days_not_over()[0])

    async def delete_person(self, user: int) -> None:
        """Deletes a person's attempts at puzzles that are not over; they cannot begin these again.

        Attempts at other puzzles stay as they are.
        """
        for day in self._days_not_over():
            for puzzle in (await self._drawn(day)).values():
                await self._store.erasing.empty_daily_attempt(puzzle.id, user, deleted_id(puzzle, user))
            for record in await self._store.dailies.of_servers_begun(day, user):
                await self._store.erasing.empty_daily_attempt(record.id, user, deleted_id(record, user))

    def _days_not_over(self) -> tuple[str, ...]:
        """Returns the days whose puzzles may still be played, in order: today, and yesterday for its last hour."""
        yesterday = days_after(self.today, -1)
        return (self.today,) if self.revealed(yesterday) else (yesterday, self.today)

    async def of_day(self, day: str) -> Puzzles:
        """Returns the puzzles of a day; missing ones of today and tomorrow are drawn."""
        puzzles = await self._drawn(day)
        missing = [key for key in DAILIES if key not in puzzles]
        if missing and day in (self.today, days_after(self.today, 1)):
            change = DailyChange(puzzles=tuple(self._new_record(day, key) for key in missing))
            try:
                await self._store.commit(Change(of=f"daily puzzles of {day}", daily=change))
                log.info("daily puzzles drawn", day=day)
            except Conflict:
                log.debug("daily puzzles drawn by another process", day=day)
            puzzles = await self._drawn(day)
        return puzzles

    async def puzzle(self, daily: str) -> Puzzle:
        """Returns the puzzle of this id. Refuses `no-game`, and `set-aside` if its record is damaged."""
        record = await self._store.dailies.find(daily)
        if record is not None and record.guild is not None:
            if (asked := await self._asked(record)) is None:
                raise NoGame
            return asked
        if record is None or record.game not in GAMES or record.game not in DAILIES:
            raise NoGame
        try:
            return puzzle_of(record)
        except DamagedRecord as why:
            raise SetAside from why

    async def of_server(self, guild: int | None, day: str | None = None) -> Puzzle | None:
        """Returns the puzzle of a server's own games; None if there is none, and outside of servers.

        Args:
            day: today by default.
        """
        record = None if guild is None else await self._store.dailies.of_server(day or self.today, guild)
        return None if record is None else await self._asked(record)

    async def all_of(self, guild: int | None, day: str | None = None) -> Sequence[Puzzle]:
        """Returns the puzzles of a day, today by default: those for everybody, then the server's if there is one."""
        puzzles, own = await self.of_day(day or self.today), await self.of_server(guild, day)
        return [*puzzles.values(), *([] if own is None else [own])]

    async def _asked(self, record: DailyRecord) -> Puzzle | None:
        """Returns a server's puzzle; None if its game cannot be replayed, or one of its players no longer agrees."""
        try:
            source = None if record.session is None else await self._find(record.session)
        except Refusal:
            return None
        rules = None if source is None else source.game.info.rules
        if source is None or source.state is None or rules != record.rules or source.game_key not in POSITION_PUZZLES:
            return None
        consents = {one.id: await self._consent(one) for one in source.people if not one.computer}
        if PuzzleConsent.NO in consents.values():
            return None
        named = frozenset(person for person, consent in consents.items() if consent is PuzzleConsent.NAMED)
        await prepare_states(source)
        try:
            return puzzle_of(record, posed(record, source, named))
        except DamagedRecord as why:
            log.error("damaged daily puzzle", daily=record.id, why=str(why))
            return None

    async def _consent(self, person: Person) -> PuzzleConsent:
        """Returns a person's choice as stored; UNNAMED if their data were deleted, NO if their settings are damaged."""
        if person.deleted:
            return PuzzleConsent.UNNAMED
        try:
            settings = await self._store.settings.of_user(person.id)
            return PuzzleConsent.NO if settings is None else PuzzleConsent(settings.puzzles)
        except (DamagedRecord, ValueError):  # they count as the defaults, as in `SettingsCache`
            return PuzzleConsent.NO

    async def attempt(self, puzzle: Puzzle, user: int) -> Attempt | None:
        """Returns a person's attempt at a puzzle. Refuses `set-aside` if its record is damaged."""
        try:
            saved = await saved_attempt(self._store.dailies, puzzle.id, user)
        except DamagedRecord as why:
            log.error("damaged attempt at a puzzle", daily=puzzle.id, person=user, why=str(why))
            raise SetAside from why
        return None if saved is None else attempt_of(puzzle, *saved)

    async def result(self, puzzle: Puzzle, user: int) -> AttemptRecord | None:
        """Returns the record of a person's attempt at a puzzle (when it began, how it ended), without its game.

        Refuses `set-aside` if it cannot be read.
        """
        try:
            return await self._store.dailies.attempt(puzzle.id, user)
        except DamagedRecord as why:
            raise SetAside from why

    async def offered(self, user: int, guild: int | None) -> tuple[Puzzle, ...]:
        """Returns today's puzzles, including the server's, and yesterday's that the person may still finish."""
        return (*await self.all_of(guild), *await self.unfinished(user, guild))

    async def unfinished(self, user: int, guild: int | None) -> tuple[Puzzle, ...]:
        """Returns yesterday's puzzles, including the server's, that a person has begun and may still finish."""
        yesterday = days_after(self.today, -1)
        if self.revealed(yesterday):
            return ()
        found = [(one, await self.result(one, user)) for one in await self.all_of(guild, yesterday)]
        return tuple(puzzle for puzzle, result in found if result is not None and result.score is None)

    async def begin(self, puzzle: Puzzle, person: Person, guild: int | None) -> Attempt:
        """Begins a person's attempt, or returns their existing one, wherever it was begun.

        Players of the game on which a server's puzzle is based are not on the puzzle's leaderboard.

        Refuses as `attempt.begun` does, and `daily-deleted` if the person's attempt was deleted with their data.
        """
        if (before := await self.attempt(puzzle, person.id)) is not None:
            return before
        if puzzle.day != self.today:
            raise Refusal("daily-day-over")
        if await self.result(puzzle, deleted_id(puzzle, person.id)) is not None:
            raise Refusal("daily-deleted")
        knows_it = puzzle.posed is not None and person.id in {one.id for one in puzzle.posed.people}
        guild = None if knows_it else guild
        attempt = begun(puzzle, person, guild, self._now())
        try:
            await self._commit(attempt, DailyChange(begun=(record_of(attempt),)))
        except Conflict:
            first = await self.attempt(puzzle, person.id)
            if first is None:
                raise
            return first
        return attempt

    async def move(self, puzzle: Puzzle, user: int, words: str, ply: int) -> Attempt:
        """Makes a move that was chosen at this ply. Refuses `no-game`, and as `attempt.moved` does."""
        before = await self.attempt(puzzle, user)
        if before is None:
            raise NoGame
        now = self._now()
        after = await asyncio.to_thread(moved, before, words, ply, now)  # judging an answer takes some milliseconds
        move = DailyMoveRecord(puzzle.id, user, after.session.ply, after.answers[-1], now)
        try:
            await self._commit(after, DailyChange(moves=(move,), played=(record_of(after),)))
        except Conflict as conflict:
            raise Stale from conflict
        return after

    async def leaderboard(self, puzzle: Puzzle, reader: int, guild: int | None) -> Leaderboard:
        """Returns the leaderboard of a guild, or (None) of all places.

        Refuses `daily-hidden` to readers who could still play the puzzle, and as `result` does.
        """
        attempt = await self.result(puzzle, reader)
        played = attempt is not None and attempt.score is not None
        if not played and not self.revealed(puzzle.day):
            raise Refusal("daily-hidden")
        best = await self._store.dailies.leaderboard(puzzle.id, guild, PLACES)
        score, duration = (0, 0) if attempt is None else (attempt.score or 0, attempt.duration or 0)
        counts = await self._store.dailies.counts(puzzle.id, guild, score, duration)
        own = None
        if attempt is not None and played and guild in (None, attempt.guild):
            own = _place(attempt, counts.better + 1)
        return Leaderboard(puzzle, guild, ranked(best), counts.finished, own)

    async def leaderboard_of_past(self, puzzle: Puzzle, guild: int) -> Leaderboard:
        """Returns a guild's public leaderboard of a puzzle that is over. Refuses `daily-hidden` before that."""
        if not self.revealed(puzzle.day):
            raise Refusal("daily-hidden")
        best = await self._store.dailies.leaderboard(puzzle.id, guild, PLACES)
        return Leaderboard(puzzle, guild, ranked(best), await self.finished(puzzle, guild), None)

    async def finished(self, puzzle: Puzzle, guild: int | None) -> int:
        """Returns how many people have finished a puzzle in a guild, or (None) everywhere, which reveals nothing."""
        return (await self._store.dailies.counts(puzzle.id, guild, 0, 0)).finished

    async def streak(self, user: int) -> Streak:
        """Returns on how many days in a row a person has finished a puzzle."""
        return streak(await self._store.dailies.days(user), self.today)

    async def _drawn(self, day: str) -> Puzzles:
        puzzles: dict[str, Puzzle] = {}
        for record in await self._store.dailies.of_day(day):
            try:
                puzzles |= {record.game: puzzle_of(record)} if record.game in DAILIES else {}
            except DamagedRecord as why:  # the day's other puzzles are played
                log.error("damaged daily puzzle", daily=record.id, why=str(why))
        return puzzles

    def _new_record(self, day: str, game_key: str) -> DailyRecord:
        """Returns a new puzzle; while its deal is not worth playing, another seed is drawn before anybody sees it."""
        now = self._now()
        drawn = draw_seed(now, self._token_bytes)
        while not DAILIES[game_key].accepts_deal(luck_of_deal(drawn.seed, drawn.session)):
            drawn = draw_seed(now, self._token_bytes)
        return sealed_puzzle(
            DailyRecord(
                id=drawn.session,
                day=day,
                game=game_key,
                rules=GAMES[game_key].info.rules,
                options=json.dumps(DAILIES[game_key].options, sort_keys=True),
                seed=drawn.seed.hex(),
                commitment=drawn.commitment,
                drawn_at=now,
            )
        )

    async def _commit(self, attempt: Attempt, change: DailyChange) -> None:
        await self._store.commit(Change(of=f"{attempt.puzzle.id} {attempt.person.id}", daily=change))


def ranked(best: tuple[AttemptRecord, ...]) -> tuple[LeaderboardPlace, ...]:
    """Ranks finished attempts, which are given best first."""
    places: list[LeaderboardPlace] = []
    for number, record in enumerate(best, start=1):
        before = places[-1] if places else None
        shared = before is not None and (before.score, before.duration) == (record.score, record.duration)
        places.append(_place(record, before.rank if shared and before is not None else number))
    return tuple(places)


def _place(record: AttemptRecord, rank: int) -> LeaderboardPlace:
    return LeaderboardPlace(
        rank, Person(record.person, record.name, record.username), record.score or 0, record.duration or 0
    )
