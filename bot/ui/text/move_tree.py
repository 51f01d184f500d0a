"""Moves are words and words make a tree: this walks it step by step, for buttons, selects and autocomplete."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

CHOICES = 25
"""What Discord takes as choices of an autocomplete or options of a select."""

LONGEST_CHOICE = 100
"""Characters of one of them."""


@dataclass(frozen=True)
class PartialMove:
    """How far somebody has come in a move: its words so far, and which page of the next ones is open, from 0."""

    words: str = ""
    page: int = 0

    @classmethod
    def read(cls, told: str) -> "PartialMove":
        """A walk as `str` wrote it; a page that is no number is the first."""
        page, _, words = told.partition(" ")
        return cls(words, int(page) if page.isdecimal() else 0)

    def among(self, legal: Iterable[str]) -> "PartialMove":
        """This walk, or START where no legal move begins with its words: they came with a press, from a stranger."""
        onward = f"{self.words} "
        return self if not self.words or any(f"{move} ".startswith(onward) for move in legal) else START

    def __str__(self) -> str:
        return f"{self.page} {self.words}"


START = PartialMove()
"""Nobody has pressed anything yet."""


@dataclass(frozen=True)
class Step:
    """One next word. words: the move up to and with it; whole: whether that is a complete move."""

    word: str
    words: str
    whole: bool


@dataclass(frozen=True)
class Crossing:
    """Where a walk stands: the words so far, and where it can go from there."""

    words: str
    steps: tuple[Step, ...]

    @property
    def pages(self) -> int:
        """How many selects the steps would fill."""
        return -(-len(self.steps) // CHOICES)

    def page(self, number: int) -> tuple[Step, ...]:
        """The steps on this page, counted from 0; the last page where there are not so many."""
        start = max(min(number, self.pages - 1), 0) * CHOICES
        return self.steps[start : start + CHOICES]


def crossing(legal: Sequence[str], words: str = "") -> Crossing:
    """The next real choice after `words` among the legal moves; words without an alternative are walked over.

    A single word that would complete a move stays a choice: nothing is played that nobody pressed.
    Empty steps: no legal move goes on from these words.
    """
    while True:
        steps = _steps(legal, words)
        if len(steps) != 1 or steps[0].whole:
            return Crossing(words, steps)
        words = steps[0].words


def before(legal: Sequence[str], words: str) -> str:
    """The words up to the real choice before the one at which `words` stand."""
    here = crossing(legal, words).words
    start = here.split()[:-1]
    while start and crossing(legal, " ".join(start)).words == here:
        start.pop()
    return " ".join(start)


def _steps(legal: Sequence[str], words: str) -> tuple[Step, ...]:
    depth = len(words.split())
    start = words.split()
    found: dict[str, bool] = {}
    for move in legal:
        parts = move.split()
        if len(parts) > depth and parts[:depth] == start:
            found[parts[depth]] = found.get(parts[depth], False) or len(parts) == depth + 1
    return tuple(Step(word, " ".join([*start, word]), whole) for word, whole in found.items())


def tidy(typed: str) -> str:
    """What a person typed, as a move is written: lower case, single spaces."""
    return " ".join(typed.lower().split())


def matching(
    legal: Iterable[str], typed: str, label: Callable[[str], str], worth: Callable[[str], int] = lambda _: 0
) -> list[str]:
    """Up to 25 legal moves for what has been typed, be it their words or their labels in the reader's language.

    Those that begin so come first, then those that have all its words in any order; among equals what is worth most.
    """
    wanted = tidy(typed)
    parts = wanted.split()
    begin: list[str] = []
    hold: list[str] = []
    for move in legal:
        said = tidy(label(move))
        if move.startswith(wanted) or said.startswith(wanted):
            begin.append(move)
        elif all(any(word.startswith(part) for word in (*move.split(), *said.split())) for part in parts):
            hold.append(move)
    return [move for group in (begin, hold) for move in sorted(group, key=worth, reverse=True)][:CHOICES]


def meant(legal: Sequence[str], typed: str, *labels: Callable[[str], str]) -> str:
    """The move that was typed: its own words, or those of one of its labels; else the words stay, for the rules."""
    wanted = tidy(typed)
    if wanted in legal:
        return wanted
    return next((move for move in legal if any(tidy(label(move)) == wanted for label in labels)), wanted)
