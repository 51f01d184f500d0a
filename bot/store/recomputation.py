"""The recomputation of all ratings: changed rows stay in memory, and are written when there are many of them."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Generic, NamedTuple, TypeVar

from bot.store.rater import AskedRows, Ended, Known, PersonInScope, Rater
from bot.store.rating_games import Asked, Found, asked_by, known_of, rate_next
from bot.store.results import BestScoreRecord, RatingChangeRecord, RatingRecord

AT_ONCE = 500
"""The number of sessions whose results are read at once."""

MOST_IN_SCOPES = 100_000
"""The most people in scopes whose rows are kept in memory: some 400,000 rows, about 200 MB."""

MOST_PEOPLE = 20_000
"""The most people whose earlier games are kept in memory, too, 100 to 200 of each."""

Row = TypeVar("Row", RatingRecord, BestScoreRecord)


class Changed(NamedTuple):
    """The rows to write, in the order of their keys.

    Attributes:
        new: whether none of them is in the database.
    """

    ratings: Sequence[RatingRecord]
    best_scores: Sequence[BestScoreRecord]
    new: bool


class Recomputation:
    """Rates games again, in the order of their numbers, on a database that has no ratings at first."""

    def __init__(self, rater: Rater) -> None:
        self._rater = rater
        self._ratings, self._best_scores = _Kept[RatingRecord](), _Kept[BestScoreRecord]()
        self._known = Known(self._ratings.rows, self._best_scores.rows, {})
        self._new = True

    @property
    def is_full(self) -> bool:
        """Whether the rows in memory have to be written before the next games are rated."""
        return max(len(self._ratings.rows), len(self._best_scores.rows)) > MOST_IN_SCOPES

    def asked(self, games: Sequence[Ended]) -> Asked:
        """Returns what rating these games requires that is not in memory and may be in the database."""
        if self._new:
            return Asked()
        asked = asked_by(self._rater, games)
        return replace(
            asked,
            ratings=self._ratings.missing(asked.ratings),
            best_scores=self._best_scores.missing(asked.best_scores),
            people=asked.people.difference(self._known.games),
        )

    def rate(self, games: Iterable[Ended], found: Found) -> Sequence[RatingChangeRecord]:
        """Rates games; returns the changes of ratings, which have to be written at once.

        Args:
            found: the rows that `asked` has asked for.
        """
        known, _ = known_of(found)
        self._ratings.add(known.ratings)
        self._best_scores.add(known.best_scores)
        self._known.games.update(known.games)
        changes = [change for ended in games for change in rate_next(self._rater, ended, self._known).changes]
        return sorted(changes)

    def take(self) -> Changed:
        """Returns all rows in memory, all of which games have changed, and drops them."""
        changed = Changed(self._ratings.take(), self._best_scores.take(), self._new)
        self._new = False
        if len(self._known.games) > MOST_PEOPLE:
            self._known.games.clear()
        return changed


class _Kept(Generic[Row]):
    """Rows of a table in memory.

    Attributes:
        rows: by person and scope, and by period.
    """

    def __init__(self) -> None:
        self.rows: dict[PersonInScope, dict[str, Row]] = {}
        self._looked_up: dict[str, set[PersonInScope]] = {}
        """The people, by period, whose rows are in memory if they have any."""

    def missing(self, asked: AskedRows) -> AskedRows:
        """Returns which of these rows have to be looked up."""
        looked_up = [self._looked_up.setdefault(period, set()) for period in asked.periods]
        people = frozenset([one for one in asked.people if not all(one in known for known in looked_up)])
        for known in looked_up:
            known.update(people)
        return AskedRows(people, asked.periods)

    def add(self, found: dict[PersonInScope, dict[str, Row]]) -> None:
        """Adds rows of the database; rows that are in memory already may be newer, and stay."""
        for one, rows in found.items():
            self.rows[one] = rows | self.rows.get(one, {})

    def take(self) -> list[Row]:
        """Returns all rows in the order of their keys, and forgets them."""
        taken = [row for one in sorted(self.rows) for row in self.rows[one].values()]
        self.rows.clear()
        self._looked_up.clear()
        return taken
