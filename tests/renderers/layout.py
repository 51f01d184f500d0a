"""Lists the sprites of a scene, and checks that everything is in its place."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Protocol, TypeAlias, TypeVar, runtime_checkable

from renderers.engine.canvas import draw_sprite
from renderers.engine.scene import Box, Group, Placed, Scene, Sprite, flatten, is_composite
from renderers.parts.badges import Badge, Medal
from renderers.parts.frame import BOARD, CARD, COLUMN, HEIGHT, RING, WIDTH
from renderers.parts.player_block import POINTER
from renderers.parts.text_line import Digit, TextLine
from renderers.text.typeface import Style
from renderers.themes.theme import DARK
from tests.renderers.samples import SCENES, SIGNS, TAKEN_APART

_SIGNS = (Badge, Medal, *SIGNS)
"""Classes of sprites that are read like text."""

Kind = TypeVar("Kind", bound=Sprite)
Line: TypeAlias = tuple[Placed, Box]
"""A text, sign or number that is read as one, by its first sprite, with its box."""


@runtime_checkable
class Lettered(Protocol):
    """A sprite with letters on it."""

    @property
    def style(self) -> Style:
        """The letters' style."""
        ...


def taken_apart(scene: Scene) -> Iterator[Placed]:
    """Yields the pasted sprites, with some composites split into parts so that each letter and symbol is seen."""
    return (item for placed in flatten(scene.placed) for item in _parts(placed, ()))


def _parts(item: Placed, whole: tuple[type, ...]) -> Iterator[Placed]:
    """Yields the sprite, or its parts if its class is in TAKEN_APART and not in `whole`."""
    if isinstance(item.sprite, TAKEN_APART) and not isinstance(item.sprite, whole) and is_composite(item.sprite):
        for sprite, x, y in item.sprite.parts:
            yield from _parts(Placed(sprite, item.x + x, item.y + y), whole)
    else:
        yield item


def drawn(scene: Scene) -> Iterator[Placed]:
    """Yields the sprites that are drawn, with all composites split into their parts."""
    waiting = list(flatten(scene.placed))
    while waiting:
        item = waiting.pop()
        if is_composite(item.sprite):
            waiting += (Placed(sprite, item.x + x, item.y + y) for sprite, x, y in item.sprite.parts)
        else:
            yield item


def sprites_of(scene: Scene, kind: type[Kind]) -> list[Kind]:
    """Returns the pasted sprites of one class, including those in the composites of TAKEN_APART."""
    looked_at = (item for placed in flatten(scene.placed) for item in _parts(placed, (kind,)))
    return [item.sprite for item in looked_at if isinstance(item.sprite, kind)]


def texts(scene: Scene) -> list[str]:
    """Returns the lines of text without surrounding spaces, and without trailing numbers, which are `Digit` sprites."""
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
    """Asserts that nothing exceeds the canvas, and that no text or sign overlaps another one.

    In a framed picture, texts may not even touch, and everything has to stay inside the board box and the column.
    """
    if scene.size == (WIDTH, HEIGHT):
        _check_framed(scene)
        return
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


def check_card(scene: Scene, *, fixed_height: bool = True) -> None:
    """Asserts that a picture without a board has the right size, contains everything, and has no touching texts."""
    assert scene.size == (WIDTH, HEIGHT if fixed_height else scene.size[1])
    _check_inside(scene)
    for text, ink in _check_apart(scene):
        assert _inside(ink, CARD), f"{text} at {ink}"


def _check_inside(scene: Scene) -> None:
    for item in taken_apart(scene):
        assert _inside(item.box, (0, 0, WIDTH, HEIGHT)), item


def _check_apart(scene: Scene) -> list[tuple[Sprite, Box]]:
    """Asserts that no text or sign touches another one; returns them with their boxes."""
    inks = list(text_inks(scene))
    for (one, its), (other, other_s) in combinations(inks, 2):
        assert not _meet(_grown(its, 1), other_s), f"{one} at {its} and {other} at {other_s}"
    return inks


def _check_framed(scene: Scene) -> None:
    _check_inside(scene)
    column = COLUMN[0] - POINTER, *COLUMN[1:]
    for item in scene.placed:
        box = _grown(BOARD, RING) if item.x < column[0] - RING else column
        # only the drawn pixels of a text count, since its box is higher
        assert _inside(item.box, box) or isinstance(item.sprite, TextLine | Digit), item
        if isinstance(item.sprite, Group):
            for inner in item.sprite.parts:
                if not isinstance(inner.sprite, TextLine | Digit):
                    assert _inside(inner.box, (0, 0, *item.sprite.size)), inner
    for text, ink in _check_apart(scene):
        assert _inside(ink, BOARD) or _inside(ink, COLUMN), f"{text} at {ink}"


def text_inks(scene: Scene) -> Iterator[tuple[Sprite, Box]]:
    """Yields each text, number and sign with the box of its drawn pixels.

    The digits of a number are joined with the text before it.
    """
    found: list[tuple[Placed, Box]] = []
    for item in taken_apart(scene):
        if isinstance(item.sprite, TextLine | Digit):
            ink = _ink(item.sprite)
            if not ink:
                continue
            left, top, right, bottom = ink
            box = item.x + left, item.y + top, item.x + right, item.y + bottom
            last = found[-1][0] if found else None
            if isinstance(item.sprite, Digit) and last and _follows(item, last):
                _, before = found.pop()
                box = min(box[0], before[0]), min(box[1], before[1]), max(box[2], before[2]), max(box[3], before[3])
            found.append((item, box))
        elif isinstance(item.sprite, _SIGNS):
            found.append((item, item.box))
    yield from ((item.sprite, box) for item, box in found)


def _follows(digit: Placed, last: Placed) -> bool:
    """Whether the digit belongs to the same number as the sprite that was placed right before it."""
    assert isinstance(digit.sprite, Digit)
    same_line = isinstance(last.sprite, TextLine | Digit) and last.sprite.style == digit.sprite.style
    return same_line and last.y == digit.y


@lru_cache(maxsize=4096)
def _ink(sprite: Sprite) -> Box | None:
    """Returns the box of a sprite's drawn pixels; None if there are none."""
    box = draw_sprite(sprite, DARK).pixels().getchannel(3).getbbox()
    assert box is None or len(box) == 4
    return box


def _inside(inner: Box, outer: Box) -> bool:
    return all(low <= at for low, at in zip(outer[:2], inner[:2], strict=True)) and all(
        at <= high for at, high in zip(inner[2:], outer[2:], strict=True)
    )


def _grown(box: Box, by: int) -> Box:
    left, top, right, bottom = box
    return left - by, top - by, right + by, bottom + by


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def representatives() -> list[Sprite]:
    """Returns the drawn sprites of all samples; of sprites with letters, one for each class and style."""
    found: dict[object, Sprite] = {}
    for scene in SCENES.values():
        for item in drawn(scene):
            sprite = item.sprite
            found.setdefault((type(sprite), sprite.style) if isinstance(sprite, Lettered) else sprite, sprite)
    return list(found.values())
