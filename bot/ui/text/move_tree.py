"""Moves as a tree of words, which buttons, selects and autocomplete descend word by word."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from bot.games.multi_choice import MultiChoiceMoves, next_words

MAX_CHOICES = 25
"""Discord's limit for the choices of an autocomplete, the options of a select, and the options chosen at once."""

MAX_CHOICE_LENGTH = 100
"""Discord's limit for the characters of a choice."""


@dataclass(frozen=True)
class PartialMove:
    """How far a player has come in a move.

    Attributes:
        words: the words chosen so far.
        page: the page of next words, from 0.
    """

    words: str = ""
    page: int = 0

    @classmethod
    def parse(cls, text: str) -> "PartialMove":
        """Reads the result of `str`; a page that is not a number counts as 0."""
        page, _, words = text.partition(" ")
        return cls(words, int(page) if page.isdecimal() else 0)

    def __str__(self) -> str:
        return f"{self.page} {self.words}"

    def if_possible(self, legal: Iterable[str], multi_choice: Mapping[str, int]) -> "PartialMove":
        """Returns itself, or START if no legal move begins with its words, which may come from a forged custom id.

        Args:
            multi_choice: the game's `GameInfo.multi_choice`: verbs whose words may be in any order.
        """
        return self if not self.words or self.words in Beginnings(legal, multi_choice) else START


START = PartialMove()
"""The start of a move, before a word is chosen."""


class Beginnings:
    """The first words of legal moves, up to whole moves.

    Args:
        multi_choice: the verbs whose other words may be in any order, each with their number
            (`GameInfo.multi_choice`).
    """

    def __init__(self, legal: Iterable[str], multi_choice: Mapping[str, int]) -> None:
        self._multi_choice = multi_choice
        self._words: set[str] = set()
        self._whole: set[str] = set()
        self._choices: dict[str, set[str]] = {}
        if isinstance(legal, MultiChoiceMoves):
            self._choices[legal.verb] = set(legal.words)
            legal = legal.others
        for move in legal:
            verb, *others = move.split(" ")
            if verb in multi_choice:
                self._choices.setdefault(verb, set()).update(others)
            else:
                self._words.update(accumulate([verb, *others], "{} {}".format))
                self._whole.add(move)

    def __contains__(self, words: str) -> bool:
        """Returns whether a legal move begins with these words, at least one."""
        verb, *others = words.split(" ")
        if verb not in self._choices:
            return words in self._words
        chosen = set(others)
        return len(chosen) == len(others) <= self._multi_choice[verb] and chosen <= self._choices[verb]

    def is_whole(self, words: str) -> bool:
        """Returns whether these words are a whole legal move."""
        verb, *others = words.split(" ")
        if verb not in self._choices:
            return words in self._whole
        return words in self and len(others) == self._multi_choice[verb]


@dataclass(frozen=True)
class NextWord:
    """A word that may come next.

    Attributes:
        words: the move up to and including this word.
        complete: whether these words are a whole move.
    """

    word: str
    words: str
    complete: bool


@dataclass(frozen=True)
class Branch:
    """A place in the tree: the words that lead there, and the possible next words."""

    words: str
    next_words: tuple[NextWord, ...]

    @property
    def pages(self) -> int:
        """The number of selects that the next words would fill."""
        return -(-len(self.next_words) // MAX_CHOICES)

    def page(self, number: int) -> tuple[NextWord, ...]:
        """Returns the next words on this page, from 0, or on the last page if there are fewer."""
        start = max(min(number, self.pages - 1), 0) * MAX_CHOICES
        return self.next_words[start : start + MAX_CHOICES]


def next_branch(legal: Sequence[str], words: str = "") -> Branch:
    """Returns the first place, from these words on, with several possible next words.

    Words without an alternative are skipped, except the last one of a move, so that no move is made without a press.
    There are no next words if no legal move continues these words.

    >>> legal = ["roll a north", "roll a west", "roll b north"]
    >>> [next_word.word for next_word in next_branch(legal).next_words]
    ['a', 'b']
    >>> [next_word.words for next_word in next_branch(legal, "roll a").next_words]
    ['roll a north', 'roll a west']
    """
    while True:
        next_words = _next_words(legal, words)
        if len(next_words) != 1 or next_words[0].complete:
            return Branch(words, next_words)
        words = next_words[0].words


def first_words(legal: Sequence[str]) -> tuple[NextWord, ...]:
    """Returns the words with which legal moves begin."""
    return _next_words(legal, "")


def words_before(legal: Sequence[str], words: str) -> str:
    """Returns the words to which Back leads from the branch of these words: those of the previous branch."""
    branch = next_branch(legal, words).words
    prefix = branch.split()[:-1]
    while prefix and next_branch(legal, " ".join(prefix)).words == branch:
        prefix.pop()
    return " ".join(prefix)


def _next_words(legal: Sequence[str], words: str) -> tuple[NextWord, ...]:
    prefix = words.split()
    found = next_words(legal, prefix)
    return tuple(NextWord(word, " ".join([*prefix, word]), complete) for word, complete in found.items())


def first_move(legal: Sequence[str], words: str) -> str | None:
    """Returns the first legal move that continues these words (at least one); None if there is none."""
    while next_word := next(iter(_next_words(legal, words)), None):
        words = next_word.words
        if next_word.complete:
            return words
    return None


def merged(lists: Iterable[Sequence[str]]) -> Sequence[str]:
    """Returns the moves of several seats without duplicates; a single list, or one that all share, stays as it is."""
    different: list[Sequence[str]] = []
    for legal in lists:
        if legal not in different:
            different.append(legal)
    return different[0] if len(different) == 1 else list(dict.fromkeys(move for legal in different for move in legal))


def chosen_all_at_once(legal: Sequence[str], verb: str) -> tuple[Sequence[str], Sequence[str]]:
    """Returns the words that may follow a verb whose words are chosen all at once, and the moves with other verbs."""
    if isinstance(legal, MultiChoiceMoves):
        if legal.verb == verb:
            return (legal.words if len(legal.words) >= legal.size else ()), legal.others
        words, others = chosen_all_at_once(legal.others, verb)
        return words, replace(legal, others=tuple(others))
    moves = [move for move in legal if move.startswith(f"{verb} ")]
    return list(dict.fromkeys(word for move in moves for word in move.split()[1:])), [
        move for move in legal if not move.startswith(f"{verb} ")
    ]
