"""Moves in a reader's language, with their effects if the reader can know them."""

import re
from collections.abc import Callable, Mapping

from bot.games.base import Event, View
from bot.sessions.session import Session
from bot.texts import Texts, clipped, letter
from bot.ui.text.move_tree import MAX_CHOICE_LENGTH

_NAME = re.compile(r"[a-z][0-9]*")
"""The name of a die, a card or a cell: a letter, or a letter and a number."""

_NUMBERED = re.compile(r"(\d+):(.+)")
"""A place of a numbered thing, such as a formation; texts show the number as a letter."""

_OWN_PART = re.compile(r"^([^:]*): ")
"""The part of a preview that names the move itself (`Draw a tile: −5 points`)."""

_NOT_TYPED = re.compile(r"[^\w\s,:/'’-]")
"""The parts of a label that are not typed: arrows, and signs at the end of a sentence."""

_TILE = re.compile(r"\b(\d)-(\d)-(\d)\b")
"""The name of a tile. On keys, of which five stand in a row, it has no hyphens."""

NO_BREAK_HYPHEN = "\u2011"
_TILE_OR_CODE = re.compile(rf"(`[^`]*`)|{_TILE.pattern}")
"""A tile; or code, which is copied verbatim."""

WIN_PRIORITY = 10_000
"""The priority of a winning move: higher than any number of points."""


class MoveLabels:
    """The labels of one game's moves.

    A move's effect comes from the reader's own view (`View.preview`), so it reveals nothing unknown. Its text has the
    key of the event: `triodomino-preview-place`. A shorter text for buttons, if any, has the key
    `triodomino-preview-place-button`, and the last word's label as `$word`. An effect that only repeats the move's
    words is left out, as for a winning move that the player has to find.
    """

    def __init__(
        self, game_key: str, texts: Texts, preview: Callable[[str], Event | None], *, announces_wins: bool = False
    ) -> None:
        self._game = game_key
        self._texts = texts
        self._preview = preview
        self._announces_wins = announces_wins

    @classmethod
    def of(cls, session: Session, texts: Texts, view: View) -> "MoveLabels":
        return cls(session.game_key, texts, view.preview, announces_wins=session.announces_wins)

    def label(self, words: str) -> str:
        """Returns a move, or some of its words, in the reader's language; names such as `e` and `b2` as in pictures."""
        return " ".join(self._texts.get(f"{self._game}-word-{word}", _named(word)) for word in words.split())

    def typed(self, words: str) -> str:
        """Returns the words to type for a move in the reader's language: its label, without signs that keyboards lack.

        They are in lower case, like all examples of typed words; capitals are understood too.
        """
        return " ".join(_NOT_TYPED.sub(" ", self.label(words)).lower().split())

    def effect(self, words: str) -> str | None:
        """Returns the effect of these words, or None if it is the same text as the words."""
        event = self._preview(words)
        effect = None if event is None else self.text(event)
        return None if effect == self.label(words) else effect

    def typed_effect(self, words: str) -> str | None:
        """Returns the effect of these words, to stand beside them: without the part that names the move."""
        effect = self.effect(words)
        return None if effect is None else _OWN_PART.sub("", effect)

    def text(self, event: Event) -> str:
        """Returns the text of an event that has no seat."""
        return self._texts(event.key, **self._args(event))

    def played(self, words: str, *, places: bool) -> str:
        """Returns the label of a move that has been made.

        Args:
            places: whether the last word is a place, which no picture names.
        """
        return self.label(" ".join(words.split()[:2]) if places else words)

    def effect_or_label(self, move: str) -> str:
        """Returns the effect of a move, or its label if that says the same."""
        return self.effect(move) or self.label(move)

    def name(self, move: str) -> str:
        """Returns a move's name: its label, unless that does not say where it leads (`0-1-2 at 3`)."""
        named = _OWN_PART.match(self.effect(move) or "")
        return self.label(move) if named is None else named[1].strip()

    def button_label(self, words: str, *, effect: bool = True) -> str:
        """Returns the label of a button that chooses the last of these words: the word, or its text for buttons.

        Args:
            effect: whether to add the effect, if there is a short text for it.
        """
        word = words.rsplit(maxsplit=1)[-1]
        label = self._texts.get(f"{self._game}-button-{word}", self.label(word))
        event = self._preview(words) if effect else None
        if event is not None and (key := f"{event.key}-button") in self._texts:
            label = self._texts(key, word=label, **self._args(event))
        return _TILE.sub(r"\1\2\3", label)

    def suggestion(self, move: str) -> str:
        """Returns a move as autocomplete suggests it: the words to type in the reader's language, and its effect."""
        typed, effect = self.typed(move), self.effect(move)
        return clipped(typed if effect is None else f"{typed} · {effect}", MAX_CHOICE_LENGTH)

    def priority(self, move: str) -> int:
        """Returns the priority of a move among suggestions: wins are highest, then by points, or by value."""
        event = self._preview(move)
        if event is None:
            return 0
        args = self._args(event)
        return WIN_PRIORITY if args.get("wins") == "yes" else int(args.get("points") or args.get("value", 0))

    def _args(self, event: Event) -> Mapping[str, str | int]:
        return event.args if self._announces_wins or "wins" not in event.args else {**event.args, "wins": "no"}


def _named(word: str) -> str:
    """Returns the name of a die, a card or a cell in capitals, a formation by its letter, any other word unchanged."""
    if numbered := _NUMBERED.fullmatch(word):
        return f"{letter(int(numbered[1]))}:{numbered[2]}"
    return word.upper() if _NAME.fullmatch(word) else word


def unbroken(content: str) -> str:
    """Returns a text in which no line break divides names of tiles such as 2-4-5."""
    return _TILE_OR_CODE.sub(lambda found: found[1] or found[0].replace("-", NO_BREAK_HYPHEN), content)
