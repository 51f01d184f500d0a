"""The player of SET: it finds every SET on the table, though not at once, and makes no errors."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import inf
from typing import TypeAlias

from bot.games.chance import Chance
from bot.games.set.cards import Card, odd_feature
from bot.games.set.view import View
from bot.players.base import EVEN, PAUSE, WON

TableCard: TypeAlias = tuple[int, str, Card]
"""A slot's number and name, and the card in it."""

LOOKING = (8, 25)
SHOWING = (2, 4)
"""The least and most seconds to find a SET or that there is none, and to show three cards after the call."""


class SetPlayer:
    """Calls when there is a SET, agrees to more cards when there is none, and then waits for the others."""

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        """Returns the call or claim of a SET; without one the last move of the list, which brings more cards."""
        found = find_set(chance.shuffled(cards_on_table(view)))
        if not found:
            return legal[-1]
        return "call" if must_call(view) else " ".join(["take", *(name for _, name, _ in sorted(found))])

    def ratings(self, view: View, legal: Sequence[str], chance: Chance) -> Sequence[float]:
        """Returns WON for the move that it would choose."""
        chosen = self.choose(view, legal, chance)
        return [WON if move == chosen else EVEN for move in legal]

    def pause(self, view: View, legal: Sequence[str], chance: Chance) -> float:
        """Returns the seconds to look or to show; infinite where it has agreed already and there is no SET."""
        if view.alone:
            return PAUSE
        if not must_call(view):
            return random_seconds(SHOWING, chance)
        if legal[-1] == "call" and not find_set(cards_on_table(view)):
            return inf
        return random_seconds(LOOKING, chance) if legal[0] == "call" else PAUSE


def must_call(view: View) -> bool:
    """Tells whether a SET must be called before it is taken: in a race, until somebody has called."""
    return not view.alone and view.caller is None


def cards_on_table(view: View) -> list[TableCard]:
    slots = enumerate(zip(view.slots, view.table, strict=True))
    return [(slot, name, card) for slot, (name, card) in slots if card is not None]


def find_set(cards: Iterable[TableCard]) -> tuple[TableCard, TableCard, TableCard] | None:
    """Returns the first SET in the order of the cards. Among 21 cards there always is one, so the search is short."""
    threes = combinations(cards, 3)
    return next((three for three in threes if odd_feature((three[0][2], three[1][2], three[2][2])) is None), None)


def random_seconds(span: tuple[int, int], chance: Chance) -> float:
    """Returns a time between the two, to the millisecond."""
    least, most = span
    return least + chance.below(1000 * (most - least) + 1) / 1000


SEEING = SetPlayer()
