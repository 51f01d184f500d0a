"""Tournaments in the store: their records, how they are read, and what a change writes.

Fields are the columns of the tables; times: ms since the epoch.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.store.mapping import TableMapping, TableRows
from bot.store.queries import DatabaseRows


@dataclass(frozen=True, kw_only=True)
class TournamentRecord:
    """A tournament without its players and pairings.

    Attributes:
        person: the organiser.
        options: JSON.
        clock, round_time: seconds.
        event, event_shows: the event on the server's calendar, and a note of what it shows.
        version: the number of changes, counted from 1.
    """

    id: str
    guild: int
    channel: int
    person: int
    title: str
    format: str
    game: str
    options: str
    clock: int
    round_time: int
    rounds: int
    most_players: int
    locale: str | None
    status: str
    round: int
    starts_at: int | None
    due_at: int | None
    message: int | None
    event: int | None
    event_shows: str
    created_at: int
    started_at: int | None
    ended_at: int | None
    version: int


REMOVED = 2
"""See `TournamentPlayerRecord.withdrawn`."""


@dataclass(frozen=True)
class TournamentPlayerRecord:
    """A player of a tournament; numbers count from 1.

    Attributes:
        withdrawn: 0 if they play, 1 if they have withdrawn, REMOVED if the organiser has removed them.
    """

    tournament: str
    number: int
    person: int
    name: str
    username: str
    withdrawn: int


@dataclass(frozen=True, kw_only=True)
class TournamentPairingRecord:
    """A game of a tournament, or a bye.

    Attributes:
        number: counts from 1.
        first_player, second_player: the players' numbers.
    """

    tournament: str
    number: int
    round: int
    first_player: int
    second_player: int | None
    session: str | None
    channel: int | None
    result: str | None
    reason: str | None
    at: int | None


@dataclass(frozen=True, kw_only=True)
class TournamentChange:
    """What one action writes about a tournament.

    If several processes share the store, a record whose version does not follow the stored one is a Conflict.

    Attributes:
        players: all players, if any of them changed.
        pairings: the pairings that are new or changed.
    """

    record: TournamentRecord
    players: tuple[TournamentPlayerRecord, ...] | None = None
    pairings: tuple[TournamentPairingRecord, ...] = ()


@dataclass(frozen=True)
class SavedTournament:
    """All that the store knows of a tournament."""

    record: TournamentRecord
    players: tuple[TournamentPlayerRecord, ...]
    pairings: tuple[TournamentPairingRecord, ...]


TOURNAMENTS = TableMapping[TournamentRecord]("tournaments", TournamentRecord, "id")
TOURNAMENT_PLAYERS = TableMapping[TournamentPlayerRecord]("tournament_players", TournamentPlayerRecord)
TOURNAMENT_PAIRINGS = TableMapping[TournamentPairingRecord](
    "tournament_pairings", TournamentPairingRecord, "tournament", "number"
)


class TournamentReading:
    """Reads tournaments. Methods raise StoreUnavailable and DamagedRecord."""

    def __init__(self, rows: DatabaseRows) -> None:
        self._rows = rows

    async def find(self, tournament: str) -> SavedTournament | None:
        """Returns a tournament, live or ended."""
        while rows := await self._rows.rows("tournament", id=tournament):
            record = TOURNAMENTS.record(rows[0])
            players = await self._rows.rows("tournament_players", tournament=tournament)
            pairings = await self._rows.rows("tournament_pairings", tournament=tournament)
            after = await self._rows.rows("tournament", id=tournament)
            if after and TOURNAMENTS.record(after[0]).version == record.version:  # else it has changed meanwhile
                return SavedTournament(
                    record,
                    tuple(map(TOURNAMENT_PLAYERS.record, players)),
                    tuple(map(TOURNAMENT_PAIRINGS.record, pairings)),
                )
        return None

    async def live(self) -> tuple[str, ...]:
        """Returns the ids of all tournaments that have not ended, oldest first."""
        return tuple([row["id"] for row in await self._rows.rows("live_tournaments")])

    async def unfinished(self) -> tuple[str, ...]:
        """Returns the ids of the tournaments with something left to do (see `Tournament.done`), oldest first."""
        return tuple([row["id"] for row in await self._rows.rows("unfinished_tournaments")])

    async def live_in(self, guild: int) -> tuple[str, ...]:
        """Returns the ids of the tournaments of a guild that have not ended, oldest first."""
        return tuple([row["id"] for row in await self._rows.rows("tournaments_in", guild=guild)])

    async def ended(self, guild: int, channel: int, most: int) -> tuple[str, ...]:
        """Returns the ids of the last tournaments of a channel that were played to their end, newest first."""
        rows = await self._rows.rows("ended_tournaments", guild=guild, channel=channel, most=most)
        return tuple([row["id"] for row in rows])


def tournament_rows(changes: Sequence[TournamentChange]) -> Iterator[TableRows]:
    """Yields the rows that these changes write, in the order that foreign keys need."""
    changes = sorted(changes, key=lambda change: change.record.id)
    yield TOURNAMENTS, [change.record for change in changes]
    changed = [change for change in changes if change.players is not None]
    yield "clear_tournament_players", [{"tournament": change.record.id} for change in changed]
    yield TOURNAMENT_PLAYERS, [one for change in changed for one in change.players or ()]
    yield TOURNAMENT_PAIRINGS, [one for change in changes for one in change.pairings]
