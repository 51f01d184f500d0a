"""The play feature, as the client adds it."""

from collections.abc import Mapping
from typing import Any

from bot.ui.play.board_text import HappenedButtons
from bot.ui.play.commands import PlayCommands
from bot.ui.play.hand_buttons import HandButtons
from bot.ui.play.hand_layout import HandLayout
from bot.ui.play.menu import MenuButtons, SpectatorButtons
from bot.ui.play.private_games import PrivateGames
from bot.ui.play.table_moves import TableMoves
from bot.ui.routing.feature import Feature, MoveSurface
from bot.ui.routing.table_context import TableContext
from bot.ui.table_message.layout import BoardPicture
from bot.ui.views.custom_id import Surface


def play_feature(tables: TableContext, board: BoardPicture, private_games: PrivateGames) -> Feature:
    """Builds the feature: moves by button and by text, hands, the More menu, and what spectators may do."""
    layout = HandLayout(tables.sessions, board)
    moves, hands = TableMoves(tables), HandButtons(tables, layout)
    handlers = {
        **moves.handlers,
        **hands.handlers,
        **MenuButtons(tables).handlers,
        **HappenedButtons(tables).handlers,
        **SpectatorButtons(tables, board).handlers,
    }
    surfaces: Mapping[Surface, MoveSurface[Any]] = {Surface.TABLE: moves, Surface.HAND: hands}
    return Feature(PlayCommands(tables, layout, private_games).commands, handlers, surfaces)
