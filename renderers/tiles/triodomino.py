"""Triodomino: one formation or several, the players, and in a player's own picture the hand."""

from bot.games.triangles.tiles import value
from bot.games.triodomino.hand import HandTile
from bot.games.triodomino.view import View
from renderers.parts.column import Counter
from renderers.parts.frame import CaptionTexts
from renderers.tiles import thumbnails
from renderers.tiles.hand import FittingPlace, HeldTile
from renderers.tiles.markers import formation_letter
from renderers.tiles.table import TableView
from renderers.tiles.tile_renderer import TileRenderer, sprites

__all__ = ["camera", "hand_scene", "scene", "sprites", "thumbnail"]


def _table(view: View, texts: CaptionTexts) -> TableView:
    return TableView(
        game="triodomino",
        formations=view.formations,
        laid=view.laid,
        scores=view.scores,
        counts=view.counts,
        to_act=view.to_act,
        outcome=view.outcome,
        counters=(
            Counter(texts("triodomino-picture-round"), f"{view.round}/{view.rounds}"),
            Counter(texts("triodomino-picture-stock"), str(view.stock)),
        ),
        hand=_hand(view),
        reader=view.reader,
        heading="" if view.topsy_turvy else texts("triodomino-picture-penalty"),
    )


def _hand(view: View) -> tuple[HeldTile, ...]:
    """Returns the reader's own hand. Any tile may open a formation."""
    any_tile = view.to_act == view.reader and (view.free or not view.formations)
    return tuple(
        HeldTile(
            held.tile,
            any_tile or bool(held.places),
            tuple(FittingPlace(fitting.word, fitting.formation, fitting.place) for fitting in held.places),
            _notes(view, held),
        )
        for held in view.hand
    )


def _notes(view: View, held: HandTile) -> tuple[str, ...]:
    """Returns the points that the tile would score, or else the formations in which it fits, if there are several."""
    if view.topsy_turvy:
        return (f"+{value(held.tile)}",)
    if len(view.formations) == 1:
        return ()
    return tuple(dict.fromkeys(formation_letter(fitting.formation) for fitting in held.places))


_renderer = TileRenderer(_table)
scene, camera, hand_scene = _renderer.scene, _renderer.camera, _renderer.hand_scene
thumbnail = thumbnails.triodomino
