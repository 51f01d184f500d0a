"""Triodomino a second time, straight from the leaflet: lists that change in place, everything recomputed each time.

Only the shuffled tiles come from outside. It shares no code with bot.games.
"""

from tests.games.triangles.naive import Numbers, fits, hexagons


class Table:
    """Two to four people who play, and who keep score on paper."""

    def __init__(self, seats: int, rounds: int, first: int, *, topsy_turvy: bool) -> None:
        self.seats = seats
        self.to_play = rounds
        self.starter = first
        self.topsy_turvy = topsy_turvy
        self.paper = [0] * seats
        self.waiting_for_a_deal = True
        self.over = False

    def deal(self, hands: list[list[Numbers]], stock: list[Numbers]) -> None:
        self.hands = hands
        self.stock = stock
        self.formations: list[dict[str, Numbers]] = []
        self.on = self.starter
        self.may_lay_freely = False
        self.drawn = 0
        self.turns_in_vain = 0
        self.waiting_for_a_deal = False

    def words(self) -> set[str]:
        """All that the player on turn may say."""
        if self.over:
            return set()
        hand = self.hands[self.on]
        if not self.formations:
            return {f"open {spelled(tile)}" for tile in hand}
        if self.may_lay_freely:
            return {"skip", *(f"free {spelled(tile)}" for tile in hand)}
        attached = {
            f"place {spelled(tile)} {number}:{cell}"
            for number, formation in enumerate(self.formations, start=1)
            for tile in hand
            for cell, _ in fits(formation, tile)
        }
        return attached or ({"draw"} if self.stock else {"pass"})

    def say(self, words: str) -> None:
        assert words in self.words()
        match words.split():
            case ["open" | "free", word]:
                self.formations.append({"u0,0": self.take_from_hand(word)})
                self.finish(laid=True)
            case ["place", word, spot]:
                number, cell = spot.split(":")
                self.attach(word, self.formations[int(number) - 1], cell)
            case ["draw"]:
                self.draw()
            case ["skip"]:
                self.finish(laid=True)
            case ["pass"]:
                self.finish(laid=False)

    def take_from_hand(self, word: str) -> Numbers:
        a, b, c = (int(digit) for digit in word.split("-"))
        self.hands[self.on].remove((a, b, c))
        if self.topsy_turvy:
            self.paper[self.on] += a + b + c
        return a, b, c

    def attach(self, word: str, formation: dict[str, Numbers], cell: str) -> None:
        tile = self.take_from_hand(word)
        closed = hexagons(formation, cell)
        formation[cell] = next(values for where, values in fits(formation, tile) if where == cell)
        if closed and self.hands[self.on]:
            self.may_lay_freely = True
        else:
            self.finish(laid=True)

    def draw(self) -> None:
        self.hands[self.on].append(self.stock.pop(0))
        self.drawn += 1
        can_place = any(word.startswith("place") for word in self.words())
        if not can_place and (self.drawn == 2 or not self.stock):
            self.finish(laid=False)

    def finish(self, *, laid: bool) -> None:
        self.turns_in_vain = 0 if laid else self.turns_in_vain + 1
        if not self.hands[self.on] or self.turns_in_vain == self.seats:
            self.count()
            return
        self.on = (self.on + 1) % self.seats
        self.drawn = 0
        self.may_lay_freely = False

    def count(self) -> None:
        if not self.topsy_turvy:
            for seat, hand in enumerate(self.hands):
                self.paper[seat] += sum(sum(tile) for tile in hand)
        self.to_play -= 1
        self.starter = (self.starter + 1) % self.seats
        self.over = self.to_play == 0
        self.waiting_for_a_deal = not self.over


def spelled(tile: Numbers) -> str:
    a, b, c = sorted(tile)
    return f"{a}-{b}-{c}"
