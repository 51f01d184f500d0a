"""Who sits at the table, what they hold and whose turn it is: the same in both tile games."""

from collections.abc import Container
from dataclasses import dataclass, field

from bot.games.base import Event, Outcome, Seat
from bot.games.triangles.tiles import Tile, value

FIRST = Seat(0)


@dataclass(frozen=True, kw_only=True)
class Table:
    """Rounds of laying tiles from hands that nobody else sees.

    scores, hands: per seat; the tiles of a hand in ascending order. round: counted from 1; 0 before the first deal.
    turn: who is to move, as long as there is no outcome. events: what the last move brought, private ones included.
    """

    scores: tuple[int, ...]
    round: int = 0
    hands: tuple[tuple[Tile, ...], ...] = ()
    turn: Seat = FIRST
    outcome: Outcome | None = None
    events: tuple[Event, ...] = field(default=(), hash=False)

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The hand of the player on turn."""
        return self.hands[self.turn]

    @property
    def remaining(self) -> tuple[int, ...]:
        """Per seat, what the tiles still in the hand are worth."""
        return tuple(sum(map(value, hand)) for hand in self.hands)

    def hands_with(self, hand: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
        """All hands, with this one for the player on turn."""
        return (*self.hands[: self.turn], hand, *self.hands[self.turn + 1 :])

    def hands_without(self, tile: Tile) -> tuple[tuple[Tile, ...], ...]:
        """All hands, the player on turn having laid the tile."""
        return self.hands_with(tuple(held for held in self.hand if held != tile))

    def hands_drawing(self, tile: Tile) -> tuple[tuple[Tile, ...], ...]:
        """All hands, the player on turn having taken the tile up."""
        return self.hands_with(tuple(sorted((*self.hand, tile))))

    def scores_with(self, points: int) -> tuple[int, ...]:
        """All scores, with these points added for the player on turn."""
        return (*self.scores[: self.turn], self.scores[self.turn] + points, *self.scores[self.turn + 1 :])

    def heard_by(self, reader: Seat | None, private: Container[str]) -> tuple[Event, ...]:
        """The events without those of the `private` keys, which only their own seat hears of; None is a spectator."""
        return tuple(event for event in self.events if event.key not in private or event.seat == reader)
