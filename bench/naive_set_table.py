"""Draws the table of SET from scratch each time: the look of `renderers.set`, on any canvas, without sprites."""

from functools import cache
from math import cos, pi, sin

from bench.canvas import WIDTH, Canvas, Point, Shape
from bench.naive_canvas import NaiveCanvas
from bot.games.set.cards import COLOURS, Card
from bot.games.set.table import SLOTS
from bot.games.set.view import View
from renderers.parts.caption import Caption
from renderers.themes.theme import seat_role

MARGIN, GAP = 24, 20
ACROSS = 223


def drawn(view: View, caption: Caption, canvas: type[Canvas] = NaiveCanvas) -> bytes:
    """Draws a position on a canvas and returns the PNG."""
    rows = -(-len(view.table) // view.width)
    down = 184 if rows <= 3 else 162
    across = (WIDTH - 2 * MARGIN - (view.width - 1) * GAP) // view.width
    found = view.claim if view.claim and view.claim.right else None
    bottom = 120 + rows * (down + GAP)
    top = bottom + (202 if found else 0)
    picture = canvas((WIDTH, top + -(-len(view.won) // 2) * 74 + 12))
    _header(picture, view, caption)
    for slot, (name, card) in enumerate(zip(view.slots, view.table, strict=True)):
        row, column = divmod(slot, view.width)
        corner = MARGIN + column * (across + GAP), 120 + row * (down + GAP)
        touched = view.claim is not None and slot in view.claim.slots
        ring = "" if not touched else "last" if found else "loss"
        if card is not None:
            _card(picture, card, name, (*corner, across, down), ring)
    if found:
        middle = MARGIN + ACROSS / 2
        picture.text(caption.players[found.seat].name, (middle, bottom + 110), ("RobotoBold", 34), "text", "ms")
        picture.text("SET!", (middle, bottom + 162), ("RobotoBold", 40), "win", "ms")
        for place, (slot, card) in enumerate(zip(found.slots, found.cards, strict=True), 1):
            corner = MARGIN + place * (ACROSS + GAP), bottom + 10
            _card(picture, card, SLOTS[view.width][slot], (*corner, ACROSS, 162), "win")
    for seat, won in enumerate(view.won):
        _player(picture, caption.players[seat].name, seat, won, top + seat // 2 * 74)
    return picture.png()


def _header(canvas: Canvas, view: View, caption: Caption) -> None:
    canvas.rectangle((0, 0, WIDTH, 96), 0, "panel")
    name = caption.player.name if caption.player else caption.status
    canvas.text(name, (36, 62), ("RobotoBold", 40), "text", "ls")
    canvas.text(f"Pile {view.pile}", (WIDTH - 36, 62), ("RobotoMedium", 32), "muted", "rs")


def _player(canvas: Canvas, name: str, seat: int, won: int, top: float) -> None:
    left = MARGIN + seat % 2 * 482
    canvas.rectangle((left, top, left + 470, top + 62), 16, "panel")
    canvas.rectangle((left + 14, top + 9, left + 58, top + 53), 8, seat_role(seat))
    canvas.text(name[0], (left + 36, top + 31), ("RobotoBold", 27), "seat-ink", "mm")
    canvas.text(name[:16], (left + 72, top + 42), ("RobotoBold", 32), "text", "ls")
    canvas.text(f"{won} SETs", (left + 456, top + 42), ("RobotoBold", 32), "text", "rs")


def _card(canvas: Canvas, card: Card, name: str, place: tuple[int, int, int, int], ring: str) -> None:
    """Draws a card. place: left, top, width, height."""
    x, y, across, down = place
    if ring:
        canvas.rectangle((x - 7, y - 7, x + across + 7, y + down + 7), 25, ring)
    canvas.rectangle((x, y, x + across, y + down), 18, "card-edge")
    canvas.rectangle((x + 2, y + 2, x + across - 2, y + down - 2), 16, "card")
    width, height = (58, 114) if down > 170 else (48, 96)
    step = width + 12
    left = x + (across - card.number * step + 12) / 2
    for number in range(card.number):
        _symbol(canvas, card, (left + number * step, y + 14), (width, height))
    canvas.text(name.upper(), (x + across / 2, y + down - 14), ("RobotoMedium", 31), "card-label", "ms")


def _symbol(canvas: Canvas, card: Card, corner: Point, size: Point) -> None:
    role, shape = f"set-{COLOURS.index(card.colour) + 1}", _outline(card.shape)
    (x, y), (width, height) = corner, size
    box = (x, y, x + width, y + height)
    if card.shading == "solid":
        canvas.filled(shape, box, role)
    elif card.shading == "striped":
        canvas.striped(shape, box, 10, 4, role)
    canvas.outlined(shape, box, 6, role)


@cache
def _outline(shape: str) -> Shape:
    if shape == "diamond":
        return ((0.5, 0.04), (0.95, 0.5), (0.5, 0.96), (0.05, 0.5))
    turns = [pi * step / 32 for step in range(33)]
    if shape == "oval":
        upper = [(0.5 - 0.45 * cos(turn), 0.27 - 0.23 * sin(turn)) for turn in turns]
        return (*upper, *((1 - x, 1 - y) for x, y in upper))
    right = [(0.8 - 0.15 * sin(2 * turn - pi), 0.04 + 0.92 * turn / pi) for turn in turns]
    return (*right, *((1 - x, 1 - y) for x, y in right))
