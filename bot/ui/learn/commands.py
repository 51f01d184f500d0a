"""The slash command of lessons."""

from collections.abc import Sequence

from discord import app_commands

from bot.games import LESSONS
from bot.ui.learn.lesson_game import LessonGame
from bot.ui.learn.lesson_panels import LessonPanels
from bot.ui.reply.reply import Reply
from bot.ui.routing.slash_command import Command, command, game_choices


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
