"""The buttons and selects of lessons: the keys of their games, and the way out."""

from bot.games import LESSONS
from bot.sessions.refusals import Refusal
from bot.ui.learn.lesson_game import LessonGame
from bot.ui.learn.lesson_panels import LessonPanels
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.text.move_matching import normalized
from bot.ui.text.move_tree import START, PartialMove
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.word_toggle import WordToggle


class LearnButtons:
    """Handles moves in lessons. The step that a press is about follows from its custom id alone.

    The move that the step asks for leads to the next step; another one changes nothing, and its player reads which move
    to try.
    """

    def __init__(self, panels: LessonPanels) -> None:
        self._panels = panels

    @property
    def handlers(self) -> ButtonHandlers:
        return {
            Action.LEARN: self._begin,
            Action.LEARN_CHOOSE_WORD: self._choose_word,
            Action.LEARN_MOVE: self._make_move,
            Action.LEARN_SELECT_WORDS: self._select,
            Action.LEARN_PAGE: self._turn_page,
            Action.LEARN_TOGGLE_WORD: self._toggle,
            Action.LEAVE_LESSON: self._leave,
        }

    async def _begin(self, reply: Reply, press: Press) -> None:
        await self._show(reply, _first_step(press.argument))

    async def _choose_word(self, reply: Reply, press: Press) -> None:
        await self._show(reply, _pressed_step(press), PartialMove(press.argument))

    async def _turn_page(self, reply: Reply, press: Press) -> None:
        await self._show(reply, _pressed_step(press), PartialMove.parse(press.argument))

    async def _make_move(self, reply: Reply, press: Press) -> None:
        await self._move(reply, _pressed_step(press), press.argument)

    async def _select(self, reply: Reply, press: Press) -> None:
        await self._show(reply, _pressed_step(press), PartialMove(normalized(selected.one(reply))))

    async def _toggle(self, reply: Reply, press: Press) -> None:
        """Chooses a word, or takes the choice back; the last word of a move makes it."""
        game, toggle = _pressed_step(press), WordToggle.parse(press.argument)
        if toggle is None or toggle.verb not in game.multi_choice:
            raise Refusal("unknown-button")
        words = toggle.pressed()
        if len(words.split(" ")) > game.multi_choice[toggle.verb]:
            await self._move(reply, game, words)
        else:
            await self._show(reply, game, PartialMove(words))

    async def _leave(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  every handler is given its press
        await reply.close_private()

    async def _move(self, reply: Reply, game: LessonGame, words: str) -> None:
        if game.accepts(words):
            await self._show(reply, game.next)
        else:
            await self._show(reply, game, other_move=True)

    async def _show(
        self, reply: Reply, game: LessonGame, partial: PartialMove = START, *, other_move: bool = False
    ) -> None:
        message = await self._panels.panel(reply, game, partial, other_move=other_move)
        await reply.show_private(message.view, message.files)


def _first_step(game_key: str) -> LessonGame:
    """Returns the beginning of a game's lesson. Refuses `unknown-button` for a game without one."""
    if game_key not in LESSONS:
        raise Refusal("unknown-button")
    return LessonGame(game_key)


def _pressed_step(press: Press) -> LessonGame:
    """Returns the step that a press in its panel is about. Refuses `unknown-button` if there is no such step."""
    game = LessonGame.at(press.session, press.ply)
    if game is None or game.step is None:
        raise Refusal("unknown-button")
    return game
