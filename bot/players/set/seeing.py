"""The player of SET: it finds every SET on the table after a while, sooner if the cards have more in common."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import exp, inf
from statistics import NormalDist
from typing import TypeAlias

from bot.games.chance import Chance
from bot.games.set.cards import Card
from bot.games.set.view import View
from bot.players.base import EVEN, PAUSE, WON

STEPS = 1 << 32
"""The number of different draws."""


@dataclass(frozen=True)
class LogNormal:
    """Delays whose logarithms are normally distributed, like those of people: often short, now and then long.

    Attributes:
        median: in seconds.
        spread: the standard deviation of the logarithm; with 0.5, two of three draws lie between 0.6 and 1.65 medians.
        least, most: the bounds of delays, as multiples of the median; they do not shift the median.
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
"""The seconds that the player takes to show three cards after its call."""

FULL_TABLE = 9
"""The number of cards from which the search takes its full time; with fewer cards it is shorter in proportion."""


DIFFICULTY = (0.7, 0.9, 1.15, 1.5)
"""How long it takes to find a SET whose cards differ in 1, 2, 3 and 4 features, as a multiple of the usual time."""

SECOND_LOOK = 2.0
"""The delay after which a SET is found that was overlooked at first, as a multiple of the usual time."""

FORM = LogNormal(1, spread=0.6, least=1 / 3, most=3)
"""How slow a player is in one game, as a multiple of its usual time: people have good and bad days, too."""

LONGEST_PAUSE = 90.0
"""The longest pause in seconds, however slow the player and difficult the SET."""

TABLES_KEPT = 64
"""The number of tables whose SETs are kept: each seat looks at one for its pause, and again for its move."""


@dataclass(frozen=True)
class SetPlayer:
    """A player that calls when it finds a SET, or agrees to more cards when there is none and waits for the others.

    Attributes:
        looking: the delay before it finds a SET of middling difficulty, or agrees.
        overlooks: how many of 100 SETs it overlooks at first, for each feature beyond the first in which they differ.
        errs: on average one of so many claims is wrong, and it calls at one of so many tables without a SET; 0 for
            never.
    """

    looking: LogNormal
    overlooks: int = 0
    errs: int = 0

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        """Returns the call or claim of a SET; if there is none, the last move of the list, which brings more cards."""
        cards = cards_on_table(view)
        _, found = self._first_found(cards, chance)
        if self._errs_now(view, chance) or (found is None and self.errs and view.caller is not None):
            found = next(threes(chance.shuffled(cards), odd_features=1), found)
        if found is None:
            return legal[-1]
        return "call" if must_call(view) else claim_of(found)

    def ratings(self, view: View, legal: Sequence[str], chance: Chance) -> Sequence[float]:  # noqa: ARG002 - no luck in it
        """Returns WON for a call or claim of a SET; if there is none, for the last move, which brings more cards."""
        right = {claim_of(three) for three in sets_among(cards_on_table(view))}
        best = {"call"} if right and must_call(view) else right or {legal[-1]}
        return [WON if move in best else EVEN for move in legal]

    def pause(self, view: View, legal: Sequence[str], chance: Chance) -> float:
        """Returns the seconds to look or to show; infinite if it has agreed already and there is no SET.

        In a race they count from the last change of the cards on the table.
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

    def _first_found(self, cards: tuple[TableCard, ...], chance: Chance) -> tuple[float, Three | None]:
        """Returns the seconds to find a SET at its usual speed, and the SET; or the seconds to give up, and None."""
        found = [(self._seconds(three, chance), three) for three in sets_among(cards)]
        return min(found, default=None, key=lambda one: one[0]) or (self.looking(chance), None)

    def _seconds(self, three: Three, chance: Chance) -> float:
        """Returns the seconds that it takes to see this SET."""
        more = count_different_features(three) - 1
        first_look = self.looking(chance) * DIFFICULTY[more]
        overlooked = chance.below(100) < more * self.overlooks
        return first_look + SECOND_LOOK * self.looking.median * overlooked

    def _errs_now(self, view: View, chance: Chance) -> bool:
        """Returns whether it takes three wrong cards for a SET: never when alone, nor right after any seat's error.

        So it does not repeat its error with the same cards.
        """
        if not self.errs or view.alone or (view.claim is not None and not view.claim.right):
            return False
        return chance.below(self.errs) == 0


def must_call(view: View) -> bool:
    """Returns whether a SET must be called before it is taken: in a race, until somebody has called."""
    return not view.alone and view.caller is None


def cards_on_table(view: View) -> tuple[TableCard, ...]:
    slots = enumerate(zip(view.slots, view.table, strict=True))
    return tuple((slot, name, card) for slot, (name, card) in slots if card is not None)


def claim_of(three: Three) -> str:
    """Returns the move that claims three cards."""
    return " ".join(["take", *(name for _, name, _ in sorted(three))])


@lru_cache(TABLES_KEPT)
def sets_among(cards: tuple[TableCard, ...]) -> tuple[Three, ...]:
    """Returns all SETs, in the order of the cards."""
    return tuple(threes(cards, odd_features=0))


def threes(cards: Iterable[TableCard], odd_features: int) -> Iterator[Three]:
    """Yields all triples of cards with `odd_features` features that two of them share and the third does not."""
    return (three for three in combinations(cards, 3) if count_odd_features(three) == odd_features)


def count_odd_features(three: Three) -> int:
    """Returns the number of features in which two of the cards are alike and the third is not; 0 for a SET."""
    (_, _, one), (_, _, two), (_, _, third) = three
    return sum(len({*values}) == 2 for values in zip(one, two, third, strict=True))


def count_different_features(three: Three) -> int:
    """Returns in how many features the cards of a SET differ."""
    (_, _, one), (_, _, two), _ = three
    return sum(value != other for value, other in zip(one, two, strict=True))


def form(view: View) -> float:
    """Returns how slow the seat is in this game, as a multiple of its usual time.

    The first cards of the game decide it, so that all processes that run the table agree on it.
    """
    deal = f"form: {', '.join(map(str, view.opening))}"
    return FORM(Chance(deal.encode(), view.reader or 0))
