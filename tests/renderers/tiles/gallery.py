"""Games of Tripple Domino and Triodomino for the gallery."""

from typing import Any

from tests.renderers.gallery_table import Condition, Table


def _tiles(count: int) -> Condition:
    """Returns the condition that at least this many tiles have been laid."""

    def laid(view: Any) -> bool:
        formations = view.formations if hasattr(view, "formations") else (view.formation,)
        return sum(len(formation.tiles) for formation in formations) >= count

    return laid


TABLES = {
    "tripple_domino": Table(
        "tripple_domino",
        4,
        2,
        computers=4,
        positions={"few": _tiles(6), "many": _tiles(24), "heavy": _tiles(38)},
        hand=True,
    ),
    "triodomino": Table(
        "triodomino",
        3,
        9,
        computers=3,
        positions={"few": _tiles(6), "many": _tiles(24), "heavy": _tiles(40)},
        hand=True,
    ),
}
