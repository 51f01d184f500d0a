"""How strong people are, told from their results alone by the model of Weng and Lin (`openskill`)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

MIDDLE = 1500
"""What everybody begins with."""

POINTS = 40
"""So many points make one step of the model's scale, on which a beginner stands at 25 +- 8."""


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # noqa: PLC0415  a megabyte that only those pay who look at a rating

    return PlackettLuce()


@dataclass
class Ratings:
    """What a course of games makes of those who played them, game by game."""

    _by_person: dict[int, "PlackettLuceRating"] = field(default_factory=dict)

    def of(self, person: int) -> int:
        """The person's rating in points; who has not played yet stands in the MIDDLE."""
        known = self._by_person.get(person)
        return MIDDLE if known is None else round(MIDDLE + POINTS * (known.mu - _model().mu))

    def played(self, ranks: Mapping[int, int]) -> None:
        """One game more. ranks: of each person, 1 is best and ties share; a game for one says nothing."""
        if len(ranks) < 2:
            return
        model = _model()
        before = [[self._by_person.get(person) or model.rating()] for person in ranks]
        after = model.rate(before, ranks=list(ranks.values()))
        self._by_person.update((person, rating) for person, (rating,) in zip(ranks, after, strict=True))
