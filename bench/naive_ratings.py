"""The earlier rating rule: the n-th game on a day of the same people at the same game counts 1/n."""

from collections import Counter
from collections.abc import Sequence

from bot.ratings.model import Rating, rated
from bot.ratings.periods import day_of


class NaiveRatings:
    """Ratings of all games together; a `bench.farms.Ratings`."""

    def __init__(self) -> None:
        self._ratings: dict[int, Rating] = {}
        self._meetings = Counter[tuple[frozenset[int], str, int]]()

    def play(self, people: Sequence[int], ranks: Sequence[int], at: int, game: str) -> None:
        meeting = frozenset(people), game, day_of(at)
        self._meetings[meeting] += 1
        before = [self._ratings.get(person, Rating()) for person in people]
        after = rated(before, ranks, [1 / self._meetings[meeting]] * len(people))
        self._ratings.update(zip(people, after, strict=True))

    def points(self, person: int) -> int:
        return self._ratings.get(person, Rating()).points

    def settled(self, person: int) -> bool:
        return self._ratings.get(person, Rating()).certain
