"""Ways to farm a rating, and honest clubs for comparison, rated by the bot's own rater without a database.

Unless stated otherwise, everybody has the same strength, 1500 points: whatever a way reaches above that is farmed. The
people of a club play two games a day each, against anybody in it.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from math import exp, sqrt
from random import Random
from typing import NamedTuple, Protocol

from bot.ratings.model import INITIAL, POINTS
from bot.ratings.periods import DAY, Calendar
from bot.ratings.plackett_luce import SIGMA
from bot.sessions.persistence.result_rater import ResultRater
from bot.store.rater import Known
from bot.store.rating_games import rate_in_order
from bot.store.results import ResultRecord

BEGIN = 1_790_000_000_000
"""A time in September 2026."""

GAMES = ("tris_1", "tris_2", "tris_on_steroids", "triodomino", "tripple_domino", "set")

CLUB = range(100, 120)
"""The people of a club."""

FARMER, FRIEND = 1, 2

SECOND_ACCOUNTS = (2, 3, 4, 5, 6)

SPREAD = sqrt(2) * SIGMA / 2 * POINTS
"""The difference of two strengths, in points, at which the stronger player wins e times as often, as in the rating
model."""


class Ratings(Protocol):
    """Ratings of all games together, everywhere."""

    def play(self, people: Sequence[int], ranks: Sequence[int], at: int, game: str) -> None:
        """Rates a game. at: its end, ms since the epoch."""
        ...

    def points(self, person: int) -> int: ...

    def settled(self, person: int) -> bool: ...


class RatedGames:
    """The ratings that the bot's rater gives."""

    def __init__(self) -> None:
        self._rater = ResultRater(Calendar())
        self._known = Known({}, {}, {})
        self._number = 0

    def play(self, people: Sequence[int], ranks: Sequence[int], at: int, game: str) -> None:
        self._number += 1
        ended = [
            ResultRecord(
                session=str(self._number),
                seat=seat,
                seats=len(people),
                person=person,
                name="",
                guild=None,
                game=game,
                rank=rank,
                score=None,
                outcome="win" if rank == 1 else "loss",
                at=at,
                counts=True,
                number=self._number,
            )
            for seat, (person, rank) in enumerate(zip(people, ranks, strict=True))
        ]
        rate_in_order(self._rater, [ended], self._known)

    def points(self, person: int) -> int:
        row = self._known.ratings.get((person, 0, "", ""), {}).get("")
        return INITIAL if row is None else row.points

    def settled(self, person: int) -> bool:
        row = self._known.ratings.get((person, 0, "", ""), {}).get("")
        return row is not None and row.settled


class Reached(NamedTuple):
    """The result of a way: the most points at the end of a day, and whether the rating was ever settled then."""

    points: int
    settled: bool
    games: int


class Play:
    """The games of one simulation, and the points that the farmer has reached."""

    def __init__(self, ratings: Ratings, seed: int = 1) -> None:
        self.ratings = ratings
        self.random = Random(seed)
        self.points, self.settled, self.games = 0, False, 0

    def won(self, winner: int, *losers: int, day: int, number: int = 0) -> None:
        """Plays a game that `winner` wins. number: the game's number on that day, which chooses its kind."""
        at = BEGIN + day * DAY + number
        self.games += FARMER in (winner, *losers)
        self.ratings.play([winner, *losers], [1] + [2] * len(losers), at, GAMES[number % len(GAMES)])

    def honest(self, one: int, other: int, day: int, strengths: Mapping[int, float]) -> None:
        """Plays a game that either may win."""
        ahead = strengths.get(one, INITIAL) - strengths.get(other, INITIAL)
        wins = self.random.random() < 1 / (1 + exp(-ahead / SPREAD))
        self.won(*((one, other) if wins else (other, one)), day=day)

    def club(self, people: Sequence[int], day: int, strengths: Mapping[int, float]) -> None:
        """Plays a day of a club: as many games as it has people."""
        for _ in people:
            one, other = self.random.sample(people, 2)
            self.honest(one, other, day, strengths)

    def end_of_day(self) -> None:
        self.points = max(self.points, self.ratings.points(FARMER))
        self.settled = self.settled or self.ratings.settled(FARMER)


def one_losing_friend(play: Play, day: int) -> None:
    """Six games a day, one of each kind, against a friend who loses them."""
    for number in range(6):
        play.won(FARMER, FRIEND, day=day, number=number)


def second_accounts(play: Play, day: int) -> None:
    """Thirty games at one table with five second accounts."""
    for number in range(30):
        play.won(FARMER, *SECOND_ACCOUNTS, day=day, number=number)


def subsets(play: Play, day: int) -> None:
    """A game with each of the 31 subsets of five second accounts."""
    for number, size in enumerate((1, 2, 3, 4, 5)):
        for accounts in combinations(SECOND_ACCOUNTS, size):
            play.won(FARMER, *accounts, day=day, number=number)


def ring(play: Play, day: int) -> None:
    """Five second accounts play one another, with changing winners, and each loses to the farmer."""
    for number, (one, other) in enumerate(combinations((FARMER, *SECOND_ACCOUNTS), 2)):
        swapped = FARMER not in (one, other) and play.random.random() < 1 / 2
        play.won(*((other, one) if swapped else (one, other)), day=day, number=number)


def alternating_wins(play: Play, day: int) -> None:
    """Two people take turns, day by day, at winning six games; the best day counts."""
    winner, loser = (FARMER, FRIEND) if day % 2 == 0 else (FRIEND, FARMER)
    for number in range(6):
        play.won(winner, loser, day=day, number=number)


def resigning_early(play: Play, day: int) -> None:
    """A friend who opens fifty games a day and resigns each before a move."""
    for number in range(50):
        play.won(FARMER, FRIEND, day=day, number=number)


def throwaway_accounts(play: Play, day: int) -> None:
    """Ten new accounts a day, each of which loses to three others first and then to the farmer."""
    for number in range(10):
        account = 1000 + day * 10 + number
        for helper in (2, 3, 4):
            play.won(helper, account, day=day, number=number)
        play.won(FARMER, account, day=day, number=number)


def collusion_of_three(play: Play, day: int) -> None:
    """Six games a day at a table with two who let the farmer win."""
    for number in range(6):
        play.won(FARMER, 2, 3, day=day, number=number)


def collusion_of_four(play: Play, day: int) -> None:
    """Six games a day at a table with three who let the farmer win, after each pair of them has played a game."""
    for number, (one, other) in enumerate(combinations((2, 3, 4), 2)):
        play.won(one, other, day=day, number=number)
    for number in range(6):
        play.won(FARMER, 2, 3, 4, day=day, number=number)


def mutually_known_accounts(play: Play, day: int) -> None:
    """Nine second accounts that meet at two tables of eight each day, and then lose five games each to the farmer."""
    accounts = range(2, 11)
    for table in (accounts[:8], accounts[1:]):
        play.won(*table, day=day, number=5)
    for number in range(45):
        play.won(FARMER, accounts[number % 9], day=day, number=number)


def many_accounts(play: Play, day: int) -> None:
    """Two dozen accounts that meet at tables of eight for one evening, and then lose a game each, six a day."""
    accounts = range(2, 26)
    if day == 0:
        for _ in range(8):
            seats = play.random.sample(accounts, 24)
            for first in (0, 8, 16):
                play.won(*seats[first : first + 8], day=day, number=5)
        return
    for number in range(6):
        play.won(FARMER, accounts[(6 * day + number) % 24], day=day, number=number)


def honest(play: Play, day: int) -> None:
    """Plays in a club like everybody, and farms nothing: shows what mere luck reaches on its best day."""
    play.club([FARMER, *CLUB], day, {})


def known_friend(play: Play, day: int) -> None:
    """An honest player to whom, from the third month on, somebody of the club loses six more games a day."""
    honest(play, day)
    if day >= 60:
        for number in range(6):
            play.won(FARMER, CLUB[0], day=day, number=number)


WAYS: Mapping[Callable[[Play, int], None], int] = {
    one_losing_friend: 7,
    second_accounts: 1,
    subsets: 7,
    ring: 30,
    alternating_wins: 14,
    resigning_early: 7,
    throwaway_accounts: 30,
    collusion_of_three: 30,
    collusion_of_four: 30,
    mutually_known_accounts: 7,
    many_accounts: 7,
    known_friend: 90,
    honest: 90,
}
"""Ways that need no skill, with their number of days; whatever they reach above `honest` is farmed."""


def farmed(way: Callable[[Play, int], None], ratings: Ratings, days: int | None = None) -> Reached:
    """Returns what a way reaches. days: by default as many as in WAYS."""
    play = Play(ratings)
    for day in range(days or WAYS[way]):
        way(play, day)
        play.end_of_day()
    return Reached(play.points, play.settled, play.games)


def only_good_openings(ratings: Ratings, *, leaves: bool, counts: bool) -> int:
    """Returns the mean points, after the first month of three, of a club's member who may leave a bad deal at once.

    Half of the deals are good: they are won in 62 of 100 games, as was measured in Triodomino, the others in 52.

    Args:
        leaves: whether the member leaves bad deals.
        counts: whether leaving is a loss; otherwise the game does not count.
    """
    play = Play(ratings)
    seen = list[int]()
    for day in range(90):
        play.club(CLUB, day, {})
        for number in range(4):
            good, opponent = play.random.random() < 1 / 2, play.random.choice(CLUB)
            wins = play.random.random() < (0.62 if good else 0.52)
            if leaves and not good:
                if not counts:
                    continue
                wins = False
            play.won(*((FARMER, opponent) if wins else (opponent, FARMER)), day=day, number=number)
        if day >= 30:
            seen.append(ratings.points(FARMER))
    return round(sum(seen) / len(seen))


class Convergence(NamedTuple):
    """How quickly honest people's ratings approach their strengths.

    Attributes:
        error: the root of the mean squared distance, in points, in a new club after 20 days of two games each.
        founders: the mean number of games until a rating in this new club is settled.
        newcomer: the mean number of games until the rating of somebody who joins the club after three months is
            settled.
        points: the mean points of a member of average strength in the third month.
    """

    error: float
    founders: float
    newcomer: float
    points: float


def converged(make: Callable[[], Ratings], seeds: int) -> Convergence:
    """Plays honest clubs of 20 people of different strengths, whom newcomers join one after the other."""
    found = [_club(make(), seed) for seed in range(seeds)]
    return Convergence(*(sum(column) / len(column) for column in zip(*found, strict=True)))


def _club(ratings: Ratings, seed: int) -> Convergence:
    play = Play(ratings, seed)
    strengths = {person: play.random.gauss(INITIAL, 120) for person in CLUB}
    average = CLUB[0]
    strengths[average] = INITIAL
    games, settled, errors, points = dict.fromkeys(CLUB, 0), dict[int, int](), list[float](), list[int]()
    for day in range(90):
        for _ in CLUB:
            one, other = play.random.sample(CLUB, 2)
            play.honest(one, other, day, strengths)
            for person in (one, other):
                games[person] += 1
                if ratings.settled(person):
                    settled.setdefault(person, games[person])
        if day == 19:
            errors = [(ratings.points(person) - strength) ** 2 for person, strength in strengths.items()]
        if day >= 60:
            points.append(ratings.points(average))
    took = list[int]()
    for newcomer in range(200, 210):
        count = 0
        while not ratings.settled(newcomer):
            count += 1
            play.honest(newcomer, play.random.choice(CLUB), 90 + count // 2, strengths)
        took.append(count)
    return Convergence(
        sqrt(sum(errors) / len(errors)),
        sum(settled.values()) / len(settled),
        sum(took) / len(took),
        sum(points) / len(points),
    )
