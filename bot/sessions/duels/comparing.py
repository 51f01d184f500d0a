"""How the games of a duel compare: who has done best, and where they parted."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.games.base import Outcome, Seat
from bot.sessions.duels.duel import PLAYER
from bot.sessions.persistence.records import win_loss_or_draw
from bot.sessions.session import Session, Status
from bot.sessions.states import states_of

MOST_PARTINGS = 3
"""The places that are shown where games parted."""

POINTS = {"loss": 0, "draw": 1, "win": 2}

Merit: TypeAlias = tuple[int, ...]

NOT_OVER: Merit = (0,)
"""The merit of a game that is not over: below all others."""


def merit(outcome: Outcome | None, plies: int, duration: int = 0) -> Merit:
    """Returns what the games of a duel are compared by: the higher one is better.

    A game that is not over comes last. Of games that were played alone the one with more points is better, then the
    faster one. Against computers a win is better than a draw, and that than a loss; then where there are points those
    by which the player is ahead of the best computer, or not behind it; and without points a win in fewer moves, and a
    loss after more.

    Args:
        outcome: None for a game that is not over.
        plies: of all seats.
        duration: milliseconds.
    """
    if outcome is None:
        return NOT_OVER
    if len(outcome.ranks) == 1:
        return (1, 0 if outcome.scores is None else outcome.scores[PLAYER], -duration)
    points = POINTS[win_loss_or_draw(outcome, PLAYER)]
    if outcome.scores is not None:
        return (1, points, _ahead(outcome, outcome.scores))
    return (1, points, plies if points < POINTS["draw"] else -plies if points > POINTS["draw"] else 0)


def _ahead(outcome: Outcome, scores: Sequence[int]) -> int:
    """Returns by how many points the player is better than the best computer; below 0 if worse."""
    rival = min((Seat(seat) for seat in range(1, len(scores))), key=lambda seat: outcome.ranks[seat])
    gap = abs(scores[PLAYER] - scores[rival])
    return gap if outcome.ranks[PLAYER] < outcome.ranks[rival] else -gap


def merit_of(game: Session) -> Merit:
    """Returns the `merit` of a game."""
    return merit(game.result.outcome, game.ply, (game.result.ended_at or 0) - (game.started_at or 0))


def ranks_of(games: Sequence[Session]) -> tuple[int, ...]:
    """Returns the rank of each game: 1 is best, equal ones share it."""
    merits = [merit_of(one) for one in games]
    return tuple(1 + sum(other > own for other in merits) for own in merits)


@dataclass(frozen=True)
class Parting:
    """A position to which several games of a duel have led, and in which they went on differently.

    Attributes:
        session: the position, as one of their tables, with the game on.
        seat: who was to move. A computer chooses the same in the same position, as far as its search can run.
        choices: the games by the words that they went on with.
    """

    session: Session
    seat: Seat
    choices: Mapping[str, tuple[Session, ...]]

    @property
    def ply(self) -> int:
        """The ply of the moves that differ."""
        return self.session.ply + 1


def partings(games: Sequence[Session]) -> list[Parting]:
    """Returns where games parted, in the order of plies: MOST_PARTINGS at most. They all have states."""
    found, together = list[Parting](), [tuple(games)]
    while together:
        group = together.pop()
        parted = _parting(group)
        if parted is not None:
            found.append(parted)
            together.extend(parted.choices.values())
    return sorted(found, key=lambda one: (one.ply, one.session.id))[:MOST_PARTINGS]


def _parting(games: Sequence[Session]) -> Parting | None:
    """Returns where the first of these games parted; None where they never did, and for a single one."""
    shortest = 0
    while len(games) > 1:
        words = {(game.moves[shortest].seat, game.moves[shortest].words) for game in games if shortest < game.ply}
        games = [game for game in games if shortest < game.ply]
        if len(words) > 1:
            break
        shortest += 1
    if len(games) < 2:
        return None
    first, choices = games[0], dict[str, tuple[Session, ...]]()
    for game in games:
        made = game.moves[shortest].words
        choices[made] = (*choices.get(made, ()), game)
    before = replace(
        first,
        status=Status.PLAYING,
        ply=shortest,
        moves=first.moves[:shortest],
        state=states_of(first)[shortest],
        result=replace(first.result, outcome=None, reason=None, ended_at=None),
        earlier_events=(),
    )
    return Parting(before, first.moves[shortest].seat, choices)
