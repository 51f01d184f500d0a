"""The daily feature, as the client adds it."""

from bot.sessions.service import Sessions
from bot.ui.daily.buttons import DailyButtons
from bot.ui.daily.commands import DailyCommands
from bot.ui.daily.panels import DailyPanels
from bot.ui.routing.feature import Feature
from renderers.pictures import Pictures


def daily_feature(sessions: Sessions, pictures: Pictures) -> Feature:
    """Builds the feature: a puzzle a day in each game that has one."""
    panels = DailyPanels(sessions, pictures)
    return Feature(DailyCommands(panels).commands, DailyButtons(sessions, panels).handlers)
