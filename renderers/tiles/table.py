"""What the pictures of both tile games show: the formations, the players, and to a player the own hand."""

from dataclasses import dataclass, replace

from bot.games.base import Outcome, Seat
from bot.games.triangles.formation import Formation
from bot.games.triangles.places import Place, PlacedTile
from bot.games.triangles.tiles import Tile, name
from renderers.engine.scene import Scene
from renderers.parts.caption import Caption
from renderers.parts.header import HEIGHT, header
from renderers.parts.text_line import words
from renderers.text.fitting import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import Theme
from renderers.tiles import hand
from renderers.tiles import player_panels as strip
from renderers.tiles.board import Board, Option
from renderers.tiles.hand import Holding
from renderers.tiles.player_panels import Standing

_EMPTY = Style(Weight.MEDIUM, 36, "muted", "ground")


@dataclass(frozen=True)
class Spot:
    """Where a held tile fits. word: how a move names the place."""

    word: str
    formation: int
    place: Place


@dataclass(frozen=True)
class Held:
    """A tile of the reader's hand. playable: whether it may be laid, or could be if it were the reader's turn."""

    tile: Tile
    playable: bool
    spots: tuple[Spot, ...]


@dataclass(frozen=True, kw_only=True)
class Table:
    """A position of either game.

    game: its key, with which the texts begin. last: the number of the formation laid to last. aside: round and what is
    left to draw. hand: the reader's own; empty in a picture for everybody.
    """

    game: str
    formations: tuple[Formation, ...]
    last: int | None
    scores: tuple[int, ...]
    counts: tuple[int, ...]
    to_act: Seat | None
    outcome: Outcome | None
    aside: str
    hand: tuple[Held, ...]


def scene(table: Table, caption: Caption, theme: Theme, walked: str) -> Scene:
    """The table; and under it the hand of the reader, if there is one.

    walked: the words of a move so far. From its tile on the board shows where that may be placed, each place with its
    number; with a place it shows the tile lying there.
    """
    verb, chosen, place = _begun(table, walked)
    fitting = chosen if verb == "place" else None
    (width, bottom), board = _board(table, fitting, place).placed(HEIGHT)
    placed = [*header(replace(caption, aside=table.aside), width, over=table.outcome is not None), *board]
    if not table.formations and not (fitting and fitting.spots):
        placed.append(words(caption.texts(f"{table.game}-picture-empty"), _EMPTY, width // 2, bottom + 30, "centre"))
        bottom += 66
    placed += strip.strip(caption.players, _standings(table), width, bottom)
    bottom += strip.height(len(table.scores))
    if table.hand:
        key = f"{table.game}-picture"
        texts = caption.texts
        title = texts(f"{key}-fits", tile=name(fitting.tile)) if fitting else texts(f"{key}-hand")
        holdings = [Holding(held.tile, held.playable, chosen=held is chosen) for held in table.hand]
        placed += hand.hand(holdings, title, texts(f"{key}-tiles", tiles=len(holdings)), width, bottom)
        bottom += hand.height(len(table.hand))
    return Scene((width, bottom), theme, tuple(placed))


def _begun(table: Table, walked: str) -> tuple[str, Held | None, str]:
    """Of a move's words so far the verb, the tile of the hand, and the place; what is not yet said is missing."""
    verb, tile, place = [*walked.split(), "", "", ""][:3]
    return verb, next((held for held in table.hand if name(held.tile) == tile), None), place


def _board(table: Table, chosen: Held | None, place: str) -> Board:
    if chosen is None:
        return Board(table.formations, table.last)
    for spot in chosen.spots:
        if spot.word == place:
            return Board(
                table.formations, table.last, trial=(spot.formation, PlacedTile(spot.place.cell, spot.place.values))
            )
    options = (Option(spot.formation, spot.place.cell, number) for number, spot in enumerate(chosen.spots, start=1))
    return Board(table.formations, table.last, tuple(options))


def _standings(table: Table) -> list[Standing]:
    ranks = table.outcome.ranks if table.outcome else (None,) * len(table.scores)
    return [
        Standing(score, tiles, rank, seat == table.to_act)
        for seat, (score, tiles, rank) in enumerate(zip(table.scores, table.counts, ranks, strict=True))
    ]
