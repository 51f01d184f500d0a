"""The player of SET: it finds every SET on the table, though not at once; a weak one errs now and then."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import inf
from typing import TypeAlias

from bot.games.chance import Chance
from bot.games.set.cards import Card
from bot.games.set.view import View
from bot.players.base import EVEN, PAUSE, WON
from bot.players.set.delays import Delay, Uniform

TableCard: TypeAlias = tuple[int, str, Card]
"""A slot's number and name, and the card in it."""

Three: TypeAlias = tuple[TableCard, TableCard, TableCard]

SHOWING = Uniform(2, 4)
"""The seconds to show three cards after the call."""

FULL_TABLE = 9
"""From so many cards on the search takes its full time; among fewer it is shorter in proportion."""


@dataclass(frozen=True)
class SetPlayer:
    """Calls when there is a SET, agrees to more cards when there is none, and then waits for the others.

    Attributes:
        looking: the delay before it calls or agrees.
        errs: of how many claims one is wrong on average, and of how many tables without a SET it calls at one; 0
            for never.
    """

    looking: Delay
    errs: int = 0

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        """Returns the call or claim of a SET; without one the last move of the list, which brings more cards."""
        cards = chance.shuffled(cards_on_table(view))
        found = find_set(cards)
        if self._errs_now(view, chance) or (found is None and self.errs and view.caller is not None):
            found = find_three(cards, odd_features=1) or found
        if found is None:
            return legal[-1]
        return "call" if must_call(view) else claim_of(found)

    def ratings(self, view: View, legal: Sequence[str], chance: Chance) -> Sequence[float]:  # noqa: ARG002 - no luck in it
        """Returns WON for a call or claim of a SET; where there is none, for the last move, which brings more cards."""
        cards = cards_on_table(view)
        right = {claim_of(three) for three in combinations(cards, 3) if count_odd_features(three) == 0}
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
        if legal[-1] == "call" and not find_set(cards):
            return inf
        return max(PAUSE, self.looking(chance) * min(1, len(cards) / FULL_TABLE)) if legal[0] == "call" else PAUSE

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


def find_set(cards: Iterable[TableCard]) -> Three | None:
    """Returns the first SET in the order of the cards. Among 21 cards there always is one, so the search is short."""
    return find_three(cards, odd_features=0)


def find_three(cards: Iterable[TableCard], odd_features: int) -> Three | None:
    """Returns the first three cards with so many features that two of them share and the third does not."""
    return next((three for three in combinations(cards, 3) if count_odd_features(three) == odd_features), None)


def count_odd_features(three: Three) -> int:
    """Returns in how many features two of the cards are alike and the third is not; 0 for a SET."""
    (_, _, one), (_, _, two), (_, _, third) = three
    return sum(len({*values}) == 2 for values in zip(one, two, third, strict=True))


SEEING = SetPlayer(Uniform(8, 25))
"""The computer before there were levels; the arena measures against it."""
