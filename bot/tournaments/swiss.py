"""Swiss: in each round, players with about the same points who have not met before meet.

The pairs of a round are the cheapest matching (`matching`). The costs are, each more than all that follow it together:

1. a bye: the more, the higher the player stands; a second bye is not allowed;
2. a pair in which both players have sat first at least twice more than second, or both the other way round;
3. the squares of the differences in points;
4. a pair in which both have sat first more often than second, or both less often;
5. the distance from the fold: among players with equal points, the upper half meets the lower half, in order.

Nobody meets anybody twice. If the remaining players cannot be paired that way, there is no further round; with at most
half as many rounds as players, that happens only after withdrawals (by Dirac's theorem).
"""

from collections import Counter
from dataclasses import dataclass
from math import ceil, log2

from bot.tournaments.matching import cheapest_matching
from bot.tournaments.standings import standings
from bot.tournaments.tournament import Tournament

MOST_UNBALANCED = 2
"""The difference between a player's games in the first and the second seat from which it costs more than all
differences in points."""


def most_rounds(players: int) -> int:
    """Returns the most rounds in which everybody can always be paired, whatever the results."""
    even = players + players % 2
    return even - 1 if even <= 4 else even // 2


def usual_rounds(players: int) -> int:
    """Returns the number of rounds after which at most one player has won all games."""
    return max(1, min(most_rounds(players), ceil(log2(players))))


@dataclass(frozen=True)
class _Entry:
    """A player to be paired.

    Attributes:
        place: in the standings, from 0.
        group: the number of players with the same points, and this player's position among them, from 0.
        first_more: how much more often the player has sat first than second.
    """

    number: int
    points: float
    place: int
    group: tuple[int, int]
    met: frozenset[int]
    first_more: int
    first_last: bool
    had_bye: bool


def swiss_pairs(tournament: Tournament) -> list[tuple[int, int | None]] | None:
    """Returns the pairs of the next round: the players in the first and the second seat, the latter None for a bye.

    The pairs are in the order of the boards: the best players first, a bye last. Returns None if nobody can be paired.
    """
    entries = _entries(tournament)
    bye = len(entries)
    worst = _worst(entries)

    def cost(low: int, high: int) -> int | None:
        if high == bye:
            return None if entries[low].had_bye else (bye - 1 - low) * worst.bye
        one, other = entries[low], entries[high]
        return None if other.number in one.met else _cost(one, other, worst)

    matching = cheapest_matching(bye + bye % 2, cost)
    if not matching:
        return None
    pairs: list[tuple[int, int | None]] = [
        (entries[low].number, None) if high == bye else _seated(entries[low], entries[high])
        for low, high in sorted(matching, key=lambda pair: (pair[1] == bye, pair))
    ]
    return pairs if any(second is not None for _, second in pairs) else None


@dataclass(frozen=True)
class _Weights:
    """The weight of each kind of cost: one unit weighs more than all later kinds together can."""

    bye: int
    unbalanced: int
    points: int
    first: int


def _worst(entries: list[_Entry]) -> _Weights:
    players = len(entries) + 1
    fold = players * players * players
    first = players * fold
    spread = round(2 * (max((entry.points for entry in entries), default=0))) + 1
    points = players * 2 * first
    unbalanced = players * spread * spread * points
    return _Weights(bye=players * 2 * unbalanced, unbalanced=unbalanced, points=points, first=fold)


def _cost(one: _Entry, other: _Entry, weights: _Weights) -> int:
    apart = round(2 * abs(one.points - other.points))
    both_first = min(one.first_more, other.first_more) >= MOST_UNBALANCED
    both_second = max(one.first_more, other.first_more) <= -MOST_UNBALANCED
    alike = (one.first_more > 0 and other.first_more > 0) or (one.first_more < 0 and other.first_more < 0)
    half = (one.group[0] + 1) // 2
    fold = abs(other.group[1] - one.group[1] - half) if one.points == other.points else abs(other.place - one.place)
    return (
        (both_first or both_second) * weights.unbalanced
        + apart * apart * weights.points
        + alike * weights.first
        + fold * fold
    )


def _seated(one: _Entry, other: _Entry) -> tuple[int, int]:
    """Returns the pair in seating order: first whoever has sat first less often, else whoever sat second last time.

    In the first round, when all are equal, the higher player sits first at every other board.
    """
    if one.first_more != other.first_more:
        first_is_one = one.first_more < other.first_more
    elif one.first_last != other.first_last:
        first_is_one = other.first_last
    else:
        first_is_one = one.place % 2 == 0
    return (one.number, other.number) if first_is_one else (other.number, one.number)


def _entries(tournament: Tournament) -> list[_Entry]:
    """Returns the players to pair in the order of the standings, equal players in the order of their numbers."""
    active = {player.number for player in tournament.active}
    ranked = [standing for standing in standings(tournament) if standing.number in active]
    sizes = Counter(standing.points for standing in ranked)
    before: Counter[float] = Counter()
    entries = []
    for place, standing in enumerate(ranked):
        games = [pairing for pairing in tournament.pairings if standing.number in pairing.players]
        met = [pairing for pairing in games if pairing.second is not None]
        firsts = [pairing.first == standing.number for pairing in met]
        entries.append(
            _Entry(
                number=standing.number,
                points=standing.points,
                place=place,
                group=(sizes[standing.points], before[standing.points]),
                met=frozenset(number for pairing in met for number in pairing.players),
                first_more=sum(1 if first else -1 for first in firsts),
                first_last=bool(firsts) and firsts[-1],
                had_bye=len(met) < len(games),
            )
        )
        before[standing.points] += 1
    return entries
