"""Games of Tris on Steroids for the gallery."""

from tests.renderers.gallery_table import Condition, Table, after_event


def _acted(action: str) -> Condition:
    return lambda view: view.used_action is not None and view.used_action.action == action


_POSITIONS = {
    "revealed": lambda view: view.acting is not None,
    "discarded": _acted("discard"),
    "swapped": _acted("swap"),
    "goal": after_event("tris_on_steroids-goal-changed"),
}

TABLES = {
    "tris_on_steroids-3x3": Table(
        "tris_on_steroids", 2, 1, {"grid": "3x3"}, computers=2, positions=_POSITIONS, hand=True
    ),
    "tris_on_steroids-4x4": Table(
        "tris_on_steroids", 4, 0, {"grid": "4x4"}, computers=4, positions=_POSITIONS, hand=True
    ),
}
