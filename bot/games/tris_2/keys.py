"""The keys of a move, laid out as the block of the start and as the directions of a roll."""

from collections.abc import Mapping

from bot.games.base import Event, Key, KeyGrid
from bot.games.tris_2.die import STEPS, SYMBOLS, Die, cell_name, third
from bot.games.tris_2.setup import CELLS

NONE = "none"
"""Stands in labels for a symbol that cannot come up."""

GAP = Key(emoji="blank")


def die_keys(dice: tuple[Die, ...]) -> KeyGrid:
    """Returns the nine dice where they lay at the start, wherever they have rolled since."""
    return _block([Key(f"roll {die.letter}", emoji=_face(die.top)) for die in dice])


def direction_keys(die: Die, tops: Mapping[str, str], wins: frozenset[str]) -> KeyGrid:
    """Returns the four directions around the die.

    Args:
        tops: what comes up in each that is allowed.
        wins: those that win.
    """

    def key(direction: str) -> Key:
        top = tops.get(direction, NONE)
        args = {"direction": direction, "now": top, "wins": "yes" if direction in wins else "no"}
        emoji = f"off_{direction}" if top == NONE else f"roll_{direction}_{_EMOJI[top]}"
        return Key(f"roll {die.letter} {direction}", Event("tris_2-key-direction", args=args), emoji=emoji)

    north, east, south, west = map(key, STEPS)
    label = Event("tris_2-key-die", args={"die": die.letter, "top": die.top})
    middle = Key(label=label, chosen=True, emoji=_face(die.top))
    return (GAP, north, GAP), (west, middle, east), (GAP, south, GAP)


def cell_keys(dice: tuple[Die, ...]) -> KeyGrid:
    """Returns the cells of the block that is being built; a taken one shows the top of its die."""
    tops = {(die.row, die.col): die.top for die in dice}

    def key(cell: tuple[int, int]) -> Key:
        words = f"place {cell_name(*cell)}"
        if cell not in tops:
            return Key(words)
        return Key(words, Event("tris_2-key-taken", args={"top": tops[cell]}), emoji=_face(tops[cell]))

    return _block(list(map(key, CELLS)))


def top_keys(cell: str) -> KeyGrid:
    """Returns the three symbols that a die may have on top."""
    return (tuple(Key(f"place {cell} {top}", emoji=_face(top)) for top in SYMBOLS),)


def side_keys(cell: str, top: str) -> KeyGrid:
    """Returns the symbols that a die may have to the north and south, with the one that is then east and west."""

    def key(side: str) -> Key:
        args = {"ns": side, "ew": NONE if side == top else third(top, side)}
        return Key(f"place {cell} {top} {side}", Event("tris_2-key-sides", args=args))

    return (tuple(map(key, SYMBOLS)),)


def _face(top: str) -> str:
    """Returns the emoji of a die with this symbol on top."""
    return f"die_{_EMOJI[top]}"


_EMOJI = {"x": "x", "o": "o", "/": "slash"}


def _block(keys: list[Key]) -> KeyGrid:
    return tuple(keys[:3]), tuple(keys[3:6]), tuple(keys[6:])
