"""The buttons and selects by which a player chooses a move, word by word."""

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import accumulate
from math import ceil
from typing import Any, TypeAlias

import discord

from bot.games.base import Event, Key, KeyGrid, View
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.move_tree import (
    MAX_CHOICES,
    Beginnings,
    Branch,
    NextWord,
    PartialMove,
    chosen_all_at_once,
    first_words,
    next_branch,
    words_before,
)
from bot.ui.views.components import (
    BUTTONS_IN_ROW,
    NO_EMOJI,
    KeyEmoji,
    Piece,
    Style,
    button,
    button_rows,
    option,
    page_buttons,
    rows_of_five,
    select,
    text,
    with_actions,
)
from bot.ui.views.custom_id import MOVE_ACTIONS, Action, Press, Surface, WordToggle

MAX_BUTTONS = 15
"""The most next words that are shown as buttons: a phone has room for three rows besides the picture. More words become
a select."""


NO_LABEL = "\u200b"
"""The label of a gap between keys: Discord does not accept empty labels."""


Prompt: TypeAlias = Callable[[str], str]
"""Returns the line that asks the player on turn this question, or for an empty one, says that it is their turn."""


def question(event: Event | None, texts: Texts, prompt: Prompt | None = None) -> list[Piece]:
    """Returns the question that a player's next choice answers, as the message's most prominent line.

    Args:
        prompt: makes the line if everybody reads it; None if only the player does.
    """
    asked = "" if event is None else texts(event.key, **event.args)
    if prompt is not None:
        return [text(f"### {prompt(asked)}")]
    return [text(f"## {asked}")] if asked else []


def rows_of(grid: KeyGrid) -> KeyGrid:
    """Returns the keys in rows that fit a message: longer rows are divided as evenly as possible."""
    rows = list[tuple[Key, ...]]()
    for keys in grid:
        length = ceil(len(keys) / ceil(len(keys) / BUTTONS_IN_ROW))
        rows.extend(keys[first : first + length] for first in range(0, len(keys), length))
    return tuple(rows)


class MovePieces:
    """Lays out the possible next words of a player's move."""

    def __init__(
        self,
        session: Session,
        view: View,
        texts: Texts,
        surface: Surface,
        *,
        confirms: bool = False,
        emoji: KeyEmoji = NO_EMOJI,
    ) -> None:
        """Takes the reader's view: a spectator's for the public message, or that of the hand's seat."""
        self._emoji = emoji
        self._session = session
        self._view = view
        self._texts = texts
        self._labels = MoveLabels.of(session, texts, view)
        self._surface = surface
        self._asks = confirms
        self._info = session.game.info

    def pieces(
        self,
        legal: Sequence[str],
        partial: PartialMove,
        last: Sequence[Any] = (),
        *,
        first: Sequence[Any] = (),
        prompt: Prompt | None = None,
    ) -> list[Piece]:
        """Returns the question, its possible answers, Back, and further buttons.

        The answers are the game's grid of keys, if it has one, else the next words as buttons, or as a page of a select
        if they are many. Further buttons stand at the ends of rows if a phone has room.

        Args:
            last: the buttons at the end.
            first: the buttons at the top.
            prompt: see `question`.
        """
        partial = partial.if_possible(legal, self._info.multi_choice)
        if partial.words and partial.words in legal:
            confirmation = self._confirmation(legal, partial, [*first, *last])
            return confirmation if prompt is None else [*question(None, self._texts, prompt), *confirmation]
        branch = next_branch(legal, partial.words)
        if partial.words.partition(" ")[0] in self._info.multi_choice:
            branch = Branch(partial.words, first_words(legal))  # no word is skipped, and the other words stay available
        if grid := self._view.keys(branch.words):
            keys, others = self._grid(grid, legal, branch, partial)
            return [*self._question(branch, prompt), *with_actions(keys, first, [*others, *last])]
        choices, legal = self._multi_choice(legal, partial)
        branch = next_branch(legal, partial.words)
        back = self._back(legal, branch, partial)
        if len(branch.next_words) <= MAX_BUTTONS:
            buttons = [*map(self._button, branch.next_words), *back]
            rows = with_actions(rows_of_five(buttons), (), [*first, *last])
            return [*self._question(branch, prompt), *choices, *rows]
        page = self._select(branch, partial)
        buttons = [*self._page_buttons(branch, partial), *back]
        return [*self._question(branch, prompt), *choices, page, *button_rows(buttons), *button_rows([*first, *last])]

    def _question(self, branch: Branch, prompt: Prompt | None) -> list[Piece]:
        """Returns the question that the next choice answers, or if there is none, the words chosen so far."""
        event = self._view.prompt(branch.words)
        chosen = [text(f"-# {self._chosen(branch.words)} …")] if event is None and branch.words else []
        return [*question(event, self._texts, prompt), *chosen]

    def _grid(
        self, grid: KeyGrid, legal: Sequence[str], branch: Branch, partial: PartialMove
    ) -> tuple[list[list[Any]], list[Any]]:
        """Returns the keys row by row, and the buttons for words that have no key, with Back."""
        beginnings = Beginnings(legal, self._info.multi_choice)
        keys = [
            [self._key(key, beginnings, branch, f"gap {row} {column}") for column, key in enumerate(keys)]
            for row, keys in enumerate(rows_of(grid))
        ]
        possible = [key for row in grid for key in row if key.words in beginnings]
        led_to = {words for key in possible for words in accumulate(key.words.split(" "), "{} {}".format)}
        others = [self._button(word) for word in branch.next_words if word.words not in led_to]
        back = [] if any(key.chosen for key in possible) else self._back(legal, branch, partial)
        return keys, [*others, *back]

    def _key(self, key: Key, beginnings: Beginnings, branch: Branch, gap: str) -> Any:
        """Returns a key of the grid.

        Args:
            gap: the argument of the custom id if the key is a gap, since each id has to differ.
        """
        emoji = self._emoji.get(key.emoji) if key.emoji else None
        if not key.words and key.label is None:
            return button("" if emoji else NO_LABEL, self._press(Action.CHOOSE_WORD, gap), disabled=True, emoji=emoji)
        label = self._labels.button_label(key.words) if key.label is None else self._labels.text(key.label)
        if emoji is not None and key.label is not None:
            label = ""  # the emoji replaces it
        possible = key.words in beginnings
        whole = possible and not key.chosen and beginnings.is_whole(key.words) and not self._confirms(key.words)
        style = Style.success if key.chosen else Style.primary if possible else Style.secondary
        press = self._press(Action.MOVE if whole else Action.CHOOSE_WORD, key.words or gap)
        verb = key.words.partition(" ")[0]
        if verb in self._info.multi_choice:
            style = Style.success if key.chosen else Style.secondary
            press = self._press(Action.TOGGLE_WORD, str(WordToggle.between(branch.words or verb, key.words)))
        return button(label, press, style=style, disabled=not possible, emoji=emoji)

    def _chosen(self, words: str) -> str:
        """Returns a text with the words chosen so far."""
        label = self._labels.label(words)
        return label[:1].upper() + label[1:]

    def _confirmation(self, legal: Sequence[str], partial: PartialMove, last: Sequence[Any]) -> list[Piece]:
        """Returns the chosen move's effect, with a button to make it."""
        make = self._press(Action.MOVE, partial.words)
        style = Style.secondary if self._is_costly(partial.words) else Style.success
        confirm = button(self._texts("button-confirm"), make, style=style)
        return [
            text(f"### {self._labels.effect_or_label(partial.words)}"),
            *button_rows([confirm, self._back_to(words_before(legal, partial.words))]),
            *button_rows(last),
        ]

    def _multi_choice(self, legal: Sequence[str], partial: PartialMove) -> tuple[list[Piece], Sequence[str]]:
        """Returns a select for moves whose words are chosen all at once, if there are any, and the other legal moves.

        If there are too many words for a select, they are typed into a form, which is quicker than several selects.
        """
        for verb, count in self._info.multi_choice.items():
            words, others = chosen_all_at_once(legal, verb)
            if len(words) > MAX_CHOICES:
                label = self._texts("button-choice-form", count=count)
                press = Press(Action.OPEN_CHOICE_FORM, self._session.id, self._session.ply, verb)
                return button_rows([button(label, press, style=Style.primary)]), others
            if not partial.words and count <= len(words):
                options = [
                    option(self._labels.label(word), word, self._labels.effect(f"{verb} {word}")) for word in words
                ]
                press = self._press(Action.SELECT_WORDS, verb)
                return [select(self._texts("choose-exactly", count=count), press, options, count=count)], others
        return [], legal

    def _back(self, legal: Sequence[str], branch: Branch, partial: PartialMove) -> list[Any]:
        begun = bool(partial.words) and branch.words != next_branch(legal).words
        return [self._back_to(words_before(legal, branch.words))] if begun else []

    def _back_to(self, words: str) -> Any:
        return button(self._texts("button-back"), self._press(Action.CHOOSE_WORD, words))

    def _button(self, word: NextWord) -> Any:
        action = Action.MOVE if word.complete and not self._confirms(word.words) else Action.CHOOSE_WORD
        style = Style.secondary if self._is_costly(word.words) else Style.primary
        return button(self._labels.button_label(word.words), self._press(action, word.words), style=style)

    def _confirms(self, words: str) -> bool:
        """Returns whether the move has to be confirmed."""
        return self._asks and " " in words and self._labels.effect(words) is not None

    def _is_costly(self, words: str) -> bool:
        """Returns whether the move costs or ends something, so that its button is not bright."""
        return words.partition(" ")[0] in self._info.costly

    def _select(self, branch: Branch, partial: PartialMove) -> Piece:
        """Returns a select with a page of the next words; each value is the move up to and including that word."""
        page = branch.page(partial.page)
        first, last = (self._labels.label(page[at].word) for at in (0, -1))
        return select(
            self._texts("choose-next-word", first=first, last=last),
            self._press(Action.SELECT_WORDS),
            [option(self._labels.button_label(one.words), one.words, self._labels.effect(one.words)) for one in page],
        )

    def _page_buttons(self, branch: Branch, partial: PartialMove) -> list[Any]:
        """Returns the buttons Previous and Next, if there is more than one page."""
        page = min(partial.page, branch.pages - 1)
        return page_buttons(
            page, branch.pages, lambda to: self._press(Action.PAGE, str(PartialMove(partial.words, to))), self._texts
        )

    def _press(self, action: Action, words: str = "") -> Press:
        return Press(action, self._session.id, self._session.ply, words, self._surface)


def greyed(pieces: Sequence[Piece]) -> Sequence[Piece]:
    """Returns the pieces with all keys of moves disabled, for the time while a computer thinks."""
    for key in _move_keys(pieces):
        key.disabled = True
        if isinstance(key, discord.ui.Button):
            key.style = Style.secondary
    return pieces


def with_only_bright(pieces: Sequence[Piece], labels: Collection[str]) -> Sequence[Piece]:
    """Returns the pieces with only the keys of these labels, and already chosen ones, bright."""
    for key in _move_keys(pieces):
        if isinstance(key, discord.ui.Button):
            if key.label in labels and key.style is Style.secondary:
                key.style = Style.primary
            elif key.label not in labels and key.style is Style.primary:
                key.style = Style.secondary
    return pieces


def _move_keys(pieces: Sequence[Piece]) -> Iterator[discord.ui.Button[Any] | discord.ui.Select[Any]]:
    for row in pieces:
        if isinstance(row, discord.ui.ActionRow):
            for key in row.children:
                press = Press.parse(getattr(key, "custom_id", None) or "")
                if press is not None and press.action in MOVE_ACTIONS:
                    assert isinstance(key, discord.ui.Button | discord.ui.Select)  # noqa: S101  no other has such an id
                    yield key
