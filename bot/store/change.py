"""What one action writes, all of it or nothing; and what a batch of changes writes beside games in play.

Each database executes a statement once for all its rows. Statements come in the order that foreign keys need, and rows
in the order of their keys, so that two processes never wait for each other's.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from bot.store.achievements import AchievementChange, achievement_rows
from bot.store.dailies import DailyChange, daily_rows
from bot.store.duels import DuelChange, duel_rows
from bot.store.mapping import TableRows
from bot.store.practice import PracticeChange, practice_rows
from bot.store.results import ResultRecord
from bot.store.sessions import (
    ANALYSES,
    CLIPS,
    AnalysisRecord,
    ClipRecord,
    DueRecord,
    MoveRecord,
    SeatRecord,
    SessionRecord,
    SetAsideRecord,
    ShownRecord,
)
from bot.store.settings import REGISTRATIONS, GuildSettingsRecord, RegistrationRecord, UserSettingsRecord
from bot.store.tournaments import TournamentChange, tournament_rows
from bot.store.weeks import WEEK_POSTS, WeekPostRecord

NEW_SESSION = -1
"""The version on which the first change of a session is based: the session has version 0 then."""


@dataclass(frozen=True, kw_only=True)
class Change:
    """What one action writes: all of it or nothing.

    >>> move = MoveRecord("1m8hns", ply=3, seat=0, words="roll e north", action=None, at=1_700_000_000_000)
    >>> made = Change(of="1m8hns", moves=(move,))
    >>> (made.moves[0].words, made.session, made.seats)
    ('roll e north', None, None)

    If the action id of a move is stored already, the whole change counts as written. `based_on` and `due` are for a
    `bot.store.shared.SharedStore`; others ignore them.

    Attributes:
        of: the session's id, or another name of what changes.
        session: its row, if that is new or changed.
        session_columns: among them are all that differ from the version that the change is based on; None if that
            is not known. The others may be written or not.
        seats: all seats, if any of them changed.
        shown, set_aside: of any sessions.
        alive_at: the bot is running, ms since the epoch.
        settings_columns: those of guild_settings and user_settings that are written where there is a row already;
            the others keep what another change has written meanwhile. None for all.
        based_on: the version of the session from which the change was made, NEW_SESSION for one that is new, None
            for a change that needs none; a session of another version by now is a Conflict, and a change that is
            written raises it by one.
        due: what is due at the session from now on, each in place of what was due of its kind.
        not_due: the kinds of which nothing is due any more; what is due of the other kinds stays.
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


def rows_beside_games(changes: Sequence[Change]) -> Iterator[TableRows]:
    """Yields what is written, also statements without any rows."""
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


def examines_again(change: Change) -> bool:
    """Returns whether all finished games are to be looked through for achievements once more."""
    return change.achievements is not None and change.achievements.again
