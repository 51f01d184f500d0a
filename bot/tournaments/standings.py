"""How the players of a tournament stand: points, and what decides between equal ones."""

from dataclasses import dataclass
from enum import StrEnum

from bot.tournaments.tournament import Tournament


class TieBreak(StrEnum):
    """What decides between players with the same points; the values are parts of text keys."""

    DIRECT_ENCOUNTER = "direct-encounter"
    """The points from the games between those who are equal, where each of them has met each other one."""
    BUCHHOLZ_CUT = "buchholz-cut"
    """The sum of the opponents' points without the lowest one."""
    BUCHHOLZ = "buchholz"
    """The sum of the opponents' points."""
    SONNEBORN_BERGER = "sonneborn-berger"
    """The points of the opponents who were beaten, and half of those with whom the player has drawn."""
    WINS = "wins"
    """The number of games won."""
    FEWER_GAMES = "fewer-games"
    """The number of games as a negative number: in an arena fewer games for the same points are better."""


@dataclass(frozen=True, kw_only=True)
class Standing:
    """A player's place. rank: 1 is best; players who are equal in everything share it.

    points: in rounds 1 for a win or a bye and 0.5 for a draw, in an arena 2 and 1, doubled on a streak. tie_breaks: in
    the order in which they decide, higher is better. streak: in an arena the games won in a row up to now; on_fire:
    whether the next result counts twice. Byes are in points, not in games and wins.
    """

    rank: int
    number: int
    points: float
    tie_breaks: tuple[tuple[TieBreak, float], ...]
    games: int
    wins: int
    draws: int
    losses: int
    byes: int = 0
    streak: int = 0
    on_fire: bool = False


def standings(tournament: Tournament) -> tuple[Standing, ...]:
    """Returns the standings, the best first: of all who have joined, also of those who have withdrawn."""
    raise NotImplementedError
