"""The keys of a move, laid out as the block of the start and as the directions of a roll."""

from collections.abc import Mapping

from bot.games.base import Event, Key, KeyGrid
from bot.games.tris_2.die import LETTERS, STEPS, SYMBOLS, Die, cell_name, third
from bot.games.tris_2.setup import CELLS

NONE = "none"
"""Stands in labels for a symbol that cannot come up."""

GAP = Key()


def die_keys() -> KeyGrid:
    """Returns the nine dice where they lay at the start, wherever they have rolled since."""
    return _block([Key(f"roll {letter}") for letter in LETTERS])


def direction_keys(die: Die, tops: Mapping[str, str], wins: frozenset[str]) -> KeyGrid:
    """Returns the four directions around the die.

    Args:
        tops: what comes up in each that is allowed.
        wins: those that win.
    """

    def key(direction: str) -> Key:
        args = {"direction": direction, "now": tops.get(direction, NONE), "wins": "yes" if direction in wins else "no"}
        return Key(f"roll {die.letter} {direction}", Event("tris_2-key-direction", args=args))

    north, east, south, west = map(key, STEPS)
    middle = Key(label=Event("tris_2-key-die", args={"die": die.letter, "top": die.top}), chosen=True)
    return (GAP, north, GAP), (west, middle, east), (GAP, south, GAP)


def cell_keys(dice: tuple[Die, ...]) -> KeyGrid:
    """Returns the cells of the block that is being built; a taken one shows the top of its die."""
    tops = {(die.row, die.col): die.top for die in dice}

    def label(cell: tuple[int, int]) -> Event | None:
        return Event("tris_2-key-taken", args={"top": tops[cell]}) if cell in tops else None

    return _block([Key(f"place {cell_name(*cell)}", label(cell)) for cell in CELLS])


def top_keys(cell: str) -> KeyGrid:
    """Returns the three symbols that a die may have on top."""
    return (tuple(Key(f"place {cell} {top}") for top in SYMBOLS),)


def side_keys(cell: str, top: str) -> KeyGrid:
    """Returns the symbols that a die may have to the north and south, with the one that is then east and west."""

    def key(side: str) -> Key:
        args = {"ns": side, "ew": NONE if side == top else third(top, side)}
        return Key(f"place {cell} {top} {side}", Event("tris_2-key-sides", args=args))

    return (tuple(map(key, SYMBOLS)),)


def _block(keys: list[Key]) -> KeyGrid:
    return tuple(keys[:3]), tuple(keys[3:6]), tuple(keys[6:])
