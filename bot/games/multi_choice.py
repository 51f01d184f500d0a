"""Legal moves that take several words in any order: too many to list, so each is created when it is read."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import comb
from typing import overload


@dataclass(frozen=True)
class MultiChoiceMoves(Sequence[str]):
    """The verb with every combination of `size` of the `words`, in order; then `others`, which begin with other verbs.

    SET usually has C(12, 3) = 220 of them, and up to 85,320 with all cards on the table. No answer to people iterates
    over all of them: `next_words` walks them word by word.
    """

    verb: str
    words: tuple[str, ...]
    size: int
    others: tuple[str, ...] = ()

    def next_words(self, first: Sequence[str]) -> Mapping[str, bool]:
        """Returns the words that may come after these first words of a move, each with whether the move is whole."""
        if not first:
            verbs = {self.verb: False} if len(self.words) >= self.size else {}
            return {**verbs, **_next_words(self.others, first)}
        verb, *chosen = first
        if verb != self.verb:
            return _next_words(self.others, first)
        if not set(chosen) <= set(self.words):
            return {}
        places = [*map(self.words.index, chosen)]
        if any(one >= other for one, other in pairwise(places)):
            return {}
        missing = self.size - len(chosen)
        begin, end = (places[-1] + 1 if places else 0), len(self.words) - missing + 1
        return dict.fromkeys(self.words[begin : max(begin, end)], missing == 1) if missing > 0 else {}

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, str):
            return False
        *first, last = move.split(" ")
        return self.next_words(first).get(last, False)

    def __len__(self) -> int:
        return comb(len(self.words), self.size) + len(self.others)

    def __iter__(self) -> Iterator[str]:
        yield from (" ".join([self.verb, *chosen]) for chosen in combinations(self.words, self.size))
        yield from self.others

    @overload
    def __getitem__(self, at: int) -> str: ...

    @overload
    def __getitem__(self, at: slice) -> list[str]: ...

    def __getitem__(self, at: int | slice) -> str | list[str]:
        if isinstance(at, slice):
            return [self[one] for one in range(len(self))[at]]
        at = range(len(self))[at]
        choices = comb(len(self.words), self.size)
        return self.others[at - choices] if at >= choices else self._choice(at)

    def index(self, move: str, start: int = 0, stop: int | None = None) -> int:
        """Returns the index of a move, computed without creating the moves before it. Raises ValueError for no move."""
        if move not in self:
            raise ValueError(f"{move!r} is not among them")
        verb, *chosen = move.split(" ")
        choices = comb(len(self.words), self.size)
        at = self._rank(chosen) if verb == self.verb else choices + self.others.index(move)
        if at not in range(len(self))[start:stop]:
            raise ValueError(f"{move!r} is not in that part of them")
        return at

    def _rank(self, chosen: Sequence[str]) -> int:
        """Returns the rank of these words: the number of combinations before them."""
        rank = word = 0
        for others, one in zip(reversed(range(self.size)), chosen, strict=True):
            place = self.words.index(one)
            rank += sum(comb(len(self.words) - skipped - 1, others) for skipped in range(word, place))
            word = place + 1
        return rank

    def _choice(self, rank: int) -> str:
        """Returns the move of this rank, found word by word from the number of combinations that each word skips."""
        chosen = [self.verb]
        word = 0
        for others in reversed(range(self.size)):
            while rank >= (skipped := comb(len(self.words) - word - 1, others)):
                rank -= skipped
                word += 1
            chosen.append(self.words[word])
            word += 1
        return " ".join(chosen)


def _next_words(moves: Sequence[str], first: Sequence[str]) -> Mapping[str, bool]:
    """Returns the next words, as `next_words` does, for a list of moves."""
    found: dict[str, bool] = {}
    prefix = "".join(f"{word} " for word in first)
    for move in moves:
        if move.startswith(prefix):
            word, space, _ = move[len(prefix) :].partition(" ")
            found[word] = found.get(word, False) or not space
    return found


def next_words(legal: Sequence[str], first: Sequence[str]) -> Mapping[str, bool]:
    """Returns the words that may come after these first words of a legal move, each with whether the move is whole."""
    return legal.next_words(first) if isinstance(legal, MultiChoiceMoves) else _next_words(legal, first)
