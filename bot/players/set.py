"""SET with open eyes: every SET on the table is seen, though not at once; errors it makes none."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import inf
from typing import TypeAlias

from bot.games.chance import Chance
from bot.games.set.cards import Card, odd_feature
from bot.games.set.claim_moves import TAKE
from bot.games.set.view import View
from bot.players.base import PAUSE

Seen: TypeAlias = tuple[int, str, Card]
"""A slot's number and name, and the card on it."""

LOOKING = (8, 25)
SHOWING = (2, 4)
"""Least and most seconds until a SET is seen or given up, and until three cards are shown after the call."""


class SetPlayer:
    """Calls when it has found a SET, agrees to more cards when there is none, and then waits for the others."""

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        """A SET called or taken; else the way on, which every list of moves ends with."""
        found = a_set(chance.shuffled(lying(view)))
        if not found:
            return legal[-1]
        return "call" if looking(view) else TAKE([name for _, name, _ in sorted(found)])

    def pause(self, view: View, legal: Sequence[str], chance: Chance) -> float:
        """Infinite where it has agreed already and nothing is to be found."""
        if view.points is not None:
            return PAUSE
        if not looking(view):
            return seconds(SHOWING, chance)
        if legal[-1] == "call" and not a_set(lying(view)):
            return inf
        return seconds(LOOKING, chance) if legal[0] == "call" else PAUSE


def looking(view: View) -> bool:
    """Whether a SET must be called before it is taken: in a race, until somebody has called."""
    return view.points is None and view.caller is None


def lying(view: View) -> list[Seen]:
    """The cards on the table."""
    slots = enumerate(zip(view.slots, view.table, strict=True))
    return [(slot, name, card) for slot, (name, card) in slots if card is not None]


def a_set(cards: Iterable[Seen]) -> tuple[Seen, Seen, Seen] | None:
    """The first SET that one comes upon: among 21 cards there always is one, so that it is never looked for long."""
    threes = combinations(cards, 3)
    return next((three for three in threes if odd_feature((three[0][2], three[1][2], three[2][2])) is None), None)


def seconds(span: tuple[int, int], chance: Chance) -> float:
    """Any time between the two, to the millisecond."""
    least, most = span
    return least + chance.below(1000 * (most - least) + 1) / 1000


PLAYER = SetPlayer()
