"""What is on the table, in the hands and in the reserve."""

from dataclasses import dataclass, field

from bot.games.base import Event, Outcome, Seat
from bot.games.triangles.formation import EMPTY, Formation
from bot.games.triangles.tiles import Tile

FIRST = Seat(0)


@dataclass(frozen=True, kw_only=True)
class State:
    """A game of one or more rounds.

    target: the points that end the game. each_hexagon: whether every hexagon closed at once counts. tiles: how many a
    solitaire uses. hands: per seat, in ascending order. reserve: the next tile to draw comes first. drawn: the tiles
    that the player on turn has drawn this turn, all of them still in the hand. idle: turns in a row that began on an
    empty reserve and were passed; the turn whose own draws emptied it is not one of them, for its older tiles had to
    wait.
    """

    target: int
    each_hexagon: bool
    tiles: int
    scores: tuple[int, ...]
    round: int = 0
    hands: tuple[tuple[Tile, ...], ...] = ()
    reserve: tuple[Tile, ...] = ()
    formation: Formation = EMPTY
    turn: Seat = FIRST
    drawn: tuple[Tile, ...] = ()
    idle: int = 0
    outcome: Outcome | None = None
    events: tuple[Event, ...] = field(default=(), hash=False)

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def solitaire(self) -> bool:
        return self.seats == 1

    @property
    def opening(self) -> bool:
        """Whether the round's first tile is still to be laid."""
        return not self.formation.laid

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The hand of the player on turn."""
        return self.hands[self.turn]

    def hands_with(self, hand: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
        """All hands, with this one for the player on turn."""
        return (*self.hands[: self.turn], hand, *self.hands[self.turn + 1 :])

    def scores_with(self, points: int) -> tuple[int, ...]:
        """All scores, with these points added for the player on turn."""
        return (*self.scores[: self.turn], self.scores[self.turn] + points, *self.scores[self.turn + 1 :])
