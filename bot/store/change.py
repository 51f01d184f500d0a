"""What one action writes, all of it or nothing."""

from collections.abc import Collection
from dataclasses import dataclass

from bot.store.achievement_records import AchievementChange
from bot.store.daily_records import DailyChange
from bot.store.duel_records import DuelChange
from bot.store.practice_records import PracticeChange
from bot.store.result_records import ResultRecord
from bot.store.session_records import (
    AnalysisRecord,
    ClipRecord,
    DueRecord,
    MoveRecord,
    SeatRecord,
    SessionRecord,
    SetAsideRecord,
    ShownRecord,
)
from bot.store.settings_records import GuildSettingsRecord, RegistrationRecord, UserSettingsRecord
from bot.store.tournament_records import TournamentChange
from bot.store.week_records import WeekPostRecord

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
