"""Positions in the middle of a round, and moves made in them."""

from bot.games.triangles.formation import Formation
from bot.games.triangles.tiles import Tile
from bot.games.tripple_domino import GAME
from bot.games.tripple_domino.state import State
from tests.games.triangles.formations import SCENARIOS, formation, remaining_tiles, tiles
from tests.games.triangles.playing import Playing

PLAYING = Playing(GAME)
started = PLAYING.started
played = PLAYING.played
moves = PLAYING.moves
words = PLAYING.words
events_of = PLAYING.events_of


def table(
    *hands: str,
    laid: str = "u0,0=555",
    reserve: str = "",
    scores: tuple[int, ...] | None = None,
    target: int = 300,
    each_hexagon: bool = True,
) -> State:
    """Returns a round with these hands (`012 455`), the first player on turn. The reserve's first tile is next."""
    return State(
        target=target,
        each_hexagon=each_hexagon,
        tiles=20,
        scores=scores or (0,) * len(hands),
        round=1,
        hands=tuple(map(tiles, hands)),
        reserve=tuple(tile for digits in reserve.split() for tile in tiles(digits)),
        formation=formation(laid),
    )


def blocked_formation() -> tuple[Formation, list[Tile]]:
    """Returns a formation that takes no further tile, and all other tiles."""
    blocked = formation(SCENARIOS["blocked22"])
    return blocked, remaining_tiles(blocked)
