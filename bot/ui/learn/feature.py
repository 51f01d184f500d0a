"""Lessons: their keys for moves and for leaving, the command, and the feature that the client adds."""

from collections.abc import Sequence
from typing import NamedTuple

from discord import app_commands

from bot.games import LESSONS
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.ui.learn.lesson_game import LessonGame
from bot.ui.learn.lesson_panels import LessonPanels
from bot.ui.reply.audience import person
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers, Feature, MoveSurface
from bot.ui.routing.slash_command import Command, command, game_choices
from bot.ui.text.move_tree import START, PartialMove
from bot.ui.views.custom_id import Action, Press, Surface
from renderers.pictures import Pictures


class Pressed(NamedTuple):
    """The step of a lesson, and its game as the presser plays it."""

    game: LessonGame
    session: Session


class LearnButtons(MoveSurface[Pressed]):
    """Begins and leaves lessons, and handles moves; the custom id of a press determines the step.

    The move that the step asks for leads to the next step; after another move, the step stays and says which move to
    try.
    """

    def __init__(self, panels: LessonPanels) -> None:
        self._panels = panels
        self.handlers: ButtonHandlers = {Action.LEARN: self._begin, Action.LEAVE_LESSON: self._leave}

    async def _begin(self, reply: Reply, press: Press) -> None:
        await self._show(reply, _first_step(press.argument))

    async def _leave(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  every handler is given its press
        await reply.close_private()

    async def pressed(self, reply: Reply, press: Press) -> Pressed:
        """Refuses `unknown-button` if there is no such step."""
        game = LessonGame.at(press.session, press.ply)
        if game is None or game.step is None:
            raise Refusal("unknown-button")
        return Pressed(game, game.session(person(reply.interaction)))

    async def show(self, reply: Reply, position: Pressed, partial: PartialMove) -> None:
        await self._show(reply, position.game, partial)

    async def move(self, reply: Reply, press: Press, words: str) -> None:
        game, _ = await self.pressed(reply, press)
        if game.accepts(words):
            await self._show(reply, game.next)
        else:
            await self._show(reply, game, other_move=True)

    async def _show(
        self, reply: Reply, game: LessonGame, partial: PartialMove = START, *, other_move: bool = False
    ) -> None:
        await reply.show_private(await self._panels.panel(reply, game, partial, other_move=other_move))


def _first_step(game_key: str) -> LessonGame:
    """Returns the beginning of a game's lesson. Refuses `unknown-button` for a game without one."""
    if game_key not in LESSONS:
        raise Refusal("unknown-button")
    return LessonGame(game_key)


class LearnCommands:
    """Handles `/learn`, which works in every channel, even during a game."""

    def __init__(self, panels: LessonPanels) -> None:
        self._panels = panels

    @property
    def commands(self) -> Sequence[Command]:
        learn = command("learn", self._learn)
        app_commands.choices(game=game_choices(LESSONS))(learn)
        return [learn]

    async def _learn(self, reply: Reply, game: str) -> None:
        """`/learn`: begins the lesson of a game."""
        await reply.send_private(await self._panels.panel(reply, LessonGame(game)))


def learn_feature(sessions: Sessions, pictures: Pictures) -> Feature:
    """Builds the feature: a lesson in each game that has one."""
    panels = LessonPanels(sessions, pictures)
    buttons = LearnButtons(panels)
    return Feature(LearnCommands(panels).commands, buttons.handlers, {Surface.LESSON: buttons})
