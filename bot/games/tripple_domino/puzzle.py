"""The puzzle of positions: place the tile that scores most (RULES 002.2, 002.9)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.position_puzzle import RIGHT, WRONG, PositionPuzzle, Progress
from bot.games.triangles.tiles import value
from bot.games.tripple_domino.game import GAME
from bot.games.tripple_domino.notation import Placement, read
from bot.games.tripple_domino.state import State
from bot.games.tripple_domino.turn import place_of, points
from bot.games.tripple_domino.view import View

NO_LUCK = Chance(bytes(32), 0)

FEWEST_PLACEMENTS, FEWEST_TILES = 4, 3
"""With fewer placements, or fewer tiles that fit, there is little to compare."""


def scores(state: State, seat: Seat) -> Mapping[str, int]:
    """Returns the points that each placement of the player on turn scores at once."""
    if seat != state.turn or state.outcome is not None:
        return {}
    placements = [one for one in map(read, GAME.legal_moves(state, seat)) if isinstance(one, Placement)]
    return {str(one): points(state, place_of(state, one.tile, one.cell)) for one in placements}


def is_good(state: State, seat: Seat) -> bool:
    """Returns whether only one placement scores most, and by a bonus: else the answer is just the highest tile.

    The last tile of a hand is not asked for, since it ends the round.
    """
    possible = {} if state.opening or len(state.hands[seat]) < FEWEST_TILES else scores(state, seat)
    tiles = {words.split(" ")[1] for words in possible}
    if len(possible) < FEWEST_PLACEMENTS or len(tiles) < FEWEST_TILES:
        return False
    most = max(possible.values())
    best = [words for words, score in possible.items() if score == most]
    placement = read(best[0])
    return len(best) == 1 and isinstance(placement, Placement) and most > value(placement.tile)


def answered(state: State, seat: Seat, answers: Sequence[str]) -> Progress:
    """Returns how an attempt stands: its only answer scores the points that it would score in the game."""
    possible = scores(state, seat)
    most = max(possible.values())
    if not answers:
        return Progress(state, 0, most, over=False, marks="")
    after = GAME.play(state, seat, answers[0], NO_LUCK)
    score = possible[str(read(answers[0]))]
    same_round = after.round == state.round and after.outcome is None
    return Progress(after if same_round else state, score, most, over=True, marks=RIGHT if score == most else WRONG)


def solution(state: State, seat: Seat) -> list[str]:
    """Returns the placement that scores most."""
    possible = scores(state, seat)
    return [max(possible, key=lambda words: possible[words])]


def without_scores(view: View) -> View:
    """Returns the view without the points of placements, which would give the answer away."""
    return replace(view, tells_scores=False)


POSITION_PUZZLE = PositionPuzzle(
    kind="best-placement",
    verb="place",
    is_good=is_good,
    answers=lambda state, seat: [*scores(state, seat)],
    answered=answered,
    solution=solution,
    view=without_scores,
)
