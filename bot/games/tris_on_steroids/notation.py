"""The words of a move: `clear row 2`, `clear diagonal up`, `reveal b2`, `act c3`, `keep`."""

import re

from bot.games.base import IllegalMove, UnreadableMove
from bot.games.tris_on_steroids.layout import Layout

MOVE = re.compile(r"(clear) (row [1-4]|column [a-d]|diagonal (?:down|up))|(reveal|act) ([a-d][1-4])|(keep)")


def read(move: str, layout: Layout) -> tuple[str, str]:
    """Returns the verb and its place: a line for `clear`, a cell for `reveal` and `act`, nothing for `keep`.

    Raises UnreadableMove for other words, and IllegalMove for a place that this grid does not have.
    """
    match = MOVE.fullmatch(move)
    if match is None:
        raise UnreadableMove("tris_on_steroids-unreadable")
    clear, line, verb, cell, _ = match.groups()
    if line:
        if line not in layout.lines:
            raise IllegalMove("tris_on_steroids-no-line", line=line)
        return clear, line
    if cell:
        if cell not in layout.number:
            raise IllegalMove("tris_on_steroids-no-cell", cell=cell)
        return verb, cell
    return move, ""
