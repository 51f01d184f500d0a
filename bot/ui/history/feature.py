"""The history feature, as the client adds it."""

from bot.sessions.service import Sessions
from bot.ui.history.buttons import HistoryButtons
from bot.ui.history.commands import HistoryCommand
from bot.ui.history.game_view import GamePanels
from bot.ui.history.lists import GameLists
from bot.ui.routing.feature import Feature
from renderers.pictures import Pictures


def history_feature(sessions: Sessions, pictures: Pictures) -> Feature:
    """Builds the feature: lists of finished games, and the panel of each."""
    lists = GameLists(sessions)
    buttons = HistoryButtons(sessions, lists, GamePanels(sessions, pictures))
    return Feature(HistoryCommand(sessions, lists).commands, buttons.handlers)
