"""A second, naive implementation of Triodomino from the leaflet: mutable lists, everything recomputed each time.

The shuffled tiles are passed in. It shares no code with bot.games.
"""

from tests.games.triangles.naive import Numbers, fits, hexagons


class NaiveTable:
    """A game of two to four players."""

    def __init__(self, seats: int, rounds: int, first: int, *, topsy_turvy: bool) -> None:
        self.seats = seats
        self.to_play = rounds
        self.starter = first
        self.topsy_turvy = topsy_turvy
        self.scores = [0] * seats
        self.waiting_for_a_deal = True
        self.over = False

    def deal(self, hands: list[list[Numbers]], stock: list[Numbers]) -> None:
        self.hands = hands
        self.stock = stock
        self.formations: list[dict[str, Numbers]] = []
        self.turn = self.starter
        self.may_place_free_tile = False
        self.drawn = 0
        self.turns_without_tile = 0
        self.waiting_for_a_deal = False

    def legal_moves(self) -> set[str]:
        """Returns the legal moves of the player on turn."""
        if self.over:
            return set()
        hand = self.hands[self.turn]
        if not self.formations:
            return {f"open {spelled(tile)}" for tile in hand}
        if self.may_place_free_tile:
            return {"skip", *(f"free {spelled(tile)}" for tile in hand)}
        attached = {
            f"place {spelled(tile)} {number}:{cell}"
            for number, formation in enumerate(self.formations, start=1)
            for tile in hand
            for cell, _ in fits(formation, tile)
        }
        return attached or ({"draw"} if self.stock else {"pass"})

    def play(self, words: str) -> None:
        assert words in self.legal_moves()
        match words.split():
            case ["open" | "free", word]:
                self.formations.append({"u0,0": self.take_from_hand(word)})
                self.finish(laid=True)
            case ["place", word, place]:
                number, cell = place.split(":")
                self.attach(word, self.formations[int(number) - 1], cell)
            case ["draw"]:
                self.draw()
            case ["skip"]:
                self.finish(laid=True)
            case ["pass"]:
                self.finish(laid=False)

    def take_from_hand(self, word: str) -> Numbers:
        a, b, c = (int(digit) for digit in word.split("-"))
        self.hands[self.turn].remove((a, b, c))
        if self.topsy_turvy:
            self.scores[self.turn] += a + b + c
        return a, b, c

    def attach(self, word: str, formation: dict[str, Numbers], cell: str) -> None:
        tile = self.take_from_hand(word)
        closed = hexagons(formation, cell)
        formation[cell] = next(values for where, values in fits(formation, tile) if where == cell)
        if closed and self.hands[self.turn]:
            self.may_place_free_tile = True
        else:
            self.finish(laid=True)

    def draw(self) -> None:
        self.hands[self.turn].append(self.stock.pop(0))
        self.drawn += 1
        can_place = any(word.startswith("place") for word in self.legal_moves())
        if not can_place and (self.drawn == 2 or not self.stock):
            self.finish(laid=False)

    def finish(self, *, laid: bool) -> None:
        self.turns_without_tile = 0 if laid else self.turns_without_tile + 1
        if not self.hands[self.turn] or self.turns_without_tile == self.seats:
            self.count()
            return
        self.turn = (self.turn + 1) % self.seats
        self.drawn = 0
        self.may_place_free_tile = False

    def count(self) -> None:
        if not self.topsy_turvy:
            for seat, hand in enumerate(self.hands):
                self.scores[seat] += sum(sum(tile) for tile in hand)
        self.to_play -= 1
        self.starter = (self.starter + 1) % self.seats
        self.over = self.to_play == 0
        self.waiting_for_a_deal = not self.over


def spelled(tile: Numbers) -> str:
    a, b, c = sorted(tile)
    return f"{a}-{b}-{c}"
