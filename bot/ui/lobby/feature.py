"""The lobby feature, as the client adds it."""

from bot.ui.lobby.buttons import LobbyButtons
from bot.ui.lobby.commands import LobbyCommands
from bot.ui.lobby.next_game_buttons import NextGameButtons
from bot.ui.lobby.options_buttons import OptionsButtons
from bot.ui.lobby.play_button import PlayButton
from bot.ui.lobby.play_command import PlayCommand
from bot.ui.routing.feature import Feature
from bot.ui.routing.table_context import TableContext
from bot.ui.table_message.waiting_list import WaitingList


def lobby_feature(tables: TableContext, waiting_list: WaitingList) -> Feature:
    """Builds the feature: all that happens at a table before its game, and rematches."""
    commands = [PlayCommand(tables, waiting_list).group, *LobbyCommands(tables, waiting_list).commands]
    handlers = {
        **LobbyButtons(tables).handlers,
        **OptionsButtons(tables).handlers,
        **NextGameButtons(tables, waiting_list).handlers,
        **PlayButton(tables, waiting_list).handlers,
    }
    return Feature(commands, handlers)
