"""The panels of lessons with their pictures, in the reader's language and theme."""

from bot.sessions.service import Sessions
from bot.ui.learn.lesson_game import LessonGame
from bot.ui.learn.lesson_view import BOARD, HAND, LessonNote, hint_key, lesson_panel
from bot.ui.reply.audience import own_theme, person
from bot.ui.reply.reply import Reply
from bot.ui.text.captions import caption
from bot.ui.text.hand_step import certain_words
from bot.ui.text.move_tree import START, PartialMove
from bot.ui.views.components import picture_file
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.pictures import Pictures


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
            partial: as of `lesson_panel`.
            other_move: whether the learner has just made another move than the step asks for.
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
            note=_note(reply, game, other_move=other_move),
            text_first=self._sessions.user_settings.of(reply.user).text_first,
            has_hand_picture=hand is not None,
        )
        return OutgoingMessage(shown, files)


def _note(reply: Reply, game: LessonGame, *, other_move: bool) -> LessonNote:
    """Returns what is said of another move: the hint, which stays, and where it was told before the answer."""
    hint = reply.texts.get(hint_key(game), "")
    told = bool(hint) and hint in reply.input.message_text
    if other_move:
        return LessonNote.ANSWER if told else LessonNote.HINT
    return LessonNote.HINT if told else LessonNote.NONE
