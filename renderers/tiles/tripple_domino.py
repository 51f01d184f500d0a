"""Tripple Domino: the formation, the players; to a player the hand."""

from collections.abc import Iterator

from bot.games.tripple_domino.view import View
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
        game="tripple_domino",
        formations=(view.formation,) if view.formation.tiles else (),
        last=1 if view.formation.tiles else None,
        scores=view.scores,
        counts=view.counts,
        to_act=view.to_act,
        outcome=view.outcome,
        aside=caption.texts("tripple_domino-picture-aside", round=view.round, reserve=view.reserve),
        hand=_hand(view),
    )
    return tile_table.scene(table, caption, theme, walked)


def sprites() -> Iterator[Sprite]:
    """Tiles of every size that a table shrinks to, and those of a hand."""
    for lattice in {*triangles.LATTICES, hand.LATTICE}:
        yield from triangles.sprites(lattice)


def _hand(view: View) -> tuple[Held, ...]:
    """The reader's own. On the reader's turn only what the rules let be laid now; else all that fits somewhere."""
    return tuple(
        Held(
            hand_tile.tile,
            bool(hand_tile.places) and (hand_tile.playable or view.to_act != view.reader),
            tuple(Spot(spot.place.cell, 1, spot.place) for spot in hand_tile.places),
        )
        for hand_tile in view.hand
    )
