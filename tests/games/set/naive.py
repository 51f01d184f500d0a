"""A second, naive implementation of SET: cards are four digits, a SET sums to multiples of three, state is mutable."""

from functools import cache
from itertools import combinations

Digits = tuple[int, ...]


class NaiveSet:
    """A game. slots: the cards by the number of their slot. score: the score of a solitaire game."""

    def __init__(self, seats: int, stock: list[Digits], options: dict[str, bool]) -> None:
        self.options = options
        self.full = 9 if options["beginners"] else 12
        self.columns = 3 if options["beginners"] or options["one_by_one"] else 4
        self.stock = list(stock)
        self.slots: dict[int, Digits] = {}
        self.taken: list[list[set[Digits]]] = [[] for _ in range(seats)]
        self.owed = [0] * seats
        self.out_of_play: list[set[Digits]] = []
        self.shouting: int | None = None
        self.agreeing: set[int] = set()
        self.benched: set[int] = set()
        self.score = 0
        self.second_chance = False
        self.over = False
        if not options["one_by_one"]:
            self._deal(self.full)

    def players(self) -> set[int]:
        """Returns the seats that may move."""
        if self.over:
            return set()
        return {self.shouting} if self.shouting is not None else set(range(len(self.taken))) - self.benched

    def legal_moves(self, seat: int) -> set[str]:
        if seat not in self.players():
            return set()
        shows = {
            "take " + " ".join(self._slot_name(at) for at in three) for three in combinations(sorted(self.slots), 3)
        }
        if self.shouting is not None:
            return shows | {"none"}
        if self.second_chance:
            return shows | {"refill"}
        if len(self.taken) == 1:
            return shows | {"next" if self.options["one_by_one"] else "more"}
        words = {"next" if self.options["one_by_one"] else "more"} if seat not in self.agreeing else set()
        return words | {"call"} if len(self.slots) >= 3 else words

    def play(self, seat: int, words: str) -> None:
        verb, *slots = words.split()
        if verb == "call":
            self.shouting = seat
            self.agreeing.clear()
        elif verb == "refill":
            self.second_chance = False
            self._deal(self.full - len(self.slots))
        elif verb in {"more", "next"}:
            self._agree(seat)
        else:
            self.shouting = None
            names = {self._slot_name(at): at for at in self.slots}
            self._claim(seat, [names[slot] for slot in slots])
        empty, none_left = not self.stock, not self.sets()
        short = self.options["solitaire"] and not self.options["play_out"]
        self.over = self.over or (empty and (none_left or short))

    def sets(self) -> list[str]:
        """Returns the right claims."""
        return [
            "take " + " ".join(map(self._slot_name, three))
            for three in combinations(sorted(self.slots), 3)
            if self._right([self.slots[at] for at in three])
        ]

    def _agree(self, seat: int) -> None:
        self.agreeing.add(seat)
        everybody = set(range(len(self.taken))) - self.benched
        if len(self.slots) >= 3 and self.agreeing != everybody:
            return
        self.agreeing.clear()
        if self.options["strict"] and self.sets():
            return
        if not self.stock:
            self.over = True
        elif self.options["one_by_one"]:
            self._deal(1)
        else:
            self.score -= 1
            self._deal(3)

    def _claim(self, seat: int, slots: list[int]) -> None:
        shown = [self.slots[at] for at in slots]
        if not slots or not self._right(shown):
            self._fine(seat)
            return
        before = len(self.slots)
        for at in slots:
            del self.slots[at]
        self.benched.clear()
        if self.owed[seat]:
            self.owed[seat] -= 1
            self.out_of_play.append(set(shown))
        else:
            self.taken[seat].append(set(shown))
        if self.options["one_by_one"]:
            return
        if self.options["solitaire"] and self.second_chance:
            self.second_chance = False
            self.score += 1
        elif self.options["solitaire"] and before == self.full and self.stock:
            self.second_chance = True
            return
        self._deal(self.full - len(self.slots))
        self._close_up()

    def _fine(self, seat: int) -> None:
        if self.options["solitaire"]:
            return
        if self.options["lockout"]:
            self.benched.add(seat)
            if len(self.benched) == len(self.taken):
                self.benched.clear()
        elif self.taken[seat]:
            self.out_of_play.append(self.taken[seat].pop())
        else:
            self.owed[seat] += 1

    def _deal(self, count: int) -> None:
        for _ in range(min(count, len(self.stock))):
            slot = next(at for at in range(81) if at not in self.slots)
            self.slots[slot] = self.stock.pop(0)

    def _close_up(self) -> None:
        while self.slots and max(self.slots) >= len(self.slots):
            hole = next(at for at in range(81) if at not in self.slots)
            self.slots[hole] = self.slots.pop(max(self.slots))

    def _slot_name(self, at: int) -> str:
        return _named(at, self.columns)

    @staticmethod
    def _right(three: list[Digits]) -> bool:
        return all(sum(values) % 3 == 0 for values in zip(*three, strict=True))


@cache
def _named(at: int, columns: int) -> str:
    if at < 3 * columns:
        return "abc"[at // columns] + str(at % columns + 1)
    return "abc"[at % 3] + str(at // 3 + 1)
