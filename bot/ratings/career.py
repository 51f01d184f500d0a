"""The careers of all who played on a server: counts, streak, favourite game, ratings; updated game by game."""

from array import array
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import takewhile
from sys import intern

from bot.ratings.rating import Ratings


@dataclass(frozen=True)
class Played:
    """A finished game.

    session: its id, which need not be known. ranks: of each user, 1 is best. outcomes: `win`, `loss` or `draw`, of each
    user.
    """

    game: str
    ranks: Mapping[int, int]
    outcomes: Mapping[int, str]
    session: str = ""


@dataclass(frozen=True)
class Career:
    """A user's results on a server.

    streak: the number of consecutive wins (positive) or losses (negative) up to now, 0 after a draw. favourite: the
    game played most often. rank: the place by rating among all who have played; None before the first game. among: the
    number of those users. ratings: the rating before the first game and after each, the newest last; empty before the
    first game. outcomes: how each game ended, the newest last.
    """

    games: int
    wins: int
    losses: int
    draws: int
    streak: int
    favourite: str | None
    rank: int | None
    among: int
    ratings: tuple[int, ...]
    outcomes: tuple[str, ...] = ()


@dataclass
class _Course:
    """What is known of a user's games, in order. ratings: one more than there are games."""

    ratings: "array[int]"
    sessions: list[str] = field(default_factory=list)
    outcomes: list[str] = field(default_factory=list)
    games: Counter[str] = field(default_factory=Counter)


class Careers:
    """The careers of all users of a server. Each game is added once, in order; games with one player do not count."""

    def __init__(self, played: Iterable[Played] = ()) -> None:
        self._sessions: set[str] = set()
        self._ratings = Ratings()
        self._courses: dict[int, _Course] = {}
        for game in played:
            self.add(game)

    def __contains__(self, session: str) -> bool:
        """Returns whether the game of this session was added."""
        return session in self._sessions

    def add(self, game: Played) -> None:
        """Adds a game that was played after all others."""
        self._sessions.add(game.session)
        if len(game.ranks) < 2:
            return
        courses = [self._course(person) for person in game.ranks]
        self._ratings.played(game.ranks)
        for person, course in zip(game.ranks, courses, strict=True):
            course.ratings.append(self._ratings.of(person))
            course.sessions.append(game.session)
            course.outcomes.append(intern(game.outcomes[person]))
            course.games[game.game] += 1

    def rating(self, person: int) -> int:
        """Returns a user's rating in points."""
        return self._ratings.of(person)

    def changes(self, session: str, people: Iterable[int]) -> dict[int, int]:
        """Returns by how many points a game changed the rating of each of these users who played it."""
        found = {}
        for person in people:
            course = self._courses.get(person)
            if course is not None and session in course.sessions:
                before = course.sessions.index(session)
                found[person] = course.ratings[before + 1] - course.ratings[before]
        return found

    def of(self, person: int) -> Career:
        """Returns a user's career."""
        course = self._courses.get(person) or _Course(array("i"))
        counts = Counter(course.outcomes)
        own = self._ratings.of(person)
        better = sum(other.ratings[-1] > own for other in self._courses.values())
        return Career(
            games=len(course.outcomes),
            wins=counts["win"],
            losses=counts["loss"],
            draws=counts["draw"],
            streak=_streak(course.outcomes),
            favourite=max(course.games, key=lambda game: course.games[game], default=None),
            rank=better + 1 if course.outcomes else None,
            among=len(self._courses),
            ratings=tuple(course.ratings),
            outcomes=tuple(course.outcomes),
        )

    def _course(self, person: int) -> _Course:
        """Returns a user's course, which begins with the rating before the first game."""
        if person not in self._courses:
            self._courses[person] = _Course(array("i", [self._ratings.of(person)]))
        return self._courses[person]


def _streak(outcomes: list[str]) -> int:
    """Returns the streak as in `Career`."""
    newest = outcomes[-1] if outcomes else "draw"
    if newest == "draw":
        return 0
    length = sum(1 for _ in takewhile(lambda outcome: outcome == newest, reversed(outcomes)))
    return length if newest == "win" else -length
