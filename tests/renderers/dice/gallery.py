"""Games of Tris 1 and Tris 2 for the gallery."""

from typing import Any

from tests.renderers.gallery_table import Condition, Table


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
