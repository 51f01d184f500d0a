"""A user's career on a server: counts, streak, favourite game, rating history."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile

from bot.ratings.rating import Ratings


@dataclass(frozen=True)
class Played:
    """A finished game. ranks: of each user, 1 is best. outcomes: `win`, `loss` or `draw`, of each user."""

    game: str
    ranks: Mapping[int, int]
    outcomes: Mapping[int, str]


@dataclass(frozen=True)
class Career:
    """A user's results on a server.

    streak: the number of consecutive wins (positive) or losses (negative) up to now, 0 after a draw. favourite: the
    game played most often. rank: the place by rating among all who have played; None before the first game. among: the
    number of those users. ratings: the rating before the first game and after each, the newest last; empty before the
    first game.
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


def career(played: Iterable[Played], person: int) -> Career:
    """Returns a user's career from the games of a server, the oldest first. Games with one player do not count."""
    games = [game for game in played if len(game.ranks) > 1]
    own = [game for game in games if person in game.ranks]
    outcomes = [game.outcomes[person] for game in own]
    counts, favourites = Counter(outcomes), Counter(game.game for game in own)
    ratings = Ratings()
    course = [ratings.of(person)] if own else []
    for game in games:
        ratings.played(game.ranks)
        if person in game.ranks:
            course.append(ratings.of(person))
    people = {somebody for game in games for somebody in game.ranks}
    better = sum(ratings.of(somebody) > ratings.of(person) for somebody in people)
    return Career(
        games=len(own),
        wins=counts["win"],
        losses=counts["loss"],
        draws=counts["draw"],
        streak=_streak(outcomes),
        favourite=max(favourites, key=lambda game: favourites[game], default=None),
        rank=better + 1 if own else None,
        among=len(people),
        ratings=tuple(course),
    )


def rated(played: Iterable[Played]) -> Ratings:
    """Returns the ratings after the games of a server, the oldest first."""
    ratings = Ratings()
    for game in played:
        ratings.played(game.ranks)
    return ratings


def rating_changes(played: Sequence[Played]) -> dict[int, int]:
    """Returns by how many points the last of these games, the oldest first, changed the rating of each who played."""
    if not played:
        return {}
    *before, last = played
    ratings = rated(before)
    former = {person: ratings.of(person) for person in last.ranks}
    ratings.played(last.ranks)
    return {person: ratings.of(person) - former[person] for person in last.ranks}


def _streak(outcomes: Sequence[str]) -> int:
    """Returns the streak as in `Career`."""
    newest = outcomes[-1] if outcomes else "draw"
    if newest == "draw":
        return 0
    length = sum(1 for _ in takewhile(lambda outcome: outcome == newest, reversed(outcomes)))
    return length if newest == "win" else -length
