"""Triodomino: one formation or several, the players; to a player the hand."""

from collections.abc import Iterator

from bot.games.triodomino.view import View
from renderers.engine.scene import Scene, Sprite
from renderers.parts.caption import Caption
from renderers.themes.theme import DARK, Theme
from renderers.tiles import hand
from renderers.tiles import table as tile_table
from renderers.tiles import tile as triangles
from renderers.tiles.table import Held, Spot, Table


def scene(view: View, caption: Caption, theme: Theme = DARK, walked: str = "") -> Scene:
    """The position as the view's reader knows it, 1,000 pixels wide, or wider for a very long formation."""
    table = Table(
        game="triodomino",
        formations=view.formations,
        last=view.last,
        scores=view.scores,
        counts=view.counts,
        to_act=view.to_act,
        outcome=view.outcome,
        aside=caption.texts("triodomino-picture-aside", round=view.round, rounds=view.rounds, stock=view.stock),
        hand=_hand(view),
    )
    return tile_table.scene(table, caption, theme, walked)


def sprites() -> Iterator[Sprite]:
    """Tiles of every size that a table shrinks to, and those of a hand."""
    for lattice in {*triangles.LATTICES, hand.LATTICE}:
        yield from triangles.sprites(lattice)


def _hand(view: View) -> tuple[Held, ...]:
    """The reader's own. Whoever opens a formation may do it with any tile."""
    any_tile = view.to_act == view.reader and (view.free or not view.formations)
    return tuple(
        Held(
            hand_tile.tile,
            any_tile or bool(hand_tile.places),
            tuple(Spot(f"{spot.formation}:{spot.place.cell}", spot.formation, spot.place) for spot in hand_tile.places),
        )
        for hand_tile in view.hand
    )
