"""Triodomino: one formation or several, the players; to a player the hand."""

from collections.abc import Iterator

from bot.games.triodomino.view import View
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
        game="triodomino",
        formations=view.formations,
        last=view.last,
        scores=view.scores,
        counts=view.counts,
        to_act=view.to_act,
        outcome=view.outcome,
        progress=caption.texts("triodomino-picture-aside", round=view.round, rounds=view.rounds, stock=view.stock),
        hand=_hand(view),
    )
    return table.scene(shown, caption, theme, partial_move)


def sprites() -> Iterator[Sprite]:
    """Yields the tiles in all sizes that a table uses, and those of a hand."""
    for size in {*TILE_SIZES, hand.TILE_SIZE}:
        yield from tile.sprites(size)


def _hand(view: View) -> tuple[HeldTile, ...]:
    """Returns the reader's own hand. A player who opens a formation may do it with any tile."""
    any_tile = view.to_act == view.reader and (view.free or not view.formations)
    return tuple(
        HeldTile(
            held.tile,
            any_tile or bool(held.places),
            tuple(FittingPlace(fitting.word, fitting.formation, fitting.place) for fitting in held.places),
        )
        for held in view.hand
    )
