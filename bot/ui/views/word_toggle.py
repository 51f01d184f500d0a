"""A key that adds a word to those chosen for a move of several words in any order, or takes it back."""

from dataclasses import dataclass

_SEPARATOR = " / "


@dataclass(frozen=True)
class WordToggle:
    """What the key says in its custom id.

    Attributes:
        shown: the verb and the words that its message shows as chosen.
        word: the one that a press adds, or takes back if it is among them. Presses may arrive before the message
            shows the ones before: so the key says what it was to change, and not only what would be chosen then.
    """

    shown: str
    word: str

    @classmethod
    def between(cls, shown: str, words: str) -> "WordToggle":
        """Returns the key that leads from the words shown as chosen to these words, which differ by one."""
        (word,) = set(shown.split()) ^ set(words.split())
        return cls(shown, word)

    @classmethod
    def parse(cls, text: str) -> "WordToggle | None":
        """Reads what `str` wrote; returns None for anything else."""
        shown, separator, word = text.partition(_SEPARATOR)
        return cls(shown, word) if separator and shown and word and " " not in word else None

    def __str__(self) -> str:
        return f"{self.shown}{_SEPARATOR}{self.word}"

    @property
    def verb(self) -> str:
        """The first word of the move."""
        return self.shown.split(" ")[0]

    def pressed(self, chosen: str = "") -> str:
        """Returns the verb and the words that are chosen after the press.

        Args:
            chosen: the same before it, as far as that is known; otherwise it is what the message shows.
        """
        before = chosen if chosen.split(" ", maxsplit=1)[0] == self.verb else self.shown
        kept = [word for word in before.split(" ")[1:] if word != self.word]
        taken_back = self.word in self.shown.split(" ")[1:]
        return " ".join([self.verb, *kept, *([] if taken_back else [self.word])])
