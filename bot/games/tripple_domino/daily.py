"""The daily puzzle: the solitaire with 24 tiles (RULES 002.16)."""

from bot.games.base import Options, Seat
from bot.games.chance import Chance
from bot.games.daily import DailyPuzzle
from bot.games.tripple_domino.game import GAME
from bot.games.tripple_domino.notation import Placement, read
from bot.games.tripple_domino.state import State
from bot.games.tripple_domino.turn import place_of, points

OPTIONS: Options = {"tiles": 24}

FEWEST_PLACED = 14
"""The fewest tiles that can be placed in a deal worth playing: in some deals hardly a tile fits, and there is nothing
to decide."""

ALONE = Seat(0)


def accepts_deal(luck: bytes) -> bool:
    """Returns whether a player who always takes the most points places at least FEWEST_PLACED tiles."""
    state, ply = GAME.start(1, GAME.info.full_options(OPTIONS), Chance(luck, 0)), 0
    while state.outcome is None:
        ply += 1
        state = GAME.play(state, ALONE, _greedy(state), Chance(luck, ply))
    return len(state.placers) >= FEWEST_PLACED


def _greedy(state: State) -> str:
    """Returns the placement of the most points; if there is none, the draw or the pass."""
    legal = GAME.legal_moves(state, ALONE)
    placements = [one for one in map(read, legal) if isinstance(one, Placement)]
    best = max(placements, key=lambda one: points(state, place_of(state, one.tile, one.cell)), default=None)
    return legal[-1] if best is None else str(best)


DAILY = DailyPuzzle(
    options=OPTIONS,
    marks={
        "tripple_domino-opened": "🔺",
        "tripple_domino-placed": "🔺",
        "tripple_domino-bridge": "🌉",
        "tripple_domino-double": "🌉",
        "tripple_domino-hexagon": "⭐",
        "tripple_domino-drew": "🔻",
        "tripple_domino-passed": "⬛",
    },
    accepts_deal=accepts_deal,
)
