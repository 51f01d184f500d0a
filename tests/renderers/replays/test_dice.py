"""In a replay of Tris 2 no die moves on the picture but by a roll."""

from itertools import pairwise, takewhile

import pytest

from renderers.dice.die import Die, ring_width
from renderers.engine.scene import Scene, flatten
from tests.renderers.replays.positions import moves, scenes


def dice(scene: Scene) -> dict[str, tuple[int, int]]:
    """Returns where each die lies, by its letter, without the ring that it may have."""
    return {
        die.letter: (x + ring_width(die.pitch, die.look), y + ring_width(die.pitch, die.look))
        for die, x, y in flatten(scene.placed)
        if isinstance(die, Die)
    }


@pytest.mark.parametrize("options", [{}, {"advanced": True}])
def test_a_die_lies_still_until_it_is_rolled(options: dict[str, bool]) -> None:
    positions = [*takewhile(lambda position: "wins" not in position[1].status, moves("tris_2", 40, **options))]
    assert len(positions) > 9
    for before, after in pairwise(map(dice, scenes("tris_2", positions))):
        assert sum(before[letter] != after[letter] for letter in before) <= 1
        assert len(after) - len(before) in (0, 1)
