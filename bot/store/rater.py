"""The rater: the rules by which results of finished games change ratings, their history, and best scores.

The store knows no rules of ratings: it reads the rows that a `Rater` asks for, and writes the rows that the rater
returns, in the transaction that writes the results.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple, Protocol, TypeAlias

from bot.store.results import BestScoreRecord, RatingChangeRecord, RatingRecord, ResultRecord

Ended: TypeAlias = Sequence[ResultRecord]
"""A finished session: the results of all its seats, with their number."""


PersonInScope: TypeAlias = tuple[int, int, str, str]
"""A person, a guild, a game and a variant: the key of a row of `ratings` or of `best_scores`, but for its period."""


class AskedRows(NamedTuple):
    """Rows of `ratings` or of `best_scores` to be read: of each of these people, in each of these periods."""

    people: frozenset[PersonInScope] = frozenset()
    periods: frozenset[str] = frozenset()

    def __or__(self, other: "AskedRows") -> "AskedRows":
        return AskedRows(self.people | other.people, self.periods | other.periods)


NO_ROWS = AskedRows()


class EarlierGame(NamedTuple):
    """A person's rated game.

    Attributes:
        at: its end, ms since the epoch.
        weight: the weight with which it changed the person's ratings.
        others: the ids of the other players.
    """

    at: int
    guild: int | None
    game: str
    variant: str
    weight: float
    others: tuple[int, ...]


class Known(NamedTuple):
    """The rows and games known before a game is rated.

    Attributes:
        ratings, best_scores: rows by person and scope, and by period.
        games: at least the last rated games of each person, as many as the Rater asks for, oldest first.
    """

    ratings: dict[PersonInScope, dict[str, RatingRecord]]
    best_scores: dict[PersonInScope, dict[str, BestScoreRecord]]
    games: dict[int, list[EarlierGame]]


class Rated(NamedTuple):
    """The rows to write, each in place of the one with the same key."""

    ratings: Sequence[RatingRecord]
    changes: Sequence[RatingChangeRecord]
    best_scores: Sequence[BestScoreRecord]


Progress: TypeAlias = Callable[[int, int], object]
"""Called with the number of sessions done, and of all sessions; from any thread."""


class Rater(Protocol):
    """The rules of ratings, without state and I/O."""

    @property
    def rules(self) -> str:
        """A text that changes whenever the same results would lead to other ratings."""
        ...

    def variant_of(self, game: str, options: str, seats: int) -> str:
        """Returns the variant of a game whose results do not name it.

        Args:
            options: as in a SessionRecord.
        """
        ...

    def ratings_changed(self, ended: Ended) -> AskedRows:
        """Returns the ratings that a game changes; none for one that compares nobody."""
        ...

    def best_scores_changed(self, ended: Ended) -> AskedRows:
        """Returns the best scores that a game may change; none for most."""
        ...

    @property
    def earlier_games(self) -> int:
        """How many of each player's last rated games it needs to rate the next one."""
        ...

    def rate(self, ended: Ended, known: Known) -> Rated:
        """Returns the rows that a game changes.

        Args:
            known: at least all existing rows with the game's keys, and the earlier games of its players.
        """
        ...


def ended_sessions(results: Iterable[ResultRecord]) -> list[Ended]:
    """Groups results by session; those of a session follow each other."""
    return [tuple(seats) for _, seats in groupby(results, key=attrgetter("session"))]


def earlier_game(ended: Ended, person: int, weight: float) -> EarlierGame:
    """Returns a game as an earlier game of one of its players."""
    first, others = ended[0], tuple(seat.person for seat in ended if seat.person != person)
    return EarlierGame(first.at, first.guild, first.game, first.variant, weight, others)
