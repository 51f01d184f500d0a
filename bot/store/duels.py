"""Duels that are on, in the store: their records, how they are read, and what a change writes.

Fields are the columns of the tables; times: ms since the epoch.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.store.mapping import TableMapping, TableRows
from bot.store.queries import DatabaseRows


@dataclass(frozen=True, kw_only=True)
class DuelRecord:
    """A duel, or a deal of a series, without its players.

    Attributes:
        options: JSON.
        level: the computers' level.
        seed: 64 hexadecimal digits, never printed.
        message: None until it is posted.
        series: the id of the first deal of the series; None for the first deal itself, and for a single one.
        deal, deals: the number of this deal, counted from 1, and of all deals.
        seal: the hash of the other columns but `message`; None in the rows of older programs.
    """

    id: str
    guild: int
    channel: int
    game: str
    rules: int
    options: str
    level: str
    locale: str | None
    seed: str = field(repr=False)
    commitment: str
    opened_at: int
    closes_at: int
    message: int | None = None
    series: str | None = None
    deal: int = 1
    deals: int = 1
    seal: str | None = field(default=None, repr=False)


@dataclass(frozen=True)
class DuelPlayerRecord:
    """A player of a duel; numbers count from 1, the player who opened it.

    Attributes:
        started_at, ended_at: when the player's game started and ended; None until then.
        seal: the hash of who the player is; None in the rows of older programs.
        game_seal: the hash of the game with its moves; None until the game is begun, and as for `seal`.
    """

    duel: str
    number: int
    person: int
    name: str
    username: str
    started_at: int | None = None
    ended_at: int | None = None
    seal: str | None = field(default=None, repr=False)
    game_seal: str | None = field(default=None, repr=False)


@dataclass(frozen=True)
class DuelMoveRecord:
    """One move at a player's table; plies count from 1."""

    duel: str
    person: int
    ply: int
    seat: int
    words: str
    at: int


@dataclass(frozen=True)
class DuelLeft:
    """A person who is taken out of all deals of a series."""

    series: str
    person: int


@dataclass(frozen=True)
class SavedDuel:
    """A duel and its players, by number."""

    record: DuelRecord
    players: tuple[DuelPlayerRecord, ...]


@dataclass(frozen=True, kw_only=True)
class DuelChange:
    """What one action writes about a duel, all of it or nothing.

    Attributes:
        opened, players, moves: new rows; a row whose key exists already is a Conflict.
        begun: existing players who begin; those who have begun before are not changed.
        played: existing players who have begun, as they are after their moves.
        posted: the id of a duel, and of its message.
        left: a person who leaves a duel; their moves are deleted, too.
        closed: the id of a duel to delete, with all deals of its series.
    """

    opened: tuple[DuelRecord, ...] = ()
    players: tuple[DuelPlayerRecord, ...] = ()
    begun: tuple[DuelPlayerRecord, ...] = ()
    played: tuple[DuelPlayerRecord, ...] = ()
    moves: tuple[DuelMoveRecord, ...] = ()
    posted: tuple[str, int] | None = None
    left: DuelLeft | None = None
    closed: str | None = None


DUELS = TableMapping[DuelRecord]("duels", DuelRecord)
DUEL_PLAYERS = TableMapping[DuelPlayerRecord]("duel_players", DuelPlayerRecord)
DUEL_MOVES = TableMapping[DuelMoveRecord]("duel_moves", DuelMoveRecord)


class DuelReading:
    """Reads duels. Methods raise StoreUnavailable and DamagedRecord."""

    def __init__(self, rows: DatabaseRows) -> None:
        self._rows = rows

    async def find(self, duel: str) -> SavedDuel | None:
        """Returns a duel that is on."""
        players = await self._rows.rows("duel_players", duel=duel)  # first: the duel may close in between
        rows = await self._rows.rows("duel", id=duel)
        return SavedDuel(DUELS.record(rows[0]), tuple(map(DUEL_PLAYERS.record, players))) if rows else None

    async def series(self, first: str) -> tuple[SavedDuel, ...]:
        """Returns the deals of a series in order, by the id of the first deal; empty unless the series is on."""
        players = [*map(DUEL_PLAYERS.record, await self._rows.rows("duel_series_players", id=first))]
        deals = map(DUELS.record, await self._rows.rows("duel_series", id=first))
        return tuple(SavedDuel(deal, tuple(one for one in players if one.duel == deal.id)) for deal in deals)

    async def moves(self, duel: str, person: int) -> tuple[DuelMoveRecord, ...]:
        """Returns the moves at a player's table, in order."""
        return tuple(map(DUEL_MOVES.record, await self._rows.rows("duel_moves", duel=duel, person=person)))

    async def all(self) -> tuple[str, ...]:
        """Returns the ids of all duels that are on; of a series, the id of its first deal."""
        return tuple([row["id"] for row in await self._rows.rows("all_duels")])

    async def orphans(self) -> tuple[str, ...]:
        """Returns the ids of missing deals that other rows refer to: if there are any, the file is damaged."""
        return tuple([row["id"] for row in await self._rows.rows("duel_orphans")])

    async def openers(self, guild: int, now: int) -> tuple[int, ...]:
        """Returns who opened each duel in a guild that closes after `now`; a series counts once."""
        return tuple([row["person"] for row in await self._rows.rows("duel_openers", guild=guild, now=now)])

    async def of_person(self, person: int) -> tuple[str, ...]:
        """Returns the ids of a person's duels that are on, those that close first at the beginning.

        Of a series it is the id of the first deal.
        """
        return tuple([row["id"] for row in await self._rows.rows("duels_of_person", person=person)])

    async def begun(self, person: int) -> str | None:
        """Returns the id of the deal that a person began last and has not finished."""
        rows = await self._rows.rows("duel_begun", person=person)
        return rows[0]["id"] if rows else None


def duel_rows(duels: Sequence[DuelChange]) -> Iterator[TableRows]:
    """Yields the rows that these changes write, in the order that foreign keys need."""
    opened = [deal for duel in duels for deal in duel.opened]
    yield DUELS, sorted(opened, key=lambda one: (one.series or one.id, one.deal))  # the first of a series comes first
    players = [player for duel in duels for player in duel.players]
    yield DUEL_PLAYERS, sorted(players, key=lambda one: (one.duel, one.number))
    begun = [player for duel in duels for player in duel.begun]
    yield "begin_duel_games", [*map(vars, sorted(begun, key=lambda one: (one.duel, one.number)))]
    played = [player for duel in duels for player in duel.played]
    yield "note_duel_games", [*map(vars, sorted(played, key=lambda one: (one.duel, one.number)))]
    posted = sorted(duel.posted for duel in duels if duel.posted is not None)
    yield "note_duel_messages", [{"duel": duel, "message": message} for duel, message in posted]
    moves = [move for duel in duels for move in duel.moves]
    yield DUEL_MOVES, sorted(moves, key=lambda one: (one.duel, one.person, one.ply))
    yield "leave_duels", [vars(duel.left) for duel in duels if duel.left is not None]
    yield (
        "delete_duels",
        [{"duel": closed} for closed in sorted(duel.closed for duel in duels if duel.closed is not None)],
    )
