"""Draws Tris on Steroids from scratch each time, on any canvas: the look of `renderers.tris_on_steroids`."""

from typing import NamedTuple

from bench.canvas import Canvas, Point
from bench.naive_canvas import NaiveCanvas
from bot.games.tris_on_steroids.layout import LAYOUTS
from bot.games.tris_on_steroids.view import Face, View
from renderers.parts.frame import COLUMN, HEIGHT, WIDTH, Caption
from renderers.themes.theme import seat_role
from renderers.tris_on_steroids.card_size import CARD_SIZES, CardSize

LEFT, TOP, RIGHT, BOTTOM = COLUMN
BLOCK = 92
ACTIONS = ("goal", "swap", "discard")


class Card(NamedTuple):
    """A card of the grid. name: its cell's name. look: how it stands out."""

    name: str
    face: Face
    look: str
    caption: Caption


def drawn(view: View, caption: Caption, canvas: type[Canvas] = NaiveCanvas) -> bytes:
    """Draws a position on a canvas and returns the PNG."""
    picture = canvas((WIDTH, HEIGHT))
    size, layout = CARD_SIZES[view.side], LAYOUTS[view.side]
    targets = () if view.acting is None or view.outcome else layout.neighbours[view.acting]
    touched = {view.acting} if view.used_action is None else {view.used_action.cell, view.used_action.target}
    for cell, face in enumerate(view.grid):
        look = "win" if cell in view.line else "last" if cell in touched else "target" if cell in targets else "card"
        shown = Card(layout.cells[cell].upper(), face, look, caption)
        _card(picture, size, size.corner(cell), shown)
    if view.used_action and not view.line:
        _arrow(picture, size, view.used_action.cell, view.used_action.target)
    picture.text(caption.texts("tris_on_steroids-picture-goals"), (LEFT + 6, TOP + 28), ("Roboto", 30), "muted", "ls")
    for seat, goal in enumerate(view.goals):
        _player(picture, caption, seat, goal, TOP + 44 + seat * (BLOCK + 8))
    _foot(picture, view, caption)
    return picture.png()


def _card(canvas: Canvas, size: CardSize, corner: Point, card: Card) -> None:
    name, face, look, caption = card
    (x, y), (width, height), ring = corner, size.card, size.ring
    if look in ("last", "win"):
        canvas.rectangle((x - ring, y - ring, x + width + ring, y + height + ring), size.radius + ring, look)
    elif look == "target":
        canvas.rectangle((x - 7, y - 7, x + width + 7, y + height + 7), size.radius + 7, "last", size.outline)
    box = (x, y, x + width, y + height)
    if face.symbol is None or face.action is None:
        canvas.rectangle(box, size.radius, "back")
        inset = size.frame
        canvas.rectangle((x + inset, y + inset, x + width - inset, y + height - inset), 8, "back-mark", 3)
        canvas.text(name, (x + width / 2, y + height / 2), ("RobotoMedium", size.back_name), "back-name", "mm")
        return
    body = {"last": "last-top", "win": "win-top"}.get(look, "card")
    band, top = f"band-{face.action}", y + height - size.band
    canvas.rectangle(box, size.radius, band)
    canvas.rectangle((x, y, x + width, top), size.radius, body)
    canvas.rectangle((x, y + size.radius, x + width, top), 0, body)
    canvas.rectangle(box, size.radius, "card-edge", 2)
    canvas.text(name, (x + size.name_left, y + size.name_baseline), ("RobotoMedium", size.name), "card-label", "ls")
    middle = x + width / 2
    _symbol(canvas, face.symbol, (middle, (y + top) / 2), size.symbol, face.symbol)
    if not size.worded:
        _icon(canvas, face.action, (middle, top + size.band / 2), size.icon, band)
        return
    word = caption.texts(f"tris_on_steroids-picture-{face.action}")
    length = canvas.text(word, (middle + 28, top + size.band / 2), ("RobotoBold", 35), "band-ink", "mm")
    _icon(canvas, face.action, (middle - length / 2 - 4, top + size.band / 2), size.icon, band)


def _symbol(canvas: Canvas, symbol: str, centre: Point, diameter: float, role: str) -> None:
    (x, y), stroke, half = centre, 0.17 * diameter, diameter / 2
    if symbol == "circle":
        canvas.ellipse((x - half, y - half, x + half, y + half), stroke, role)
        return
    near = 0.45 * diameter - stroke / 2
    if symbol == "cross":
        for sign in (-1, 1):
            canvas.line((x - near, y - near * sign), (x + near, y + near * sign), stroke, role)
        return
    corners = [(x - near, y - near), (x + near, y - near), (x + near, y + near), (x - near, y + near)]
    if symbol == "triangle":
        corners = [(x, y - 0.4 * diameter), (x + near * 1.2, y + near), (x - near * 1.2, y + near)]
    for one, following in zip(corners, corners[1:] + corners[:1], strict=True):
        canvas.line(one, following, stroke, role)


def _icon(canvas: Canvas, action: str, centre: Point, side: float, band: str) -> None:
    (x, y), half, ink = centre, side / 2, "band-ink"
    if action == "goal":
        canvas.ellipse((x - half, y - half, x + half, y + half), 0.13 * side, ink)
        canvas.circle(centre, 0.18 * side, ink)
    elif action == "swap":
        for sign in (-1, 1):
            level = y + sign * 0.23 * side
            tip, neck = x - sign * half, x - sign * 0.14 * side
            canvas.rectangle((min(neck, x + sign * half), level - 3, max(neck, x + sign * half), level + 3), 0, ink)
            canvas.polygon([(tip, level), (neck, level - 0.23 * side), (neck, level + 0.23 * side)], ink, ink)
    else:
        canvas.rectangle((x - 0.14 * side, y - half, x + 0.14 * side, y - 0.34 * side), 0.06 * side, ink)
        canvas.rectangle((x - 0.44 * side, y - 0.4 * side, x + 0.44 * side, y - 0.25 * side), 0.07 * side, ink)
        points = [(x - 0.35 * side, y - 0.18 * side), (x + 0.35 * side, y - 0.18 * side)]
        canvas.polygon([*points, (x + 0.27 * side, y + half), (x - 0.27 * side, y + half)], ink, ink)
        for left in (-0.13, 0.04):
            canvas.rectangle((x + left * side, y - 0.07 * side, x + (left + 0.09) * side, y + 0.37 * side), 0, band)


def _arrow(canvas: Canvas, size: CardSize, start: int, target: int) -> None:
    (x0, y0), (x1, y1) = (
        (corner[0] + size.card[0] / 2, corner[1] + size.card[1] / 2) for corner in map(size.corner, (start, target))
    )
    ahead = (x1 > x0) - (x1 < x0), (y1 > y0) - (y1 < y0)
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    for width, reach, role in ((28, 30, "ink"), (20, 26, "last")):
        canvas.line((x - 26 * ahead[0], y - 26 * ahead[1]), (x, y), width, role)
        points = [(x + reach * ahead[0], y + reach * ahead[1])]
        points += [(x - sign * reach * ahead[1], y + sign * reach * ahead[0]) for sign in (-1, 1)]
        canvas.polygon(points, role, role)


def _player(canvas: Canvas, caption: Caption, seat: int, goal: Face, top: float) -> None:
    player = caption.player_at(seat)
    filled = player == caption.player
    fill, text = (seat_role(seat), "seat-ink") if filled else ("panel", "text")
    canvas.rectangle((LEFT, top, RIGHT, top + BLOCK), 14, fill)
    if filled:
        canvas.polygon([(LEFT - 14, top + 46), (LEFT, top + 26), (LEFT, top + 66)], fill, fill)
    canvas.text(player.name[:9], (LEFT + 14, top + 36), ("RobotoMedium", 28), text, "ls")
    canvas.rectangle((LEFT + 14, top + 44, LEFT + 58, top + 84), 8, text if filled else seat_role(seat))
    canvas.text(player.name[0], (LEFT + 36, top + 64), ("RobotoBold", 27), fill if filled else "seat-ink", "mm")
    middle = (RIGHT - 47, top + BLOCK / 2)
    canvas.square(middle, 33, 10, "card" if goal.up else "back")
    canvas.rectangle((RIGHT - 80, top + 13, RIGHT - 14, top + 79), 10, "back-mark", 3)
    if goal.symbol:
        _symbol(canvas, goal.symbol, middle, 40, goal.symbol if goal.up else "paper")
    else:
        canvas.text("?", middle, ("RobotoBold", 40), "paper", "mm")


def _foot(canvas: Canvas, view: View, caption: Caption) -> None:
    side, top = (96, BOTTOM - 142) if view.side == 3 else (72, BOTTOM - 204)
    left, right = LEFT + 59, RIGHT - 59
    for middle, down in ((left + 6, -5), (left, 0), (right, 0)):
        box = (middle - side / 2, top + down, middle + side / 2, top + down + side)
        canvas.rectangle(
            box, 12, "card-discarded" if middle == right and view.discards and view.discards[-1].up else "back"
        )
        canvas.rectangle(box, 12, "back-mark", 2)
    canvas.text(str(view.pile), (left, top + side / 2), ("RobotoBold", 44), "paper", "mm")
    if view.discards:
        if symbol := view.discards[-1].symbol:
            _symbol(canvas, symbol, (right, top + 0.6 * side), 0.54 * side, symbol)
        canvas.rectangle((right + 7, top - 12, RIGHT, top + 26), 19, "muted")
        canvas.rectangle((right + 10, top - 9, RIGHT - 3, top + 23), 16, "background")
        canvas.text(str(len(view.discards)), (right + 33, top + 7), ("RobotoBold", 28), "text", "mm")
    if view.side == 3:
        for middle, key in ((left, "pile"), (right, "discards")):
            label = caption.texts(f"tris_on_steroids-picture-{key}")
            canvas.text(label, (middle, BOTTOM - 10), ("Roboto", 30), "muted", "ms")
        return
    for row, action in enumerate(ACTIONS):
        y = BOTTOM - 120 + row * 42
        canvas.rectangle((LEFT, y, RIGHT, y + 36), 8, f"band-{action}")
        _icon(canvas, action, (LEFT + 28, y + 18), 28, f"band-{action}")
        label = caption.texts(f"tris_on_steroids-picture-{action}")
        canvas.text(label, (LEFT + 139, y + 18), ("RobotoBold", 30), "band-ink", "mm")
