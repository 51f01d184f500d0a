"""Moves that a player chooses in their own game of a duel."""

from typing import NamedTuple

from bot.sessions.duels.duel import Duel
from bot.sessions.duels.service import Duels
from bot.sessions.fairness import deal_of
from bot.sessions.refusals import Refusal, Stale
from bot.sessions.session import Session
from bot.ui.duels.panels import DuelPanels
from bot.ui.panels.follow import PanelKind
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import MoveSurface
from bot.ui.text.move_tree import START, PartialMove
from bot.ui.views.custom_id import Press


class OwnGame(NamedTuple):
    """The presser's game in a duel."""

    duel: Duel
    session: Session


class DuelMoves(MoveSurface[OwnGame]):
    """Makes moves in the presser's own game, whatever the custom id says."""

    def __init__(self, duels: Duels, panels: DuelPanels) -> None:
        self._duels = duels
        self._panels = panels

    async def pressed(self, reply: Reply, press: Press) -> OwnGame:
        """Refuses `duel-unknown`, `duel-not-invited`, `duel-not-begun`, and `duel-moved-on` for another ply."""
        duel = await self._duels.find(deal_of(press.session))
        session = await self._duels.game(duel, reply.user)
        if session is None:
            raise Refusal("duel-not-begun")
        if press.ply != session.ply:
            raise Refusal("duel-moved-on")
        return OwnGame(duel, session)

    async def show(self, reply: Reply, position: OwnGame, partial: PartialMove) -> None:
        message = await self._panels.game(reply, *position, partial)
        await reply.show_private(message, kind=PanelKind.HAND)  # refusals and /board stay beside it

    async def move(self, reply: Reply, press: Press, words: str) -> None:
        """Makes the move; a press for another ply shows the current game instead."""
        duel = await self._duels.find(deal_of(press.session))
        try:
            session = await self._duels.move(duel, reply.user, words, press.ply)
        except Stale:
            session = await self._duels.begin(duel, reply.user)
        await self.show(reply, OwnGame(duel, session), START)

    async def current(self, user: int) -> Session | None:
        """See `bot.ui.play.private_games.PrivateGames`."""
        return await self._duels.current_game(user)

    async def make(self, reply: Reply, session: Session, words: str) -> None:
        """Makes a move that was typed, and shows the game."""
        duel = await self._duels.find(deal_of(session.id))
        session = await self._duels.move(duel, reply.user, words, session.ply)
        await self.show(reply, OwnGame(duel, session), START)

    async def show_game(self, reply: Reply, session: Session) -> None:
        """See `bot.ui.play.private_games.PrivateGames`."""
        await self.show(reply, OwnGame(await self._duels.find(deal_of(session.id)), session), START)
