"""What the results of finished games change beside their own rows: ratings, their history, and best scores.

The store knows no rules of ratings: it reads the rows that a `Rater` asks for, and writes those that it returns, in the
transaction that writes the results.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple, Protocol, TypeAlias

from bot.store.records import BestScoreRecord, RatingChangeRecord, RatingRecord, ResultRecord

Ended: TypeAlias = Sequence[ResultRecord]
"""A finished session: the results of all its seats, with their number."""


class RatingKey(NamedTuple):
    """The key of a row of `ratings`, or of one of `best_scores`."""

    person: int
    guild: int
    game: str
    variant: str
    period: str


class EarlierGame(NamedTuple):
    """A rated game of somebody.

    Attributes:
        at: its end, ms since the epoch.
        weight: with which it has changed the person's ratings.
        others: those who played with the person.
    """

    at: int
    guild: int | None
    game: str
    variant: str
    weight: float
    others: tuple[int, ...]


class Known(NamedTuple):
    """What is known before a game.

    Attributes:
        ratings, best_scores: rows by key.
        games: at least the last rated games of each person, as many as the Rater asks for, the oldest first.
    """

    ratings: dict[RatingKey, RatingRecord]
    best_scores: dict[RatingKey, BestScoreRecord]
    games: dict[int, list[EarlierGame]]


class Rated(NamedTuple):
    """The rows that are to be written, each in place of the one with the same key."""

    ratings: Sequence[RatingRecord]
    changes: Sequence[RatingChangeRecord]
    best_scores: Sequence[BestScoreRecord]


@dataclass(frozen=True)
class RatingState:
    """Whether ratings are up to date.

    Attributes:
        rules: of the Rater that has computed them; empty if none has.
        sessions: the number of sessions with results; some more on PostgreSQL, where numbers are left out.
    """

    rules: str
    sessions: int


AT_ONCE = 500
"""The number of sessions whose ratings are recomputed at once."""

Progress: TypeAlias = Callable[[int, int], object]
"""Is called with the number of sessions that are done, and of all; from any thread."""


class Rater(Protocol):
    """The rules of ratings, without state and I/O."""

    @property
    def rules(self) -> str:
        """A text that changes where the same results would give other ratings."""
        ...

    def variant_of(self, game: str, options: str, seats: int) -> str:
        """Returns which contest a game was, of a result that does not say it.

        Args:
            options: as in a SessionRecord.
        """
        ...

    def rating_keys(self, ended: Ended) -> Sequence[RatingKey]:
        """Returns the ratings that a game changes; none for one that compares nobody."""
        ...

    def best_score_keys(self, ended: Ended) -> Sequence[RatingKey]:
        """Returns the best scores that a game may change; none for most."""
        ...

    @property
    def earlier_games(self) -> int:
        """How many of the last rated games of each player it wants to know, when it rates one more."""
        ...

    def rate(self, ended: Ended, known: Known) -> Rated:
        """Returns the rows that a game changes.

        Args:
            known: at least those rows of its keys that there are, and the earlier games of its players.
        """
        ...


def ended_sessions(results: Iterable[ResultRecord]) -> list[Ended]:
    """Groups results, those of one session together, by session."""
    return [tuple(seats) for _, seats in groupby(results, key=attrgetter("session"))]


def rate_in_order(rater: Rater, games: Sequence[Ended], known: Known) -> Rated:
    """Returns all rows that games change, one after the other: each sees what those before it have changed.

    Args:
        known: what is known before the first game; it is brought up to date.
    """
    changes: list[RatingChangeRecord] = []
    ratings: dict[RatingKey, RatingRecord] = {}
    best_scores: dict[RatingKey, BestScoreRecord] = {}
    for ended in games:
        done = rater.rate(ended, known)
        changed = {key_of(one): one for one in done.ratings}
        better = {key_of(one): one for one in done.best_scores}
        known.ratings.update(changed)
        known.best_scores.update(better)
        ratings.update(changed)
        best_scores.update(better)
        changes.extend(done.changes)
        for change in done.changes:
            if (change.guild, change.game) == (0, ""):  # each person has one
                known.games.setdefault(change.person, []).append(earlier_game(ended, change.person, change.weight))
    return Rated([*ratings.values()], changes, [*best_scores.values()])


def earlier_game(ended: Ended, person: int, weight: float) -> EarlierGame:
    """Returns a game as the next ones of one of its players see it."""
    first, others = ended[0], tuple(seat.person for seat in ended if seat.person != person)
    return EarlierGame(first.at, first.guild, first.game, first.variant, weight, others)


def of_people(rated: Rated) -> Rated:
    """Returns the rows without those of people whose data were deleted, who stand on no leaderboard."""
    return Rated(
        [one for one in rated.ratings if one.person > 0],
        [one for one in rated.changes if one.person > 0],
        [one for one in rated.best_scores if one.person > 0],
    )


def key_of(record: RatingRecord | BestScoreRecord) -> RatingKey:
    """Returns the key of a row."""
    return RatingKey(record.person, record.guild, record.game, record.variant, record.period)
