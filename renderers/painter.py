"""From a scene to a frame of palette indices: whole, or only where it differs from the last one."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renderers.atlas import Atlas
from renderers.scene import Box, Placed, Scene


@dataclass(frozen=True)
class Frame:
    """A painted scene. image: palette indices (mode "L"), not changed any more."""

    scene: Scene
    image: Image.Image


def painted(scene: Scene, atlas: Atlas) -> Frame:
    """The scene, painted from nothing."""
    return Frame(scene, _region(scene.placed, (0, 0, *scene.size), atlas))


def repainted(scene: Scene, last: Frame, atlas: Atlas) -> Frame:
    """The scene, painted over a copy of the last frame where the two differ; the same pixels as `painted` gives."""
    boxes = _changed(last.scene, scene)
    if boxes is None:
        return painted(scene, atlas)
    image = last.image.copy()
    for box in boxes:
        image.paste(_region(scene.placed, box, atlas), box[:2])
    return Frame(scene, image)


def _region(placed: Sequence[Placed], box: Box, atlas: Atlas) -> Image.Image:
    """What the scene shows inside the box."""
    left, top, right, bottom = box
    image = Image.new("L", (right - left, bottom - top), atlas.ground)
    for item in placed:
        if _meet(item.box, box):
            stamp = atlas.stamp(item.sprite)
            image.paste(stamp.image, (item.x - left, item.y - top), stamp.mask)
    return image


def _changed(before: Scene, after: Scene) -> list[Box] | None:
    """Where sprites came or went; None where painting all is simpler: another canvas, or another order of sprites."""
    if (before.size, before.theme) != (after.size, after.theme):
        return None
    common = set(before.placed) & set(after.placed)
    if [item for item in before.placed if item in common] != [item for item in after.placed if item in common]:
        return None
    return list(dict.fromkeys(item.box for item in (*before.placed, *after.placed) if item not in common))


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
