"""How moves read to one reader: in their language, and with what they would do as far as that reader can know."""

from collections.abc import Callable

from bot.games.base import Event, View
from bot.texts import Texts
from bot.ui.text.clipped import clipped
from bot.ui.text.move_tree import LONGEST_CHOICE

WON = 10_000
"""What a winning move is worth: more than any points."""


class MoveLabels:
    """The labels of one game's moves.

    What a move would do comes from the reader's own view alone (`View.preview`), so it tells nothing that reader does
    not know. Its text is the event's: `triodomino-preview-place`; on a button, where there is room for less,
    `triodomino-preview-place-button` with the step's own word as `$word`.
    """

    def __init__(self, game_key: str, texts: Texts, preview: Callable[[str], Event | None]) -> None:
        self._game = game_key
        self._words = texts
        self._foresee = preview

    @classmethod
    def of(cls, game_key: str, texts: Texts, view: View) -> "MoveLabels":
        return cls(game_key, texts, view.preview)

    def move(self, move: str) -> str:
        """A move, or one word of it, as people read it."""
        return " ".join(self._words.either(f"{self._game}-word-{word}", word) for word in move.split())

    def does(self, words: str) -> str | None:
        """What these words of a move would show or do; None where they say it all themselves."""
        seen = self._foresee(words)
        return None if seen is None else self._words(seen.key, **seen.args)

    def on_button(self, words: str) -> str:
        """The last of these words as a button bears it."""
        word = self.move(words.rsplit(maxsplit=1)[-1])
        seen = self._foresee(words)
        if seen is None or (key := f"{seen.key}-button") not in self._words:
            return word
        return self._words(key, word=word, **seen.args)

    def suggestion(self, move: str) -> str:
        """A whole move as the autocomplete offers it: how it is typed, and what it does or how it reads."""
        more = self.told(move)
        return clipped(move if more.lower() == move else f"{move} · {more}", LONGEST_CHOICE)

    def told(self, move: str) -> str:
        """What a move does, or where that says nothing more than the bare words, how it reads."""
        return self.does(move) or self.move(move)

    def worth(self, move: str) -> int:
        """How good a move is previewed to be, for the order of suggestions: wins first, then points, then value."""
        seen = self._foresee(move)
        if seen is None:
            return 0
        return WON if seen.args.get("wins") == "yes" else int(seen.args.get("points") or seen.args.get("value", 0))
