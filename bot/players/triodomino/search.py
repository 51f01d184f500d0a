"""Encodes views and moves of Triodomino for its compiled search (search.c)."""

import struct

from bot.games.triodomino.notation import FirstTile, Placement, read
from bot.games.triodomino.view import View
from bot.players.triangles.messages import NUMBER, cell_number, history
from bot.players.triangles.search import Encoding

KINDS = ("place", "draw", "pass", "open", "free", "skip")


def _history(view: View) -> bytes:
    return history(view.formations, [number - 1 for number in view.laid], view.placers, view.misses)


def _own(view: View) -> bytes:
    """Returns whether a formation may be opened, whether high scores win, and the number of rounds to come."""
    return struct.pack("<3B", view.free, view.topsy_turvy, view.rounds - view.round)


def _move(words: str) -> tuple[int, int, int]:
    kind = KINDS.index(words.partition(" ")[0])
    match read(words):
        case Placement(tile, formation, cell):
            return kind, NUMBER[tile], cell_number(cell, formation - 1)
        case FirstTile(_, tile):
            return kind, NUMBER[tile], 0
    return kind, 0, 0


ENCODING = Encoding[View]("bot.players.triodomino", lambda view: view.stock, _history, _own, _move)
