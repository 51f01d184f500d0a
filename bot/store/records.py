"""What the store takes and gives: frozen rows, named as their tables and columns are, and what can go wrong."""

from dataclasses import dataclass, field


class StoreUnavailable(Exception):
    """The store cannot write or read now: disk full, read-only, I/O error, closed. Nothing has changed; try again."""


class UnfitStore(Exception):
    """A database that must not be used as it is: damaged, newer than this program, in use by another process."""


class Conflict(Exception):
    """A change that the store's fences keep out: the ply is taken, or the channel has a live session."""


@dataclass(frozen=True, kw_only=True)
class SessionRecord:
    """A session but for its seats and moves. seed: 64 hexadecimal digits, never printed.

    options, offer_agreed (seats), guests (users) and given_up (pairs of seat and reason) are JSON. clock: seconds.
    Times: ms since the epoch.
    """

    id: str
    game: str
    rules: int
    options: str
    guild: int | None
    channel: int
    host: int
    status: str
    seed: str = field(repr=False)
    commitment: str
    rematch_of: str | None
    message: int | None
    offer: str | None
    offer_seat: int | None
    offer_ply: int | None
    offer_agreed: str
    reason: str | None
    opened_at: int
    started_at: int | None
    ended_at: int | None
    guests: str | None
    clock: int
    deadline: int | None
    reminders: bool
    reminded: bool
    overdue: bool
    threaded: bool
    given_up: str


@dataclass(frozen=True)
class SeatRecord:
    """Who sits where; seats count from 0."""

    session: str
    seat: int
    person: int
    name: str


@dataclass(frozen=True)
class MoveRecord:
    """One accepted move; plies count from 1. action: the interaction that made it, where one did."""

    session: str
    ply: int
    seat: int
    words: str
    action: int | None
    at: int


@dataclass(frozen=True, kw_only=True)
class ResultRecord:
    """How one seat of a finished session came out. name: the person's at that table. outcome: win, loss or draw.

    counts: whether people may be compared by it; it does not where a computer sat at the table.
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


@dataclass(frozen=True, kw_only=True)
class GuildSettingsRecord:
    """What a server has settled for its tables; channels and roles: ids, in order."""

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


@dataclass(frozen=True)
class UserSettingsRecord:
    """What a person likes to see."""

    person: int
    theme: str


@dataclass(frozen=True, kw_only=True)
class Change:
    """What one action writes: all of it or nothing. of: the session, or whatever else it is about.

    session: its row where that is new or altered. seats: the whole new seating where that altered. A move whose action
    has been written before makes the whole change one that was made before. alive_at: the house is open, ms since
    the epoch.
    """

    of: str
    session: SessionRecord | None = None
    seats: tuple[SeatRecord, ...] | None = None
    moves: tuple[MoveRecord, ...] = ()
    results: tuple[ResultRecord, ...] = ()
    server: GuildSettingsRecord | None = None
    taste: UserSettingsRecord | None = None
    alive_at: int | None = None


@dataclass(frozen=True, kw_only=True)
class SavedSession:
    """All that the store knows of a session. invited: whom a rematch waits for, in the order of their former seats."""

    session: SessionRecord
    seats: tuple[SeatRecord, ...]
    moves: tuple[MoveRecord, ...]
    results: tuple[ResultRecord, ...]
    invited: tuple[int, ...]


@dataclass(frozen=True)
class EndedRecord:
    """A finished game, to choose it by. names: under which its seats played. ended_at: ms since the epoch."""

    session: str
    game: str
    ended_at: int
    names: tuple[str, ...]


@dataclass(frozen=True)
class Standing:
    """A person's place in a guild's table. Ties share a rank; games for one are not counted.

    name: under which the person last finished a game in that guild; names of other guilds are not this one's to show.
    """

    rank: int
    person: int
    name: str
    games: int
    wins: int
    losses: int
    draws: int
