"""The players of Tris 2 that search, in compiled code: they find every forced win within their depth (see search.c)."""

import struct
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.games.chance import Chance
from bot.games.tris_2.die import LETTERS, STEPS, SYMBOLS, Die, LastRoll
from bot.games.tris_2.notation import Placement, Roll, read
from bot.games.tris_2.position import Position
from bot.games.tris_2.setup import SetupBlock
from bot.games.tris_2.view import View
from bot.players.base import EVEN, LOST, WON
from bot.players.compiled import compiled_search
from bot.players.tris_2.one_ply import block, position_after
from bot.players.tris_2.sight import Sight

Layout: TypeAlias = frozenset[tuple[int, int, str, str]]


def layout(dice: Sequence[Die]) -> Layout:
    """Returns the faces by cells in the box around the dice: equal for dice that differ only in place and letters."""
    north, west = min(die.row for die in dice), min(die.col for die in dice)
    return frozenset((die.row - north, die.col - west, die.top, die.ns) for die in dice)


def times_before(view: View, rolls: Sequence[str]) -> list[int]:
    """Returns for each roll how often its position has come up recently with the same player on turn."""
    # Every second past position, from before the last roll: the same player was on turn as after the next roll.
    counted = Counter(map(layout, view.past[::-2]))
    after = (position_after(view, roll) for roll in rolls)
    return [counted[layout(one.dice)] if isinstance(one, Position) else 0 for one in after]


NOWHERE = 255
DIRECTIONS = tuple(STEPS)
ROLLS = [str(Roll(letter, direction)) for letter in LETTERS for direction in DIRECTIONS]
PACKAGE = "bot.players.tris_2"

SEARCHED_FROM = 7
"""The dice that have to be placed before placements are searched: with two missing, each leads to 72 positions."""

PLACING_DEPTH, MOST_PLACING = 3, 2_000
"""The plies and positions that are searched after a placement."""

REQUEST = struct.Struct("<BBBBI36B")
"""Rule of 4, depth, the die rolled last, its direction, the most positions; row, column, top, sides of each die."""

REPLY = struct.Struct("<II36h")
"""The positions seen, the depth that was searched whole, and the value of each roll by die and direction."""

ILLEGAL = -20_000
"""The value of a roll against the rules."""

DECIDED = 9000
"""Values beyond this one, on both sides of 0, are proven wins and losses."""

REPLY_WORTH = 16
"""The value of leaving the opponent one safe reply fewer."""

AT_ONCE = 10_000 - 2
"""Values beyond this one mean a tris with this roll or the reply."""

REPEATED_WORTH = 3 * REPLY_WORTH
"""The cost of a position for each time that it has come up before, since going round in circles wins nothing."""

USUAL = -6 * REPLY_WORTH
"""About the value of an even position: the opponent has six rolls that do not lose at once."""


@dataclass(frozen=True)
class Search:
    """A player that searches all rolls.

    Attributes:
        depths: the most plies that it looks ahead for its own wins: in each turn one of these numbers, equally likely;
            0, or odd numbers. It sees two more plies in which a win is forced.
        judged: the most plies that it looks ahead if it finds no win; with fewer it overlooks the opponent's wins.
        positions: the most positions that it looks at.
        margin: it chooses at random among rolls whose value is at most this far below the best: REPLY_WORTH for one
            more safe reply of the opponent.
        sight: how it looks for a tris of the next two rolls; None if it overlooks none.
    """

    depths: tuple[int, ...]
    judged: int
    positions: int
    margin: int
    sight: Sight | None = None

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        """Returns one of the best moves it sees. Wins as soon as it can, and loses as late as it can."""
        values = self._seen(view, legal, chance)
        best = max(values)
        least = best if abs(best) > DECIDED else max(best - self.margin, -DECIDED)
        return chance.pick([move for move, value in zip(legal, values, strict=True) if value >= least])

    def _seen(self, view: View, legal: Sequence[str], chance: Chance) -> Sequence[int]:
        """Returns the value that each move seems to have in a turn, less if its position has come up before."""
        values = self._values(view, legal, chance.pick(self.depths))
        if view.placing:
            return values
        if self.sight:
            looks = self.sight.values(view, legal, chance)
            values = [
                USUAL if abs(value) >= AT_ONCE and not look else value
                for value, look in zip(values, looks, strict=True)
            ]
        return [
            value if abs(value) > DECIDED else value - REPEATED_WORTH * times
            for value, times in zip(values, times_before(view, legal), strict=True)
        ]

    def ratings(self, view: View, legal: Sequence[str], chance: Chance) -> Sequence[float]:  # noqa: ARG002 - no luck in it
        """Returns WON and LOST for proven results, else about EVEN; EVEN for placements that are not searched."""
        if view.placing and len(block(view).dice) < SEARCHED_FROM:
            return [EVEN] * len(legal)
        return list(map(rating, self._values(view, legal, max(self.depths))))

    def _values(self, view: View, legal: Sequence[str], depth: int) -> Sequence[int]:
        """Returns the value of each legal move."""
        if view.placing:
            return placement_values(block(view), [placement(move) for move in legal])
        rolls = self._roll_values(view, depth)
        if self.judged < depth and max(rolls.values()) < DECIDED:
            rolls = self._roll_values(view, self.judged)
        return [rolls[move] for move in legal]

    def _roll_values(self, view: View, depth: int) -> Mapping[str, int]:
        return roll_values(view.dice, view.last, depth, self.positions, rule_of_4=view.rule_of_4)


def placement(move: str) -> Placement:
    """Returns the placement that a move of the advanced setup means. Raises ValueError for a roll."""
    wanted = read(move)
    if isinstance(wanted, Roll):
        raise ValueError(f"not a placement: {move}")
    return wanted


def placement_values(block: SetupBlock, legal: Sequence[Placement]) -> Sequence[int]:
    """Returns the value of each placement: 0 for all while more than two dice are missing.

    Whoever places the ninth die rolls second, so its value is the negative of the opponent's best roll.
    """
    if len(block.dice) < SEARCHED_FROM:
        return [0] * len(legal)
    return [-value_of(block.with_die(one.cell, one.top, one.ns)) for one in legal]


def value_of(table: SetupBlock | Position) -> int:
    """Returns the value of a block or position for the player on turn."""
    if isinstance(table, Position):
        return max(roll_values(table.dice, None, PLACING_DEPTH, MOST_PLACING, rule_of_4=table.rule_of_4).values())
    return max(-value_of(table.with_die(*one)) for one in table.placements())


def roll_values(
    dice: Sequence[Die], last: LastRoll | None, depth: int, positions: int, *, rule_of_4: bool
) -> Mapping[str, int]:
    """Returns the value of each roll; ILLEGAL for those against the rules."""
    reply = compiled_search(PACKAGE).call("rate_rolls", request(dice, last, depth, positions, rule_of_4=rule_of_4))
    _, _, *values = REPLY.unpack(reply)
    return dict(zip(ROLLS, values, strict=True))


def request(dice: Sequence[Die], last: LastRoll | None, depth: int, positions: int, *, rule_of_4: bool) -> bytes:
    """Encodes a position as a request to the compiled search."""
    north, west = min(die.row for die in dice), min(die.col for die in dice)
    faces = ((die.row - north, die.col - west, *map(SYMBOLS.index, (die.top, die.ns))) for die in dice)
    rolled = (LETTERS.index(last.letter), DIRECTIONS.index(last.direction)) if last else (NOWHERE, 0)
    return REQUEST.pack(rule_of_4, depth, *rolled, positions, *(number for die in faces for number in die))


def rating(value: int) -> float:
    """Returns a value as a rating from LOST to WON."""
    if abs(value) > DECIDED:
        return WON if value > 0 else LOST
    return EVEN + (value - USUAL) / REPLY_WORTH / 40
