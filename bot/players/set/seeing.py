"""The player of SET: it finds every SET on the table, though not at once, and the sooner the more its cards agree."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, inf
from statistics import NormalDist
from typing import TypeAlias

from bot.games.chance import Chance
from bot.games.set.cards import Card
from bot.games.set.view import View
from bot.players.base import EVEN, PAUSE, WON

STEPS = 1 << 32
"""How many different draws there are."""


@dataclass(frozen=True)
class LogNormal:
    """Delays whose logarithms are distributed normally, as those of people are: often short, now and then long.

    Attributes:
        median: in seconds.
        spread: the standard deviation of the logarithm; by 0.5 two draws of three lie between 0.6 and 1.65 medians.
        least, most: the bounds of delays, as multiples of the median, which stays the same.
    """

    median: float
    spread: float = 0.5
    least: float = 0.0
    most: float = 4.0

    def __call__(self, chance: Chance) -> float:
        drawn = exp(NormalDist(0, self.spread).inv_cdf((chance.below(STEPS) + 0.5) / STEPS))
        return round(self.median * min(max(drawn, self.least), self.most), 3)


@dataclass(frozen=True)
class Uniform:
    """Delays between two numbers of seconds, each equally likely, to the millisecond."""

    least: int
    most: int

    def __call__(self, chance: Chance) -> float:
        return self.least + chance.below(1000 * (self.most - self.least) + 1) / 1000


TableCard: TypeAlias = tuple[int, str, Card]
"""A slot's number and name, and the card in it."""

Three: TypeAlias = tuple[TableCard, TableCard, TableCard]

SHOWING = Uniform(2, 4)
"""The seconds to show three cards after the call."""

FULL_TABLE = 9
"""The number of cards from which on the search takes its full time; among fewer it is shorter in proportion."""


DIFFICULTY = (0.7, 0.9, 1.15, 1.5)
"""How long it takes to find a SET whose cards differ in 1, 2, 3 and 4 features, as a multiple of the usual time."""

SECOND_LOOK = 2.0
"""How much later a SET is found that was overlooked at first, as a multiple of the usual time."""

FORM = LogNormal(1, spread=0.6, least=1 / 3, most=3)
"""How slow a player is in a game, as a multiple of its usual time: everybody has good days and bad ones."""

LONGEST_PAUSE = 90.0
"""The most seconds, whatever the day and the SET."""


@dataclass(frozen=True)
class SetPlayer:
    """Calls when there is a SET, agrees to more cards when there is none, and then waits for the others.

    Attributes:
        looking: the delay before it finds a SET of middling difficulty, or agrees.
        overlooks: how many of 100 SETs it overlooks at first, for each feature beyond the first in which they differ.
        errs: of how many claims one is wrong on average, and of how many tables without a SET it calls at one; 0
            for never.
    """

    looking: LogNormal
    overlooks: int = 0
    errs: int = 0

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        """Returns the call or claim of a SET; without one the last move of the list, which brings more cards."""
        cards = cards_on_table(view)
        _, found = self._first_found(cards, chance)
        if self._errs_now(view, chance) or (found is None and self.errs and view.caller is not None):
            found = next(threes(chance.shuffled(cards), odd_features=1), found)
        if found is None:
            return legal[-1]
        return "call" if must_call(view) else claim_of(found)

    def ratings(self, view: View, legal: Sequence[str], chance: Chance) -> Sequence[float]:  # noqa: ARG002 - no luck in it
        """Returns WON for a call or claim of a SET; where there is none, for the last move, which brings more cards."""
        right = {claim_of(three) for three in sets_among(cards_on_table(view))}
        best = {"call"} if right and must_call(view) else right or {legal[-1]}
        return [WON if move in best else EVEN for move in legal]

    def pause(self, view: View, legal: Sequence[str], chance: Chance) -> float:
        """Returns the seconds to look or to show; infinite where it has agreed already and there is no SET.

        In a race they count from when the cards on the table last changed.
        """
        if view.alone:
            return PAUSE
        if not must_call(view):
            return SHOWING(chance)
        cards = cards_on_table(view)
        seconds, found = self._first_found(cards, chance)
        if legal[-1] == "call" and not found:
            return inf
        if legal[0] != "call":
            return PAUSE
        return round(min(max(seconds * form(view) * min(1, len(cards) / FULL_TABLE), PAUSE), LONGEST_PAUSE), 3)

    def _first_found(self, cards: Sequence[TableCard], chance: Chance) -> tuple[float, Three | None]:
        """Returns after how many seconds of a usual day it finds a SET, and which; or when it gives up, and None."""
        found = [(self._seconds(three, chance), three) for three in sets_among(cards)]
        return min(found, default=None, key=lambda one: one[0]) or (self.looking(chance), None)

    def _seconds(self, three: Three, chance: Chance) -> float:
        """Returns after how many seconds it sees a SET."""
        more = count_different_features(three) - 1
        first_look = self.looking(chance) * DIFFICULTY[more]
        overlooked = chance.below(100) < more * self.overlooks
        return first_look + SECOND_LOOK * self.looking.median * overlooked

    def _errs_now(self, view: View, chance: Chance) -> bool:
        """Returns whether it takes three wrong cards for a SET: never alone, nor right after an error of any seat.

        So it does not repeat its error at the same cards.
        """
        if not self.errs or view.alone or (view.claim is not None and not view.claim.right):
            return False
        return chance.below(self.errs) == 0


def must_call(view: View) -> bool:
    """Returns whether a SET must be called before it is taken: in a race, until somebody has called."""
    return not view.alone and view.caller is None


def cards_on_table(view: View) -> list[TableCard]:
    slots = enumerate(zip(view.slots, view.table, strict=True))
    return [(slot, name, card) for slot, (name, card) in slots if card is not None]


def claim_of(three: Three) -> str:
    """Returns the move that claims three cards."""
    return " ".join(["take", *(name for _, name, _ in sorted(three))])


def sets_among(cards: Sequence[TableCard]) -> list[Three]:
    """Returns all SETs, by the order of the cards."""
    return [*threes(cards, odd_features=0)]


def threes(cards: Iterable[TableCard], odd_features: int) -> Iterator[Three]:
    """Yields all triples of cards with `odd_features` features that two of them share and the third does not."""
    return (three for three in combinations(cards, 3) if count_odd_features(three) == odd_features)


def count_odd_features(three: Three) -> int:
    """Returns in how many features two of the cards are alike and the third is not; 0 for a SET."""
    (_, _, one), (_, _, two), (_, _, third) = three
    return sum(len({*values}) == 2 for values in zip(one, two, third, strict=True))


def count_different_features(three: Three) -> int:
    """Returns in how many features the cards of a SET differ."""
    (_, _, one), (_, _, two), _ = three
    return sum(value != other for value, other in zip(one, two, strict=True))


def form(view: View) -> float:
    """Returns how slow the seat is in this game, as a multiple of its usual time.

    The game's luck decides it by the first cards, and all processes that run the table agree on it.
    """
    deal = f"form: {', '.join(map(str, view.opening))}"
    return FORM(Chance(deal.encode(), view.reader or 0))
