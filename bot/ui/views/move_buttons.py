"""The words of a move as buttons and selects, one real choice after the other."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.move_tree import CHOICES, Crossing, PartialMove, Step, before, crossing
from bot.ui.views.components import Piece, Style, button, choice, option, rows, text
from bot.ui.views.custom_id import Action, Press

MOST_BUTTONS = 15
"""More steps than these go into a select: three rows of buttons are what a phone shows beside the picture."""


@dataclass(frozen=True)
class MoveActions:
    """What the presses of a walk ask for.

    confirms: a move of several words whose effect can be previewed is shown before it is made.
    """

    walk: Action
    move: Action
    pick: Action
    page: Action
    confirms: bool = False


ON_TABLE = MoveActions(Action.WALK, Action.MOVE, Action.PICK, Action.PAGE)
IN_HAND = MoveActions(Action.HAND_WALK, Action.HAND_MOVE, Action.HAND_PICK, Action.HAND_PAGE, confirms=True)


class MoveButtons:
    """Lays out where a walk among the legal moves can go next."""

    def __init__(self, session: Session, texts: Texts, labels: MoveLabels, ways: MoveActions) -> None:
        self._session = session
        self._words = texts
        self._labels = labels
        self._ways = ways

    def pieces(self, legal: Sequence[str], walk: PartialMove, last: Sequence[Any] = ()) -> list[Piece]:
        """The next words, as buttons, or as a page of a select where they are many; then Back, and `last`."""
        walk = walk.among(legal)
        if walk.words and walk.words in legal:
            return self._confirmation(legal, walk, last)
        picks, legal = self._picks(legal, walk)
        here = crossing(legal, walk.words)
        back = self._back(legal, here, walk)
        said = [text(f"-# {self._begun(here.words)} …")] if here.words else []
        if len(here.steps) <= MOST_BUTTONS:
            return [*said, *picks, *rows([*map(self._button, here.steps), *back]), *rows(last)]
        return [*said, *picks, self._select(here, walk), *rows([*self._turning(here, walk), *back]), *rows(last)]

    def _begun(self, words: str) -> str:
        """The words that lead here, for those who wonder what the buttons do."""
        said = self._labels.move(words)
        return said[:1].upper() + said[1:]

    def _confirmation(self, legal: Sequence[str], walk: PartialMove, last: Sequence[Any]) -> list[Piece]:
        """The last step of a move in a hand: what it does, and whether it shall be made."""
        make = self._press(self._ways.move, walk.words)
        confirm = button(self._words("button-confirm"), make, style=Style.success)
        return [
            text(f"**{self._labels.told(walk.words)}**"),
            *rows([confirm, self._to(before(legal, walk.words))]),
            *rows(last),
        ]

    def _picks(self, legal: Sequence[str], walk: PartialMove) -> tuple[list[Piece], Sequence[str]]:
        """A select of exactly so many where the game has a verb for that; and the other legal moves.

        What is too much for a select is named in a form: a tap and a few letters are quicker than three selects.
        """
        for verb, count in self._session.game.info.multi_choice.items():
            picked = [move for move in legal if move.startswith(f"{verb} ")]
            words = dict.fromkeys(word for move in picked for word in move.split()[1:])
            others = [move for move in legal if not move.startswith(f"{verb} ")]
            if len(words) > CHOICES:
                label = self._words("button-name-choices", count=count)
                form = button(label, self._press(Action.NAME_CHOICES, verb), style=Style.primary)
                return rows([form]), others
            if not walk.words and count <= len(words):
                press = self._press(self._ways.pick, verb)
                select = choice(
                    self._words("choose-so-many", count=count),
                    press,
                    [option(self._labels.move(word), word, self._labels.does(f"{verb} {word}")) for word in words],
                    count=count,
                )
                return [select], others
        return [], legal

    def _back(self, legal: Sequence[str], here: Crossing, walk: PartialMove) -> list[Any]:
        begun = bool(walk.words) and here.words != crossing(legal).words
        return [self._to(before(legal, here.words))] if begun else []

    def _to(self, words: str) -> Any:
        return button(self._words("button-back"), self._press(self._ways.walk, words))

    def _button(self, step: Step) -> Any:
        asks = " " in step.words and self._ways.confirms and self._labels.does(step.words) is not None
        action = self._ways.move if step.whole and not asks else self._ways.walk
        style = Style.primary if step.whole else Style.secondary
        return button(self._labels.on_button(step.words), self._press(action, step.words), style=style)

    def _select(self, here: Crossing, walk: PartialMove) -> Piece:
        """One page of the steps; what is picked are the words up to that step."""
        steps = here.page(walk.page)
        first, last = (self._labels.move(steps[at].word) for at in (0, -1))
        return choice(
            self._words("choose-step", first=first, last=last),
            self._press(self._ways.pick),
            [option(self._labels.on_button(step.words), step.words, self._labels.does(step.words)) for step in steps],
        )

    def _turning(self, here: Crossing, walk: PartialMove) -> list[Any]:
        """Previous and Next, where there is more than one page."""
        if here.pages < 2:
            return []
        page = min(walk.page, here.pages - 1)
        return [
            button(self._words(key), self._press(self._ways.page, str(PartialMove(walk.words, to))), disabled=not fits)
            for key, to, fits in (
                ("button-previous", max(page - 1, 0), page > 0),
                ("button-next", page + 1, page + 1 < here.pages),
            )
        ]

    def _press(self, action: Action, words: str = "") -> Press:
        return Press(action, self._session.id, self._session.ply, words)
