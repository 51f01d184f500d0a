"""Tris on Steroids from above: the grid, and under it the players' goals, the pile and the discards.

A view that knows more than spectators do gives a private picture: what only its reader knows shows as a window in the
card's back.
"""

from collections.abc import Iterator
from itertools import pairwise, product

from bot.games.base import Event
from bot.games.tris_on_steroids.cards import ACTIONS, SYMBOLS
from bot.games.tris_on_steroids.layout import COLUMNS, LAYOUTS
from bot.games.tris_on_steroids.view import Face, View
from renderers.engine.scene import Placed, Scene, Sprite
from renderers.parts import header
from renderers.parts.caption import Caption, CaptionTexts
from renderers.parts.grid import CellRow, Grid, cell_side
from renderers.parts.panel import Panel
from renderers.themes.theme import DARK, Theme
from renderers.tris_on_steroids import card_row
from renderers.tris_on_steroids.card import PITCH, CardBack, CardFace, CardLink, Look

_GAP = 22
_DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1))
"""Down and across: where the lower edge of a card points that is rotated clockwise by 0, 45, 90 ... degrees."""


def scene(view: View, caption: Caption, theme: Theme = DARK, partial_move: str = "") -> Scene:  # noqa: ARG001 - every game's renderer has the same parameters
    """Lays out the position, 1,000 pixels wide."""
    grid = Grid(PITCH, tuple(COLUMNS[: view.side].upper()), tuple(str(row + 1) for row in range(view.side)))
    placed = [*header.placed(caption, grid.size[0], over=view.outcome is not None), *grid.placed()]
    placed += _targets(view, grid)
    placed += _links(view, grid)
    for cell, face in enumerate(view.grid):
        placed.append(_place_card(_card(view, caption, cell, face), *grid.corner(*divmod(cell, view.side))))
    top = grid.size[1] - _GAP
    placed += card_row.placed(view, caption, top)
    return Scene((grid.size[0], top + card_row.HEIGHT), theme, tuple(placed))


def sprites() -> Iterator[Sprite]:
    """Yields the sprites of the start, when all cards are face down, to be drawn in advance."""
    yield from (CellRow(PITCH, side) for side in LAYOUTS)
    yield CardBack()
    yield from card_row.sprites()


def localized_sprites(texts: CaptionTexts) -> Iterator[Sprite]:
    """Yields all cards plain and, upright and askew, as they act: these take longest to draw."""
    for symbol, action in product(SYMBOLS, ACTIONS):
        label = card_row.action_label(action, texts)
        yield CardFace(symbol, action, label, "card")
        yield from (CardFace(symbol, action, label, "last", rotation=rotation) for rotation in (0, 45))


def _rotation(view: View) -> int:
    """Returns by how many degrees the card that acted is rotated, so that its lower edge points at the target."""
    if view.used_action is None:
        return 0
    (row, column), (to_row, to_column) = (
        divmod(cell, view.side) for cell in (view.used_action.cell, view.used_action.target)
    )
    return 45 * _DIRECTIONS.index((to_row - row, to_column - column))


def _card(view: View, caption: Caption, cell: int, face: Face) -> CardFace | CardBack:
    look: Look = "win" if cell in view.line else "last" if cell in _changed_cells(view) else "card"
    return card_row.card_sprite(face, caption, look, _rotation(view) if cell == _acted(view) else 0)


def _acted(view: View) -> int | None:
    """Returns the cell where the card that acted lies now: a swap has moved it."""
    if view.used_action is None:
        return None
    return view.used_action.target if view.used_action.action == "swap" else view.used_action.cell


def _changed_cells(view: View) -> frozenset[int]:
    """Returns the cells that the last move changed."""
    if view.acting is not None:
        return frozenset({view.acting})
    if view.used_action is not None:
        return frozenset({view.used_action.cell, view.used_action.target})
    return frozenset(cell for event in view.events for cell in _event_cells(event, view.side))


def _event_cells(event: Event, side: int) -> tuple[int, ...]:
    """Returns the cells of a line that was cleared, or of a card that was kept as it lies."""
    layout = LAYOUTS[side]
    if event.key == "tris_on_steroids-cleared":
        return layout.lines[f"{event.args['kind']} {event.args['place']}"]
    if event.key == "tris_on_steroids-kept":
        return (layout.number[str(event.args["cell"])],)
    return ()


def _targets(view: View, grid: Grid) -> Iterator[Placed]:
    """Places a rim around each cell that the card just revealed may point at."""
    if view.acting is None or view.outcome:
        return
    side = cell_side(PITCH)
    rim = Panel(side, side, "cell", "background", radius=round(PITCH / 11), rim="last", rim_width=5)
    for cell in LAYOUTS[view.side].neighbours[view.acting]:
        yield Placed(rim, *grid.corner(*divmod(cell, view.side)))


def _links(view: View, grid: Grid) -> Iterator[Placed]:
    """Places the links between the cards of the winning line, under them."""
    start = (cell_side(PITCH) - CardLink.width) // 2
    for one, following in pairwise(sorted(view.line)):
        (row, column), (below, beside) = divmod(one, view.side), divmod(following, view.side)
        rising = beside < column
        link = CardLink(row - below if rising else below - row, abs(beside - column))
        x, y = grid.corner(row, min(column, beside))
        yield Placed(link, x + start, y + start)


def _place_card(card: CardFace | CardBack, x: int, y: int) -> Placed:
    side = cell_side(PITCH)
    return Placed(card, x + (side - card.size[0]) // 2, y + (side - card.size[1]) // 2)
