"""What the store takes and returns of sessions: their rows, seats and moves, what is due, what is kept of ended games.

Their fields are the columns of their tables.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from bot.store.result_records import ResultRecord

FIXED: Mapping[str, bool] = MappingProxyType({"fixed": True})
"""Metadata of a column that keeps its first value when its row is written again."""


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
