"""Sessions in the store, with their seats, moves, due rows, analyses and clips: their records, and how they are read.

Fields are the columns of the tables.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Protocol

from bot.store.mapping import TableMapping, first, first_readable
from bot.store.queries import DatabaseRows
from bot.store.results import ResultRecord

FIXED: Mapping[str, bool] = MappingProxyType({"fixed": True})
"""Metadata of a column that keeps its first value when its row is written again."""


@dataclass(frozen=True, kw_only=True)
class SessionRecord:
    """A session without its seats and moves.

    It is flat like its row; `bot.sessions.persistence.records` maps its columns to the parts of a session.

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
    """Written only by a ShownRecord."""
    set_aside: str | None = field(default=None, metadata=FIXED)
    """Written only by a SetAsideRecord."""
    seal: str | None = field(default=None, repr=False)
    """See `bot.sessions.persistence.seal`; None in rows of older programs."""


@dataclass(frozen=True)
class ShownRecord:
    """The state that the message of a session's table shows, as JSON: see `bot.sessions.persistence.shown`.

    Empty once it shows the end of the session.
    """

    session: str
    shown: str


@dataclass(frozen=True)
class SetAsideRecord:
    """Why a live session with a damaged record is not played on. The session no longer occupies its channel."""

    session: str
    why: str


@dataclass(frozen=True)
class SeatRecord:
    """A seat and who sits on it; seats count from 0.

    Attributes:
        username: empty in rows of older programs, and of computers.
        joined_with: the id of the interaction that goes into the luck, if one does.
        level: a computer's level; empty for people, and in rows of older programs.
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
        state_hash: the hash of the state after the move; None in rows of older programs.
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
        invited: the people whom a rematch waits for, in the order of their former seats.
        version: the session's version (see `Change`); None in a store that counts none, for a single process.
    """

    session: SessionRecord
    seats: tuple[SeatRecord, ...]
    moves: tuple[MoveRecord, ...]
    results: tuple[ResultRecord, ...]
    invited: tuple[int, ...]
    version: int | None = None


@dataclass(frozen=True)
class DueRecord:
    """Something due at a session, at a time in ms since the epoch; at most one of each kind.

    Attributes:
        kind, detail: as `bot.sessions` defines them.
        held: whether the process that writes the record handles it itself, and holds its lease from the beginning.
    """

    session: str
    kind: str
    at: int
    detail: str = ""
    held: bool = False


@dataclass(frozen=True)
class AnalysisRecord:
    """The analysis of a finished game, as JSON: see `bot.sessions.analysis`.

    Attributes:
        version: the version of the computation.
    """

    session: str
    version: int
    moves: str


@dataclass(frozen=True)
class ClipRecord:
    """The clip of a finished game, posted or about to be posted.

    Attributes:
        at: when posting began, ms since the epoch.
        message: None until the clip is known to be posted.
    """

    session: str
    at: int
    message: int | None


SESSIONS = TableMapping[SessionRecord]("sessions", SessionRecord, "id")
SEATS = TableMapping[SeatRecord]("seats", SeatRecord)
MOVES = TableMapping[MoveRecord]("moves", MoveRecord)
ANALYSES = TableMapping[AnalysisRecord]("analyses", AnalysisRecord, "session")
CLIPS = TableMapping[ClipRecord]("clips", ClipRecord, "session")


class SessionRows(DatabaseRows, Protocol):
    """Reads rows of a database, and all rows of a session."""

    async def session(self, session_id: str, ply: int) -> SavedSession | None:
        """Returns a session with its moves after this ply, in the way that is fastest in this database.

        Raises StoreUnavailable and DamagedRecord.
        """


class SessionReading:
    """Reads sessions. Methods raise StoreUnavailable."""

    def __init__(self, rows: SessionRows) -> None:
        self._rows = rows

    async def find(self, session_id: str) -> SavedSession | None:
        """Returns one session, live or ended. Raises DamagedRecord if its rows are damaged."""
        return await self._rows.session(session_id, 0)

    async def find_after(self, session_id: str, ply: int) -> SavedSession | None:
        """Returns one session, live or ended, with its moves after this ply.

        Raises DamagedRecord. Stored moves never change, so a process that knows the earlier ones needs no more.
        """
        return await self._rows.session(session_id, ply)

    async def ids(self) -> tuple[str, ...]:
        """Returns the ids of all sessions, live and ended, oldest first, without those set aside."""
        return tuple([row["id"] for row in await self._rows.rows("session_ids")])

    async def live_ids(self) -> tuple[str, ...]:
        """Returns the ids of all lobbies and games that are on, oldest first, without those set aside."""
        return tuple([row["id"] for row in await self._rows.rows("live_ids")])

    async def live_of(self, person: int) -> tuple[str, ...]:
        """Returns the ids of the lobbies and games in which a person sits, oldest first."""
        return tuple([row["id"] for row in await self._rows.rows("live_of", person=person)])

    async def set_aside(self) -> tuple[SetAsideRecord, ...]:
        """Returns the sessions that are not played on because their records are damaged."""
        return tuple([SetAsideRecord(**row) for row in await self._rows.rows("set_aside")])

    async def last_with_luck(self, channel: int, luck_version: int) -> str | None:
        """Returns the id of the last finished game of a channel with luck up to this version; None if there is none."""
        rows = await self._rows.rows("last_with_luck", channel=channel, luck_version=luck_version)
        return rows[0]["session"] if rows else None

    async def shown(self) -> tuple[ShownRecord, ...]:
        """Returns what the messages of live sessions show, if it is known.

        This includes sessions that ended in the last hour and whose messages are not known to show the end.
        """
        rows = await self._rows.rows("shown")
        # With ORDER BY, SQLite would read all sessions.
        return tuple([ShownRecord(**row) for row in sorted(rows, key=lambda row: row["session"])])

    async def analysis(self, session_id: str) -> AnalysisRecord | None:
        """Returns the analysis of a finished session; None if there is none, or it cannot be read."""
        rows = await self._rows.rows("analysis", session=session_id)
        return first_readable(ANALYSES, rows)

    async def clip(self, session_id: str) -> ClipRecord | None:
        """Returns the record of a finished session's clip."""
        return first(CLIPS, await self._rows.rows("clip", session=session_id))

    async def alive_at(self) -> int | None:
        """Returns when the bot was last known to be running, ms since the epoch."""
        alive_at = next((row["alive_at"] for row in await self._rows.rows("alive_at")), None)
        return alive_at if isinstance(alive_at, int) else None
