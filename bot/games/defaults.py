"""Defaults for what most games have in common: no time limit, no luck after the start, no secrets, no points.

Nothing outside of the games knows these classes; the program relies only on the protocols of bot/games/base.py.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field, replace
from typing import Protocol, Self, TypeVar

from bot.games.base import Event, Game, KeyGrid, Limit, Options, Outcome, OutOfTurn, Seat, View, WrongSeats

S = TypeVar("S")
V_co = TypeVar("V_co", bound=View, covariant=True)


FIRST_SEAT, SECOND_SEAT = "first_seat", "second_seat"
"""Values of an option `first` that says which of two seats begins."""


def other_player_first(options: Options) -> Options:
    """Returns the options with `first` naming the other of two seats; unchanged if it names none."""
    other = {FIRST_SEAT: SECOND_SEAT, SECOND_SEAT: FIRST_SEAT}
    first = str(options["first"])
    return {**options, "first": other.get(first, first)}


class BaseGame(Game[S, V_co], Protocol[S, V_co]):
    """A game with defaults; it defines `info`, `start`, `to_act`, `legal_moves`, `play`, `outcome`, `view` itself."""

    def seats(self, options: Options) -> range:  # noqa: ARG002 - the default is the same for all options
        """Returns the numbers of players that the game declares, for all options."""
        return self.info.seats

    def rematch_options(self, options: Options) -> Options:
        """Returns the same options: the rules say who begins."""
        return options

    def closed(self, state: S, seat: Seat, move: str) -> str | None:  # noqa: ARG002 - the default is the same for all
        """Returns None: every legal move may be made."""
        return None

    def limit(self, state: S) -> Limit | None:  # noqa: ARG002 - the default is the same for all states
        """Returns None: the rules set no time limit."""
        return None

    def irreversible(self, before: S, after: S) -> bool:  # noqa: ARG002 - the default is the same for all moves
        """Returns True in a game with secrets, since any move might reveal one; otherwise False."""
        return self.info.secret

    def check_seats(self, seats: int, options: Options) -> None:
        """Raises WrongSeats for a number of players that these options do not allow."""
        numbers = self.seats(options)
        if seats not in numbers:
            raise WrongSeats(numbers)

    def check_turn(self, state: S, seat: Seat) -> None:
        """Raises OutOfTurn unless the seat is to act."""
        if seat not in self.to_act(state):
            raise OutOfTurn


@dataclass(frozen=True, slots=True, kw_only=True)
class BaseState:
    """A state with its outcome, None while the game goes on, and the events of the last move, private ones included."""

    outcome: Outcome | None = None
    events: tuple[Event, ...] = field(default=(), hash=False)

    def with_event(self, key: str, seat: Seat | None = None, **args: str | int) -> Self:
        """Returns the state with one more event."""
        return replace(self, events=(*self.events, Event(key, seat, args)))


@dataclass(frozen=True, kw_only=True)
class BaseView(ABC):
    """A view with its outcome and events, by default of the only round.

    Nothing is counted, no move has a preview, the keys have no grid, `str(view)` is the description.
    """

    round: int = 1
    round_end: Self | None = None
    outcome: Outcome | None
    events: tuple[Event, ...] = field(hash=False)

    @property
    def standing(self) -> tuple[Event, ...]:
        """Empty: nothing is counted."""
        return ()

    @property
    @abstractmethod
    def description(self) -> tuple[Event, ...]:
        """The position, one event a line."""

    @property
    def legend(self) -> Event | None:
        """None: the names of the cells say where they are."""
        return None

    @property
    def open_places(self) -> tuple[Event, ...]:
        """Empty: the description says what is free."""
        return ()

    def preview(self, words: str) -> Event | None:  # noqa: ARG002 - the default is the same for all moves
        """Returns None: the words themselves say it all."""
        return None

    def keys(self, words: str) -> KeyGrid:  # noqa: ARG002 - the default is the same for all moves
        """Returns no rows: the next words are shown one after the other."""
        return ()

    def prompt(self, words: str) -> Event | None:  # noqa: ARG002 - the default is the same for all moves
        """Returns None: there is no question."""
        return None

    @property
    def private_summary(self) -> tuple[Event, ...]:
        """Empty: there are no secrets."""
        return ()

    def __str__(self) -> str:
        return "\n".join(map(str, self.description))
