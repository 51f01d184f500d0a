"""The cards of Tris on Steroids, drawn; the action's band is the edge that points."""

from itertools import product
from math import cos, pi, sin

from renderers.engine.canvas import Canvas, Edges
from renderers.sprites import draw
from renderers.themes.theme import Role
from renderers.tris_on_steroids.card import (
    BAND,
    BODIES,
    CORNER,
    EDGE,
    HEIGHT,
    RIM,
    RING,
    RINGS,
    WIDTH,
    Back,
    Bond,
    Face,
    Look,
    upright,
)

_LINE = 13


@draw.register
def _(sprite: Face, canvas: Canvas) -> None:
    if not sprite.turned:
        _face(sprite, canvas)
        return
    card = Canvas(upright(sprite.look), canvas.theme, sprite.under)
    _face(sprite, card)
    canvas.lay(card, sprite.turned)


def _face(sprite: Face, canvas: Canvas) -> None:
    """The card as it lies unturned, its action at the lower edge."""
    left, top, right, bottom = box = _card(canvas, sprite.look)
    band, middle = bottom - BAND, (left + right) / 2
    if sprite.known:
        _filled(canvas, box, CORNER, "back", "back-mark")
        top += RIM
        canvas.block((left + RIM, top, right - RIM, band), "card-known", CORNER - RIM, (True, True, False, False))
    elif sprite.look == "card":
        _filled(canvas, box, CORNER, "card", "card-edge")
    else:
        canvas.block(box, BODIES[sprite.look], CORNER)
    canvas.block((left, band, right, bottom), sprite.style.under, CORNER, (False, False, True, True))
    canvas.letter(sprite.said, (middle, (band + bottom) / 2 - 1), sprite.style, level=True)
    _symbol(canvas, sprite.symbol, middle, (top + band) / 2)


def _card(canvas: Canvas, look: Look) -> Edges:
    """Where the card's edges are, inside the ring, which is drawn if it has one."""
    if look not in RINGS:
        return 0, 0, WIDTH, HEIGHT
    canvas.block((0, 0, *upright(look)), RINGS[look], CORNER + RING)
    return _within((0, 0, *upright(look)), RING)


def _filled(canvas: Canvas, box: Edges, corner: int, fill: Role, edge: Role) -> None:
    """A body with a thin edge."""
    canvas.block(box, edge, corner)
    canvas.block(_within(box, EDGE), fill, corner - EDGE)


def _within(box: Edges, rim: float) -> Edges:
    left, top, right, bottom = box
    return left + rim, top + rim, right - rim, bottom - rim


def _symbol(canvas: Canvas, symbol: str, x: float, y: float) -> None:
    """In strokes of the symbol's own colour, as large as they look alike."""
    if symbol == "circle":
        canvas.ring((x, y), 36, 36, _LINE, symbol)
        return
    if symbol == "cross":
        for turn in (-1, 1):
            canvas.stroke((x - 31, y - 31 * turn), (x + 31, y + 31 * turn), _LINE + 1, symbol)
        return
    if symbol == "square":
        corners = [(x + 33 * across, y + 33 * down) for across, down in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    else:
        # its corners on a circle about a point below the middle of its box
        angles = [pi / 2 + 2 * pi * corner / 3 for corner in range(3)]
        corners = [(x + 46 * cos(angle), y + 11 - 46 * sin(angle)) for angle in angles]
    for one, following in zip(corners, corners[1:] + corners[:1], strict=True):
        canvas.stroke(one, following, _LINE, symbol)


@draw.register
def _(sprite: Back, canvas: Canvas) -> None:
    box = _card(canvas, sprite.look)
    _filled(canvas, box, CORNER, "back", "back-mark")
    canvas.frame(_within(box, 10), CORNER - 8, 3, "back-mark")
    middle_x, middle_y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    for row, column in product(range(4), range(3)):
        x, y = middle_x + (column - 1) * 40, middle_y + (row - 1.5) * 34
        canvas.polygon([(x, y - 12), (x + 12, y), (x, y + 12), (x - 12, y)], "back-mark")


@draw.register
def _(sprite: Bond, canvas: Canvas) -> None:
    near, right, bottom = sprite.width / 2, sprite.size[0] - sprite.width / 2, sprite.size[1] - sprite.width / 2
    ends = ((near, bottom), (right, near)) if sprite.down < 0 else ((near, near), (right, bottom))
    canvas.stroke(*ends, sprite.width, "win")
