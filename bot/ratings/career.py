"""What a person's games on a server come to: the counts, the streak, the favourite game, the course of the rating."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile

from bot.ratings.rating import Ratings


@dataclass(frozen=True)
class Played:
    """A finished game. ranks: of each person, 1 is best. outcomes: `win`, `loss` or `draw`, for each of them."""

    game: str
    ranks: Mapping[int, int]
    outcomes: Mapping[int, str]


@dataclass(frozen=True)
class Career:
    """streak: so many wins (above 0) or losses (below) on end, 0 after a draw. favourite: the game played most often.

    rank: the place among all who played, by rating; None before the first game. among: how many those are.
    ratings: after each game, the newest last.
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
    """The person's career in these games of a server, the oldest first; games for one do not count."""
    games = [game for game in played if len(game.ranks) > 1]
    own = [game for game in games if person in game.ranks]
    outcomes = [game.outcomes[person] for game in own]
    counts, favourites = Counter(outcomes), Counter(game.game for game in own)
    ratings, course = Ratings(), []
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
    """What these games of a server, the oldest first, make of all who played them."""
    ratings = Ratings()
    for game in played:
        ratings.played(game.ranks)
    return ratings


def _streak(outcomes: Sequence[str]) -> int:
    newest = outcomes[-1] if outcomes else "draw"
    if newest == "draw":
        return 0
    on_end = sum(1 for _ in takewhile(lambda outcome: outcome == newest, reversed(outcomes)))
    return on_end if newest == "win" else -on_end
