"""The swing of a finished game: the move or moves by which its chances, else its points, changed most."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.games.base import Seat, View
from bot.sessions.analysis import AnalysedMove
from bot.sessions.session import Session
from bot.ui.results.analysis import points
from bot.ui.results.replay_frames import ReplayFrames

MOST_POSITIONS = 5
"""The most positions of a swing; of a longer one, with many players, only the last ones are shown."""

SCORES = ("score", "points", "sets")
"""The names of a player's points in the events of a standing."""

Numbers = Mapping[Seat, int]


@dataclass(frozen=True)
class Swing:
    """Some moves of a game, and the players' chances or points before and after them.

    Attributes:
        plies: the plies of the position before the moves, and of the positions after each move.
        seat: whom the swing was for.
        before, after: by seat, the chance to win in percent, or points; empty if unknown.
        whole: the total that is shared: 100, or the sum of the points.
    """

    plies: tuple[int, ...]
    seat: Seat
    before: Numbers
    after: Numbers
    whole: int
    chances: bool


def swing_of(frames: ReplayFrames, moves: Sequence[AnalysedMove]) -> Swing:
    """Returns the swing of a game that has ended with an outcome, after at least one move.

    With an analysis, that is the largest change of chances between two of its points. Without one, it is the move from
    which the winner led, in a game for one the move with the most points, and in a game without points the last move.

    Args:
        moves: the analysis; empty if there is none.
    """
    session = frames.session
    plies = [0, *session.remaining_plies]
    if moves:
        return _largest_swing(session, moves, plies)
    scores = [_scores(session.game.view(frames.states[ply], None)) for ply in plies]
    return _by_points(session, scores, plies)


def _largest_swing(session: Session, moves: Sequence[AnalysedMove], plies: Sequence[int]) -> Swing:
    # with hidden hands, one player's chances say nothing about the opponent's, who does not know that hand
    shared = len(session.people) == 2 and not session.game.info.secret
    seats = [Seat(0)] if shared else [Seat(seat) for seat in range(len(session.people))]
    swings = [(seat, start, end) for seat in seats for start, end in pairwise(points(session, moves, seat, two=shared))]
    # if chances are not shared, the swing is shown for the player who gained
    seat, (first, before), (last, after) = max(
        swings, key=lambda swing: (shared or swing[2][1] > swing[1][1], abs(swing[2][1] - swing[1][1]), swing[2][0])
    )
    start = max(ply for ply in plies if ply <= first)  # the same position if a later move was taken back
    shown = [ply for ply in plies if start <= ply <= last]
    before, after = round(100 * before), round(100 * after)
    if not shared:
        return Swing(_last(shown), seat, {seat: before}, {seat: after}, 100, chances=True)
    gains = Seat(0) if after >= before else Seat(1)
    return Swing(_last(shown), gains, _both(before), _both(after), 100, chances=True)


def _both(first: int) -> Numbers:
    """Returns the chances of two players from the first one's."""
    return {Seat(0): first, Seat(1): 100 - first}


def _by_points(session: Session, scores: Sequence[Numbers], plies: Sequence[int]) -> Swing:
    outcome = session.result.outcome
    winners = outcome.winners if outcome is not None else ()
    seat = winners[0] if winners else Seat(0)
    place = len(plies) - 1
    if len(session.people) == 1 and scores[-1]:
        place = max(range(1, len(plies)), key=lambda one: (scores[one][seat] - scores[one - 1][seat], one))
    elif winners and scores[-1]:
        behind = [one for one in range(len(plies)) if not _leads(scores[one], seat)]
        place = min(behind[-1] + 1 if behind else place, place)
    alone = len(session.people) == 1
    whole = max(score.get(seat, 0) for score in scores) if alone else sum(scores[place].values())
    # the previous moves show how it came about: in a race, the call
    shown = plies[max(place - 2, 0) : place + 1]
    return Swing(tuple(shown), seat, scores[place - 1], scores[place], max(whole, 1), chances=False)


def _leads(scores: Numbers, seat: Seat) -> bool:
    return all(scores[seat] > score for other, score in scores.items() if other != seat)


def _scores(view: View) -> Numbers:
    """Returns each player's points from the standing; empty for a game without points."""
    found = {}
    for event in view.standing:
        score = next((event.args[name] for name in SCORES if name in event.args), None)
        if event.seat is not None and score is not None:
            found[event.seat] = max(int(score), 0)
    return found


def _last(plies: Sequence[int]) -> tuple[int, ...]:
    return tuple(plies[-MOST_POSITIONS:])
