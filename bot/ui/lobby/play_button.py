"""The button that opens a table of a game, with the default options: `/play` with one press."""

from bot.games import GAMES
from bot.sessions.refusals import Refusal
from bot.ui.lobby.open_table import open_table
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.routing.table_context import TableContext
from bot.ui.table_message.waiting_list import WaitingList
from bot.ui.views.custom_id import Action, Press


class PlayButton:
    """Handles the play button of a game's card in the help."""

    def __init__(self, tables: TableContext, waiting_list: WaitingList) -> None:
        self._tables = tables
        self._waiting_list = waiting_list

    @property
    def handlers(self) -> ButtonHandlers:
        return {Action.OPEN_TABLE: self._open}

    async def _open(self, reply: Reply, press: Press) -> None:
        """Opens a table of the game that the press names. Refuses `unknown-button` for an unknown game."""
        if press.argument not in GAMES:
            raise Refusal("unknown-button")
        await open_table(self._tables, self._waiting_list, reply, press.argument, {})
