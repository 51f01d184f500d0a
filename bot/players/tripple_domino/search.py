"""Encodes views and moves of Tripple Domino for its compiled search (search.c)."""

import struct

from bot.games.tripple_domino.notation import Placement, read
from bot.games.tripple_domino.view import View
from bot.players.triangles.messages import NUMBER, cell_number, history
from bot.players.triangles.search import Encoding

KINDS = ("place", "draw", "pass")


def _history(view: View) -> bytes:
    return history([view.formation], [0] * len(view.formation.tiles), view.placers, view.misses)


def _own(view: View) -> bytes:
    """Returns the tile that the player on turn has just drawn, how hexagons count, and the points that end the game."""
    playable = [NUMBER[one.tile] for one in view.hand if one.playable]
    return struct.pack("<2Bh", playable[0] if view.drawn else 0, view.each_hexagon, view.target or 0)


def _move(words: str) -> tuple[int, int, int]:
    kind = KINDS.index(words.partition(" ")[0])
    match read(words):
        case Placement(tile, cell):
            return kind, NUMBER[tile], cell_number(cell)
    return kind, 0, 0


ENCODING = Encoding[View]("bot.players.tripple_domino", lambda view: view.reserve, _history, _own, _move)
