"""Tripple Domino: the formation, the players, and in a player's own picture the hand."""

from bot.games.tripple_domino.view import View
from renderers.parts.column import Counter
from renderers.parts.frame import CaptionTexts
from renderers.tiles import thumbnails
from renderers.tiles.hand import FittingPlace, HeldTile
from renderers.tiles.table import TableView
from renderers.tiles.tile_renderer import TileRenderer, sprites

__all__ = ["camera", "hand_scene", "scene", "sprites", "thumbnail"]


def _table(view: View, texts: CaptionTexts) -> TableView:
    return TableView(
        game="tripple_domino",
        formations=(view.formation,) if view.formation.tiles else (),
        laid=(1,) * len(view.formation.tiles),
        scores=view.scores,
        counts=view.counts,
        to_act=view.to_act,
        outcome=view.outcome,
        counters=(
            Counter(texts("tripple_domino-picture-round"), str(view.round)),
            Counter(texts("tripple_domino-picture-reserve"), str(view.reserve)),
        ),
        hand=_hand(view),
        reader=view.reader,
    )


def _hand(view: View) -> tuple[HeldTile, ...]:
    """Returns the reader's own hand. On the reader's turn a tile is playable if it may be laid, else if it fits."""
    return tuple(
        HeldTile(
            held.tile,
            bool(held.places) and (held.playable or view.to_act != view.reader),
            tuple(FittingPlace(scored.place.cell, 1, scored.place) for scored in held.places),
            tuple(f"+{scored.points}" for scored in held.places if view.tells_scores),
        )
        for held in view.hand
    )


_renderer = TileRenderer(_table)
scene, camera, hand_scene = _renderer.scene, _renderer.camera, _renderer.hand_scene
thumbnail = thumbnails.tripple_domino
