"""What is on the table, in the hands and in the stock."""

from dataclasses import dataclass, field

from bot.games.base import Event, Outcome, Seat
from bot.games.triangles.formation import Formation
from bot.games.triangles.tiles import Tile

FIRST = Seat(0)


@dataclass(frozen=True, kw_only=True)
class State:
    """A match of one or more rounds.

    starter: who opens the first round. hands: per seat, in ascending order. stock: the next tile to draw comes first.
    last: the number of the formation laid to last, counted from 1.
    drawn: how many tiles the player on turn has drawn this turn. free: whether that player has just closed a hexagon
    and may open a new formation. idle: turns in a row without a placement.
    """

    rounds: int
    topsy_turvy: bool
    starter: Seat
    scores: tuple[int, ...]
    round: int = 0
    hands: tuple[tuple[Tile, ...], ...] = ()
    stock: tuple[Tile, ...] = ()
    formations: tuple[Formation, ...] = ()
    last: int | None = None
    turn: Seat = FIRST
    drawn: int = 0
    free: bool = False
    idle: int = 0
    outcome: Outcome | None = None
    events: tuple[Event, ...] = field(default=(), hash=False)

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def opening(self) -> bool:
        """Whether the round's first tile is still to be laid."""
        return not self.formations

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The hand of the player on turn."""
        return self.hands[self.turn]

    def fits(self, tile: Tile) -> bool:
        """Whether the tile can be attached anywhere."""
        return any(tile in formation.takes for formation in self.formations)

    def hands_with(self, hand: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
        """All hands, with this one for the player on turn."""
        return (*self.hands[: self.turn], hand, *self.hands[self.turn + 1 :])

    def scores_with(self, points: int) -> tuple[int, ...]:
        """All scores, with these points added for the player on turn."""
        return (*self.scores[: self.turn], self.scores[self.turn] + points, *self.scores[self.turn + 1 :])
