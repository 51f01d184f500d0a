"""From a scene to a frame of palette indices: whole, or only where it differs from the last one."""

from collections.abc import Iterable
from dataclasses import dataclass
from operator import itemgetter

from PIL import Image

from renderers.atlas import Atlas
from renderers.scene import Box, Scene


@dataclass(frozen=True)
class Frame:
    """A painted scene. image: palette indices (mode "L"), not changed any more."""

    scene: Scene
    image: Image.Image


def painted(scene: Scene, atlas: Atlas) -> Frame:
    """The scene, painted from nothing."""
    image = Image.new("L", scene.size, atlas.ground)
    for item in scene.placed:
        stamp = atlas.stamp(item.sprite)
        image.paste(stamp.image, (item.x, item.y), stamp.mask)
    return Frame(scene, image)


def repainted(scene: Scene, last: Frame, atlas: Atlas) -> Frame:
    """The scene, painted over a copy of the last frame where the two differ; the same pixels as `painted` gives."""
    changed = _changed(last.scene, scene)
    if changed is None:
        return painted(scene, atlas)
    image = last.image.copy()
    for left, top, right, bottom in changed:
        region = Image.new("L", (right - left, bottom - top), atlas.ground)
        for item, (x0, y0, x1, y1) in zip(scene.placed, scene.boxes, strict=True):
            if x0 < right and left < x1 and y0 < bottom and top < y1:
                stamp = atlas.stamp(item.sprite)
                region.paste(stamp.image, (x0 - left, y0 - top), stamp.mask)
        image.paste(region, (left, top))
    return Frame(scene, image)


def _changed(before: Scene, after: Scene) -> list[Box] | None:
    """Where sprites came or went; None where all has to be painted: another canvas, or sprites in another order."""
    if (before.size, before.theme) != (after.size, after.theme):
        return None
    places = [before.places.get(item) for item in after.placed]
    stayed = [place for place in places if place is not None]
    if stayed != sorted(set(stayed)):
        return None
    came = [box for box, place in zip(after.boxes, places, strict=True) if place is None]
    kept = set(stayed)
    gone = [box for place, box in enumerate(before.boxes) if place not in kept]
    return _joined(sorted(gone + came, key=itemgetter(1)))


def _joined(boxes: Iterable[Box]) -> list[Box]:
    """Boxes that hold the given ones, which come from the top down; those that are level with each other become one."""
    joined: list[Box] = []
    for box in boxes:
        if joined and box[1] < joined[-1][3]:
            left, top, right, bottom = joined.pop()
            joined.append((min(left, box[0]), top, max(right, box[2]), max(bottom, box[3])))
        else:
            joined.append(box)
    return joined
