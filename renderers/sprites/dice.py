"""Dice seen from above as a frustum: a large top face and four slanting sides with what can be seen of them."""

from renderers.dice.die import (
    Bond,
    Die,
    Tag,
    Trace,
    corner_radius,
    die_side,
    ring_width,
    tag_height,
    tag_inset,
    top_symbol,
)
from renderers.engine.canvas import Canvas, Point
from renderers.sprites import draw


@draw.register
def _(sprite: Die, canvas: Canvas) -> None:
    box, side, look = sprite.size[0], die_side(sprite.pitch), sprite.look
    near, far, middle, slant = (box - side) / 2, (box + side) / 2, box / 2, round(side * 0.2)
    _body(canvas, near, far, slant, look)
    canvas.clip((near, near, far, far), corner_radius(sprite.pitch))
    if sprite.ringed:
        ring = ring_width(sprite.pitch)
        outer = (near - ring, near - ring, far + ring, far + ring)
        canvas.frame(outer, corner_radius(sprite.pitch) + ring, ring + 1, look)
    else:
        canvas.frame((near, near, far, far), corner_radius(sprite.pitch), 3, f"{look}-edge")

    low, high = (side * end for end in top_symbol(sprite.pitch))
    reach, weight, centre = (high - low) / 2, side * 0.088, near + (low + high) / 2
    if look == "quiet":
        canvas.stroke((centre - reach, centre + reach), (centre + reach, centre - reach), weight, "quiet-symbol")
        return
    _symbol(canvas, sprite.top, (centre, centre), (reach, reach), weight)
    long, short, thin = side * 0.115, slant * 0.24, max(2.5, side * 0.032)
    # on the two sides that the tag takes a part of they make room too
    beside = max(middle, near + tag_inset(sprite.pitch) + tag_height(sprite.pitch) + long + thin)
    for place, along in ((near + slant / 2, beside), (far - slant / 2, middle)):
        _symbol(canvas, sprite.ns, (along, place), (long, short), thin)
        _symbol(canvas, sprite.ew, (place, along), (short, long), thin)


def _body(canvas: Canvas, near: float, far: float, slant: float, look: str) -> None:
    """The five faces that are seen, lit from the north; `slant` is how wide the sides appear."""
    low, high = near + slant, far - slant
    edge, radius = 2 if far - near > 110 else 1.5, (far - near) * 0.06
    canvas.polygon([(near, near), (far, near), (high, low), (low, low)], f"{look}-north")
    canvas.polygon([(near, far), (far, far), (high, high), (low, high)], f"{look}-south")
    canvas.polygon([(near, near), (near, far), (low, high), (low, low)], f"{look}-side")
    canvas.polygon([(far, near), (far, far), (high, high), (high, low)], f"{look}-side")
    canvas.block((low, low, high, high), f"{look}-edge")
    for x, inner_x in ((near, low), (far, high)):
        for y, inner_y in ((near, low), (far, high)):
            canvas.stroke((x, y), (inner_x, inner_y), edge, f"{look}-edge")
    canvas.block((low - edge, low - edge, high + edge, high + edge), f"{look}-edge", radius + edge)
    canvas.block((low, low, high, high), f"{look}-top", radius)


def _symbol(canvas: Canvas, symbol: str, centre: Point, reach: Point, weight: float) -> None:
    """A symbol in strokes of `weight` whose middle lines reach so far across and down from the centre."""
    (x, y), (across, down) = centre, reach
    if symbol == "o":
        # a little larger, for a round shape looks smaller
        canvas.ring(centre, across * 1.12, down * 1.12, weight, symbol)
        return
    canvas.stroke((x - across, y + down), (x + across, y - down), weight, symbol)
    if symbol == "x":
        canvas.stroke((x - across, y - down), (x + across, y + down), weight, symbol)


@draw.register
def _(sprite: Tag, canvas: Canvas) -> None:
    width, height = sprite.size
    canvas.block((0, 0, width, height), sprite.style.under, height * 0.34)
    canvas.letter(sprite.name, (width / 2, height / 2), sprite.style)


_STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


@draw.register
def _(sprite: Trace, canvas: Canvas) -> None:
    side = sprite.size[0]
    middle = side / 2
    canvas.frame((0, 0, side, side), corner_radius(sprite.pitch), max(4, side / 32), "last")
    dx, dy = _STEPS[sprite.direction]
    reach, barb, weight = side * 0.2, side * 0.15, max(5, side * 0.065)
    tip_x, tip_y = middle + dx * reach, middle + dy * reach
    canvas.stroke((middle - dx * reach, middle - dy * reach), (tip_x, tip_y), weight, "last")
    for turn in (-1, 1):
        wing = (tip_x - (dx + turn * dy) * barb, tip_y - (dy + turn * dx) * barb)
        canvas.stroke(wing, (tip_x, tip_y), weight, "last")


@draw.register
def _(sprite: Bond, canvas: Canvas) -> None:
    near, right, bottom = sprite.width / 2, sprite.size[0] - sprite.width / 2, sprite.size[1] - sprite.width / 2
    ends = ((near, bottom), (right, near)) if sprite.down < 0 else ((near, near), (right, bottom))
    canvas.stroke(*ends, sprite.width, "win")
    # it covers no more of the rings that it joins than their soft edge
    ring = ring_width(sprite.pitch) - 1
    reach = die_side(sprite.pitch) / 2 + ring
    for x, y in ends:
        canvas.open((x - reach, y - reach, x + reach, y + reach), corner_radius(sprite.pitch) + ring, "win")
