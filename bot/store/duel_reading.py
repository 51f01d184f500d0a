"""What is read of duels that are on, whichever database it is."""

from bot.store.duel_records import DuelMoveRecord, SavedDuel
from bot.store.mapping import DUEL_MOVES, DUEL_PLAYERS, DUELS
from bot.store.row_reading import RowReading


class DuelReading:
    """What is read of duels. Methods raise StoreUnavailable and DamagedRecord."""

    def __init__(self, rows: RowReading) -> None:
        self._rows = rows

    async def find(self, duel: str) -> SavedDuel | None:
        """Returns a duel that is on."""
        players = await self._rows.rows("duel_players", duel=duel)  # first: else it may close in between
        rows = await self._rows.rows("duel", id=duel)
        return SavedDuel(DUELS.record(rows[0]), tuple(map(DUEL_PLAYERS.record, players))) if rows else None

    async def series(self, first: str) -> tuple[SavedDuel, ...]:
        """Returns the deals of a series by the id of its first one, in order; none unless it is on."""
        players = [*map(DUEL_PLAYERS.record, await self._rows.rows("duel_series_players", id=first))]
        deals = map(DUELS.record, await self._rows.rows("duel_series", id=first))
        return tuple(SavedDuel(deal, tuple(one for one in players if one.duel == deal.id)) for deal in deals)

    async def moves(self, duel: str, person: int) -> tuple[DuelMoveRecord, ...]:
        """Returns the moves at a player's table, in order."""
        return tuple(map(DUEL_MOVES.record, await self._rows.rows("duel_moves", duel=duel, person=person)))

    async def all(self) -> tuple[str, ...]:
        """Returns the ids of all duels that are on, of a series its first deal's."""
        return tuple([row["id"] for row in await self._rows.rows("all_duels")])

    async def orphans(self) -> tuple[str, ...]:
        """Returns the ids of deals, and of first deals, that rows name and that are not there: the file is damaged."""
        return tuple([row["id"] for row in await self._rows.rows("duel_orphans")])

    async def openers(self, guild: int, now: int) -> tuple[int, ...]:
        """Returns who has opened each of the duels in a guild that close later than now; a series counts once."""
        return tuple([row["person"] for row in await self._rows.rows("duel_openers", guild=guild, now=now)])

    async def of_person(self, person: int) -> tuple[str, ...]:
        """Returns the ids of the duels that are on in which somebody plays, those first that end first.

        Of a series it is its first deal's.
        """
        return tuple([row["id"] for row in await self._rows.rows("duels_of_person", person=person)])

    async def begun(self, person: int) -> str | None:
        """Returns the id of the deal that somebody has begun last and not finished."""
        rows = await self._rows.rows("duel_begun", person=person)
        return rows[0]["id"] if rows else None
