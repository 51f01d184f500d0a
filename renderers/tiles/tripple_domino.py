"""Tripple Domino: the formation, the players; to a player the hand."""

from collections.abc import Iterator

from bot.games.tripple_domino.view import View
from renderers.engine.scene import Scene, Sprite
from renderers.parts.caption import Caption
from renderers.themes.theme import DARK, Theme
from renderers.tiles import hand, table, tile
from renderers.tiles.hand import FittingPlace, HeldTile
from renderers.tiles.table import TableView
from renderers.tiles.tile_size import TILE_SIZES


def scene(view: View, caption: Caption, theme: Theme = DARK, partial_move: str = "") -> Scene:
    """Lays out the position as the view's reader knows it, 1,000 pixels wide, or wider for a very long formation."""
    shown = TableView(
        game="tripple_domino",
        formations=(view.formation,) if view.formation.tiles else (),
        last=1 if view.formation.tiles else None,
        scores=view.scores,
        counts=view.counts,
        to_act=view.to_act,
        outcome=view.outcome,
        progress=caption.texts("tripple_domino-picture-aside", round=view.round, reserve=view.reserve),
        hand=_hand(view),
    )
    return table.scene(shown, caption, theme, partial_move)


def sprites() -> Iterator[Sprite]:
    """Yields the tiles in all sizes that a table uses, and those of a hand."""
    for size in {*TILE_SIZES, hand.TILE_SIZE}:
        yield from tile.sprites(size)


def _hand(view: View) -> tuple[HeldTile, ...]:
    """Returns the reader's own hand: on the reader's turn only what may be laid now is playable, else all that fits."""
    return tuple(
        HeldTile(
            held.tile,
            bool(held.places) and (held.playable or view.to_act != view.reader),
            tuple(FittingPlace(scored.place.cell, 1, scored.place) for scored in held.places),
        )
        for held in view.hand
    )
