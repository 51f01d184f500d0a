"""The game once more, as plainly as can be: cards are four digits, a SET sums to multiples of three, all in place."""

from functools import cache
from itertools import combinations

Digits = tuple[int, ...]


class Carpet:
    """One game. `spots` maps a slot's number to its card; `score` is the solitaire's."""

    def __init__(self, seats: int, stock: list[Digits], options: dict[str, bool]) -> None:
        self.options = options
        self.full = 9 if options["beginners"] else 12
        self.columns = 3 if options["beginners"] or options["one_by_one"] else 4
        self.stock = list(stock)
        self.spots: dict[int, Digits] = {}
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
            self._lay(self.full)

    def players(self) -> set[int]:
        """Who may move."""
        if self.over:
            return set()
        return {self.shouting} if self.shouting is not None else set(range(len(self.taken))) - self.benched

    def words(self, seat: int) -> set[str]:
        if seat not in self.players():
            return set()
        shows = {"take " + " ".join(self._spot(at) for at in three) for three in combinations(sorted(self.spots), 3)}
        if self.options["solitaire"]:
            return shows | {"refill" if self.second_chance else "more"}
        if self.shouting is not None:
            return shows | {"none"}
        words = {"next" if self.options["one_by_one"] else "more"} if seat not in self.agreeing else set()
        return words | {"call"} if len(self.spots) >= 3 else words

    def say(self, seat: int, words: str) -> None:
        verb, *spots = words.split()
        if verb == "call":
            self.shouting = seat
            self.agreeing.clear()
        elif verb == "refill":
            self.second_chance = False
            self._lay(self.full - len(self.spots))
        elif verb in {"more", "next"}:
            self._agree(seat)
        else:
            self.shouting = None
            names = {self._spot(at): at for at in self.spots}
            self._claim(seat, [names[spot] for spot in spots])
        empty, none_left = not self.stock, not self.sets()
        short = self.options["solitaire"] and not self.options["play_out"]
        self.over = self.over or (empty and (none_left or short))

    def sets(self) -> list[str]:
        """The right claims."""
        return [
            "take " + " ".join(map(self._spot, three))
            for three in combinations(sorted(self.spots), 3)
            if self._right([self.spots[at] for at in three])
        ]

    def _agree(self, seat: int) -> None:
        self.agreeing.add(seat)
        everybody = set(range(len(self.taken))) - self.benched
        if len(self.spots) >= 3 and self.agreeing != everybody:
            return
        self.agreeing.clear()
        if self.options["strict"] and self.sets():
            return
        if not self.stock:
            self.over = True
        elif self.options["one_by_one"]:
            self._lay(1)
        else:
            self.score -= 1
            self._lay(3)

    def _claim(self, seat: int, spots: list[int]) -> None:
        shown = [self.spots[at] for at in spots]
        if not spots or not self._right(shown):
            self._fine(seat)
            return
        before = len(self.spots)
        for at in spots:
            del self.spots[at]
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
        self._lay(self.full - len(self.spots))
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

    def _lay(self, count: int) -> None:
        for _ in range(min(count, len(self.stock))):
            spot = next(at for at in range(81) if at not in self.spots)
            self.spots[spot] = self.stock.pop(0)

    def _close_up(self) -> None:
        while self.spots and max(self.spots) >= len(self.spots):
            hole = next(at for at in range(81) if at not in self.spots)
            self.spots[hole] = self.spots.pop(max(self.spots))

    def _spot(self, at: int) -> str:
        return _named(at, self.columns)

    @staticmethod
    def _right(three: list[Digits]) -> bool:
        return all(sum(values) % 3 == 0 for values in zip(*three, strict=True))


@cache
def _named(at: int, columns: int) -> str:
    row, column = divmod(at, columns)
    return ("aa" if row == 26 else chr(ord("a") + row)) + str(column + 1)
