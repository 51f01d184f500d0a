"""The added-up results of a match's games."""

from dataclasses import dataclass
from math import sqrt

Z = 1.959964
"""The standard deviations to both sides of the mean that contain 95 % of a normal distribution."""


@dataclass(frozen=True)
class Score:
    """The games of the first of two contestants.

    Attributes:
        cut: games that did not end.
        moves: of the first contestant.
        seconds, slowest: the CPU time of all these moves, and of the slowest one.
    """

    won: int = 0
    drawn: int = 0
    lost: int = 0
    cut: int = 0
    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def __add__(self, other: "Score") -> "Score":
        return Score(
            self.won + other.won,
            self.drawn + other.drawn,
            self.lost + other.lost,
            self.cut + other.cut,
            self.moves + other.moves,
            self.seconds + other.seconds,
            max(self.slowest, other.slowest),
        )

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost + self.cut

    def __str__(self) -> str:
        decided = self.won + self.lost
        low, high = interval(self.won, decided)
        share = f"{self.won / decided:.1%} of {decided} decided (95 %: {low:.1%} to {high:.1%})" if decided else "-"
        others = f"{self.drawn} drawn, {self.cut} cut"
        time = f"{1000 * self.seconds / max(self.moves, 1):.1f} ms a move, slowest {1000 * self.slowest:.0f} ms"
        return f"{share}; {others}; {time}"


def interval(won: int, games: int) -> tuple[float, float]:
    """Returns the 95 % interval of a share (Wilson's score interval)."""
    if not games:
        return 0.0, 1.0
    share, spread = won / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(share * (1 - share) / games + spread / games / 4)
    return middle - half, middle + half
