"""Reads live duels from the store."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress

import structlog

from bot.sessions.duels.duel import Duel, DuelPlayer, duel_of, game_of
from bot.sessions.duels.series import Series
from bot.sessions.refusals import Refusal, SetAside
from bot.sessions.session import Session
from bot.store.duels import DuelReading
from bot.store.errors import DamagedRecord

log = structlog.get_logger()

UNPLAYABLE = "its moves do not replay"

PLAYER_DAMAGED = "the seal of a player is broken"


class SavedDuels:
    """Reads duels. Methods raise StoreUnavailable."""

    def __init__(self, duels: DuelReading) -> None:
        self._duels = duels

    async def faults(self) -> tuple[str, ...]:
        """Returns a line for each damaged live duel: the id of its first deal, and why."""
        found = []
        for duel_id in await self._duels.all():
            try:
                series = await self._series(duel_id)
                games = [
                    await self._game(deal, player)
                    for deal in series.deals
                    for player in deal.players
                    if player.started_at is not None
                ]
                if any(deal.damaged for deal in series.deals):
                    found.append(f"duel {duel_id}: {PLAYER_DAMAGED}")
                if any(map(_is_unplayable, games)):
                    found.append(f"duel {duel_id}: {UNPLAYABLE}")
            except DamagedRecord as why:
                found.append(f"duel {duel_id}: {why}")
            except Refusal:
                log.debug("duel closed meanwhile", duel=duel_id)
        found += [f"duel {duel_id}: rows of it are missing" for duel_id in await self._duels.orphans()]
        return tuple(found)

    async def find(self, duel_id: str) -> Duel:
        """Returns a live deal. Refuses `duel-unknown`, and `set-aside` if its record is damaged."""
        with _damage_told(duel_id):
            saved = await self._duels.find(duel_id)
            if saved is None:
                raise Refusal("duel-unknown")
            return duel_of(saved)

    async def series(self, duel_id: str) -> Series:
        """Returns a live duel with all of its deals. Refuses as `find` does."""
        with _damage_told(duel_id):
            return await self._series(duel_id)

    async def game(self, duel: Duel, player: DuelPlayer) -> Session:
        """Returns the game that a player has begun, which may be over.

        Refuses `set-aside` if it is damaged, and as `find` and `Duel.player_of` do if it was deleted meanwhile.
        """
        with _damage_told(duel.id):
            session = await self._game(duel, player)
        if _is_unplayable(session):
            log.error("damaged duel", duel=duel.id, why=UNPLAYABLE)
        return session

    async def begun_games(self, duel: Duel) -> dict[DuelPlayer, Session]:
        """Returns the games that players have begun on a deal; damaged games are logged and left out."""
        games = dict[DuelPlayer, Session]()
        for player in duel.players:
            if player.started_at is not None:
                with suppress(SetAside):
                    games[player] = await self.game(duel, player)
        return games

    async def _series(self, duel_id: str) -> Series:
        deals = tuple(map(duel_of, await self._duels.series(duel_id)))
        if not deals:
            raise Refusal("duel-unknown")
        if [deal.number for deal in deals] != [*range(1, deals[0].deals + 1)]:
            raise DamagedRecord("deals are missing")
        if any(deal.damaged for deal in deals):
            log.error("damaged duel", duel=duel_id, why=PLAYER_DAMAGED)
        return Series(deals)

    async def _game(self, duel: Duel, player: DuelPlayer) -> Session:
        moves = await self._duels.moves(duel.id, player.person.id)
        try:
            return game_of(duel, player, moves)
        except DamagedRecord:
            (await self.find(duel.id)).player_of(player.person.id)  # refuses if its rows were deleted since
            raise


def _is_unplayable(session: Session) -> bool:
    """Returns whether a begun game has no state although it was played by today's rules."""
    return session.state is None and session.rules == session.game.info.rules


@contextmanager
def _damage_told(duel_id: str) -> Iterator[None]:
    """Logs a damaged record, and then refuses `set-aside`."""
    try:
        yield
    except DamagedRecord as why:
        log.error("damaged duel", duel=duel_id, why=str(why))
        raise SetAside from why
