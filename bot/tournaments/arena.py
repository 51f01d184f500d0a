"""The pairing of an arena: pairs waiting players of about the same standing.

Nobody meets the same opponent twice in a row if that can be avoided: two players who have just met are paired again
only if nobody else can come, or after both have waited for REMATCH_AFTER.
"""

from dataclasses import dataclass

from bot.tournaments.matching import cheapest_matching
from bot.tournaments.standings import standings
from bot.tournaments.tournament import Tournament

REMATCH_AFTER = 60_000
"""How long (ms) two players who have just met wait for somebody else."""

RARELY = 10_000
"""The cost of a pair of last opponents: more than any distance in the standings."""

NEVER = 1_000_000
"""The cost of leaving a player waiting. With an odd number, the player who has waited shortest is left; of two who have
just met, the one with more games."""


@dataclass(frozen=True)
class _Waiting:
    """A player without a game.

    Attributes:
        since: when the player's last game was decided, 0 before the first one; a pairing that never began does not end
            the wait.
        games: the number of the player's pairings.
    """

    number: int
    place: int
    last_opponent: int | None
    since: int
    games: int
    first_more: int


def waiting_players(tournament: Tournament) -> tuple[int, ...]:
    """Returns the numbers of the players who are in no game and have not withdrawn."""
    playing = {number for pairing in tournament.open_pairings for number in pairing.players}
    return tuple(player.number for player in tournament.active if player.number not in playing)


def arena_pairs(tournament: Tournament, now: int) -> list[tuple[int, int]]:
    """Returns the pairs to make now, each with the first and the second seat; none if everybody has to wait."""
    waiting = _waiting(tournament)
    others = bool(tournament.open_pairings) or len(waiting) > 2
    nobody = len(waiting)
    by_patience = sorted(range(nobody), key=lambda one: (waiting[one].since, waiting[one].games, waiting[one].number))

    def cost(low: int, high: int) -> int | None:
        if high == nobody:
            return NEVER * (nobody - by_patience.index(low))
        one, other = waiting[low], waiting[high]
        again = one.last_opponent == other.number and other.last_opponent == one.number
        if again and others and now - max(one.since, other.since) < REMATCH_AFTER:
            return NEVER * NEVER
        return abs(one.place - other.place) ** 2 + RARELY * again

    matching = cheapest_matching(nobody + nobody % 2, cost) or []
    return [
        _seated(waiting[low], waiting[high])
        for low, high in matching
        if high != nobody and (cost(low, high) or 0) < NEVER
    ]


def next_rematch_at(tournament: Tournament) -> int | None:
    """Returns when two waiting players may meet again although others are playing; None if that is not awaited."""
    waiting = _waiting(tournament)
    times = [one.since for one in waiting if one.last_opponent is not None]
    return max(times) + REMATCH_AFTER if len(waiting) > 1 and times else None


def _seated(one: _Waiting, other: _Waiting) -> tuple[int, int]:
    """Returns the pair in seating order: first whoever has sat first less often; if equal, the lower-placed player."""
    first = (one.first_more, -one.place) <= (other.first_more, -other.place)
    return (one.number, other.number) if first else (other.number, one.number)


def _waiting(tournament: Tournament) -> list[_Waiting]:
    places = {standing.number: place for place, standing in enumerate(standings(tournament))}
    found = []
    for number in waiting_players(tournament):
        games = [pairing for pairing in tournament.pairings if number in pairing.players]
        last = games[-1] if games else None
        counted = next((one for one in reversed(games) if not one.never_began), None)
        found.append(
            _Waiting(
                number=number,
                place=places[number],
                last_opponent=None if last is None else last.opponent_of(number),
                since=0 if counted is None else counted.at or 0,
                games=len(games),
                first_more=sum(1 if pairing.first == number else -1 for pairing in games),
            )
        )
    return sorted(found, key=lambda one: one.place)
