"""What the store takes and returns: frozen records, whose fields are the columns of their tables, and its errors.

Those that a rated game has dozens of are tuples, which are made in a third of the time.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from bot.service_errors import register
from bot.store.achievement_records import AchievementChange
from bot.store.daily_records import DailyChange
from bot.store.duel_records import DuelChange
from bot.store.practice_records import PracticeChange
from bot.store.tournament_records import TournamentChange
from bot.store.week_records import WeekPostRecord

FIXED: Mapping[str, bool] = MappingProxyType({"fixed": True})
"""Metadata of a column that keeps its first value when its row is written again."""


class StoreUnavailable(Exception):
    """The store cannot write or read now: disk full, read-only, I/O error, closed. Nothing has changed; try again."""


class DamagedStore(StoreUnavailable):
    """The store met damage of the database while it read or wrote: trying again does not help, a backup does."""


class OutcomeUnknown(StoreUnavailable):
    """The database was lost while it wrote, and has not said since whether the change is written."""


register("the database", StoreUnavailable)
register("a sound database", DamagedStore)


class UnfitStore(Exception):
    """A database that must not be used as it is: damaged, newer than this program. Its operator has to change it."""


class StoreNotReady(Exception):
    """A database that cannot be used now: in use by another process, locked, a full disk. Try again later."""


class DamagedRecord(Exception):
    """Rows are not as the program wrote them. Says what is wrong, and no value: it may be secret.

    Args:
        ply: of the first move that is wrong, if it is one.

    >>> print(DamagedRecord("its move is missing", ply=3))
    ply 3: its move is missing
    """

    def __init__(self, why: str, ply: int | None = None) -> None:
        super().__init__(why if ply is None else f"ply {ply}: {why}")
        self.ply = ply


class Conflict(Exception):
    """A constraint refuses a change: the ply is taken, the channel has a live session, or what it is about is gone."""


NEW_SESSION = -1
"""The version on which the first change of a session is based: the session has version 0 then."""


@dataclass(frozen=True, kw_only=True)
class SessionRecord:
    """A session without its seats and moves.

    It is flat like its row: `bot.sessions.persistence.records` finds the part of a session that each column belongs to
    by the names of its fields, so that groups here would only have to be named a second time.

    options, offer_agreed (seats), guests and freed (users), given_up (pairs of seat and reason), declined (kinds of
    offers), ping (its fields) and seat_pings (seat, channel and message of each) are JSON. Times are ms
    since the epoch.

    Attributes:
        seed, rematch_seed: 64 hexadecimal digits, never printed.
        started_with: the id of an interaction.
        starter: the seat whose action started the game, if one did.
        clock: seconds.
    """

    id: str = field(metadata=FIXED)
    game: str = field(metadata=FIXED)
    rules: int = field(metadata=FIXED)
    options: str
    guild: int | None = field(metadata=FIXED)
    user_install: bool = field(metadata=FIXED)
    channel: int
    parent: int | None
    locale: str | None = field(metadata=FIXED)
    host: int
    status: str
    seed: str = field(metadata=FIXED, repr=False)
    commitment: str = field(metadata=FIXED)
    rematch_of: str | None = field(metadata=FIXED)
    message: int | None
    offer: str | None
    offer_seat: int | None
    offer_ply: int | None
    offer_agreed: str
    reason: str | None
    opened_at: int = field(metadata=FIXED)
    started_at: int | None
    ended_at: int | None
    guests: str | None
    freed: str
    clock: int
    deadline: int | None
    reminders: bool = field(metadata=FIXED)
    reminded: bool
    overdue: bool
    idle_since: int | None
    closing_noticed: bool
    start_pinged: bool
    pinged_turn: int | None
    ping: str | None
    auto_start: bool
    threaded: bool
    hints: bool
    given_up: str
    revision: int
    luck_version: int = field(metadata=FIXED)
    started_with: int | None
    rematch_id: str | None
    rematch_seed: str | None = field(repr=False)
    starter: int | None = None
    tournament: str | None = field(default=None, metadata=FIXED)
    declined: str = "[]"
    seat_pings: str = "[]"
    thinks_less: bool = False
    shown: str | None = field(default=None, metadata=FIXED)
    """Written by a ShownRecord alone."""
    set_aside: str | None = field(default=None, metadata=FIXED)
    """Written by a SetAsideRecord alone."""
    seal: str | None = field(default=None, repr=False)
    """See `bot.sessions.persistence.seal`; None in rows of older programs."""


@dataclass(frozen=True)
class ShownRecord:
    """What the message of a session's table shows, as JSON: see `bot.sessions.persistence.shown`.

    Empty for the end of the session.
    """

    session: str
    shown: str


@dataclass(frozen=True)
class SetAsideRecord:
    """Why a live session is not played on: its record is damaged. It no longer occupies its channel."""

    session: str
    why: str


@dataclass(frozen=True)
class SeatRecord:
    """Who sits where; seats count from 0.

    Attributes:
        username: empty in rows of older programs, and of computers.
        joined_with: the id of the interaction that goes into the luck, if one does.
        level: of a computer; empty of people and in rows of older programs.
    """

    session: str
    seat: int
    person: int
    name: str
    username: str = ""
    joined_with: int | None = None
    level: str = ""


@dataclass(frozen=True)
class MoveRecord:
    """One accepted move; plies count from 1.

    Attributes:
        action: the id of the interaction that made it, if one did.
        state_hash: of the state after it; None in rows of older programs.
    """

    session: str
    ply: int
    seat: int
    words: str
    action: int | None
    at: int
    state_hash: str | None = field(default=None, repr=False)


@dataclass(frozen=True, kw_only=True)
class ResultRecord:
    """The result of one seat of a finished session.

    Attributes:
        outcome: win, loss or draw.
        name, username: the person's at that table; the username is empty in rows of older programs, and of
            computers.
        guild: None outside of guilds, and where the bot was no member of the guild.
        counts: whether people may be compared by it; not where a computer sat at the table, there were hints, or
            the game ended before each person had moved.
        variant: see `bot.games.base.GameInfo.variant`; empty in rows of older programs until they are recomputed.
        duration: milliseconds from the start of the game to its end.
        number: of the session in the order in which results were written; the store sets it.
        examined: whether the game was looked through for achievements: see `bot.store.achievement_records`.
    """

    session: str
    seat: int
    seats: int
    person: int
    name: str
    guild: int | None
    game: str
    rank: int
    score: int | None
    outcome: str
    at: int
    counts: bool
    username: str = ""
    variant: str = ""
    duration: int | None = None
    number: int | None = None
    examined: bool = False


class RatingRecord(NamedTuple):
    """A person's rating in a scope, and the counts of their games there within a period.

    Attributes:
        guild: 0 for everywhere.
        game, variant: empty for all.
        period: a `bot.ratings.periods.Period`.
        mu, sigma: the model's estimate after the person's last game there, and its uncertainty.
        points: mu as people see it.
        settled: False while the rating is provisional.
        streak: the number of consecutive wins (positive) or losses (negative), 0 after a draw.
        best_streak: of wins.
        peak: the most points of a settled rating; None before.
        last_at: the end of the last game, ms since the epoch.
    """

    person: int
    guild: int
    game: str
    variant: str
    period: str
    mu: float
    sigma: float
    points: int
    settled: bool
    games: int
    wins: int
    losses: int
    draws: int
    streak: int
    best_streak: int
    peak: int | None
    last_at: int


class RatingChangeRecord(NamedTuple):
    """A person's rating after one game, in all games (an empty `game`) or in its own.

    Attributes:
        guild: 0 for everywhere.
        number: that of the ResultRecord.
        change: the points by which the game has changed the rating, without those by which it softened because a
            new season had begun.
        weight: how much the game counted for this person, at most 1; the same in all scopes.
    """

    person: int
    guild: int
    game: str
    number: int
    at: int
    points: int
    change: int
    settled: bool
    weight: float


class BestScoreRecord(NamedTuple):
    """The best game of a person who played alone, in a scope and a period: most points, then the shortest duration.

    Attributes:
        guild: 0 for everywhere.
        score: None where the duration alone is compared.
        duration: milliseconds; None where it is not known.
        session: the game.
        at: its end, ms since the epoch.
    """

    person: int
    guild: int
    game: str
    variant: str
    period: str
    score: int | None
    duration: int | None
    session: str
    at: int


@dataclass(frozen=True, kw_only=True)
class GuildSettingsRecord:
    """A guild's settings; channels and roles: ids, in order.

    Attributes:
        daily_channel: None where no puzzles are posted.
        week_channel: None where no weeks are posted.
    """

    guild: int
    language: str | None
    channels: tuple[int, ...]
    roles: tuple[int, ...]
    clock: int
    threads: bool
    reminders: bool
    tables_per_user: int
    tables_per_server: int
    enders: str
    theme: str
    pings: str
    confirms: bool
    daily_channel: int | None = None
    daily_hour: int = 8
    daily_locale: str | None = None
    week_channel: int | None = None
    week_hour: int = 18
    week_zone: str = "UTC"
    week_locale: str | None = None


@dataclass(frozen=True)
class UserSettingsRecord:
    """A user's settings.

    Attributes:
        theme, pings, language: empty where the user has chosen none.
        confirms: None where the user has not chosen.
        hidden: whether the user is named only on the servers where they have played.
        puzzles: whether positions of the user's games may become puzzles: 2 with their name, 1 without, 0 not.
    """

    person: int
    theme: str
    pings: str
    confirms: bool | None = None
    language: str = ""
    text_first: bool = False
    hidden: bool = False
    tells_moves: bool = False
    puzzles: int = 0


@dataclass(frozen=True)
class DeletionRecord:
    """A person whose data are to be deleted at a time, in ms since the epoch.

    Attributes:
        stand_in: the id that takes the person's place: drawn for this deletion, of nobody.
        language: of the message that tells the person once it is done.
    """

    person: int
    stand_in: int
    at: int
    language: str


@dataclass(frozen=True)
class RemovalRecord:
    """A guild that has removed the bot.

    Attributes:
        at: when, ms since the epoch.
        begun: whether its rows are being deleted: that goes on until nothing is left.
    """

    guild: int
    at: int
    begun: bool = False


@dataclass(frozen=True)
class RegistrationRecord:
    """The commands that an application has registered with Discord.

    Attributes:
        digest: of the commands as they were registered.
        commands: JSON, the id and the version of each by its name.
    """

    application: int
    digest: str
    commands: str


@dataclass(frozen=True)
class AnalysisRecord:
    """What was computed about a finished game, as JSON: see `bot.sessions.analysis`.

    Attributes:
        version: of its computation.
    """

    session: str
    version: int
    moves: str


@dataclass(frozen=True)
class ClipRecord:
    """The clip of a finished game, posted or about to be.

    Attributes:
        at: when that was begun, ms since the epoch.
        message: None until it is known to be posted.
    """

    session: str
    at: int
    message: int | None


@dataclass(frozen=True)
class DueRecord:
    """Something that is to happen at a session, at a time in ms since the epoch; at most one of each kind.

    Attributes:
        kind, detail: as `bot.sessions` defines them.
        held: whether the process that writes it does it itself, and holds its lease from the beginning.
    """

    session: str
    kind: str
    at: int
    detail: str = ""
    held: bool = False


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


@dataclass(frozen=True, kw_only=True)
class SavedSession:
    """All that the store knows of a session.

    Attributes:
        invited: whom a rematch waits for, in the order of their former seats.
        version: of the session, where several processes write to it: see `Change`; None where none is counted.
    """

    session: SessionRecord
    seats: tuple[SeatRecord, ...]
    moves: tuple[MoveRecord, ...]
    results: tuple[ResultRecord, ...]
    invited: tuple[int, ...]
    version: int | None = None


@dataclass(frozen=True)
class Inspection:
    """A database as it is now.

    Attributes:
        size: bytes.
        schema, known: the versions of its schema and of this program's.
        check: what its own check has found, or which server it is on.
        damaged: whether that is damage.
    """

    size: int
    schema: int
    known: int
    check: str
    damaged: bool = False


@dataclass(frozen=True)
class EndedRecord:
    """A finished game in a list of several.

    Attributes:
        names: those of its players.
        ended_at: ms since the epoch.
    """

    session: str
    game: str
    ended_at: int
    names: tuple[str, ...]
