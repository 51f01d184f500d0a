"""Moves in a reader's language, with what they would do as far as the reader can know."""

import re
from collections.abc import Callable, Mapping

from bot.games.base import Event, View
from bot.sessions.session import Session
from bot.texts import Texts, clipped, letter
from bot.ui.text.move_tree import MAX_CHOICE_LENGTH

_NAME = re.compile(r"[a-z][0-9]*")
"""A letter, or a letter and a number: what a die, a card or a cell is called."""

_NUMBERED = re.compile(r"(\d+):(.+)")
"""A place of a numbered thing, such as a formation; in texts its letter stands for the number."""

_OWN_PART = re.compile(r"^([^:]*): ")
"""The part of a preview that names the move itself (`Draw a tile: −5 points`)."""

_NOT_TYPED = re.compile(r"[^\w\s,:/'’-]")
"""What a label has for the eye alone: arrows, and signs at the end of a sentence."""

_TILE = re.compile(r"\b(\d)-(\d)-(\d)\b")
"""What a tile is called: on keys, of which five stand in a row, without the hyphens."""

NO_BREAK_HYPHEN = "\u2011"
_TILE_OR_CODE = re.compile(rf"(`[^`]*`)|{_TILE.pattern}")
"""A tile; or code, which is copied and typed as it stands."""

WIN_PRIORITY = 10_000
"""The priority of a winning move: higher than any number of points."""


class MoveLabels:
    """The labels of one game's moves.

    What a move would do comes from the reader's own view (`View.preview`), so it tells nothing that the reader does not
    know. Its text has the key of the event: `triodomino-preview-place`. A shorter text for buttons, if there is one,
    has the key `triodomino-preview-place-button`, and the last word's label as `$word`. A text that only repeats the
    words is left out, as where a move wins and that is for the player to see.
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
        """Returns a move, or some words of it, in the reader's language; names such as `e` and `b2` as in pictures."""
        return " ".join(self._texts.get(f"{self._game}-word-{word}", _named(word)) for word in words.split())

    def typed(self, words: str) -> str:
        """Returns the words to type for a move in the reader's language: its label, without what keyboards lack.

        They are in lower case, as all examples of typed words are; capitals are understood, too.
        """
        return " ".join(_NOT_TYPED.sub(" ", self.label(words)).lower().split())

    def effect(self, words: str) -> str | None:
        """Returns what these words would do, or None if the words tell it themselves."""
        event = self._preview(words)
        effect = None if event is None else self.text(event)
        return None if effect == self.label(words) else effect

    def typed_effect(self, words: str) -> str | None:
        """Returns what these words would do, to be told beside them: without their own part and its colon."""
        effect = self.effect(words)
        return None if effect is None else _OWN_PART.sub("", effect)

    def text(self, event: Event) -> str:
        """Returns the text of an event that is not about a seat."""
        return self._texts(event.key, **self._args(event))

    def played(self, words: str, *, places: bool) -> str:
        """Returns a move to be told of afterwards.

        Args:
            places: whether its last word is a place that no picture names.
        """
        return self.label(" ".join(words.split()[:2]) if places else words)

    def effect_or_label(self, move: str) -> str:
        """Returns what a move would do, or its label if that tells it."""
        return self.effect(move) or self.label(move)

    def name(self, move: str) -> str:
        """Returns what names a move whose label does not say where it leads (`0-1-2 at 3`), without what it does."""
        named = _OWN_PART.match(self.effect(move) or "")
        return self.label(move) if named is None else named[1].strip()

    def button_label(self, words: str, *, effect: bool = True) -> str:
        """Returns the label of a button that chooses the last of these words: the word, or a shorter text for buttons.

        Args:
            effect: whether it tells what they would do, too, where there is a short text for that.
        """
        word = words.rsplit(maxsplit=1)[-1]
        label = self._texts.get(f"{self._game}-button-{word}", self.label(word))
        event = self._preview(words) if effect else None
        if event is not None and (key := f"{event.key}-button") in self._texts:
            label = self._texts(key, word=label, **self._args(event))
        return _TILE.sub(r"\1\2\3", label)

    def suggestion(self, move: str) -> str:
        """Returns a move as autocomplete suggests it: how it is typed in the reader's language, and what it does."""
        typed, effect = self.typed(move), self.effect(move)
        return clipped(typed if effect is None else f"{typed} · {effect}", MAX_CHOICE_LENGTH)

    def priority(self, move: str) -> int:
        """Returns the place of a move among suggestions: a win is the highest, then by points, then by value."""
        event = self._preview(move)
        if event is None:
            return 0
        args = self._args(event)
        return WIN_PRIORITY if args.get("wins") == "yes" else int(args.get("points") or args.get("value", 0))

    def _args(self, event: Event) -> Mapping[str, str | int]:
        return event.args if self._announces_wins or "wins" not in event.args else {**event.args, "wins": "no"}


def _named(word: str) -> str:
    """Returns the name of a die, a card or a cell in capitals, a formation by its letter, any other word as it is."""
    if numbered := _NUMBERED.fullmatch(word):
        return f"{letter(int(numbered[1]))}:{numbered[2]}"
    return word.upper() if _NAME.fullmatch(word) else word


def unbroken(content: str) -> str:
    """Returns a text in which names of tiles, such as 2-4-5, are not broken between two lines."""
    return _TILE_OR_CODE.sub(lambda found: found[1] or found[0].replace("-", NO_BREAK_HYPHEN), content)
