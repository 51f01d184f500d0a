"""Practice: moves, the command, the buttons, and the feature that the client adds."""

from collections.abc import Sequence

from discord import app_commands

from bot.sessions.practice.service import Exercise, Practice
from bot.sessions.service import Sessions
from bot.ui.practice.panels import PracticePanels
from bot.ui.reply.audience import own_texts
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers, Feature, MoveSurface
from bot.ui.routing.finished_games import FinishedGames
from bot.ui.routing.slash_command import Command, TypedText, chosen_move, command, move_choices, suggesting
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.move_tree import PartialMove
from bot.ui.views.custom_id import Action, Press, Surface
from renderers.pictures import Pictures


class PracticeMoves(MoveSurface[Exercise]):
    """Handles moves in the presser's own positions, whatever the custom id says; its ply is the position's."""

    def __init__(self, practice: Practice, panels: PracticePanels) -> None:
        self._practice = practice
        self._panels = panels

    async def pressed(self, reply: Reply, press: Press) -> Exercise:
        """Returns the exercise whose key was pressed. Refuses as `Practice.exercise` does."""
        return await self._practice.exercise(reply.user, press.session, press.ply + 1)

    async def show(self, reply: Reply, position: Exercise, partial: PartialMove) -> None:
        await reply.show_private(await self._panels.exercise(reply, position, partial))

    async def move(self, reply: Reply, press: Press, words: str) -> None:
        answer = await self._practice.answer(reply.user, press.session, press.ply + 1, words)
        await reply.show_private(await self._panels.answer(reply, answer))


class PracticeCommands:
    """Handles `/practice`, which works everywhere, in private."""

    def __init__(self, sessions: Sessions, panels: PracticePanels) -> None:
        self._practice = sessions.practice
        self._games = FinishedGames(sessions)
        self._panels = panels

    @property
    def commands(self) -> Sequence[Command]:
        practice = command("practice", self._typed)
        app_commands.autocomplete(answer=suggesting(self._suggest_moves), finished=suggesting(self._games.suggest))(
            practice
        )
        return [practice]

    async def _typed(self, reply: Reply, answer: TypedText | None = None, finished: TypedText | None = None) -> None:
        """`/practice`: shows or answers the position that has been due longest, or adds the positions of a game."""
        if finished is not None:
            session = await self._games.chosen(reply.interaction, finished)
            await reply.send_private(await self._panels.of_game(reply, session))
            return
        exercise = None if answer is None else await self._practice.next(reply.user)
        if answer is None or exercise is None:  # says that nothing is due
            await reply.send_private(await self._panels.next(reply))
            return
        labels = MoveLabels.of(exercise.session, reply.texts, exercise.view)
        words = chosen_move(exercise.session, exercise.legal, answer, labels)
        answered = await self._practice.answer(reply.user, exercise.record.session, exercise.record.ply, words)
        await reply.send_private(await self._panels.answer(reply, answered))

    async def _suggest_moves(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Returns the moves that match the typed text in the position that has been due longest."""
        exercise = await self._practice.next(interaction.user.id)
        if exercise is None:
            return []
        labels = MoveLabels.of(exercise.session, own_texts(interaction), exercise.view)
        return move_choices(exercise.legal, typed, labels)


class PracticeButtons:
    """Handles the button below an analysis, and those of the panels."""

    def __init__(self, sessions: Sessions, panels: PracticePanels) -> None:
        self._sessions = sessions
        self._practice = sessions.practice
        self._panels = panels
        self.handlers: ButtonHandlers = {
            Action.PRACTISE_GAME: self._practise_game,
            Action.PRACTICE: self._next,
            Action.PRACTICE_LATER: self._later,
            Action.PRACTICE_REMOVE: self._remove,
        }

    async def _practise_game(self, reply: Reply, press: Press) -> None:
        """Adds the user's own costly moves of a finished game, and shows the first of them."""
        session = await self._sessions.history.ended_game(press.session)
        await reply.send_private(await self._panels.of_game(reply, session))

    async def _next(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  every handler is given its press
        await reply.show_private(await self._panels.next(reply))

    async def _later(self, reply: Reply, press: Press) -> None:
        await self._practice.put_off(reply.user, press.session, press.ply)
        await self._next(reply, press)

    async def _remove(self, reply: Reply, press: Press) -> None:
        await self._practice.remove(reply.user, press.session, press.ply)
        await self._next(reply, press)


def practice_feature(sessions: Sessions, pictures: Pictures) -> Feature:
    """Builds the feature: positions of one's own games, asked again after some days."""
    panels = PracticePanels(sessions, pictures)
    moves = PracticeMoves(sessions.practice, panels)
    return Feature(
        PracticeCommands(sessions, panels).commands,
        PracticeButtons(sessions, panels).handlers,
        {Surface.PRACTICE: moves},
    )
