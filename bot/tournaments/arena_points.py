"""The points of an arena, as lichess counts them: 2 for a win, 1 for a draw, twice that on a streak of two wins."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.tournaments.tournament import Pairing, Result

STREAK = 2
"""After so many wins in a row the results count twice, until a game is not won."""

WIN, DRAW = 2, 1


@dataclass(frozen=True)
class ArenaScore:
    """A player's points, the games won in a row up to now, and whether the next result counts twice."""

    points: int = 0
    streak: int = 0

    @property
    def on_fire(self) -> bool:
        return self.streak >= STREAK


def arena_score(player: int, pairings: Iterable[Pairing]) -> ArenaScore:
    """Returns the score from a player's decided pairings, which count in the order in which they were decided.

    One that nobody has played is no game: it breaks no streak.
    """
    points = streak = 0
    for pairing in sorted(pairings, key=lambda pairing: (pairing.at or 0, pairing.number)):
        factor = 2 if streak >= STREAK else 1
        if pairing.winner == player:
            points += WIN * factor
            streak += 1
        elif pairing.result is Result.DRAW:
            points += DRAW * factor
            streak = 0
        elif pairing.winner is not None:
            streak = 0
    return ArenaScore(points, streak)
