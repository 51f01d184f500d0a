"""How often positions of Tris 2 have come up before."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from bot.games.tris_2.die import Die
from bot.games.tris_2.position import Position
from bot.games.tris_2.view import View
from bot.players.tris_2.one_ply import position_after

Layout: TypeAlias = frozenset[tuple[int, int, str, str]]


def layout(dice: Sequence[Die]) -> Layout:
    """Returns the faces by their cells in the box around the dice: equal for dice that differ in place and letters."""
    north, west = min(die.row for die in dice), min(die.col for die in dice)
    return frozenset((die.row - north, die.col - west, die.top, die.ns) for die in dice)


def times_before(view: View, rolls: Sequence[str]) -> list[int]:
    """Returns for each roll how often, among the last positions, its own has come up with the same player on turn."""
    # Every second one of the past, from before the last roll on: the same player was on turn as after the next roll.
    counted = Counter(map(layout, view.past[::-2]))
    after = (position_after(view, roll) for roll in rolls)
    return [counted[layout(one.dice)] if isinstance(one, Position) else 0 for one in after]
