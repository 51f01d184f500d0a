"""A second, naive implementation of Tripple Domino from the leaflet: mutable lists, everything recomputed each time.

The shuffled tiles are passed in. It shares no code with bot.games.
"""

from tests.games.triangles.naive import Numbers, fits, kind

EXTRA = {"plain": 0, "bridge": 30, "double": 25, "double3": 25, "hex1": 40, "hex2": 80, "hex3": 120}


class NaiveTable:
    """A game of one or more players."""

    def __init__(self, seats: int, target: int, *, once: bool = False) -> None:
        self.seats = seats
        self.target = target
        self.once = once
        self.scores = [0] * seats
        self.waiting_for_a_deal = True
        self.over = False

    def deal(self, hands: list[list[Numbers]], reserve: list[Numbers]) -> None:
        self.hands = hands
        self.reserve = reserve
        self.lying: dict[str, Numbers] = {}
        self.turn = self.who_opens()
        self.drawn = 0
        self.fresh: Numbers | None = None
        self.reserve_was_empty = False
        self.vain = 0
        self.waiting_for_a_deal = False

    def who_opens(self) -> int:
        for number in (5, 4, 3, 2, 1, 0):
            for seat, hand in enumerate(self.hands):
                if (number, number, number) in hand:
                    return seat
        ranked = [
            ((sum(tile), *sorted(tile, reverse=True)), seat) for seat, hand in enumerate(self.hands) for tile in hand
        ]
        return max(ranked)[1]

    def opening_tile(self) -> Numbers:
        hand = self.hands[self.turn]
        triples = [tile for tile in hand if len(set(tile)) == 1]
        return max(triples or hand, key=lambda tile: (sum(tile), *sorted(tile, reverse=True)))

    def legal_moves(self) -> set[str]:
        """Returns the legal moves of the player on turn."""
        if self.over:
            return set()
        if not self.lying:
            return {f"place {spelled(self.opening_tile())} u0,0"}
        tiles = [self.fresh] if self.fresh else self.hands[self.turn]
        said = {f"place {spelled(tile)} {cell}" for tile in tiles for cell, _ in fits(self.lying, tile)}
        return said | {"draw" if self.drawn < 3 and self.reserve else "pass"}

    def play(self, words: str) -> None:
        assert words in self.legal_moves()
        match words.split():
            case ["draw"]:
                self.draw()
            case ["pass"]:
                self.wait()
            case [_, tile, cell]:
                a, b, c = (int(digit) for digit in tile.split("-"))
                self.place((a, b, c), cell)
        if not self.waiting_for_a_deal and not self.over and self.nobody_can():
            self.close_blocked()

    def place(self, tile: Numbers, cell: str) -> None:
        points = sum(tile)
        if self.lying:
            formed = kind(self.lying, cell)
            points += 40 if self.once and formed.startswith("hex") else EXTRA[formed]
            self.lying[cell] = next(values for where, values in fits(self.lying, tile) if where == cell)
        else:
            points += 5
            self.lying[cell] = tile
        self.scores[self.turn] += points
        self.hands[self.turn].remove(tile)
        self.vain = 0
        if not self.hands[self.turn] and (self.seats > 1 or not self.reserve):
            self.scores[self.turn] += 20 + sum(sum(held) for hand in self.hands for held in hand)
            self.close()
        else:
            self.next()

    def draw(self) -> None:
        self.fresh = self.reserve.pop(0)
        self.hands[self.turn].append(self.fresh)
        self.drawn += 1
        self.scores[self.turn] -= 5

    def wait(self) -> None:
        if self.drawn < 3:
            self.scores[self.turn] -= 5
        if self.reserve_was_empty:
            self.vain += 1
        self.next()

    def next(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        self.drawn = 0
        self.fresh = None
        self.reserve_was_empty = not self.reserve

    def nobody_can(self) -> bool:
        if self.reserve:
            return False
        return self.vain == self.seats or not any(any(fits(self.lying, tile)) for hand in self.hands for tile in hand)

    def close_blocked(self) -> None:
        sums = [sum(sum(tile) for tile in hand) for hand in self.hands]
        for seat in range(self.seats):
            if sums[seat] == min(sums):
                self.scores[seat] += sum(sums[:seat]) + sum(sums[seat + 1 :]) - sums[seat]
        self.close()

    def close(self) -> None:
        if self.seats == 1 or any(points >= self.target for points in self.scores):
            self.over = True
        else:
            self.waiting_for_a_deal = True


def spelled(tile: Numbers) -> str:
    a, b, c = sorted(tile)
    return f"{a}-{b}-{c}"
