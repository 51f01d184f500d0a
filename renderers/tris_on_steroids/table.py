"""Tris on Steroids from above: the grid, and under it the goals before the players, the pile and the discards.

A view that knows more than spectators do gives a private picture: what its reader alone knows shows as a window in the
card's back.
"""

from collections.abc import Iterator
from itertools import pairwise, product

from bot.games.base import Event
from bot.games.tris_on_steroids.cards import ACTIONS, SYMBOLS
from bot.games.tris_on_steroids.layout import COLUMNS, LAYOUTS
from bot.games.tris_on_steroids.view import Face as Seen
from bot.games.tris_on_steroids.view import View
from renderers.dice.die import cell_side
from renderers.engine.scene import Placed, Scene, Sprite
from renderers.parts.caption import Caption, Texts
from renderers.parts.grid import Cells, Grid
from renderers.parts.header import header
from renderers.parts.text_line import Panel
from renderers.themes.theme import DARK, Theme
from renderers.tris_on_steroids import card_row as action_tray
from renderers.tris_on_steroids.card import PITCH, Back, Bond, Face, Look

_GAP = 22
_FACING = ((1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1))
"""Down and across: where the lower edge of a card points that is turned clockwise by 0, 1, 2 ... eighths."""


def scene(view: View, caption: Caption, theme: Theme = DARK, walked: str = "") -> Scene:  # noqa: ARG001 - a word of a move changes nothing here
    """The position, 1,000 pixels wide."""
    grid = Grid(PITCH, tuple(COLUMNS[: view.side].upper()), tuple(str(row + 1) for row in range(view.side)))
    placed = [*header(caption, grid.size[0], over=view.outcome is not None), *grid.placed()]
    placed += _pointed_at(view, grid)
    placed += _bonds(view, grid)
    for cell, seen in enumerate(view.grid):
        placed.append(_laid(_card(view, caption, cell, seen), *grid.corner(*divmod(cell, view.side))))
    top = grid.size[1] - _GAP
    placed += action_tray.placed(view, caption, top)
    return Scene((grid.size[0], top + action_tray.HEIGHT), theme, tuple(placed))


def sprites() -> Iterator[Sprite]:
    """What the opening shows, to be painted before it begins: all cards are face down."""
    yield from (Cells(PITCH, side) for side in LAYOUTS)
    yield Back()
    yield from action_tray.sprites()


def localized_sprites(texts: Texts) -> Iterator[Sprite]:
    """The cards as they lie and as they act, upright and askew: those take longest to paint."""
    for symbol, action in product(SYMBOLS, ACTIONS):
        said = action_tray.said(action, texts)
        yield Face(symbol, action, said, "card")
        yield from (Face(symbol, action, said, "last", turned=eighths) for eighths in range(2))


def turned(view: View) -> int:
    """By how many eighths the card that acted is turned clockwise: its lower edge points at the target."""
    if view.used_action is None:
        return 0
    (row, column), (to_row, to_column) = (
        divmod(cell, view.side) for cell in (view.used_action.cell, view.used_action.target)
    )
    return _FACING.index((to_row - row, to_column - column))


def _card(view: View, caption: Caption, cell: int, seen: Seen) -> Face | Back:
    look: Look = "win" if cell in view.line else "last" if cell in _touched(view) else "card"
    return action_tray.card(seen, caption, look, turned(view) if cell == _acted(view) else 0)


def _acted(view: View) -> int | None:
    """Where the card lies now that just acted: a swap has moved it."""
    if view.used_action is None:
        return None
    return view.used_action.target if view.used_action.action == "swap" else view.used_action.cell


def _touched(view: View) -> frozenset[int]:
    """The cells that the last move changed."""
    if view.acting is not None:
        return frozenset({view.acting})
    if view.used_action is not None:
        return frozenset({view.used_action.cell, view.used_action.target})
    return frozenset(cell for event in view.events for cell in _told(event, view.side))


def _told(event: Event, side: int) -> tuple[int, ...]:
    """The cells of a line that was cleared, or of a card that was kept as it lies."""
    layout = LAYOUTS[side]
    if event.key == "tris_on_steroids-cleared":
        return layout.lines[f"{event.args['kind']} {event.args['place']}"]
    if event.key == "tris_on_steroids-kept":
        return (layout.number[str(event.args["cell"])],)
    return ()


def _pointed_at(view: View, grid: Grid) -> Iterator[Placed]:
    """A rim around each cell that the card just revealed may point at."""
    if view.acting is None or view.outcome:
        return
    side = cell_side(PITCH)
    rim = Panel(side, side, "cell", "ground", radius=round(PITCH / 11), rim="last", rim_width=5)
    for cell in LAYOUTS[view.side].neighbours[view.acting]:
        yield Placed(rim, *grid.corner(*divmod(cell, view.side)))


def _bonds(view: View, grid: Grid) -> Iterator[Placed]:
    """What joins the cards of the line, under them."""
    start = (cell_side(PITCH) - Bond.width) // 2
    for one, following in pairwise(sorted(view.line)):
        (row, column), (below, beside) = divmod(one, view.side), divmod(following, view.side)
        rising = beside < column
        bond = Bond(row - below if rising else below - row, abs(beside - column))
        x, y = grid.corner(row, min(column, beside))
        yield Placed(bond, x + start, y + start)


def _laid(card: Face | Back, x: int, y: int) -> Placed:
    side = cell_side(PITCH)
    return Placed(card, x + (side - card.size[0]) // 2, y + (side - card.size[1]) // 2)
