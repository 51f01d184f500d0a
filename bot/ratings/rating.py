"""Ratings: the strength of users, estimated from results with the model of Weng and Lin (`openskill`)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

INITIAL = 1500
"""The rating before the first game."""

POINTS = 40
"""Points for one unit of the model's scale, on which a new player has 25 +- 8."""


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # noqa: PLC0415  takes a megabyte, so it is imported only when a rating is wanted

    return PlackettLuce()


@dataclass
class Ratings:
    """The ratings of all who played, updated game by game."""

    _by_person: dict[int, "PlackettLuceRating"] = field(default_factory=dict)

    def of(self, person: int) -> int:
        """Returns a user's rating in points; INITIAL before the first game."""
        known = self._by_person.get(person)
        return INITIAL if known is None else round(INITIAL + POINTS * (known.mu - _model().mu))

    def played(self, ranks: Mapping[int, int]) -> None:
        """Adds a game. ranks: of each user, 1 is best and ties share. A game with one player changes nothing."""
        if len(ranks) < 2:
            return
        model = _model()
        before = [[self._by_person.get(person) or model.rating()] for person in ranks]
        after = model.rate(before, ranks=list(ranks.values()))
        self._by_person.update((person, rating) for person, (rating,) in zip(ranks, after, strict=True))
