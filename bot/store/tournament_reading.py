"""What is read of tournaments, whichever database it is."""

from typing import Protocol

from bot.store.mapping import TOURNAMENT_PAIRINGS, TOURNAMENT_PLAYERS, TOURNAMENTS
from bot.store.row_reading import RowReading
from bot.store.tournament_records import SavedTournament


class TournamentStore(Protocol):
    """What the rest of the bot may ask of a store about tournaments. Raises StoreUnavailable and DamagedRecord."""

    async def tournament(self, tournament: str) -> SavedTournament | None:
        """Returns a tournament, live or ended."""
        ...

    async def live_tournaments(self) -> tuple[str, ...]:
        """Returns the ids of all tournaments that have not ended, the oldest first."""
        ...

    async def tournaments_in(self, guild: int) -> tuple[str, ...]:
        """Returns the ids of the tournaments of a guild that have not ended, the oldest first."""
        ...

    async def ended_tournaments(self, guild: int, channel: int, most: int) -> tuple[str, ...]:
        """Returns the ids of the last tournaments of a channel that were played to their end, the newest first."""
        ...


class TournamentReading(RowReading):
    """The part of a store that reads tournaments."""

    async def tournament(self, tournament: str) -> SavedTournament | None:
        with self._available():
            while rows := await self._rows("tournament", id=tournament):
                record = TOURNAMENTS.record(rows[0])
                players = await self._rows("tournament_players", tournament=tournament)
                pairings = await self._rows("tournament_pairings", tournament=tournament)
                after = await self._rows("tournament", id=tournament)
                if after and TOURNAMENTS.record(after[0]).version == record.version:  # else it has changed meanwhile
                    return SavedTournament(
                        record,
                        tuple(map(TOURNAMENT_PLAYERS.record, players)),
                        tuple(map(TOURNAMENT_PAIRINGS.record, pairings)),
                    )
            return None

    async def live_tournaments(self) -> tuple[str, ...]:
        with self._available():
            return tuple([row["id"] for row in await self._rows("live_tournaments")])

    async def tournaments_in(self, guild: int) -> tuple[str, ...]:
        with self._available():
            return tuple([row["id"] for row in await self._rows("tournaments_in", guild=guild)])

    async def ended_tournaments(self, guild: int, channel: int, most: int) -> tuple[str, ...]:
        with self._available():
            rows = await self._rows("ended_tournaments", guild=guild, channel=channel, most=most)
            return tuple([row["id"] for row in rows])
