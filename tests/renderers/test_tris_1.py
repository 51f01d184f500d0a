"""What the picture of Tris 1 says: free squares quietly, each with what to type; marks, the last one, the line."""

from renderers.dice.die import Die
from renderers.dice.markers import DiceLink, DieLabel
from renderers.dice.tris_1 import scene
from renderers.engine.scene import flatten
from renderers.parts.caption import Caption
from tests.renderers.positions import ANNA, squares

CAPTION = Caption(ANNA, "to move", "Move 7")


def test_free_squares_are_quiet_and_say_their_names() -> None:
    placed = list(flatten(scene(squares("x///o/x//", 6), CAPTION).placed))
    assert [item.sprite.look for item in placed if isinstance(item.sprite, Die)] == [
        "die", "quiet", "quiet", "quiet", "die", "quiet", "last", "quiet", "quiet",
    ]  # fmt: skip
    assert [item.sprite.name for item in placed if isinstance(item.sprite, DieLabel)] == [
        "b1",
        "c1",
        "a2",
        "c2",
        "b3",
        "c3",
    ]


def test_a_die_is_turned_and_not_another_one() -> None:
    # all begin alike; a turn brings up the symbol of one axis and leaves the other axis as it was
    dice = [item.sprite for item in scene(squares("xo///////"), CAPTION).placed if isinstance(item.sprite, Die)]
    x, o, free = ((die.top, die.ns, die.ew) for die in dice[:3])
    assert free == ("/", "x", "o")
    assert x == ("x", "/", "o")
    assert o == ("o", "x", "/")


def test_the_line_is_joined() -> None:
    placed = list(flatten(scene(squares("xo/oxo/xx", 8, (0, 4, 8)), CAPTION).placed))
    assert sum(isinstance(item.sprite, Die) and item.sprite.look == "win" for item in placed) == 3
    assert [(item.sprite.down, item.sprite.across) for item in placed if isinstance(item.sprite, DiceLink)] == [
        (1, 1)
    ] * 2


def test_a_full_board_shows_the_last_mark() -> None:
    looks = [
        item.sprite.look for item in scene(squares("xoxxoooxx", 3), CAPTION).placed if isinstance(item.sprite, Die)
    ]
    assert looks == ["die"] * 3 + ["last"] + ["die"] * 5
