"""Draws the table of SET from scratch each time: the look of `renderers.set`, on any canvas, without sprites."""

from functools import cache
from math import cos, pi, sin

from bench.canvas import Canvas, Point, Shape
from bench.naive_canvas import NaiveCanvas
from bot.games.set.cards import COLOURS, Card
from bot.games.set.view import View
from renderers.parts.frame import BOARD, COLUMN, HEIGHT, WIDTH, Caption
from renderers.themes.theme import seat_role

LEFT, TOP, RIGHT, BOTTOM = BOARD
LINE_UP, LINE_RIGHT = COLUMN[0], COLUMN[2]
GAP, DOWN = 16, 215


def drawn(view: View, caption: Caption, canvas: type[Canvas] = NaiveCanvas) -> bytes:
    """Draws a position on a canvas and returns the PNG."""
    picture = canvas((WIDTH, HEIGHT))
    columns = max([view.width, *(column + 1 for _, column in view.places)])
    gap = GAP if columns < 7 else 12
    across = (RIGHT - LEFT - (columns - 1) * gap) / columns
    wrong = view.claim.slots if view.claim and not view.claim.right else ()
    for slot, (name, (row, column), card) in enumerate(zip(view.slots, view.places, view.table, strict=True)):
        place = LEFT + column * (across + gap), TOP + row * (BOTTOM - TOP - DOWN) / 2, across, DOWN
        if card is not None:
            _card(picture, card, place, "last" if slot in view.changed else "loss" if slot in wrong else "")
            picture.text(name.upper(), (place[0] + 11, place[1] + 33), ("RobotoMedium", 30), "card-label", "ls")
    for seat in range(len(view.won)):
        _player(picture, view, caption.players[seat].name, seat)
    _last_claim(picture, view, caption)
    picture.rectangle((LINE_UP + 6, 632, LINE_RIGHT - 6, 634), 0, "faint")
    picture.text("Pile", (LINE_UP + 6, 678), ("Roboto", 30), "muted", "ls")
    picture.text(str(view.pile), (LINE_RIGHT - 6, 678), ("RobotoBold", 36), "text", "rs")
    if view.caller is not None:
        frame = (LEFT - 8, TOP - 8, RIGHT + 8, BOTTOM + 8)
        picture.rectangle(frame, 14, seat_role(view.caller), 8)
    return picture.png()


def _player(canvas: Canvas, view: View, name: str, seat: int) -> None:
    top = 12 + seat * 108
    found = view.caller is None and view.claim is not None and view.claim.right and view.claim.seat == seat
    filled = seat == view.caller or found
    colour = seat_role(seat)
    canvas.rectangle((LINE_UP, top, LINE_RIGHT, top + 100), 14, colour if filled else "panel")
    if filled:
        canvas.polygon([(LINE_UP - 14, top + 50), (LINE_UP, top + 30), (LINE_UP, top + 70)], colour, colour)
    ink = "seat-ink" if filled else "text"
    canvas.text(name[:14], (LINE_UP + 14, top + 36), ("RobotoMedium", 32), ink, "ls")
    _badge(canvas, name, (LINE_UP + 36, top + 70), *((ink, colour) if filled else (colour, "seat-ink")))
    score = "SET!" if seat == view.caller else str(view.won[seat] - view.debts[seat])
    canvas.text(score, (LINE_UP + 68, top + 85), ("RobotoBold", 44), ink, "ls")


def _badge(canvas: Canvas, name: str, centre: Point, colour: str, ink: str) -> None:
    canvas.square(centre, 22, 8, colour)
    canvas.text(name[0], centre, ("RobotoBold", 27), ink, "mm")


def _last_claim(canvas: Canvas, view: View, caption: Caption) -> None:
    wrong = view.claim if view.claim and not view.claim.right else None
    shown = wrong or view.last_set
    if shown is None:
        return
    _badge(canvas, caption.players[shown.seat].name, (LINE_UP + 24, 477), seat_role(shown.seat), "seat-ink")
    canvas.text("No SET" if wrong else "Last SET", (LINE_UP + 144, 488), ("Roboto", 30), "muted", "ms")
    for place, card in enumerate(shown.cards):
        _card(canvas, card, (LINE_UP + 1 + 80 * place, 506, 74, 114), "")


def _card(canvas: Canvas, card: Card, place: tuple[float, float, float, float], ring: str) -> None:
    """Draws a card without its name. place: left, top, width, height."""
    x, y, across, down = place
    if ring:
        canvas.rectangle((x - 7, y - 7, x + across + 7, y + down + 7), 21, ring)
    canvas.rectangle((x, y, x + across, y + down), 14, "card-edge")
    canvas.rectangle((x + 2, y + 2, x + across - 2, y + down - 2), 12, "last-top" if ring == "last" else "card")
    height = round(min(50 if down > 200 else 30, 0.81 * across / 1.9))
    width, step = round(min(2.4 * height, 0.81 * across)), round(1.14 * height)
    top = y + (122 if down > 200 else down / 2) - ((card.number - 1) * step + height) / 2
    for number in range(card.number):
        _symbol(canvas, card, (round(x + (across - width) / 2), round(top + number * step)), (width, height))


def _symbol(canvas: Canvas, card: Card, corner: Point, size: Point) -> None:
    role, shape = f"set-{COLOURS.index(card.colour) + 1}", _outline(card.shape)
    (x, y), (width, height) = corner, size
    box = (x, y, x + width, y + height)
    every, weight, line = (13, 5, 5) if width > 80 else (7, 3, 3)
    if card.shading == "solid":
        canvas.filled(shape, box, role)
    elif card.shading == "striped":
        canvas.striped(shape, box, every, weight, role)
    canvas.outlined(shape, box, line, role)


@cache
def _outline(shape: str) -> Shape:
    """Returns the outline of a figure, wider than high."""
    if shape == "diamond":
        return ((0.04, 0.5), (0.5, 0.05), (0.96, 0.5), (0.5, 0.95))
    turns = [pi * step / 32 for step in range(33)]
    if shape == "oval":
        upper = [(0.27 - 0.23 * sin(turn), 0.5 + 0.45 * cos(turn)) for turn in turns]
        return (*upper, *((1 - x, 1 - y) for x, y in upper))
    right = [(0.04 + 0.92 * turn / pi, 0.8 - 0.15 * sin(2 * turn - pi)) for turn in turns]
    return (*right, *((1 - x, 1 - y) for x, y in right))
