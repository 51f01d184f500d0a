"""How much a game tells about each player, depending on whom they have met, and how often (docs/ratings.md).

Accounts cost nothing, so a rating must not grow by games against people whose own ratings rest on the same few. The
weight of a game depends only on the people, not on the game, its variant or the size of the table.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Protocol

from bot.ratings.model import Rating
from bot.ratings.periods import DAY

RECENT_GAMES = 100
"""The number of a person's last games that are looked at."""

RECENT = 90 * DAY
"""How long a game is recent, in milliseconds: about a season."""

KNOWN_BY = 8
"""The number of other people an opponent must have met to bring full evidence: their own rating is reliable then."""

UNPROVEN = 1 / 4
"""The weight of the first game against opponents who have hardly met anybody else, and together count as one.

It is the breadth of an opponent who has met half of KNOWN_BY.
"""

INDEPENDENT = 1 / 2
"""The weight from which the opponents of a game count as independent: they have met at least six other people."""

SETTLED_OPPONENTS = 5
"""The fewest independent opponents of a settled rating."""

SETTLED_DAYS = 5
"""The fewest days (UTC) on which they were met: no single evening settles a rating, whoever takes part."""


class MetGame(Protocol):
    """A person's earlier game, with the fields that weights depend on."""

    @property
    def at(self) -> int:
        """Its end, ms since the epoch."""
        ...

    @property
    def weight(self) -> float:
        """The weight with which it changed their rating."""
        ...

    @property
    def others(self) -> tuple[int, ...]:
        """The ids of the other players."""
        ...


def weights_of(people: Sequence[int], met: Mapping[int, Sequence[MetGame]], at: int) -> tuple[float, ...]:
    """Returns the weight of a game for each of its players: the mean over the others at the table.

    >>> from types import SimpleNamespace
    >>> weights_of([1, 2], {}, at=0)  # two who have met nobody
    (0.25, 0.25)
    >>> def met(at: int, weight: float, other: int) -> SimpleNamespace:
    ...     return SimpleNamespace(at=at, weight=weight, others=(other,))
    >>> club = [met(0, 0.25, person) for person in range(10, 18)]
    >>> weights_of([1, 2], {2: club}, at=RECENT)  # a newcomer, and somebody whom eight others know
    (1.0, 0.25)
    >>> again = {1: [met(RECENT, 1.0, 2)], 2: [*club, met(RECENT, 0.25, 1)]}
    >>> weights_of([1, 2], again, at=RECENT)  # the same two once more
    (0.6666666666666666, 0.125)

    Args:
        met: the last RECENT_GAMES of each of them, oldest first; people without an entry have met nobody.
        at: the end of the game, ms since the epoch.
    """
    breadths = {person: _breadth(met.get(person, ()), people, at) for person in people}
    return tuple(_weight(person, people, breadths, met.get(person, ()), at) for person in people)


def _weight(
    person: int, people: Sequence[int], breadths: Mapping[int, float], met: Sequence[MetGame], at: int
) -> float:
    recent = [game for game in met if game.at > at - RECENT]

    def brought_by(other: int) -> float:
        breadth = breadths[other]
        if breadth < UNPROVEN:
            return UNPROVEN / (1 + sum(game.weight <= UNPROVEN for game in recent))
        return breadth * fading(sum(game.others.count(other) for game in recent))

    others = [brought_by(other) for other in people if other != person]
    return sum(others) / len(others)


def _breadth(met: Sequence[MetGame], table: Collection[int], at: int) -> float:
    """Returns how much a player brings their opponents, 0 to 1, by the people they have met who are not at this table.

    Only one person counts for each game, or two games at a table of eight would make all its players known. Games of
    the same day (UTC) do not count yet, or accounts made in an evening would make each other known within it.
    """
    known = {*table}
    most = len(known) + KNOWN_BY
    today = at - at % DAY
    for game in met:
        if game.at < today:
            known.update([other for other in game.others if other not in known][:1])
            if len(known) == most:
                return 1.0
    share = 1 - (most - len(known)) / KNOWN_BY
    return share * share


def fading(earlier: int) -> float:
    """Returns the factor for one more game of two people after `earlier` recent ones: 1, 2/3, 1/2, 2/5 ..."""
    return 2 / (earlier + 2)


def is_settled(rating: Rating, met: Iterable[MetGame], *, before: bool) -> bool:
    """Returns whether a rating is settled, and so ranked before all provisional ones.

    Args:
        met: those of the last RECENT_GAMES that count for the rating.
        before: whether the rating was settled before the last of them; then it only has to be certain still.
    """
    return rating.certain and (before or _is_independent(met))


def _is_independent(met: Iterable[MetGame]) -> bool:
    """Returns whether enough independent opponents were met, on enough days."""
    games = [game for game in met if game.weight >= INDEPENDENT]
    opponents = {other for game in games for other in game.others}
    return len(opponents) >= SETTLED_OPPONENTS and len({game.at // DAY for game in games}) >= SETTLED_DAYS
