"""Games of Tris 1 and Tris 2 for the gallery."""

from collections.abc import Iterator
from typing import Any

from tests.renderers.gallery_table import Condition, Shown, Table, finished


def _placed(count: int) -> Condition:
    return lambda view: len(view.dice) == count


def _rolled(view: Any) -> bool:
    return view.last is not None


TABLES = {
    "tris_1": Table("tris_1", 2, 1, positions={"middle": lambda view: "".join(view.cells).count("/") == 6}),
    "tris_2": Table("tris_2", 2, 6, positions={"rolled": _rolled}),
    "tris_2-rule-of-4": Table("tris_2", 2, 6, {"rule_of_4": True}, positions={"rolled": _rolled}),
    "tris_2-advanced": Table(
        "tris_2", 2, 0, {"advanced": True}, positions={"placing": _placed(4), "built": _placed(9)}
    ),
}


def positions() -> Iterator[Shown]:
    """Yields a position of Tris 2 with a chosen die, and one of the advanced setup with a chosen cell and symbol."""
    for name, table, ply in (("tris_2-chosen", "tris_2", 4), ("tris_2-advanced-chosen", "tris_2-advanced", 3)):
        session = finished(TABLES[table]).at(ply)
        (seat,) = session.to_act
        words = session.game.legal_moves(session.state, seat)[0].split()
        yield Shown(name, session, None, " ".join(words[:-1]))
