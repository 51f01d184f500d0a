"""The panel of a lesson with its pictures: what happened, the position, the step's explanation, and the game's keys."""

import re
from collections.abc import Sequence
from enum import Enum, auto

import discord

from bot.games.base import Seat, View
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.learn.lesson_game import LessonGame
from bot.ui.reply.audience import own_theme, person
from bot.ui.reply.private_game import POSITION_ROOM
from bot.ui.reply.reply import Reply
from bot.ui.text.captions import caption, seat_colour
from bot.ui.text.hand_step import certain_words
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.move_tree import START, PartialMove
from bot.ui.text.narration import event_sentence, recent_events
from bot.ui.text.position_text import beginning, table_lines
from bot.ui.views.components import Piece, Style, button, button_rows, panel, picture_file, text
from bot.ui.views.custom_id import Action, Press, Surface
from bot.ui.views.hand_pieces import HandPieces
from bot.ui.views.move_pieces import MovePieces, with_only_bright
from bot.ui.views.outgoing_message import OutgoingMessage
from bot.ui.views.position_pictures import position_pictures
from renderers.pictures import Pictures

BOARD, HAND = "lesson.png", "lesson-hand.png"
"""The file names of the pictures of the board and of the learner's hand."""

_NAMED_KEY = re.compile(r"\*\*(.+?)\*\*")
"""The pattern of keys to press in the text of a step."""


class LessonNote(Enum):
    """The text about a move that the step does not ask for: first a hint, then the answer."""

    NONE = auto()
    HINT = auto()
    ANSWER = auto()


def lesson_panel(
    game: LessonGame,
    session: Session,
    view: View,
    texts: Texts,
    *,
    theme: str,
    partial: PartialMove,
    note: LessonNote = LessonNote.NONE,
    text_first: bool = False,
    has_hand_picture: bool = False,
) -> discord.ui.LayoutView:
    """Lays out a step of a lesson, or its end.

    Args:
        view: the learner's view.
        theme: the pictures' theme.
        partial: how far the learner has come in a move.
        note: the text about a move other than the one that the step asks for.
        text_first: whether the position is described in words above the pictures.
        has_hand_picture: whether the hand has its own picture, HAND, below the board's, BOARD.
    """
    lesson, step = game.lesson, game.step
    heading = texts("learn-title", game=texts(f"{game.game_key}-name"))
    if step is not None:
        heading += f" · {game.index + 1}/{len(lesson.steps)}"
    known = [] if text_first else [event_sentence(session, event, texts) for event in view.private_summary]
    happened = recent_events(session, view, texts, lesson.learner)
    pieces = [text("\n".join([f"### {heading}", *known, *happened]))]
    if text_first:
        pieces.append(text(beginning(table_lines(session, view, texts, []), POSITION_ROOM, texts)))
    pictures = (BOARD, HAND) if has_hand_picture else (BOARD,)
    pieces += position_pictures(session, view, texts, pictures, text_first=text_first)
    if step is None:
        pieces += [text(texts(f"{game.game_key}-learn-end")), *button_rows(_ways_on(game.game_key, texts))]
        return panel(pieces, seat_colour(lesson.learner, theme))
    task = texts(f"{game.game_key}-learn-{step.key}")
    pieces.append(text(task))
    if note is not LessonNote.NONE:
        pieces.append(text(f"-# {_note(note, game, MoveLabels.of(session, texts, view), texts)}"))
    pieces += with_only_bright(_keys(session, lesson.learner, view, texts, partial), _NAMED_KEY.findall(task))
    return panel(pieces, seat_colour(lesson.learner, theme))


def hint_key(game: LessonGame) -> str:
    """Returns the key of the hint at the move that the step asks for; a step that names the move has none."""
    return "" if game.step is None else f"{game.game_key}-learn-{game.step.key}-hint"


def _note(note: LessonNote, game: LessonGame, labels: MoveLabels, texts: Texts) -> str:
    if note is LessonNote.HINT:
        return texts.get(hint_key(game), texts("learn-bright-key"))
    return texts("learn-other-move", move="" if game.step is None else labels.effect_or_label(game.step.asked))


def _keys(session: Session, learner: Seat, view: View, texts: Texts, partial: PartialMove) -> list[Piece]:
    """Returns the question and the keys to answer it, as in a game, and the button to leave."""
    leave = [button(texts("button-leave-lesson"), Press(Action.LEAVE_LESSON))]
    legal = session.game.legal_moves(session.state, learner)
    if session.game.info.private_moves:
        return HandPieces(session, view, texts, Surface.LESSON).pieces(legal, partial, leave)
    return MovePieces(session, view, texts, Surface.LESSON).pieces(legal, partial, leave)


def _ways_on(game_key: str, texts: Texts) -> Sequence[discord.ui.Button[discord.ui.LayoutView]]:
    return [
        button(texts("button-play"), Press(Action.OPEN_TABLE, argument=game_key), style=Style.primary),
        button(texts("button-rules"), Press(Action.GAME_PAGE, argument=game_key)),
        button(texts("button-learn-again"), Press(Action.LEARN, argument=game_key)),
    ]


class LessonPanels:
    """Lays out the steps of lessons for one reader."""

    def __init__(self, sessions: Sessions, pictures: Pictures) -> None:
        self._sessions = sessions
        self._pictures = pictures

    async def panel(
        self, reply: Reply, game: LessonGame, partial: PartialMove = START, *, other_move: bool = False
    ) -> OutgoingMessage:
        """Lays out a step of a lesson, or its end.

        Args:
            partial: see `lesson_panel`.
            other_move: whether the learner has just made a move other than the one that the step asks for.
        """
        learner, texts = game.lesson.learner, reply.texts
        theme = own_theme(reply.interaction, self._sessions)
        session = game.session(person(reply.interaction))
        view = session.view(learner)
        info, legal = session.game.info, session.game.legal_moves(session.state, learner)
        words = certain_words(info, legal, partial)
        board = await self._pictures.board(
            game.game_key, view, caption(session, texts), theme=theme, partial_move=words
        )
        hand = await self._pictures.hand(game.game_key, view, theme=theme, partial_move=words)
        files = [picture_file(board, BOARD), *([] if hand is None else [picture_file(hand, HAND)])]
        shown = lesson_panel(
            game,
            session,
            view,
            texts,
            theme=theme,
            partial=partial,
            note=_note_of(reply, game, other_move=other_move),
            text_first=self._sessions.user_settings.of(reply.user).text_first,
            has_hand_picture=hand is not None,
        )
        return OutgoingMessage(shown, files)


def _note_of(reply: Reply, game: LessonGame, *, other_move: bool) -> LessonNote:
    """Returns the text about another move: the hint, which stays, and after a hint the answer."""
    hint = reply.texts.get(hint_key(game), "")
    hinted = bool(hint) and hint in reply.input.message_text
    if other_move:
        return LessonNote.ANSWER if hinted else LessonNote.HINT
    return LessonNote.HINT if hinted else LessonNote.NONE
