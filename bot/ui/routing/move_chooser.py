"""How a move is chosen, word by word: on a table, in a hand, in a lesson, in a daily puzzle."""

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from bot.sessions.refusals import Refusal
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.text.move_matching import normalized
from bot.ui.text.move_tree import PartialMove
from bot.ui.views.custom_id import Action, Press, Surface, WordToggle

Position = TypeVar("Position")


class MoveSurface(Protocol[Position]):
    """What moves are chosen on. A position is whatever it needs to know of the one that a press is about.

    Its methods raise what a `ButtonHandler` may raise. Those with a body suit a surface on which one person chooses.
    """

    async def pressed(self, reply: Reply, press: Press) -> Position:
        """Returns the position that a press is about; refuses one that is over, or not the user's."""
        ...

    async def show(self, reply: Reply, position: Position, partial: PartialMove) -> None:
        """Shows the next step of the move."""
        ...

    async def move(self, reply: Reply, press: Press, words: str) -> None:
        """Makes the move, and shows what comes of it."""
        ...

    def multi_choice(self, position: Position) -> Mapping[str, int]:
        """Returns the verbs whose other words are chosen in any order, each with their number."""
        ...

    def toggled(self, reply: Reply, position: Position, press: Press, toggle: WordToggle) -> str:  # noqa: ARG002  alone
        """Returns the words that are chosen once this key is pressed, the verb first.

        They are those that its message shows, with the key's own or without it.
        """
        return toggle.pressed()

    def makes_selected(self, position: Position, words: str) -> bool:  # noqa: ARG002  never
        """Returns whether selecting these words makes the move.

        Where it does not a button confirms it, since a line of a select is easily mistaken for another one.
        """
        return False


class MoveChooser:
    """Handles the buttons and selects of moves: each chooses the next word of a move, or makes it."""

    def __init__(self, surfaces: Mapping[Surface, MoveSurface[Any]]) -> None:
        self._surfaces = surfaces
        self.handlers = {
            Action.CHOOSE_WORD: self._choose_word,
            Action.PAGE: self._turn_page,
            Action.SELECT_WORDS: self._select,
            Action.TOGGLE_WORD: self._toggle,
            Action.MOVE: self._move,
        }

    async def _choose_word(self, reply: Reply, press: Press) -> None:
        await self._show(reply, press, PartialMove(press.argument))

    async def _turn_page(self, reply: Reply, press: Press) -> None:
        await self._show(reply, press, PartialMove.parse(press.argument))

    async def _move(self, reply: Reply, press: Press) -> None:
        await self._surfaces[press.surface].move(reply, press, press.argument)

    async def _select(self, reply: Reply, press: Press) -> None:
        """Takes the words of a move that were selected, up to its next word or all of them.

        Of a move whose words are chosen all at once, the custom id holds the verb, and what was selected or typed into
        a form follows it.
        """
        surface = self._surfaces[press.surface]
        if press.argument:
            await surface.move(reply, press, normalized(" ".join([press.argument, *reply.input.selected])))
            return
        words = normalized(selected.one(reply))
        position = await surface.pressed(reply, press)
        if surface.makes_selected(position, words):
            await surface.move(reply, press, words)
        else:
            await surface.show(reply, position, PartialMove(words))

    async def _toggle(self, reply: Reply, press: Press) -> None:
        """Chooses a word, or takes the choice back; the last word of a move makes it."""
        surface, toggle = self._surfaces[press.surface], WordToggle.parse(press.argument)
        if toggle is None:
            raise Refusal("unknown-button")
        position = await surface.pressed(reply, press)
        takes = surface.multi_choice(position).get(toggle.verb)
        if takes is None:
            raise Refusal("unknown-button")
        words = surface.toggled(reply, position, press, toggle)
        if len(words.split(" ")) > takes:
            await surface.move(reply, press, words)
        else:
            await surface.show(reply, position, PartialMove(words))

    async def _show(self, reply: Reply, press: Press, partial: PartialMove) -> None:
        surface = self._surfaces[press.surface]
        await surface.show(reply, await surface.pressed(reply, press), partial)
