"""How results become ratings, their history and best scores: the rules of bot/ratings, applied to the store's rows."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from bot.games import GAMES
from bot.ratings.evidence import RECENT_GAMES, is_settled, weights_of
from bot.ratings.model import VERSION, Rating, rated, softened
from bot.ratings.periods import ALL_TIME, Calendar
from bot.ratings.plackett_luce import REFERENCE
from bot.ratings.scopes import EVERYWHERE, Scope, scopes_of, solo_scopes_of
from bot.sessions.persistence.records import options_of
from bot.store.rater import NO_ROWS, AskedRows, EarlierGame, Ended, Known, PersonInScope, Rated, earlier_game
from bot.store.results import BestScoreRecord, RatingChangeRecord, RatingRecord, ResultRecord

NO_RATINGS: Mapping[str, RatingRecord] = MappingProxyType({})

NO_GAMES = (0, 0, 0, 0, 0, 0, None, 0)
"""The counts of a RatingRecord before the first game."""

Now: TypeAlias = tuple[float, float, int, int]
"""mu, sigma, points and settled after a game; settled is 0 or 1, which SQLite's driver binds in half the time."""


class _Player(NamedTuple):
    """A player of a game that is rated.

    Attributes:
        weight: how much the game changes their ratings.
        games: their last games, this one included.
        outcome: whether the game was won, lost, drawn.
    """

    seat: ResultRecord
    weight: float
    games: Sequence[EarlierGame]
    outcome: tuple[bool, bool, bool]


class _Game(NamedTuple):
    """A game that is rated."""

    players: Sequence[_Player]
    ranks: tuple[int, ...]
    periods: Sequence[str]
    known: Known


class ResultRater:
    """A `bot.store.rater.Rater` with the seasons of this calendar."""

    def __init__(self, calendar: Calendar) -> None:
        self._calendar = calendar

    @property
    def rules(self) -> str:
        """The version of the model, its reference implementation, and the length of a season."""
        return f"{VERSION}, {REFERENCE}, seasons of {self._calendar.season_months} months"

    def variant_of(self, game: str, options: str, seats: int) -> str:
        """Returns the variant of a game; empty if the game is unknown.

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

    def ratings_changed(self, ended: Ended) -> AskedRows:
        """Returns the ratings that a game changes; none unless it compares people."""
        if not _compares_people(ended):
            return NO_ROWS
        return self._rows(ended, scopes_of(ended[0].guild, ended[0].game, ended[0].variant))

    def best_scores_changed(self, ended: Ended) -> AskedRows:
        """Returns the best scores that a game may change; none unless somebody has played alone, for a score."""
        if not _is_solo_score(ended):
            return NO_ROWS
        return self._rows(ended, solo_scopes_of(ended[0].guild, ended[0].game, ended[0].variant))

    @property
    def earlier_games(self) -> int:
        """How many of each player's last rated games determine the weight of the next one."""
        return RECENT_GAMES

    def rate(self, ended: Ended, known: Known) -> Rated:
        """Returns the rows that a game changes."""
        if _is_solo_score(ended):
            return Rated((), (), [*self._best_scores(ended[0], known)])
        if not _compares_people(ended):
            return Rated((), (), ())
        people = [seat.person for seat in ended]
        met = {person: known.games.get(person, [])[-RECENT_GAMES:] for person in people}
        weights = weights_of(people, met, ended[0].at)
        players = [
            _Player(
                seat,
                weight,
                [*met[seat.person], earlier_game(ended, seat.person, weight)],
                (seat.outcome == "win", seat.outcome == "loss", seat.outcome == "draw"),
            )
            for seat, weight in zip(ended, weights, strict=True)
        ]
        game = _Game(players, tuple([seat.rank for seat in ended]), self._calendar.periods_of(ended[0].at), known)
        model = partial(cache(rated), weights=weights)  # with one game and one server, all scopes share one rating
        all_ratings, all_changes = list[RatingRecord](), list[RatingChangeRecord]()
        for scope in scopes_of(ended[0].guild, ended[0].game, ended[0].variant):
            ratings, changes = self._rate_in(scope, game, model)
            all_ratings += ratings
            all_changes += changes
        return Rated(all_ratings, all_changes, ())

    def _rate_in(
        self, scope: Scope, game: _Game, model: Callable[[tuple[Rating, ...], tuple[int, ...]], list[Rating]]
    ) -> tuple[list[RatingRecord], list[RatingChangeRecord]]:
        """Returns the ratings in a scope after the game, and how it has changed them."""
        in_scope = scope.guild, scope.game, scope.variant
        keys = [(player.seat.person, *in_scope) for player in game.players]
        rows = [game.known.ratings.get(key, NO_RATINGS) for key in keys]
        wholes = [found.get(ALL_TIME) for found in rows]
        before = tuple([self._rating_before(whole, game.players[0].seat.at) for whole in wholes])
        after = model(before, game.ranks)
        ratings, changes = list[RatingRecord](), list[RatingChangeRecord]()
        for player, key, found, whole, old, new in zip(game.players, keys, rows, wholes, before, after, strict=True):
            played = (earlier for earlier in player.games if _is_in(earlier, scope))
            settled = is_settled(new, played, before=whole is not None and whole.settled)
            now = new.mu, new.sigma, new.points, int(settled)
            ratings += [_counted(found.get(period), key, period, now, player) for period in game.periods]
            if not scope.variant:
                changes.append(_change(player, scope, old, now))
        return ratings, changes

    def _rating_before(self, row: RatingRecord | None, at: int) -> Rating:
        """Returns a rating before a game that ends at `at`: softened if a new season has begun."""
        if row is None:
            return Rating()
        seasons = self._calendar.season_number(at) - self._calendar.season_number(row.last_at)
        return softened(Rating(row.mu, row.sigma), seasons)

    def _best_scores(self, seat: ResultRecord, known: Known) -> Iterable[BestScoreRecord]:
        """Yields the scopes and periods in which this is the best score of the person who played alone."""
        for scope in solo_scopes_of(seat.guild, seat.game, seat.variant):
            rows = known.best_scores.get((seat.person, scope.guild, scope.game, scope.variant), {})
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
                old = rows.get(period)
                if old is None or _merit(new) > _merit(old):
                    yield new

    def _rows(self, ended: Ended, scopes: Iterable[Scope]) -> AskedRows:
        people = [(seat.person, scope.guild, scope.game, scope.variant) for scope in scopes for seat in ended]
        return AskedRows(frozenset(people), frozenset(self._calendar.periods_of(ended[0].at)))


def _compares_people(ended: Ended) -> bool:
    return len(ended) == ended[0].seats > 1 and all(seat.counts for seat in ended)


def _is_solo_score(ended: Ended) -> bool:
    """Returns whether somebody has played alone, without a computer or hints, and has a score."""
    return len(ended) == ended[0].seats == 1 and ended[0].counts and ended[0].score is not None


def _is_in(game: EarlierGame, scope: Scope) -> bool:
    return (
        scope.guild in (EVERYWHERE, game.guild)
        and scope.game in ("", game.game)
        and scope.variant in ("", game.variant)
    )


def _change(player: _Player, scope: Scope, before: Rating, now: Now) -> RatingChangeRecord:
    seat, (_, _, points, settled) = player.seat, now
    if seat.number is None:
        raise ValueError("a result is rated once it has its number")
    change = points - before.points
    return RatingChangeRecord._make(
        (seat.person, scope.guild, scope.game, seat.number, seat.at, points, change, settled, player.weight)
    )


def _counted(row: RatingRecord | None, key: PersonInScope, period: str, now: Now, player: _Player) -> RatingRecord:
    """Returns a row after one more game; None for a row before the first game in a scope and period."""
    _, _, points, settled = now
    games, wins, losses, draws, streak, best_streak, peak, last_at = row[9:] if row else NO_GAMES
    won, lost, drawn = player.outcome
    streak = next_streak(streak, player.seat.outcome)
    # A game makes 36 of these rows: with keyword arguments they take twice as long.
    return RatingRecord._make(
        (
            *key, period, *now,
            games + 1, wins + won, losses + lost, draws + drawn,
            streak, best_streak if best_streak > streak else streak,
            points if settled and (peak is None or points > peak) else peak,
            last_at if last_at > player.seat.at else player.seat.at,
        )
    )  # fmt: skip


def _merit(best: BestScoreRecord) -> tuple[float, float]:
    """Returns the sort key of best scores: more points, then a shorter time. On a tie the earlier score stays."""
    return (
        float("-inf") if best.score is None else best.score,
        float("-inf") if best.duration is None else -best.duration,
    )


def next_streak(streak: int, outcome: str) -> int:
    """Returns a streak after one more game: the wins in a row, the losses in a row as a negative number, 0 for a draw.

    >>> next_streak(2, "win"), next_streak(2, "loss"), next_streak(2, "draw")
    (3, -1, 0)

    Args:
        outcome: win, loss or draw.
    """
    if outcome == "win":
        return max(streak, 0) + 1
    return min(streak, 0) - 1 if outcome == "loss" else 0
