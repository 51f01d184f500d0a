"""The part of the state that both tile games share: scores, hands, round and turn."""

from collections.abc import Container
from dataclasses import dataclass, field
from typing import NamedTuple, Self

from bot.games.base import Event, Seat
from bot.games.defaults import BaseState
from bot.games.triangles.tiles import Tile, value

FIRST = Seat(0)


class Miss(NamedTuple):
    """A draw or a pass: the seat placed none of its tiles when `laid` tiles lay on the table."""

    seat: Seat
    laid: int
    drew: bool


@dataclass(frozen=True, kw_only=True)
class Table(BaseState):
    """A table with hidden hands, in rounds.

    Attributes:
        scores, hands: per seat; the tiles of a hand in ascending order.
        round: counted from 1; 0 before the first deal.
        dealt_scores: the scores when the round was dealt; empty for all 0.
        turn: the seat that moves next, while there is no outcome.
        placers: who placed each tile of this round, in order.
        misses: all draws and passes of this round, in order.
        round_end: the table with all points of a round that the last move ended, before the next one was dealt;
            otherwise None.
    """

    scores: tuple[int, ...]
    round: int = 0
    dealt_scores: tuple[int, ...] = ()
    hands: tuple[tuple[Tile, ...], ...] = ()
    turn: Seat = FIRST
    placers: tuple[Seat, ...] = field(default=(), hash=False)
    misses: tuple[Miss, ...] = field(default=(), hash=False)
    round_end: Self | None = field(default=None, compare=False, repr=False)

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def gained(self) -> tuple[int, ...]:
        """The points that each seat has scored in this round."""
        before = self.dealt_scores or (0,) * self.seats
        return tuple(score - former for score, former in zip(self.scores, before, strict=True))

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The hand of the player on turn."""
        return self.hands[self.turn]

    @property
    def remaining(self) -> tuple[int, ...]:
        """The value of the tiles in each hand."""
        return tuple(sum(map(value, hand)) for hand in self.hands)

    def misses_with(self, *, drew: bool) -> tuple[Miss, ...]:
        """Returns all misses, and a new one of the player on turn."""
        return (*self.misses, Miss(self.turn, len(self.placers), drew))

    def hands_with(self, hand: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
        """Returns all hands, with this one for the player on turn."""
        return (*self.hands[: self.turn], hand, *self.hands[self.turn + 1 :])

    def hands_without(self, tile: Tile) -> tuple[tuple[Tile, ...], ...]:
        """Returns all hands, after the player on turn has placed the tile."""
        return self.hands_with(tuple(other for other in self.hand if other != tile))

    def hands_drawing(self, tile: Tile) -> tuple[tuple[Tile, ...], ...]:
        """Returns all hands, after the player on turn has drawn the tile."""
        return self.hands_with(tuple(sorted((*self.hand, tile))))

    def scores_with(self, points: int) -> tuple[int, ...]:
        """Returns all scores, with these points added for the player on turn."""
        return (*self.scores[: self.turn], self.scores[self.turn] + points, *self.scores[self.turn + 1 :])

    def events_for(self, reader: Seat | None, private: Container[str]) -> tuple[Event, ...]:
        """Returns the events that a seat, or a spectator (None), may know: those of `private` keys only of itself."""
        return tuple(event for event in self.events if event.key not in private or event.seat == reader)
