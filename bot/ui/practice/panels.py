"""The panels of practice with their pictures, in the reader's language and theme."""

import asyncio

from bot.sessions.practice.service import Answer, Exercise
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.ui.practice.view import answer_panel, heading, later_button, nothing_due_panel, remove_button
from bot.ui.reply.audience import own_theme
from bot.ui.reply.private_game import Asked, PrivateGame
from bot.ui.reply.reply import Reply
from bot.ui.results.replay_frames import ReplayFrames
from bot.ui.text.move_tree import START, PartialMove
from bot.ui.text.narration import recent_events
from bot.ui.views.components import page, picture_file
from bot.ui.views.custom_id import Surface
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.pictures import Pictures


class PracticePanels:
    """Lays out the panels for the user who pressed a button or typed a command. Methods raise StoreUnavailable."""

    def __init__(self, sessions: Sessions, pictures: Pictures) -> None:
        self._sessions = sessions
        self._practice = sessions.practice
        self._games = PrivateGame(
            sessions,
            pictures,
            Surface.PRACTICE,
            moves_heading="practice-moves-heading",
            moves_more="moves-more-suggested",
        )

    async def of_game(self, reply: Reply, session: Session) -> OutgoingMessage:
        """Adds the user's own moves of a finished game that cost much, and lays out the first of them that is due.

        Refuses as `Practice.add` does.
        """
        if not await self._practice.add(session, reply.user):
            return OutgoingMessage(page(reply.texts("practice-nothing-lost")))
        return await self.next(reply)

    async def next(self, reply: Reply) -> OutgoingMessage:
        """Lays out the position that has been due longest, or says when the next one is."""
        exercise = await self._practice.next(reply.user)
        if exercise is not None:
            return await self.exercise(reply, exercise)
        positions = await self._practice.positions(reply.user)
        return OutgoingMessage(nothing_due_panel(positions, await self._practice.streak(reply.user), reply.texts))

    async def exercise(self, reply: Reply, exercise: Exercise, partial: PartialMove = START) -> OutgoingMessage:
        """Lays out a position.

        Args:
            partial: how far its player has come in a move.
        """
        position, due, texts = await _position(exercise), len(await self._practice.due(reply.user)), reply.texts
        last = [later_button(exercise, texts)] if due > 1 else []
        view = exercise.view
        happened = recent_events(position, view, texts, exercise.seat)
        return await self._games.message(
            reply,
            position,
            partial,
            heading=heading(exercise, texts, texts("practice-due", count=due)),
            last=[*last, remove_button(exercise, texts)],
            ending=[],
            asked=Asked(exercise.seat, view, exercise.legal, happened, texts("practice-task")),
        )

    async def answer(self, reply: Reply, answer: Answer) -> OutgoingMessage:
        """Lays out what became of an answer; the pictures number the places of the tile that the better move names."""
        position = await _position(answer.exercise)
        words = answer.better.words
        named = " ".join(words.split(" ")[:2]) if position.game.info.private_moves else ""
        pictures = await self._games.drawn(reply, position, answer.exercise.view, named)
        shown = answer_panel(
            answer,
            position,
            len(await self._practice.due(reply.user)),
            reply.texts,
            theme=own_theme(reply.interaction, self._sessions),
            pictures=[*pictures],
            text_first=self._sessions.user_settings.of(reply.user).text_first,
        )
        return OutgoingMessage(shown, [picture_file(png, name) for name, png in pictures.items()])


async def _position(exercise: Exercise) -> Session:
    """Returns the game before the move."""
    frames = await asyncio.to_thread(ReplayFrames.of, exercise.session)
    return frames.at(exercise.record.ply - 1)
