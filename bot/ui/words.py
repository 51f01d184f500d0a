"""Moves are words and words make a tree: this walks it step by step, for buttons, selects and autocomplete."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

CHOICES = 25
"""What Discord takes as choices of an autocomplete or options of a select."""


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


def crossing(legal: Sequence[str], words: str = "") -> Crossing:
    """The next real choice after `words` among the legal moves; words without an alternative are walked over.

    A single word that would complete a move stays a choice: nothing is played that nobody pressed.
    Empty steps: no legal move begins with these words.
    """
    while True:
        steps = _steps(legal, words)
        if len(steps) != 1 or steps[0].whole:
            return Crossing(words, steps)
        words = steps[0].words


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


def matching(legal: Sequence[str], typed: str, label: Callable[[str], str]) -> list[str]:
    """Up to 25 legal moves for what has been typed, be it their words or their labels in the reader's language.

    Those that begin so come first, then those that have all its words in any order.
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
    return [*begin, *hold][:CHOICES]


def meant(legal: Sequence[str], typed: str, label: Callable[[str], str]) -> str:
    """The move that was typed: its own words, or those of its label; what is neither stays as it is, for the rules."""
    wanted = tidy(typed)
    if wanted in legal:
        return wanted
    return next((move for move in legal if tidy(label(move)) == wanted), wanted)
