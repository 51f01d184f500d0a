"""The components by which a player makes a move from a private hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.games.base import View
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.text.hand_step import HandChoice, HandStep, hand_step
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.move_tree import MAX_CHOICES, PartialMove
from bot.ui.views.components import Piece, Style, button, button_rows, option, page_buttons, select, text
from bot.ui.views.custom_id import Action, Press, Surface
from bot.ui.views.move_pieces import MAX_BUTTONS, Prompt, question

MAX_PREVIEWS = 6
"""The most choices with previews; more choices show only their names, five in a row."""


@dataclass(frozen=True)
class HandPieces:
    """Lays out a step of a move.

    Attributes:
        confirms: whether the first press of a move of several words shows its effect, with a button to make it. Later
            choices make the move at once, since the pictures that number them serve as the confirmation. So a move
            takes two presses in the hand, and without `confirms` often only one.
        prompt: see `question`.
    """

    session: Session
    view: View
    texts: Texts
    surface: Surface
    confirms: bool = True
    prompt: Prompt | None = None

    def pieces(self, legal: Sequence[str], partial: PartialMove, last: Sequence[Any] = ()) -> list[Piece]:
        """Returns the step after these words of a move: a question, its answers, the costly ones, Back, and `last`.

        Choices are in the order of the words in moves, as in the picture. The answers are buttons, or a page of a
        select if they are many. A select only chooses: a button confirms the move, since it is easy to pick the wrong
        line of a select.
        """
        step = hand_step(legal, partial.if_possible(legal, self.session.game.info.multi_choice).words)
        if not step.choices:
            return self._confirmation(step, last)
        costly = [one for one in step.choices if one.words.split(" ")[0] in self.session.game.info.costly]
        ways_on = [one for one in step.choices if one not in costly]
        below = [self._button(one, step, Style.secondary) for one in costly] + [*self._back(step), *last]
        if len(ways_on) <= MAX_BUTTONS:
            effect = len(ways_on) <= MAX_PREVIEWS
            answers = [self._button(one, step, Style.primary, effect=effect) for one in ways_on]
            return [*self._question(step), *button_rows([*answers, *below])]
        pages = -(-len(ways_on) // MAX_CHOICES)
        page = max(0, min(partial.page, pages - 1))
        shown = ways_on[page * MAX_CHOICES : (page + 1) * MAX_CHOICES]
        turns = page_buttons(
            page, pages, lambda to: self._press(Action.PAGE, str(PartialMove(step.words, to))), self.texts
        )
        return [*self._question(step), self._select(shown), *button_rows([*turns, *below])]

    @property
    def _labels(self) -> MoveLabels:
        return MoveLabels.of(self.session, self.texts, self.view)

    def _question(self, step: HandStep) -> list[Piece]:
        return question(self.view.prompt(step.words), self.texts, self.prompt)

    def _confirmation(self, step: HandStep, last: Sequence[Any]) -> list[Piece]:
        """Returns the move's effect, with a button to make it; then Back and `last`."""
        make = button(self.texts("button-confirm"), self._press(Action.MOVE, step.words), style=Style.success)
        return [text(f"### {self._labels.effect_or_label(step.words)}"), *button_rows([make, *self._back(step), *last])]

    def _button(self, choice: HandChoice, step: HandStep, style: Style, *, effect: bool = True) -> Any:
        asks = self.confirms and step.back is None and " " in choice.words
        action = Action.MOVE if choice.complete and not asks else Action.CHOOSE_WORD
        label = self._labels.button_label(choice.label_words, effect=effect)
        return button(label, self._press(action, choice.words), style=style)

    def _select(self, shown: Sequence[HandChoice]) -> Piece:
        first, last = (self._labels.label(shown[at].label_words.split(" ")[-1]) for at in (0, -1))
        return select(
            self.texts("choose-next-word", first=first, last=last),
            self._press(Action.SELECT_WORDS),
            [
                option(
                    self._labels.button_label(choice.label_words), choice.words, self._labels.effect(choice.label_words)
                )
                for choice in shown
            ],
        )

    def _back(self, step: HandStep) -> list[Any]:
        if step.back is None:
            return []
        return [button(self.texts("button-back"), self._press(Action.CHOOSE_WORD, step.back))]

    def _press(self, action: Action, words: str = "") -> Press:
        return Press(action, self.session.id, self.session.ply, words, self.surface)
