"""Rates games with a rater, in a transaction of either database: the rows it needs, and the rows it changes."""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import structlog

from bot.store.mapping import Row, readable
from bot.store.rater import NO_ROWS, AskedRows, EarlierGame, Ended, Known, Rated, Rater, earlier_game, ended_sessions
from bot.store.results import BEST_SCORES, RATINGS, BestScoreRecord, RatingChangeRecord, RatingRecord, ResultRecord

log = structlog.get_logger()

NOTHING = Rated((), (), ())


@dataclass(frozen=True)
class Asked:
    """The rows that rating games requires.

    Attributes:
        people: the people whose earlier games are needed: of each the last `most` with a number below `before`.
    """

    ratings: AskedRows = NO_ROWS
    best_scores: AskedRows = NO_ROWS
    people: frozenset[int] = frozenset()
    before: int = 0
    most: int = 0

    def queries(self) -> Mapping[str, Mapping[str, object]]:
        """Returns the parameters of the queries of `ratings.sql` to execute; their names are the fields of Found."""
        wanted: dict[str, Mapping[str, object]] = {}
        if self.ratings.people:
            wanted["ratings"] = _json(self.ratings)
        if self.best_scores.people:
            wanted["best_scores"] = _json(self.best_scores)
        if self.people:
            wanted["games"] = {"people": json.dumps([*self.people]), "before": self.before, "most": self.most}
        return wanted


@dataclass(frozen=True)
class Found:
    """The existing rows among those of Asked.

    Attributes:
        games: one row for each other player of each earlier game, grouped by person and game, in the order of
            numbers: `person`, `number`, `weight`, `other`, `at`, `guild`, `game`, `variant`.
    """

    ratings: Sequence[Row] = field(default_factory=list)
    best_scores: Sequence[Row] = field(default_factory=list)
    games: Sequence[Row] = field(default_factory=list)


class RatingOutcome(NamedTuple):
    """The rows that games change.

    Attributes:
        complete: False if a row could not be read or a game could not be rated: then all have to be recomputed.
    """

    rated: Rated
    complete: bool


def numbered(results: Iterable[ResultRecord], numbers: Iterable[int]) -> list[Ended]:
    """Returns the results by session, each session with the next of these numbers."""
    return [
        [replace(seat, number=number) for seat in ended]
        for ended, number in zip(ended_sessions(results), numbers, strict=False)
    ]


def asked_by(rater: Rater, games: Iterable[Ended]) -> Asked:
    """Returns what rating these games (in the order of their numbers) requires, without games that cannot be rated."""
    ratings, best_scores, numbers = NO_ROWS, NO_ROWS, list[int]()
    for ended in games:
        try:
            ratings |= rater.ratings_changed(ended)
            best_scores |= rater.best_scores_changed(ended)
        except Exception:  # noqa: BLE001, S112 - rating it fails in the same way, and logs why
            continue
        numbers += [seat.number for seat in ended[:1] if seat.number is not None]
    people = frozenset(person for person, *_ in ratings.people)
    return Asked(ratings, best_scores, people, min(numbers, default=0), rater.earlier_games)


def rate_ended(rater: Rater, games: Sequence[Ended], found: Found) -> RatingOutcome:
    """Returns the rows that newly ended games change, without people whose data were deleted.

    If rating a single game fails, it changes nothing, since the game has to end all the same. With several games the
    error is raised, so that each is written by itself.
    """
    known, complete = known_of(found)
    try:
        return RatingOutcome(_of_people(rate_in_order(rater, games, known)), complete)
    except Exception:
        if len(games) > 1:
            raise
        log.exception("game not rated", session=games[0][0].session)
        return RatingOutcome(NOTHING, complete=False)


def rate_in_order(rater: Rater, games: Sequence[Ended], known: Known) -> Rated:
    """Returns all rows that games change, rated one after the other: each sees the changes of those before it.

    Args:
        known: what is known before the first game; it is updated.
    """
    changes = list[RatingChangeRecord]()
    ratings = dict[tuple[object, ...], RatingRecord]()
    best_scores = dict[tuple[object, ...], BestScoreRecord]()
    for ended in games:
        done = rate_next(rater, ended, known)
        ratings.update((rating[:5], rating) for rating in done.ratings)
        best_scores.update((best[:5], best) for best in done.best_scores)
        changes += done.changes
    return Rated([*ratings.values()], changes, [*best_scores.values()])


def rate_next(rater: Rater, ended: Ended, known: Known) -> Rated:
    """Returns the rows that a game changes.

    Args:
        known: what is known before the game; it is updated.
    """
    done = rater.rate(ended, known)
    _add(known, done.ratings, done.best_scores)
    for change in done.changes:
        if (change.guild, change.game) == (0, ""):  # each person has one
            games = known.games.setdefault(change.person, [])
            games.append(earlier_game(ended, change.person, change.weight))
            if len(games) > 2 * rater.earlier_games:
                del games[: -rater.earlier_games]
    return done


def known_of(found: Found) -> tuple[Known, bool]:
    """Returns the readable rows, and whether these are all."""
    ratings, best_scores = readable(RATINGS, found.ratings), readable(BEST_SCORES, found.best_scores)
    known = Known({}, {}, _games(found.games))
    _add(known, ratings, best_scores)
    return known, len(ratings) == len(found.ratings) and len(best_scores) == len(found.best_scores)


def _add(known: Known, ratings: Iterable[RatingRecord], best_scores: Iterable[BestScoreRecord]) -> None:
    for rating in ratings:
        known.ratings.setdefault(rating[:4], {})[rating.period] = rating
    for best in best_scores:
        known.best_scores.setdefault(best[:4], {})[best.period] = best


def _json(rows: AskedRows) -> Mapping[str, str]:
    return {"people": json.dumps([*rows.people]), "periods": json.dumps([*rows.periods])}


def _games(rows: Iterable[Row]) -> dict[int, list[EarlierGame]]:
    """Returns the earlier games of each person, in the order of the rows."""
    games = defaultdict[int, dict[int, EarlierGame]](dict)
    for person, number, weight, other, at, guild, game, variant in rows:
        known = games[person].get(number)
        others = (other,) if known is None else (*known.others, other)
        games[person][number] = EarlierGame(at, guild, game, variant, weight, others)
    return {person: [*found.values()] for person, found in games.items()}


def _of_people(rated: Rated) -> Rated:
    """Returns the rows without people whose data were deleted, who are on no leaderboard."""
    return Rated(
        [one for one in rated.ratings if one.person > 0],
        [one for one in rated.changes if one.person > 0],
        [one for one in rated.best_scores if one.person > 0],
    )
