"""The players of Tris 2 that search, in compiled code: they find every forced win within their depth (see search.c)."""

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.chance import Chance
from bot.games.tris_2.die import LETTERS, STEPS, SYMBOLS
from bot.games.tris_2.notation import Roll
from bot.games.tris_2.view import View
from bot.players.base import EVEN, LOST, PAUSE, WON
from bot.players.compiled import compiled_search
from bot.players.tris_2.one_ply import ONE_PLY

NOWHERE = 255
DIRECTIONS = tuple(STEPS)

REQUEST = struct.Struct("<BBBBI36B")
"""Rule of 4, depth, the die rolled last, its direction, the most positions; row, column, top, sides of each die."""

REPLY = struct.Struct("<II36h")
"""The positions seen, the depth that was searched whole, and the value of each roll by die and direction."""

DECIDED = 9000
"""Values beyond it, on both sides of 0, are proven wins and losses."""

USUAL = -8
"""About the value of an even position: the other has eight rolls that do not lose at once."""


@dataclass(frozen=True)
class Search:
    """A player that searches all rolls.

    depth: how many plies it looks ahead at most, an odd number; it sees two more in which a win is forced.
    positions: how many positions it looks at, at most. margin: how far below the best value the rolls may be among
    which it chooses by chance, in safe replies of the other.
    """

    depth: int
    positions: int
    margin: int

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        """Returns one of the best moves. Wins as soon as it can, and loses as late as it can."""
        if view.placing:
            return ONE_PLY.choose(view, legal, chance)
        values = self.values(view)
        best = max(values.values())
        least = best if abs(best) > DECIDED else max(best - self.margin, -DECIDED)
        return chance.pick([move for move in legal if values[move] >= least])

    def ratings(self, view: View, legal: Sequence[str], chance: Chance) -> Sequence[float]:
        """Returns WON and LOST for what is proven, else about EVEN."""
        if view.placing:
            return ONE_PLY.ratings(view, legal, chance)
        values = self.values(view)
        return [rating(values[move]) for move in legal]

    def pause(self, view: View, legal: Sequence[str], chance: Chance) -> float:  # noqa: ARG002 - the same for all moves
        return PAUSE

    def values(self, view: View) -> Mapping[str, int]:
        """Returns the value of each legal roll."""
        reply = compiled_search("bot.players.tris_2").call("rate_rolls", request(view, self.depth, self.positions))
        _, _, *values = REPLY.unpack(reply)
        rolls = (str(Roll(letter, direction)) for letter in LETTERS for direction in DIRECTIONS)
        return dict(zip(rolls, values, strict=True))


def request(view: View, depth: int, positions: int) -> bytes:
    """Returns the position for the compiled search."""
    north, west = min(die.row for die in view.dice), min(die.col for die in view.dice)
    faces = ((die.row - north, die.col - west, *map(SYMBOLS.index, (die.top, die.ns))) for die in view.dice)
    rolled = (LETTERS.index(view.last.letter), DIRECTIONS.index(view.last.direction)) if view.last else (NOWHERE, 0)
    return REQUEST.pack(view.rule_of_4, depth, *rolled, positions, *(number for die in faces for number in die))


def rating(value: int) -> float:
    """Returns what a value is worth between LOST and WON."""
    if abs(value) > DECIDED:
        return WON if value > 0 else LOST
    return EVEN + (value - USUAL) / 100
