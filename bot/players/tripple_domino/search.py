"""The players of Tripple Domino that search, in compiled code: rollouts over deals of the hidden tiles (search.c)."""

import struct
from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.chance import Chance
from bot.games.tripple_domino.notation import Placement, read
from bot.games.tripple_domino.view import View
from bot.players.base import PAUSE, best_move
from bot.players.compiled import compiled_search
from bot.players.triangles.messages import NUMBER, cell_number, history, seed, tiles

PACKAGE = "bot.players.tripple_domino"


@dataclass(frozen=True)
class Search:
    """A player that plays rounds to their end by each move, `rollouts` of them in all, and makes the best move."""

    rollouts: int

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        """Returns the best move; a single one needs no search."""
        return legal[0] if len(legal) == 1 else best_move(legal, self.ratings(view, legal, chance), chance)

    def ratings(self, view: View, legal: Sequence[str], chance: Chance) -> Sequence[float]:
        """Returns the share of the game that the seat wins by each move.

        In the solitaire, where nobody wins, it is a measure of the points.
        """
        reply = compiled_search(PACKAGE).call("rate", request(view, legal, chance, self.rollouts))
        return struct.unpack(f"<{len(legal)}d", reply)

    def pause(self, view: View, legal: Sequence[str], chance: Chance) -> float:  # noqa: ARG002 - the same for all moves
        return PAUSE


def request(view: View, legal: Sequence[str], chance: Chance, rollouts: int) -> bytes:
    """Returns all that the seat on turn knows, for the compiled search."""
    return seed(chance) + struct.pack("<I", rollouts) + table(view) + hands(view) + moves(legal)


def table(view: View) -> bytes:
    """Returns what everybody knows of the table, and which tile the player on turn has just drawn."""
    playable = [NUMBER[one.tile] for one in view.hand if one.playable]
    last_drawn = playable[0] if view.drawn else 0
    turn = (len(view.scores), view.to_act or 0, view.drawn, last_drawn, view.idle)
    return (
        struct.pack("<7Bh", *turn, view.each_hexagon, view.reserve, view.target or 0)
        + struct.pack(f"<{len(view.scores)}h", *view.scores)
        + history([view.formation], [0] * len(view.formation.tiles), view.placers, view.misses)
    )


def hands(view: View) -> bytes:
    """Returns how many tiles each hand has, and the player's own."""
    return bytes(view.counts) + tiles(one.tile for one in view.hand)


def moves(words: Sequence[str]) -> bytes:
    """Returns the moves with the numbers of their tiles and cells."""
    return struct.pack("<H", len(words)) + b"".join(map(_move, words))


def _move(words: str) -> bytes:
    match read(words):
        case Placement(tile, cell):
            return struct.pack("<BBI", 0, NUMBER[tile], cell_number(cell))
        case "draw":
            return struct.pack("<BBI", 1, 0, 0)
        case "pass":
            return struct.pack("<BBI", 2, 0, 0)
