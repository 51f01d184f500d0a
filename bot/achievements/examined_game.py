"""A finished game as the rules of achievements see it."""

from dataclasses import dataclass

from bot.games.base import Event, Seat


@dataclass(frozen=True)
class PlayedMove:
    """A move that was not taken back.

    Attributes:
        events: the move's events, as spectators know them; the end of a round comes before the start of the next.
        thought: milliseconds since the last move that changed the common position, or since the start of the game.
    """

    seat: Seat
    words: str
    events: tuple[Event, ...]
    thought: int


@dataclass(frozen=True)
class ExaminedGame:
    """A game that has ended with a result.

    Attributes:
        people: the seats of people who have not given up; only they can earn achievements.
        seats: the number of seats.
        winners: as in `Outcome`.
        played_out: whether it ended by its own rules, not by giving up or an agreement.
        masters: the seats of computers of the highest level.
        among_people: whether no computer sat at the table from the start.
    """

    game: str
    seats: int
    people: frozenset[Seat]
    winners: frozenset[Seat]
    played_out: bool
    masters: frozenset[Seat]
    among_people: bool
    moves: tuple[PlayedMove, ...]
