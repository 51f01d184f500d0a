"""The private panels of practice with their pictures: a position, the verdict on an answer, and nothing due."""

import asyncio
from collections.abc import Sequence

import discord

from bot.games.base import Seat
from bot.sessions.practice.service import Answer, Exercise, PracticeRecord, PracticeStreakRecord
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.reply.audience import own_theme
from bot.ui.reply.private_game import Asked, PrivateGame
from bot.ui.reply.reply import Reply
from bot.ui.results.analysis import sentence
from bot.ui.results.replay_frames import ReplayFrames
from bot.ui.text.captions import seat_colour
from bot.ui.text.move_tree import START, PartialMove
from bot.ui.text.names import listed
from bot.ui.text.narration import player_name, recent_events, title
from bot.ui.text.times import timestamp
from bot.ui.views.components import Style, button, button_rows, page, panel, picture_file, text
from bot.ui.views.custom_id import Action, Press, Surface
from bot.ui.views.outgoing_message import OutgoingMessage
from bot.ui.views.position_pictures import position_pictures
from renderers.pictures import Pictures

Button = discord.ui.Button[discord.ui.LayoutView]


def answer_panel(
    answer: Answer, position: Session, due: int, texts: Texts, *, theme: str, pictures: Sequence[str], text_first: bool
) -> discord.ui.LayoutView:
    """Lays out whether an answer is right and why, when the position returns, and how many in a row were solved.

    Args:
        due: how many positions are still due.
    """
    exercise = answer.exercise
    same = answer.played.words == answer.better.words  # the game's own move, which a newer search considers right
    why = "" if same else sentence(position, exercise.seat, answer.played, answer.better, texts)
    lines = [texts("practice-right" if answer.right else "practice-wrong", why=why).rstrip()]
    lines += [f"-# {_comes_again(exercise.record, texts)}", f"-# {_streak_line(answer.streak, texts)}"]
    pieces = [
        text(heading(exercise, texts)),
        *position_pictures(position, exercise.view, texts, pictures, text_first=text_first),
        text("\n".join(lines)),
    ]
    buttons = []
    if due:
        buttons.append(button(texts("button-practice-next", count=due), Press(Action.PRACTICE), style=Style.primary))
    if exercise.record.due_at is not None:
        buttons.append(remove_button(exercise, texts))
    return panel([*pieces, *button_rows(buttons)], seat_colour(exercise.seat, theme))


def nothing_due_panel(
    positions: Sequence[PracticeRecord], streak: PracticeStreakRecord, texts: Texts
) -> discord.ui.LayoutView:
    """Lays out when the next position is due, or how to begin.

    Args:
        positions: all positions of the person.
    """
    coming = [one.due_at for one in positions if one.due_at is not None]
    if not positions:
        return panel([text(f"### {texts('practice-title')}\n{texts('practice-empty')}")])
    learned = len(positions) - len(coming)
    lines = [texts("practice-next", time=timestamp(min(coming)), count=len(coming))] if coming else []
    lines += [texts("practice-learned-count", count=learned)] if learned else []
    lines += [f"-# {_streak_line(streak, texts)}", f"-# {texts('practice-how')}"]
    return panel([text("\n".join([f"### {texts('practice-title')}", *lines]))])


def heading(exercise: Exercise, texts: Texts, about: str = "") -> str:
    """Returns the heading: the game and its players, and the rest in a second line."""
    session = exercise.session
    others = [Seat(seat) for seat in range(len(session.people)) if seat != exercise.seat]
    names = listed((player_name(session, seat, texts) for seat in others), texts)
    day = timestamp(session.result.ended_at or 0, "D")
    key = "practice-from" if others else "practice-from-alone"
    where = texts(key, ply=exercise.record.ply, players=names, day=day)
    first = f"### {texts('practice-title')} · {title(session, texts)}"
    return f"{first}\n-# {' · '.join(filter(None, [where, about]))}"


def _comes_again(record: PracticeRecord, texts: Texts) -> str:
    if record.due_at is None:
        return texts("practice-learned")
    return texts("practice-again", time=timestamp(record.due_at))


def _streak_line(streak: PracticeStreakRecord, texts: Texts) -> str:
    return texts("practice-streak", now=streak.streak, best=streak.best)


def later_button(exercise: Exercise, texts: Texts) -> Button:
    """Returns the button that moves a position behind the other due ones."""
    press = Press(Action.PRACTICE_LATER, exercise.record.session, exercise.record.ply)
    return button(texts("button-practice-later"), press)


def remove_button(exercise: Exercise, texts: Texts) -> Button:
    """Returns the button after which a position is not asked again."""
    press = Press(Action.PRACTICE_REMOVE, exercise.record.session, exercise.record.ply)
    return button(texts("button-practice-remove"), press)


class PracticePanels:
    """Lays out the panels for the user of a command or a button. Each method may raise StoreUnavailable."""

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
        """Adds the user's own costly moves of a finished game, and lays out the first due one of them.

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
        """Lays out the verdict on an answer; the pictures number the places of the better move's tile."""
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
