"""What a scene shows, sprite by sprite, and whether everything has its place there."""

from collections.abc import Iterator
from itertools import combinations
from typing import Protocol, TypeAlias, runtime_checkable

from renderers.cards.profile import Arrow
from renderers.cards.profile import OutcomeSign as Ending
from renderers.dice.markers import DieLabel
from renderers.engine.scene import Box, Placed, Scene, flatten, is_composite
from renderers.parts.badges import Badge, Medal
from renderers.parts.text_line import Digit, TextLine
from renderers.set.card import NameSlice, SymbolSlice
from renderers.set.mark import Mark
from renderers.text.style import Style
from renderers.tiles.markers import FormationNumber, TileIcon

SIGNS = (Badge, Medal, DieLabel, TileIcon, FormationNumber, Mark, Ending, Arrow)
"""What is read as words are."""

Line: TypeAlias = tuple[Placed, Box]
"""What is read in one piece, by its first sprite."""


@runtime_checkable
class Lettered(Protocol):
    """A sprite with letters on it."""

    @property
    def style(self) -> Style:
        """How they look."""
        ...


def taken_apart(scene: Scene) -> Iterator[Placed]:
    """What is laid, with the symbols and the name on a card instead of the part of the card that they lie on."""
    for item in flatten(scene.placed):
        if isinstance(item.sprite, SymbolSlice | NameSlice):
            yield from (Placed(sprite, item.x + x, item.y + y) for sprite, x, y in item.sprite.parts)
        else:
            yield item


def drawn(scene: Scene) -> Iterator[Placed]:
    """What is drawn: nothing that is put together from other sprites."""
    waiting = list(flatten(scene.placed))
    while waiting:
        item = waiting.pop()
        if is_composite(item.sprite):
            waiting += (Placed(sprite, item.x + x, item.y + y) for sprite, x, y in item.sprite.parts)
        else:
            yield item


def lines(scene: Scene) -> list[Line]:
    """The words and signs, each with its box; the digits of a number belong to the words before them."""
    found: list[Line] = []
    for item in taken_apart(scene):
        left, top, right, bottom = item.box
        if isinstance(item.sprite, TextLine):
            overhang = item.sprite.overhang
            found.append((item, (left + overhang, top, right - overhang, bottom)))
        elif isinstance(item.sprite, Digit):
            stem, box = found.pop()
            assert isinstance(stem.sprite, TextLine), "a digit without the words before it"
            assert (stem.sprite.style, stem.y) == (item.sprite.style, item.y)
            found.append((stem, (box[0], box[1], right, box[3])))
        elif isinstance(item.sprite, SIGNS):
            found.append((item, item.box))
    return found


def check(scene: Scene) -> None:
    """Nothing reaches out of the canvas, and no words or signs over others."""
    width, height = scene.size
    boxes = [item.box for item in taken_apart(scene)]
    assert all(0 <= left < right <= width and 0 <= top < bottom <= height for left, top, right, bottom in boxes)
    for (one, a), (other, b) in combinations(lines(scene), 2):
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, f"{one} at {a} and {other} at {b}"
