"""Moves are words, and words make a tree: it is descended word by word, for buttons, selects and autocomplete."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from unicodedata import combining, normalize

MAX_CHOICES = 25
"""The number of choices of an autocomplete, or of options of a select, that Discord takes."""

MAX_CHOICE_LENGTH = 100
"""The number of characters of one of them."""


@dataclass(frozen=True)
class PartialMove:
    """How far a player has come in a move. words: those chosen so far. page: of the next words, counted from 0."""

    words: str = ""
    page: int = 0

    @classmethod
    def parse(cls, text: str) -> "PartialMove":
        """Reads what `str` wrote; a page that is no number counts as 0."""
        page, _, words = text.partition(" ")
        return cls(words, int(page) if page.isdecimal() else 0)

    def __str__(self) -> str:
        return f"{self.page} {self.words}"

    def if_possible(self, legal: Iterable[str], multi_choice: Mapping[str, int]) -> "PartialMove":
        """Returns itself, or START if no legal move begins with its words: they come from a custom id, maybe forged.

        multi_choice: the game's own, of which the words may be in any order.
        """
        return self if not self.words or self.words in Beginnings(legal, multi_choice) else START


START = PartialMove()
"""No word is chosen yet."""


class Beginnings:
    """The first words of legal moves, up to whole moves.

    multi_choice: the verbs whose other words may be in any order, each with their number (`GameInfo.multi_choice`).
    """

    def __init__(self, legal: Iterable[str], multi_choice: Mapping[str, int]) -> None:
        self._multi_choice = multi_choice
        self._words: set[str] = set()
        self._whole: set[str] = set()
        self._choices: dict[str, set[str]] = {}
        for move in legal:
            verb, *others = move.split(" ")
            if verb in multi_choice:
                self._choices.setdefault(verb, set()).update(others)
            else:
                self._words.update(accumulate([verb, *others], "{} {}".format))
                self._whole.add(move)

    def __contains__(self, words: str) -> bool:
        """Tells whether a legal move begins with these words, at least one."""
        verb, *others = words.split(" ")
        if verb not in self._choices:
            return words in self._words
        chosen = set(others)
        return len(chosen) == len(others) <= self._multi_choice[verb] and chosen <= self._choices[verb]

    def is_whole(self, words: str) -> bool:
        """Tells whether these words are a whole legal move."""
        verb, *others = words.split(" ")
        if verb not in self._choices:
            return words in self._whole
        return words in self and len(others) == self._multi_choice[verb]


@dataclass(frozen=True)
class NextWord:
    """A word that may come next. words: the move up to and with it. complete: whether they are a whole move."""

    word: str
    words: str
    complete: bool


@dataclass(frozen=True)
class Branch:
    """A place in the tree: the words that lead there, and those that may come next."""

    words: str
    next_words: tuple[NextWord, ...]

    @property
    def pages(self) -> int:
        """The number of selects that the next words would fill."""
        return -(-len(self.next_words) // MAX_CHOICES)

    def page(self, number: int) -> tuple[NextWord, ...]:
        """Returns the next words on this page, counted from 0; on the last one if there are fewer pages."""
        start = max(min(number, self.pages - 1), 0) * MAX_CHOICES
        return self.next_words[start : start + MAX_CHOICES]


def next_branch(legal: Sequence[str], words: str = "") -> Branch:
    """Returns the first place from these words on where several words may come next.

    A word without an alternative is skipped, except the last one of a move: no move is made that nobody pressed. There
    are no next words if no legal move goes on from these words.
    """
    while True:
        next_words = _next_words(legal, words)
        if len(next_words) != 1 or next_words[0].complete:
            return Branch(words, next_words)
        words = next_words[0].words


def words_before(legal: Sequence[str], words: str) -> str:
    """Returns the words to go back to from the branch of these words: those at the branch before it."""
    branch = next_branch(legal, words).words
    prefix = branch.split()[:-1]
    while prefix and next_branch(legal, " ".join(prefix)).words == branch:
        prefix.pop()
    return " ".join(prefix)


def normalized(typed: str) -> str:
    """Returns what a user typed as moves are written: in lower case, with single spaces."""
    return " ".join(typed.lower().split())


def comparable(typed: str) -> str:
    """Returns typed words, or a label, for a comparison: in lower case, without accents, arrows and final signs.

    Phones type other apostrophes than labels have, and change straight ones as they please.
    """
    letters = normalize("NFKD", normalized(typed).replace("’", "'"))
    return " ".join(
        "".join(one if one in ",:-'" or one.isalnum() else " " for one in letters if not combining(one)).split()
    )


def matching_moves(
    legal: Iterable[str], typed: str, label: Callable[[str], str], priority: Callable[[str], int] = lambda _: 0
) -> list[str]:
    """Returns up to 25 legal moves that match what was typed, by their words or by their labels.

    Those that begin with it come first, then those that have all its words in any order. Among these, a higher priority
    comes first.
    """
    wanted = comparable(typed)
    parts = wanted.split()
    beginning: list[str] = []
    containing: list[str] = []
    for move in legal:
        labelled = comparable(label(move))
        if move.startswith(wanted) or labelled.startswith(wanted):
            beginning.append(move)
        elif all(any(word.startswith(part) for word in (*move.split(), *labelled.split())) for part in parts):
            containing.append(move)
    groups = (sorted(group, key=priority, reverse=True) for group in (beginning, containing))
    return [move for group in groups for move in group][:MAX_CHOICES]


def typed_move(
    legal: Sequence[str], typed: str, *labels: Callable[[str], str], multi_choice: Iterable[str] = ()
) -> str:
    """Returns the legal move whose words, or one of whose labels, were typed; else what was typed, normalized.

    multi_choice: the verbs whose other words may follow in any order. One that was typed as its label is replaced by
    itself, whatever follows it.
    """
    wanted, compared = normalized(typed), comparable(typed)
    if wanted in legal:
        return wanted
    for move in legal:
        if any(comparable(label(move)) == compared for label in labels):
            return move
    for verb in multi_choice:
        for label in labels:
            if compared.startswith(beginning := f"{comparable(label(verb))} "):
                return f"{verb} {compared.removeprefix(beginning)}"
    return wanted


def unfinished_move(legal: Iterable[str], typed: str, label: Callable[[str], str]) -> str | None:
    """Returns the first words of legal moves that were typed, themselves or their label; None if there are none."""
    wanted, compared = normalized(typed), comparable(typed)
    beginnings = dict.fromkeys(words for move in legal for words in list(accumulate(move.split(), "{} {}".format))[:-1])
    if wanted in beginnings:
        return wanted
    return next((words for words in beginnings if comparable(label(words)) == compared), None)


def _next_words(legal: Sequence[str], words: str) -> tuple[NextWord, ...]:
    prefix = words.split()
    depth = len(prefix)
    found: dict[str, bool] = {}
    for move in legal:
        parts = move.split()
        if len(parts) > depth and parts[:depth] == prefix:
            found[parts[depth]] = found.get(parts[depth], False) or len(parts) == depth + 1
    return tuple(NextWord(word, " ".join([*prefix, word]), complete) for word, complete in found.items())
