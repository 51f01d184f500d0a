"""Statements of a batch of changes for tables that few changes write, and the rows of what is due."""

from collections.abc import Iterable, Iterator, Sequence

from bot.store.achievement_records import AchievementChange
from bot.store.daily_records import DailyChange
from bot.store.duel_records import DuelChange
from bot.store.mapping import Record
from bot.store.postgres.statements import STATEMENTS, Statement, json_of
from bot.store.postgres.transactions import CHANGES
from bot.store.practice_records import PracticeChange
from bot.store.records import Change, DueRecord
from bot.store.shared import LEASE
from bot.store.tournament_records import TournamentChange


def due_rows(due: Iterable[DueRecord], process: str) -> str:
    """Returns the rows for what is due, in the order of their key: the parameter of `write_due`."""
    rows = [
        {
            "session": one.session,
            "kind": one.kind,
            "at": one.at,
            "detail": one.detail,
            "holder": process if one.held else None,
            "lease": LEASE if one.held else None,
        }
        for one in sorted(due, key=lambda one: (one.session, one.kind))
    ]
    return json_of(rows)


def insertion(table: str, records: Sequence[Record]) -> Iterator[Statement]:
    """Yields the statement that writes these rows; nothing for none."""
    if records:
        yield STATEMENTS[table].sql, [STATEMENTS[table].json(records)]


def settings_statements(changes: Sequence[Change]) -> Iterator[Statement]:
    """Yields the statements for the settings of guilds and users: one a row, since each writes columns of its own."""
    guilds = [(one.guild_settings, one.settings_columns) for one in changes if one.guild_settings is not None]
    for guild, columns in sorted(guilds, key=lambda settings: settings[0].guild):
        yield STATEMENTS["servers"].write_only(columns), [STATEMENTS["servers"].json([guild])]
    users = [(one.user_settings, one.settings_columns) for one in changes if one.user_settings is not None]
    for user, columns in sorted(users, key=lambda settings: settings[0].person):
        yield STATEMENTS["user_settings"].write_only(columns), [STATEMENTS["user_settings"].json([user])]


def daily_statements(dailies: Sequence[DailyChange]) -> Iterator[Statement]:
    """Yields the statements for daily puzzles. Rows are sorted by their keys, as those of all tables are."""
    yield from insertion(
        "dailies", sorted((one for daily in dailies for one in daily.puzzles), key=lambda one: (one.day, one.game))
    )
    begun = [one for daily in dailies for one in daily.begun]
    yield from insertion("daily_attempts", sorted(begun, key=lambda one: (one.daily, one.person)))
    moves = [one for daily in dailies for one in daily.moves]
    yield from insertion("daily_moves", sorted(moves, key=lambda one: (one.daily, one.person, one.ply)))
    clips = [one for daily in dailies for one in daily.clips]
    yield from insertion("daily_clips", sorted(clips, key=lambda one: (one.daily, one.person)))
    posts = sorted((one for daily in dailies for one in daily.posts), key=lambda one: one.guild)
    forgotten = [one for daily in dailies for one in daily.forgotten_posts]
    for sql, rows in (
        (CHANGES.end_attempts.sql, [vars(one) for daily in dailies for one in daily.ended]),
        (CHANGES.forget_daily_posts.sql, [*map(vars, [*posts, *forgotten])]),
        (CHANGES.note_ended_posts.sql, [vars(one) for daily in dailies for one in daily.ended_posts]),
    ):
        if rows:
            yield sql, [json_of(rows)]
    yield from insertion("daily_posts", posts)


def duel_statements(duels: Sequence[DuelChange]) -> Iterator[Statement]:
    """Yields the statements for duels, in the order that foreign keys need."""
    yield from insertion("duels", sorted((deal for one in duels for deal in one.opened), key=lambda one: one.id))
    players = [player for one in duels for player in one.players]
    yield from insertion("duel_players", sorted(players, key=lambda one: (one.duel, one.number)))
    changed = sorted((player for one in duels for player in one.changed), key=lambda one: (one.duel, one.number))
    posted = sorted(one.posted for one in duels if one.posted is not None)
    for sql, rows in (
        (CHANGES.note_duel_players.sql, [*map(vars, changed)]),
        (CHANGES.note_duel_messages.sql, [{"duel": duel, "message": message} for duel, message in posted]),
    ):
        if rows:
            yield sql, [json_of(rows)]
    moves = [move for one in duels for move in one.moves]
    yield from insertion("duel_moves", sorted(moves, key=lambda one: (one.duel, one.person, one.ply)))
    if left := [vars(one.left) for one in duels if one.left is not None]:
        yield CHANGES.leave_duels.sql, [json_of(left)]
    if closed := sorted(one.closed for one in duels if one.closed is not None):
        yield CHANGES.delete_duels.sql, [closed]


def achievement_statements(changes: Sequence[AchievementChange]) -> Iterator[Statement]:
    """Yields the statements for achievements."""
    if any(change.again for change in changes):
        yield CHANGES.examine_again.sql, []
    if earned := [vars(one) for change in changes for one in change.earned]:
        yield CHANGES.earn.sql, [json_of(earned)]
    if examined := sorted({session for change in changes for session in change.examined}):
        yield CHANGES.examined.sql, [examined]


def practice_statements(changes: Sequence[PracticeChange]) -> Iterator[Statement]:
    """Yields the statements for what people practise."""
    added = [one for change in changes for one in change.added]
    yield from insertion("practice_positions", sorted(added, key=lambda one: (one.person, one.session, one.ply)))
    if added:
        yield CHANGES.begin_practice_streaks.sql, [sorted({one.person for one in added})]
    for sql, rows in (
        (CHANGES.change_practice.sql, [vars(one) for change in changes for one in change.changed]),
        (CHANGES.note_practice_streaks.sql, [vars(change.streak) for change in changes if change.streak is not None]),
        (CHANGES.remove_practice.sql, [vars(one) for change in changes for one in change.removed]),
    ):
        if rows:
            yield sql, [json_of(rows)]


def tournament_statements(changes: Sequence[TournamentChange]) -> Iterator[Statement]:
    """Yields the statements for tournaments, which are locked, in the order that foreign keys need."""
    changes = sorted(changes, key=lambda change: change.record.id)
    yield from insertion("tournaments", [change.record for change in changes])
    if changed := [change for change in changes if change.players is not None]:
        yield CHANGES.clear_tournament_players.sql, [[change.record.id for change in changed]]
    yield from insertion("tournament_players", [one for change in changed for one in change.players or ()])
    yield from insertion("tournament_pairings", [one for change in changes for one in change.pairings])
