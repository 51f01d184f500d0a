"""Lessons: the command, and the feature that the client adds."""

from collections.abc import Sequence

from discord import app_commands

from bot.games import LESSONS
from bot.sessions.service import Sessions
from bot.ui.learn.buttons import LearnButtons
from bot.ui.learn.lesson_game import LessonGame
from bot.ui.learn.lesson_panels import LessonPanels
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import Feature
from bot.ui.routing.slash_command import Command, command, game_choices
from bot.ui.views.custom_id import Surface
from renderers.pictures import Pictures


class LearnCommands:
    """Handles `/learn`, which works in every channel, also while a game is on there."""

    def __init__(self, panels: LessonPanels) -> None:
        self._panels = panels

    @property
    def commands(self) -> Sequence[Command]:
        learn = command("learn", self._learn)
        app_commands.choices(game=game_choices(LESSONS))(learn)
        return [learn]

    async def _learn(self, reply: Reply, game: str) -> None:
        """`/learn`: begins the lesson of a game."""
        message = await self._panels.panel(reply, LessonGame(game))
        await reply.send_private(message.view, message.files)


def learn_feature(sessions: Sessions, pictures: Pictures) -> Feature:
    """Builds the feature: a lesson in each game that has one."""
    panels = LessonPanels(sessions, pictures)
    buttons = LearnButtons(panels)
    return Feature(LearnCommands(panels).commands, buttons.handlers, {Surface.LESSON: buttons})
