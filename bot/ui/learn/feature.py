"""The learn feature, as the client adds it."""

from bot.sessions.service import Sessions
from bot.ui.learn.buttons import LearnButtons
from bot.ui.learn.commands import LearnCommands
from bot.ui.learn.lesson_panels import LessonPanels
from bot.ui.routing.feature import Feature
from renderers.pictures import Pictures


def learn_feature(sessions: Sessions, pictures: Pictures) -> Feature:
    """Builds the feature: a lesson in each game that has one."""
    panels = LessonPanels(sessions, pictures)
    return Feature(LearnCommands(panels).commands, LearnButtons(panels).handlers)
