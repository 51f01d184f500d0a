"""The change that one action writes, all of it or nothing; and the rows of a batch that most moves do not write.

Each database executes a statement once for all its rows. Statements come in the order that foreign keys need, and rows
in the order of their keys, so that two processes never deadlock.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.store.achievements import AchievementChange, achievement_rows
from bot.store.dailies import DailyChange, daily_rows
from bot.store.duels import DuelChange, duel_rows
from bot.store.mapping import TableMapping, TableRows
from bot.store.practice import PracticeChange, practice_rows
from bot.store.results import ResultRecord
from bot.store.sessions import (
    ANALYSES,
    CLIPS,
    SEATS,
    AnalysisRecord,
    ClipRecord,
    DueRecord,
    MoveRecord,
    SeatRecord,
    SessionRecord,
    SetAsideRecord,
    ShownRecord,
)
from bot.store.settings import (
    GUILD_SETTINGS,
    REGISTRATIONS,
    USER_SETTINGS,
    GuildSettingsRecord,
    RegistrationRecord,
    UserSettingsRecord,
)
from bot.store.tournaments import TournamentChange, tournament_rows
from bot.store.weeks import WEEK_POSTS, WeekPostRecord

NEW_SESSION = -1
"""The `based_on` of a session's first change, which gives the session version 0."""


@dataclass(frozen=True, kw_only=True)
class Change:
    """Everything that one action writes, all of it or nothing.

    >>> move = MoveRecord("1m8hns", ply=3, seat=0, words="roll e north", action=None, at=1_700_000_000_000)
    >>> made = Change(of="1m8hns", moves=(move,))
    >>> (made.moves[0].words, made.session, made.seats)
    ('roll e north', None, None)

    If the action id of a move is stored already, the whole change counts as written. `based_on` and `due` are for a
    `bot.store.shared.SharedStore`; others ignore them.

    Attributes:
        of: the session's id, or another name of what changes.
        session: its row, if that is new or changed.
        session_columns: these include all columns that differ from the version in `based_on`; None if unknown. The
            other columns may be written or not.
        seats: all seats, if any of them changed.
        shown, set_aside: rows of any sessions.
        alive_at: a time at which the bot was running, ms since the epoch.
        settings_columns: the columns of guild_settings and user_settings to write if the row exists already; the
            other columns keep what another change has written meanwhile. None means all columns.
        based_on: the session's version from which the change was made, NEW_SESSION for a new session, None for a
            change that needs no version. It is a Conflict if the session has another version by now; else the
            change raises the version by one.
        due: what is due at the session from now on; each row replaces the one of its kind.
        not_due: the kinds that are no longer due; rows of other kinds stay.
    """

    of: str
    session: SessionRecord | None = None
    session_columns: Collection[str] | None = None
    seats: tuple[SeatRecord, ...] | None = None
    moves: tuple[MoveRecord, ...] = ()
    results: tuple[ResultRecord, ...] = ()
    guild_settings: GuildSettingsRecord | None = None
    user_settings: UserSettingsRecord | None = None
    settings_columns: Collection[str] | None = None
    shown: tuple[ShownRecord, ...] = ()
    set_aside: tuple[SetAsideRecord, ...] = ()
    registration: RegistrationRecord | None = None
    analysis: AnalysisRecord | None = None
    clip: ClipRecord | None = None
    achievements: AchievementChange | None = None
    daily: DailyChange | None = None
    week_post: WeekPostRecord | None = None
    duel: DuelChange | None = None
    tournament: TournamentChange | None = None
    practice: PracticeChange | None = None
    alive_at: int | None = None
    based_on: int | None = None
    due: tuple[DueRecord, ...] = ()
    not_due: tuple[str, ...] = ()


def settings_rows(changes: Sequence[Change]) -> Iterator[tuple[TableMapping[Any], Any, Collection[str] | None]]:
    """Yields the settings of guilds and users, each with its table and its `settings_columns`."""
    guilds = [(one.guild_settings, one.settings_columns) for one in changes if one.guild_settings is not None]
    for guild, columns in sorted(guilds, key=lambda settings: settings[0].guild):
        yield GUILD_SETTINGS, guild, columns
    users = [(one.user_settings, one.settings_columns) for one in changes if one.user_settings is not None]
    for user, columns in sorted(users, key=lambda settings: settings[0].person):
        yield USER_SETTINGS, user, columns


def rows_beside_moves(changes: Sequence[Change]) -> Iterator[TableRows]:
    """Yields each table or statement with its rows, which may be none, for all that most moves do not write.

    Settings are apart (`settings_rows`), since the columns of each row differ.
    """
    reseated = [change for change in changes if change.seats is not None]
    yield "clear_seats", [{"session": change.of} for change in reseated]
    yield SEATS, [seat for change in reseated for seat in change.seats or ()]
    yield "write_shown", [*{one.session: vars(one) for change in changes for one in change.shown}.values()]
    yield "set_aside", [*{one.session: vars(one) for change in changes for one in change.set_aside}.values()]
    alive_at = [change.alive_at for change in changes if change.alive_at is not None]
    yield "write_heartbeat", [{"alive_at": max(alive_at)}] if alive_at else []
    yield REGISTRATIONS, [change.registration for change in changes if change.registration is not None]
    yield ANALYSES, [change.analysis for change in changes if change.analysis is not None]
    weeks = [change.week_post for change in changes if change.week_post is not None]
    yield WEEK_POSTS, sorted(weeks, key=lambda post: post.guild)
    yield CLIPS, [change.clip for change in changes if change.clip is not None]
    if dailies := [change.daily for change in changes if change.daily is not None]:
        yield from daily_rows(dailies)
    if duels := [change.duel for change in changes if change.duel is not None]:
        yield from duel_rows(duels)
    if achievements := [change.achievements for change in changes if change.achievements is not None]:
        yield from achievement_rows(achievements)
    if tournaments := [change.tournament for change in changes if change.tournament is not None]:
        yield from tournament_rows(tournaments)
    if practice := [change.practice for change in changes if change.practice is not None]:
        yield from practice_rows(practice)
