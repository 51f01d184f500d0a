"""The protocol of computer players, and their levels."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol, TypeAlias, TypeVar, runtime_checkable

from bot.games.base import Event, View
from bot.games.chance import Chance

V_contra = TypeVar("V_contra", bound=View, contravariant=True)

PAUSE = 1.0
"""The seconds before a move outside of races: long enough for people to see the move before."""

WON, EVEN, LOST = 1.0, 0.5, 0.0
"""The ratings of a move after which the seat wins for certain, after which it wins half of its games, and none."""


class Level(StrEnum):
    """How strong a computer player is, the weakest level first."""

    EASY = "easy"
    FAIR = "fair"
    HARD = "hard"
    MASTER = "master"


DEFAULT_LEVEL = Level.FAIR

STRONGEST_LAST = tuple(Level)


@dataclass(frozen=True)
class RatedMove:
    """A legal move, and what the player can expect of it: a share of wins, 0 to 1."""

    words: str
    rating: float


class Player(Protocol[V_contra]):
    """A computer player of one level, without state: the same view, moves and luck always lead to the same choice.

    `view` is what the player's own seat sees, `legal` the moves of that seat, at least one. How long a player thinks is
    counted in positions or games tried, never in seconds, so that its choice does not depend on the machine.
    """

    def choose(self, view: V_contra, legal: Sequence[str], chance: Chance) -> str:
        """Returns one of the legal moves."""
        ...

    def ratings(self, view: V_contra, legal: Sequence[str], chance: Chance) -> Sequence[float]:
        """Returns for each legal move what the player expects of it, from LOST to WON."""
        ...


AnyPlayer: TypeAlias = Player[Any]


@runtime_checkable
class TimedPlayer(Player[V_contra], Protocol):
    """A player of a race, where whoever is ready first moves: it takes a time of its own."""

    def pause(self, view: V_contra, legal: Sequence[str], chance: Chance) -> float:
        """Returns the seconds to wait before the move, counted from when the table last changed.

        Infinite where it needs no move of this seat: then it does not move until the table has changed.
        """
        ...


def pause_of(player: AnyPlayer, view: View, legal: Sequence[str], chance: Chance) -> float:
    """Returns the seconds to wait before the player's move."""
    return player.pause(view, legal, chance) if isinstance(player, TimedPlayer) else PAUSE


class Reason(Protocol[V_contra]):
    """Finds out what makes a move better than another one, from what the rules and the seat's view can prove.

    It is a fact about both moves, and not the whole of what a search has found out. The text of the event has the
    labels of both moves as `$move` and `$better`, that of the argument `reply`, the words of a move, and as `$player`
    the name of the event's seat.
    """

    def __call__(self, view: V_contra, played: RatedMove, better: RatedMove) -> Event | None:
        """Returns the fact; None where there is none to tell."""
        ...


def best_move(legal: Sequence[str], ratings: Sequence[float], chance: Chance) -> str:
    """Returns a move of the highest rating; among several each is equally likely."""
    best = max(ratings)
    return chance.pick([move for move, rating in zip(legal, ratings, strict=True) if rating == best])
