"""Batches of changes as transactions, on the connection that writes."""

import sqlite3
from collections.abc import Iterator, Sequence
from functools import partial

import aiosql
import structlog

from bot.store.achievement_records import AchievementChange
from bot.store.daily_records import DailyChange
from bot.store.duel_records import DuelChange
from bot.store.group_commit import Verdict
from bot.store.mapping import (
    ANALYSES,
    ATTEMPTS,
    CLIPS,
    DAILIES,
    DAILY_CLIPS,
    DAILY_MOVES,
    DAILY_POSTS,
    DUEL_MOVES,
    DUEL_PLAYERS,
    DUELS,
    GUILD_SETTINGS,
    MOVES,
    PRACTICE_POSITIONS,
    REGISTRATIONS,
    SEATS,
    SESSIONS,
    TOURNAMENT_PAIRINGS,
    TOURNAMENT_PLAYERS,
    TOURNAMENTS,
    USER_SETTINGS,
    WEEK_POSTS,
)
from bot.store.practice_records import PracticeChange
from bot.store.rating import Rater
from bot.store.records import Change, Conflict, StoreUnavailable
from bot.store.row_reading import SQL
from bot.store.sqlite.connection import is_damage, unavailable
from bot.store.sqlite.driver import Statement, WritingConnection
from bot.store.sqlite.ratings import write_results
from bot.store.tournament_records import TournamentChange

log = structlog.get_logger()

CHANGES = aiosql.from_path(SQL / "sqlite" / "changes.sql", "aiosqlite")
PER_CHANGE = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError)
"""Errors that one change of a batch may have caused. All others of SQLite are the database's."""

CONFLICTS = {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_FOREIGNKEY"}


class BatchWriter:
    """Makes changes durable on a connection that nobody else uses.

    aiosqlite runs each call on its thread and wakes the event loop after it. So all statements of a batch are executed
    in one call, each with the rows of all changes. Measured in bench/measure_store.py.

    Args:
        rater: None to write no ratings.
    """

    def __init__(self, connection: WritingConnection, rater: Rater | None = None) -> None:
        self._connection = connection
        self._rater = rater
        self.failure: str | None = None
        """Why the last attempt to write failed, or None if it did not."""

    async def write(self, changes: Sequence[Change]) -> Sequence[Verdict]:
        """Writes the changes in one transaction; where it fails, each in its own, to find out whose fault it is.

        Returns a verdict for each. As `group_commit.WriteBatch`.
        """
        try:
            await self._transact(changes)
        except Exception as error:  # noqa: BLE001 - whatever is wrong with one change must not affect the others
            if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, PER_CHANGE):
                return [self._unavailable(error)] * len(changes)
            log.info("batch redone one by one", changes=len(changes), error=str(error))
            return [await self._write_one(change) for change in changes]
        self._available()
        return [True] * len(changes)

    async def _transact(self, changes: Sequence[Change]) -> None:
        """Writes the changes in one transaction. Results come last: what they change depends on other rows."""
        results = [result for change in changes for result in change.results]
        rate = partial(write_results, results=results, rater=self._rater) if results else None
        await self._connection.transact([*_statements(changes)], rate)

    async def _write_one(self, change: Change) -> Verdict:
        try:
            try:
                await self._transact([change])
            except sqlite3.IntegrityError as error:
                if is_damage(error):
                    return self._unavailable(error)
                if await self._written_before(change):
                    return False
                return Conflict(str(error)) if error.sqlite_errorname in CONFLICTS else error
        except sqlite3.DatabaseError as error:
            return self._unavailable(error)
        except Exception as error:  # noqa: BLE001 - raised by the commit of this change
            return error
        self._available()
        return True

    async def _written_before(self, change: Change) -> bool:
        """Returns whether the change's actions have been written, for the same session."""
        actions = [move.action for move in change.moves if move.action is not None]
        found = [await CHANGES.session_of_action(self._connection, action=action) for action in actions]
        return bool(found) and set(found) == {change.of}

    def _unavailable(self, error: sqlite3.Error) -> StoreUnavailable:
        if self.failure != str(error):
            code = getattr(error, "sqlite_errorname", type(error).__name__)
            log.error("store unavailable", error=str(error), code=code)
        self.failure = str(error)
        return unavailable(error)

    def _available(self) -> None:
        if self.failure is not None:
            log.info("store available again", after=self.failure)
            self.failure = None


def _statements(changes: Sequence[Change]) -> Iterator[Statement]:
    """Yields each table's statement with its rows, in the order that foreign keys need."""
    reseated = [change for change in changes if change.seats is not None]
    for sql, rows in (
        (SESSIONS.write, [SESSIONS.row(change.session) for change in changes if change.session is not None]),
        (CHANGES.clear_seats.sql, [{"session": change.of} for change in reseated]),
        (SEATS.write, [SEATS.row(seat) for change in reseated for seat in change.seats or ()]),
        (MOVES.write, [MOVES.row(move) for change in changes for move in change.moves]),
        (CHANGES.write_shown.sql, [vars(shown) for change in changes for shown in change.shown]),
        (CHANGES.set_aside.sql, [vars(one) for change in changes for one in change.set_aside]),
        (
            REGISTRATIONS.write,
            [REGISTRATIONS.row(change.registration) for change in changes if change.registration is not None],
        ),
        (ANALYSES.write, [ANALYSES.row(change.analysis) for change in changes if change.analysis is not None]),
        (WEEK_POSTS.write, [WEEK_POSTS.row(change.week_post) for change in changes if change.week_post is not None]),
        (CLIPS.write, [CLIPS.row(change.clip) for change in changes if change.clip is not None]),
        (
            CHANGES.write_heartbeat.sql,
            [{"alive_at": change.alive_at} for change in changes if change.alive_at is not None],
        ),
    ):
        if rows:
            yield sql, rows
    yield from _settings_statements(changes)
    yield from _daily_statements([change.daily for change in changes if change.daily is not None])
    yield from _duel_statements([change.duel for change in changes if change.duel is not None])
    yield from _achievement_statements([change.achievements for change in changes if change.achievements is not None])
    yield from _tournament_statements([change.tournament for change in changes if change.tournament is not None])
    yield from _practice_statements([change.practice for change in changes if change.practice is not None])


def _settings_statements(changes: Sequence[Change]) -> Iterator[Statement]:
    """Yields the statements for the settings of guilds and users: one a row, since each writes columns of its own."""
    for change in changes:
        if (guild := change.guild_settings) is not None:
            yield GUILD_SETTINGS.write_only(change.settings_columns), [GUILD_SETTINGS.row(guild)]
        if (user := change.user_settings) is not None:
            yield USER_SETTINGS.write_only(change.settings_columns), [USER_SETTINGS.row(user)]


def _daily_statements(dailies: Sequence[DailyChange]) -> Iterator[Statement]:
    """Yields the statements for daily puzzles with their rows."""
    posts = [one for daily in dailies for one in daily.posts]
    forgotten = [one for daily in dailies for one in daily.forgotten_posts]
    statements: tuple[Statement, ...] = (
        (DAILIES.write, [DAILIES.row(one) for daily in dailies for one in daily.puzzles]),
        (ATTEMPTS.write, [ATTEMPTS.row(one) for daily in dailies for one in daily.begun]),
        (DAILY_MOVES.write, [DAILY_MOVES.row(one) for daily in dailies for one in daily.moves]),
        (CHANGES.end_attempt.sql, [vars(one) for daily in dailies for one in daily.ended]),
        (DAILY_CLIPS.write, [DAILY_CLIPS.row(one) for daily in dailies for one in daily.clips]),
        (CHANGES.forget_daily_posts.sql, [vars(one) for one in [*posts, *forgotten]]),
        (DAILY_POSTS.write, [DAILY_POSTS.row(one) for one in posts]),
        (CHANGES.note_ended_post.sql, [vars(one) for daily in dailies for one in daily.ended_posts]),
    )
    yield from (one for one in statements if one[1])


def _duel_statements(duels: Sequence[DuelChange]) -> Iterator[Statement]:
    """Yields the statements for duels with their rows, in the order that foreign keys need."""
    statements: tuple[Statement, ...] = (
        (DUELS.write, [DUELS.row(one) for duel in duels for one in duel.opened]),
        (DUEL_PLAYERS.write, [DUEL_PLAYERS.row(one) for duel in duels for one in duel.players]),
        (CHANGES.note_duel_player.sql, [vars(one) for duel in duels for one in duel.changed]),
        (DUEL_MOVES.write, [DUEL_MOVES.row(one) for duel in duels for one in duel.moves]),
        (
            CHANGES.note_duel_message.sql,
            [{"duel": duel.posted[0], "message": duel.posted[1]} for duel in duels if duel.posted is not None],
        ),
        (CHANGES.leave_duel.sql, [vars(duel.left) for duel in duels if duel.left is not None]),
        (CHANGES.delete_duel.sql, [{"duel": duel.closed} for duel in duels if duel.closed is not None]),
    )
    yield from (one for one in statements if one[1])


def _achievement_statements(changes: Sequence[AchievementChange]) -> Iterator[Statement]:
    """Yields the statements for achievements with their rows."""
    statements: tuple[Statement, ...] = (
        (CHANGES.examine_again.sql, [{} for change in changes if change.again]),
        (CHANGES.earn.sql, [vars(one) for change in changes for one in change.earned]),
        (CHANGES.examined.sql, [{"session": session} for change in changes for session in change.examined]),
    )
    yield from (one for one in statements if one[1])


def _practice_statements(changes: Sequence[PracticeChange]) -> Iterator[Statement]:
    """Yields the statements for what people practise with their rows."""
    statements: tuple[Statement, ...] = (
        (PRACTICE_POSITIONS.write, [PRACTICE_POSITIONS.row(one) for change in changes for one in change.added]),
        (CHANGES.begin_practice_streak.sql, [{"person": one.person} for change in changes for one in change.added]),
        (CHANGES.change_practice.sql, [vars(one) for change in changes for one in change.changed]),
        (CHANGES.note_practice_streak.sql, [vars(change.streak) for change in changes if change.streak is not None]),
        (CHANGES.remove_practice.sql, [vars(one) for change in changes for one in change.removed]),
    )
    yield from (one for one in statements if one[1])


def _tournament_statements(changes: Sequence[TournamentChange]) -> Iterator[Statement]:
    """Yields the statements for tournaments with their rows, in the order that foreign keys need."""
    changed = [(change.record.id, change.players) for change in changes if change.players is not None]
    statements: tuple[Statement, ...] = (
        (TOURNAMENTS.write, [TOURNAMENTS.row(change.record) for change in changes]),
        (CHANGES.clear_tournament_players.sql, [{"tournament": tournament} for tournament, _ in changed]),
        (TOURNAMENT_PLAYERS.write, [TOURNAMENT_PLAYERS.row(one) for _, players in changed for one in players]),
        (TOURNAMENT_PAIRINGS.write, [TOURNAMENT_PAIRINGS.row(one) for change in changes for one in change.pairings]),
    )
    yield from (one for one in statements if one[1])
