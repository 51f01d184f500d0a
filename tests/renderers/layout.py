"""What a scene shows, sprite by sprite, and whether everything has its place there."""

from collections.abc import Iterator
from typing import Protocol, TypeAlias, TypeVar, runtime_checkable

from renderers.engine.scene import Box, Placed, Scene, Sprite, flatten, is_composite
from renderers.parts.badges import Badge, Medal
from renderers.parts.text_line import Digit, TextLine
from renderers.text.style import Style
from tests.renderers.samples import SCENES, SIGNS, TAKEN_APART

_SIGNS = (Badge, Medal, *SIGNS)
"""Classes of sprites that are read like text."""

Kind = TypeVar("Kind", bound=Sprite)
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
    """Yields the sprites that are pasted, some composites in their parts, so that each letter and symbol is seen."""
    for item in flatten(scene.placed):
        if isinstance(item.sprite, TAKEN_APART) and is_composite(item.sprite):
            yield from (Placed(sprite, item.x + x, item.y + y) for sprite, x, y in item.sprite.parts)
        else:
            yield item


def drawn(scene: Scene) -> Iterator[Placed]:
    """Yields the sprites that are drawn: all composites are taken apart."""
    waiting = list(flatten(scene.placed))
    while waiting:
        item = waiting.pop()
        if is_composite(item.sprite):
            waiting += (Placed(sprite, item.x + x, item.y + y) for sprite, x, y in item.sprite.parts)
        else:
            yield item


def sprites_of(scene: Scene, kind: type[Kind]) -> list[Kind]:
    """Returns the sprites of one class that are pasted, in their order."""
    return [item.sprite for item in flatten(scene.placed) if isinstance(item.sprite, kind)]


def texts(scene: Scene) -> list[str]:
    """Returns the lines of text, without spaces around them and without final numbers, which are digits."""
    return [item.sprite.text.strip() for item in taken_apart(scene) if isinstance(item.sprite, TextLine)]


def lines(scene: Scene) -> list[Line]:
    """Returns texts and signs, each with its box; the digits of a number belong to the text before them."""
    found: list[Line] = []
    for item in taken_apart(scene):
        left, top, right, bottom = item.box
        if isinstance(item.sprite, TextLine):
            overhang = item.sprite.overhang
            found.append((item, (left + overhang, top, right - overhang, bottom)))
        elif isinstance(item.sprite, Digit):
            stem, box = found.pop()
            assert isinstance(stem.sprite, TextLine), "a digit without the text before it"
            assert (stem.sprite.style, stem.y) == (item.sprite.style, item.y)
            found.append((stem, (box[0], box[1], right, box[3])))
        elif isinstance(item.sprite, _SIGNS):
            found.append((item, item.box))
    return found


def check(scene: Scene) -> None:
    """Asserts that nothing reaches out of the canvas, and that no text or sign overlaps another one."""
    width, height = scene.size
    for item in taken_apart(scene):
        left, top, right, bottom = item.box
        assert 0 <= left < right <= width, item
        assert 0 <= top < bottom <= height, item
    above: list[Line] = []
    for line, box in sorted(lines(scene), key=lambda found: found[1][1]):
        left, top, right, _ = box
        above = [(other, seen) for other, seen in above if seen[3] > top]
        for other, seen in above:
            assert right <= seen[0] or seen[2] <= left, f"{line} at {box} and {other} at {seen}"
        above.append((line, box))


def representatives() -> list[Sprite]:
    """Returns the drawn sprites of all samples, of those with letters one for each class and style."""
    found: dict[object, Sprite] = {}
    for scene in SCENES.values():
        for item in drawn(scene):
            sprite = item.sprite
            found.setdefault((type(sprite), sprite.style) if isinstance(sprite, Lettered) else sprite, sprite)
    return list(found.values())
