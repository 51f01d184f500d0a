"""What is read of tournaments, whichever database it is."""

from bot.store.mapping import TOURNAMENT_PAIRINGS, TOURNAMENT_PLAYERS, TOURNAMENTS
from bot.store.row_reading import RowReading
from bot.store.tournament_records import SavedTournament


class TournamentReading:
    """What is read of tournaments. Methods raise StoreUnavailable and DamagedRecord."""

    def __init__(self, rows: RowReading) -> None:
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
        """Returns the ids of all tournaments that have not ended, the oldest first."""
        return tuple([row["id"] for row in await self._rows.rows("live_tournaments")])

    async def unfinished(self) -> tuple[str, ...]:
        """Returns the ids of those at which something is left to be done (see `Tournament.done`), the oldest first."""
        return tuple([row["id"] for row in await self._rows.rows("unfinished_tournaments")])

    async def live_in(self, guild: int) -> tuple[str, ...]:
        """Returns the ids of the tournaments of a guild that have not ended, the oldest first."""
        return tuple([row["id"] for row in await self._rows.rows("tournaments_in", guild=guild)])

    async def ended(self, guild: int, channel: int, most: int) -> tuple[str, ...]:
        """Returns the ids of the last tournaments of a channel that were played to their end, the newest first."""
        rows = await self._rows.rows("ended_tournaments", guild=guild, channel=channel, most=most)
        return tuple([row["id"] for row in rows])
