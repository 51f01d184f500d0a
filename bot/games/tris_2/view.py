"""The view of Tris 2, the same for everyone: there are no secrets."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import TypeAlias

from bot.games.base import Args, Event, Key, KeyGrid, Seat
from bot.games.defaults import BaseView
from bot.games.tris_2.die import LETTERS, ORIENTATIONS, STEPS, SYMBOLS, Die, LastRoll, cell_name, third
from bot.games.tris_2.position import Position, rolling_rules
from bot.games.tris_2.setup import CELLS

__all__ = ["LETTERS", "ORIENTATIONS", "SYMBOLS", "Die", "LastRoll", "View", "cell_name"]

Past: TypeAlias = tuple[tuple[Die, ...], ...]


@dataclass(frozen=True, kw_only=True)
class View(BaseView):
    """The position.

    Attributes:
        dice: in letter order; fewer than nine while the advanced setup goes on.
        line: the letters of the winning dice.
        past: the dice before each of the last rolls, oldest first.
        mid_edge: whether the sides' middles must differ in the advanced setup [D8].
    """

    dice: tuple[Die, ...]
    placing: bool
    rule_of_4: bool
    mid_edge: bool = False
    last: LastRoll | None
    line: tuple[str, ...]
    to_act: Seat | None
    past: Past = ()

    def preview(self, words: str) -> Event | None:
        """Returns the symbol that a roll brings to the top, and whether it wins; in the setup the symbol on a cell."""
        match words.split(" "):
            case ["roll", letter, direction] if not self.placing and letter in [*LETTERS] and direction in STEPS:
                return self._preview_roll(letter, direction)
            case ["place", cell, top]:
                return Event("tris_2-preview-top", args={"cell": cell, "top": top})
            case ["place", cell, top, ns]:
                return Event("tris_2-preview-die", args={"cell": cell, "top": top, "ns": ns})
        return None

    def keys(self, words: str) -> KeyGrid:
        """Returns the dice, then the directions; in the setup the cells, then the symbols of the die."""
        match words.split(" "):
            case ["roll"] if not self.placing:
                return die_keys(self.dice)
            case ["roll", letter] if not self.placing and letter in [*LETTERS]:
                return self._direction_keys(self.dice[LETTERS.index(letter)])
            case ["place"] if self.placing:
                return cell_keys(self.dice)
            case ["place", cell] if self.placing:
                return top_keys(cell)
            case ["place", cell, top] if self.placing and top in SYMBOLS:
                return side_keys(cell, top)
        return ()

    def _direction_keys(self, die: Die) -> KeyGrid:
        position = self._position
        after = {
            direction: position.rolled(die, direction) for direction in STEPS if not position.obstacle(die, direction)
        }
        tops = {direction: one.dice[LETTERS.index(die.letter)].top for direction, one in after.items()}
        return direction_keys(die, tops, frozenset(direction for direction, one in after.items() if one.line))

    def prompt(self, words: str) -> Event | None:
        """Returns the question for the next part of the roll or of the placed die."""
        match words.split(" "):
            case ["roll"]:
                return Event("tris_2-prompt-die")
            case ["roll", letter]:
                return Event("tris_2-prompt-direction", args={"die": letter})
            case ["place"]:
                return Event("tris_2-prompt-cell")
            case ["place", cell]:
                return Event("tris_2-prompt-top", args={"cell": cell})
            case ["place", cell, top]:
                return Event("tris_2-prompt-sides", args={"cell": cell, "top": top})
        return None

    def rolls(self, letter: str) -> tuple[Die, ...]:
        """Returns this die as it would lie after each roll that the rules allow; none during the setup and at the end.

        Args:
            letter: any text; there are no rolls for one that names no die.
        """
        if self.placing or self.line or letter not in [*LETTERS]:
            return ()
        position, die = self._position, self.dice[LETTERS.index(letter)]
        return tuple(die.rolled(direction) for direction in STEPS if not position.obstacle(die, direction))

    @property
    def _position(self) -> Position:
        return Position(self.dice, rolling_rules(rule_of_4=self.rule_of_4), self.last)

    def _preview_roll(self, letter: str, direction: str) -> Event:
        after = self._position.rolled(self.dice[LETTERS.index(letter)], direction)
        now = after.dice[LETTERS.index(letter)].top
        wins = "yes" if after.line else "no"
        return Event("tris_2-preview-roll", args={"die": letter, "direction": direction, "now": now, "wins": wins})

    @property
    def description(self) -> tuple[Event, ...]:
        """The dice by their cells in reading order, the last roll, then whose turn it is or the result."""
        lines = [Event("tris_2-seen-setup", args={"dice": len(self.dice)})] if self.placing else []
        lines += [_die_line(die) for die in self._in_reading_order]
        if self.last:
            origin = cell_name(self.last.row, self.last.col)
            rolled: Args = {"die": self.last.letter, "direction": self.last.direction, "cell": origin}
            lines.append(Event("tris_2-seen-last", args=rolled))
        if self.line:
            lines.append(Event("tris_2-seen-line", args={"dice": ", ".join(self.line)}))
        if self.outcome:
            lines += [Event("tris_2-seen-won", seat) for seat in self.outcome.winners]
        if self.to_act is not None:
            lines.append(Event("tris_2-seen-turn", self.to_act, {"placing": "yes" if self.placing else "no"}))
        return tuple(lines)

    @property
    def _in_reading_order(self) -> list[Die]:
        return sorted(self.dice, key=lambda die: (die.row, die.col))

    def __str__(self) -> str:
        """Every die by its cell, row by row from the north."""
        return "\n".join([self._heading(), *self._rows(), *self._footing()])

    def _heading(self) -> str:
        if self.placing:
            return f"Tris 2, setup: {len(self.dice)} of 9 dice placed in a1 to c3."
        return "Tris 2, rule of 4." if self.rule_of_4 else "Tris 2."

    def _rows(self) -> list[str]:
        rows = groupby(self._in_reading_order, key=lambda die: die.row)
        return [f"Row {row + 1}: {'; '.join(map(_in_words, dice))}." for row, dice in rows]

    def _footing(self) -> list[str]:
        footing = []
        if self.last:
            origin = cell_name(self.last.row, self.last.col)
            footing.append(f"Last roll: {self.last.letter} {self.last.direction} from {origin}.")
        if self.line:
            footing.append(f"Tris: {', '.join(self.line)}.")
        if self.outcome:
            footing += [f"Player {seat + 1} wins." for seat in self.outcome.winners]
        if self.to_act is not None:
            footing.append(f"Player {self.to_act + 1} to {'place' if self.placing else 'roll'}.")
        return footing


def _die_line(die: Die) -> Event:
    cell = cell_name(die.row, die.col)
    return Event("tris_2-seen-die", args={"cell": cell, "die": die.letter, "top": die.top, "ns": die.ns, "ew": die.ew})


def _in_words(die: Die) -> str:
    """Returns cell, letter, top and sides of a die in words."""
    top, ns, ew = (symbol.upper() for symbol in (die.top, die.ns, die.ew))
    return f"{cell_name(die.row, die.col)} die {die.letter}, {top} on top, {ns} north-south, {ew} east-west"


NONE = "none"
"""The label of a symbol that cannot come up."""

GAP = Key(emoji="blank")


def die_keys(dice: tuple[Die, ...]) -> KeyGrid:
    """Returns the nine dice where they lay at the start, wherever they have rolled since."""
    return _block([Key(f"roll {die.letter}", emoji=_face(die.top)) for die in dice])


def direction_keys(die: Die, tops: Mapping[str, str], wins: frozenset[str]) -> KeyGrid:
    """Returns the four directions around the die.

    Args:
        tops: the symbol that comes up in each allowed direction.
        wins: the directions that win.
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
