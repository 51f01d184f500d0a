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
"""The ratings of a move after which the seat wins for certain, wins half of its games, and loses for certain."""


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
    """A legal move, and the share of wins (0 to 1) that the player can expect from it."""

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
        """Returns the rating that the player gives to each legal move, from LOST to WON."""
        ...


AnyPlayer: TypeAlias = Player[Any]


@runtime_checkable
class TimedPlayer(Player[V_contra], Protocol):
    """A player of a race, in which whoever is ready first moves: the player decides how long it takes."""

    def pause(self, view: V_contra, legal: Sequence[str], chance: Chance) -> float:
        """Returns the seconds to wait before the move, counted from when the table last changed.

        Infinite if this seat does not want to move until the table has changed.
        """
        ...


def pause_of(player: AnyPlayer, view: View, legal: Sequence[str], chance: Chance) -> float:
    """Returns the seconds to wait before the player's move."""
    return player.pause(view, legal, chance) if isinstance(player, TimedPlayer) else PAUSE


class Reason(Protocol[V_contra]):
    """Finds out why a move is better than another one, by facts that follow from the rules and the seat's view.

    It states one fact about both moves, not all that a search has found out. The event's text gets the labels of both
    moves as `$move` and `$better`, the label of the move whose words are the argument `reply`, and the name of the
    event's seat as `$player`.
    """

    def __call__(self, view: V_contra, played: RatedMove, better: RatedMove) -> Event | None:
        """Returns the fact; None if there is none to tell."""
        ...


def best_move(legal: Sequence[str], ratings: Sequence[float], chance: Chance) -> str:
    """Returns a move of the highest rating; among several each is equally likely."""
    best = max(ratings)
    return chance.pick([move for move, rating in zip(legal, ratings, strict=True) if rating == best])
