"""How results become ratings, their history and best scores: the rules of bot/ratings, applied to the store's rows."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from typing import Any

from bot.games import GAMES
from bot.ratings.evidence import RECENT_GAMES, Met, is_settled, weights_of
from bot.ratings.model import VERSION, Rating, rated, softened
from bot.ratings.periods import ALL_TIME, Calendar
from bot.ratings.plackett_luce import REFERENCE
from bot.ratings.scopes import EVERYWHERE, Scope, scopes_of, solo_scopes_of
from bot.ratings.streaks import next_streak
from bot.sessions.persistence.records import options_of
from bot.store.rating import EarlierGame, Ended, Known, Rated, RatingKey, earlier_game
from bot.store.records import BestScoreRecord, RatingChangeRecord, RatingRecord, ResultRecord


class ResultRater:
    """A `bot.store.rating.Rater` with the seasons of this calendar."""

    def __init__(self, calendar: Calendar) -> None:
        self._calendar = calendar

    @property
    def rules(self) -> str:
        """The version of the model, what it agrees with, and the length of a season."""
        return f"{VERSION}, {REFERENCE}, seasons of {self._calendar.season_months} months"

    def variant_of(self, game: str, options: str, seats: int) -> str:
        """Returns which contest a game was; empty for one that is not known.

        Args:
            options: as in a SessionRecord.
        """
        if game not in GAMES:
            return ""
        info = GAMES[game].info
        try:
            return info.variant(info.full_options(options_of(options)), seats)
        except (ValueError, TypeError):  # options of another version of the game, or damaged ones
            return ""

    def rating_keys(self, ended: Ended) -> list[RatingKey]:
        """Returns the ratings that a game changes; none unless it compares people."""
        if not _compares_people(ended):
            return []
        return [*self._keys(ended, scopes_of(ended[0].guild, ended[0].game, ended[0].variant))]

    def best_score_keys(self, ended: Ended) -> list[RatingKey]:
        """Returns the best scores that a game may change; none unless somebody has played alone, for a score."""
        if not _is_solo_score(ended):
            return []
        return [*self._keys(ended, solo_scopes_of(ended[0].guild, ended[0].game, ended[0].variant))]

    @property
    def earlier_games(self) -> int:
        """How many of the last rated games of each player decide what one more brings."""
        return RECENT_GAMES

    def rate(self, ended: Ended, known: Known) -> Rated:
        """Returns the rows that a game changes."""
        if _is_solo_score(ended):
            return Rated((), (), [*self._best_scores(ended[0], known)])
        if not _compares_people(ended):
            return Rated((), (), ())
        people = [seat.person for seat in ended]
        met = {person: known.games.get(person, [])[-RECENT_GAMES:] for person in people}
        weights = weights_of(people, {person: [*map(_met, games)] for person, games in met.items()}, ended[0].at)
        with_this = {
            seat.person: [*met[seat.person], earlier_game(ended, seat.person, weight)]
            for seat, weight in zip(ended, weights, strict=True)
        }
        scopes = scopes_of(ended[0].guild, ended[0].game, ended[0].variant)
        model = partial(cache(rated), weights=weights)  # of who plays one game on one server all scopes have one rating
        done = [self._rate_in(scope, ended, known, with_this, model) for scope in scopes]
        return Rated([row for ratings, _ in done for row in ratings], [row for _, rows in done for row in rows], ())

    def _rate_in(
        self,
        scope: Scope,
        ended: Ended,
        known: Known,
        games: Mapping[int, list[EarlierGame]],
        model: Callable[[tuple[Rating, ...], tuple[int, ...]], list[Rating]],
    ) -> tuple[list[RatingRecord], list[RatingChangeRecord]]:
        """Returns the ratings in a scope after the game, and how it has changed them.

        Args:
            games: the last ones of each player, this one included.
        """
        periods = self._calendar.periods_of(ended[0].at)
        rows = [known.ratings.get(_key(seat.person, scope, ALL_TIME)) for seat in ended]
        before = tuple(self._rating_before(row, seat.at) for row, seat in zip(rows, ended, strict=True))
        after = model(before, tuple(seat.rank for seat in ended))
        ratings, changes = list[RatingRecord](), list[RatingChangeRecord]()
        for seat, row, old, new in zip(ended, rows, before, after, strict=True):
            played = (_met(game) for game in games[seat.person] if _is_in(game, scope))
            settled = is_settled(new, played, before=row is not None and row.settled)
            now = {
                "person": seat.person,
                "guild": scope.guild,
                "game": scope.game,
                "variant": scope.variant,
                "mu": new.mu,
                "sigma": new.sigma,
                "points": new.points,
                "settled": settled,
            }
            for period in periods:
                counted = known.ratings.get(RatingKey(seat.person, scope.guild, scope.game, scope.variant, period))
                ratings.append(_counted(counted, seat, period, now))
            if not scope.variant:
                changes.append(_change(seat, scope, old, new, settled=settled, weight=games[seat.person][-1].weight))
        return ratings, changes

    def _rating_before(self, row: RatingRecord | None, at: int) -> Rating:
        """Returns a rating as it is at the beginning of a game that ends at `at`: softened where a season has begun."""
        if row is None:
            return Rating()
        seasons = self._calendar.season_number(at) - self._calendar.season_number(row.last_at)
        return softened(Rating(row.mu, row.sigma), seasons)

    def _best_scores(self, seat: ResultRecord, known: Known) -> Iterable[BestScoreRecord]:
        """Yields the scopes and periods in which this is the best score of the person who played alone."""
        for scope in solo_scopes_of(seat.guild, seat.game, seat.variant):
            for period in self._calendar.periods_of(seat.at):
                new = BestScoreRecord(
                    person=seat.person,
                    guild=scope.guild,
                    game=scope.game,
                    variant=scope.variant,
                    period=period,
                    score=seat.score,
                    duration=seat.duration,
                    session=seat.session,
                    at=seat.at,
                )
                old = known.best_scores.get(_key(seat.person, scope, period))
                if old is None or _merit(new) > _merit(old):
                    yield new

    def _keys(self, ended: Ended, scopes: Iterable[Scope]) -> Iterable[RatingKey]:
        periods = self._calendar.periods_of(ended[0].at)
        return (_key(seat.person, scope, period) for scope in scopes for seat in ended for period in periods)


def _compares_people(ended: Ended) -> bool:
    return len(ended) == ended[0].seats > 1 and all(seat.counts for seat in ended)


def _is_solo_score(ended: Ended) -> bool:
    """Returns whether somebody has played alone, without a computer or hints, and has a score."""
    return len(ended) == ended[0].seats == 1 and ended[0].counts and ended[0].score is not None


def _key(person: int, scope: Scope, period: str) -> RatingKey:
    return RatingKey(person, scope.guild, scope.game, scope.variant, period)


def _met(game: EarlierGame) -> Met:
    return Met(game.at, game.weight, game.others)


def _is_in(game: EarlierGame, scope: Scope) -> bool:
    return (
        scope.guild in (EVERYWHERE, game.guild)
        and scope.game in ("", game.game)
        and scope.variant in ("", game.variant)
    )


def _change(
    seat: ResultRecord, scope: Scope, before: Rating, after: Rating, *, settled: bool, weight: float
) -> RatingChangeRecord:
    if seat.number is None:
        raise ValueError("a result is rated once it has its number")
    return RatingChangeRecord(
        person=seat.person,
        guild=scope.guild,
        game=scope.game,
        number=seat.number,
        at=seat.at,
        points=after.points,
        change=after.points - before.points,
        settled=settled,
        weight=weight,
    )


def _counted(row: RatingRecord | None, seat: ResultRecord, period: str, now: Mapping[str, Any]) -> RatingRecord:
    """Returns a row after one more game; None for a row before the first game in a scope and period.

    Args:
        now: the scope, and the rating in it after the game.
    """
    points, outcome = now["points"], seat.outcome
    streak = next_streak(row.streak if row else 0, outcome)
    peak = row.peak if row else None
    counted = object.__new__(RatingRecord)  # a game makes 36 of them: by its constructor each takes three times as long
    vars(counted).update(
        now,
        period=period,
        games=(row.games if row else 0) + 1,
        wins=(row.wins if row else 0) + (outcome == "win"),
        losses=(row.losses if row else 0) + (outcome == "loss"),
        draws=(row.draws if row else 0) + (outcome == "draw"),
        streak=streak,
        best_streak=max(row.best_streak if row else 0, streak),
        peak=points if now["settled"] and (peak is None or points > peak) else peak,
        last_at=max(row.last_at if row else 0, seat.at),
    )
    return counted


def _merit(best: BestScoreRecord) -> tuple[float, float]:
    """Returns what best scores are compared by: more points, then a shorter time. Of equal ones the earlier stays."""
    return (
        float("-inf") if best.score is None else best.score,
        float("-inf") if best.duration is None else -best.duration,
    )
