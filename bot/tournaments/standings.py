"""The standings of a tournament: points, and tie-breaks between players with equal points."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, groupby

from bot.tournaments.tournament import Format, Pairing, Player, Result, Tournament

STREAK = 2
"""The number of wins in a row after which results count twice, until a game is drawn or lost."""

WIN, DRAW = 2, 1


@dataclass(frozen=True)
class ArenaScore:
    """A player's points, the games won in a row up to now, and whether the next result counts twice."""

    points: int = 0
    streak: int = 0

    @property
    def on_fire(self) -> bool:
        return self.streak >= STREAK


def arena_score(player: int, pairings: Iterable[Pairing]) -> ArenaScore:
    """Returns the score of a player's decided pairings, which count in the order in which they were decided.

    A pairing that nobody has played is not a game and breaks no streak.
    """
    points = streak = 0
    for pairing in sorted(pairings, key=lambda pairing: (pairing.at or 0, pairing.number)):
        factor = 2 if streak >= STREAK else 1
        if pairing.winner == player:
            points += WIN * factor
            streak += 1
        elif pairing.result is Result.DRAW:
            points += DRAW * factor
            streak = 0
        elif pairing.winner is not None:
            streak = 0
    return ArenaScore(points, streak)


class TieBreak(StrEnum):
    """The tie-breaks between players with the same points; the values are parts of text keys."""

    DIRECT_ENCOUNTER = "direct-encounter"
    """The points from the games among the players still tied, if each has played every other one."""
    BUCHHOLZ_CUT = "buchholz-cut"
    """The sum of the opponents' points without the lowest one."""
    BUCHHOLZ = "buchholz"
    """The sum of the opponents' points."""
    SONNEBORN_BERGER = "sonneborn-berger"
    """The points of the opponents whom the player has beaten, and half the points of those with a drawn game."""
    WINS = "wins"
    """The number of games won."""
    FEWER_GAMES = "fewer-games"
    """The negative number of games: in an arena, fewer games for the same points are better."""


TIE_BREAKS: Mapping[Format, tuple[TieBreak, ...]] = {
    Format.ROUND_ROBIN: (TieBreak.DIRECT_ENCOUNTER, TieBreak.SONNEBORN_BERGER, TieBreak.WINS),
    Format.SWISS: (
        TieBreak.BUCHHOLZ_CUT,
        TieBreak.BUCHHOLZ,
        TieBreak.SONNEBORN_BERGER,
        TieBreak.DIRECT_ENCOUNTER,
        TieBreak.WINS,
    ),
    Format.ARENA: (TieBreak.WINS, TieBreak.FEWER_GAMES),
}
"""The tie-breaks of each format, in the order in which they decide.

A round without a game (a bye, an absent opponent) counts as a game against a virtual opponent with as many points as
the player, as in FIDE's regulations (C.07, article 16). For an opponent who has withdrawn, each later round counts as a
draw, so that nobody suffers from having met somebody who left.
"""


@dataclass(frozen=True, kw_only=True)
class Standing:
    """A player's standing.

    `points` include byes, `games` and `wins` do not. A win or loss because a player was away counts in `games` and
    `wins` or `losses`.

    Attributes:
        rank: 1 is best; players with equal points and tie-breaks share it.
        points: in rounds 1 for a win or a bye and 0.5 for a draw, in an arena 2 and 1, doubled on a streak.
        tie_breaks: in the order in which they decide; higher is better.
        streak: in an arena, the current number of games won in a row.
        on_fire: whether the next result counts twice.
    """

    rank: int
    number: int
    points: float
    tie_breaks: tuple[tuple[TieBreak, float], ...]
    games: int
    wins: int
    draws: int
    losses: int
    streak: int = 0
    on_fire: bool = False


def standings(tournament: Tournament) -> tuple[Standing, ...]:
    """Returns the standings, best first, of all players who have joined, including those who have withdrawn.

    Players who were removed before they had played are left out.
    """
    return _Table(tournament).standings()


class _Table:
    """The results of a tournament by player, and the standings computed from them."""

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        self._decided: dict[int, list[Pairing]] = {player.number: [] for player in tournament.players}
        for pairing in tournament.pairings:
            if _counts(tournament, pairing):
                for number in pairing.players:
                    self._decided[number].append(pairing)
        self._arena: dict[int, ArenaScore] = {}
        if tournament.format is Format.ARENA:
            self._arena = {number: arena_score(number, decided) for number, decided in self._decided.items()}
        self._points = {number: self._points_of(number) for number in self._decided}

    def standings(self) -> tuple[Standing, ...]:
        tie_breaks = TIE_BREAKS[self._tournament.format]
        shown = [one.number for one in self._tournament.players if self._decided[one.number] or not one.removed]
        groups = _split(shown, self._points.__getitem__)
        values: dict[int, list[tuple[TieBreak, float]]] = {number: [] for number in self._decided}
        for tie_break in tie_breaks:
            further: list[list[int]] = []
            for group in groups:
                value = self._values(tie_break, group)
                for number in group:
                    values[number].append((tie_break, value[number]))
                further.extend(_split(group, value.__getitem__))
            groups = further
        found: list[Standing] = []
        for group in groups:
            rank = len(found) + 1
            found.extend(self._standing(rank, number, tuple(values[number])) for number in group)
        return tuple(found)

    def _standing(self, rank: int, number: int, tie_breaks: tuple[tuple[TieBreak, float], ...]) -> Standing:
        decided = [pairing for pairing in self._decided[number] if pairing.second is not None]
        wins = sum(pairing.winner == number for pairing in decided)
        draws = sum(pairing.points_of(number) == 0.5 for pairing in decided)
        score = self._arena.get(number, ArenaScore())
        return Standing(
            rank=rank,
            number=number,
            points=self._points[number],
            tie_breaks=tie_breaks,
            games=len(decided),
            wins=wins,
            draws=draws,
            losses=len(decided) - wins - draws,
            streak=score.streak,
            on_fire=score.on_fire,
        )

    def _points_of(self, number: int) -> float:
        if self._arena:
            return float(self._arena[number].points)
        return sum(pairing.points_of(number) for pairing in self._decided[number])

    def _values(self, tie_break: TieBreak, group: Sequence[int]) -> Mapping[int, float]:
        """Returns a tie-break's value for each of these players, who are still tied."""
        if tie_break is TieBreak.DIRECT_ENCOUNTER:
            return self._direct_encounter(group)
        compute: Callable[[int], float] = {
            TieBreak.BUCHHOLZ: lambda number: sum(self._opponents(number)),
            TieBreak.BUCHHOLZ_CUT: lambda number: sum(sorted(self._opponents(number))[1:]),
            TieBreak.SONNEBORN_BERGER: self._sonneborn_berger,
            TieBreak.WINS: lambda number: sum(pairing.winner == number for pairing in self._decided[number]),
            TieBreak.FEWER_GAMES: lambda number: -len(self._decided[number]),
        }[tie_break]
        return {number: float(compute(number)) for number in group}

    def _opponents(self, number: int) -> list[float]:
        """Returns the points of a player's opponents, round by round."""
        return [self._opponent_points(number, pairing) for pairing in self._decided[number]]

    def _opponent_points(self, number: int, pairing: Pairing) -> float:
        opponent = pairing.opponent_of(number)
        if opponent is None or not pairing.played:
            return self._points[number]
        return self._points[opponent] + 0.5 * self._rounds_missed(self._tournament.player(opponent))

    def _rounds_missed(self, player: Player) -> int:
        """Returns the number of rounds in which a withdrawn player was not paired."""
        if not player.withdrawn or self._tournament.format is Format.ROUND_ROBIN:
            return 0
        paired = sum(player.number in pairing.players for pairing in self._tournament.pairings)
        return self._tournament.round - paired

    def _sonneborn_berger(self, number: int) -> float:
        return sum(
            pairing.points_of(number) * self._opponent_points(number, pairing) for pairing in self._decided[number]
        )

    def _direct_encounter(self, group: Sequence[int]) -> Mapping[int, float]:
        """Returns the points from the games among these players; 0 for all if two of them have not met."""
        among = [
            pairing
            for pairing in self._tournament.pairings
            if pairing.played and pairing.first in group and pairing.second in group
        ]
        met = {frozenset(pairing.players) for pairing in among}
        if len(group) < 2 or any(frozenset(pair) not in met for pair in combinations(group, 2)):
            return dict.fromkeys(group, 0.0)
        return {number: float(sum(one.points_of(number) for one in among if number in one.players)) for number in group}


def _counts(tournament: Tournament, pairing: Pairing) -> bool:
    """Returns whether a pairing counts in the standings: if it is decided and, in an arena, was played."""
    if tournament.format is Format.ARENA and pairing.result is Result.NEITHER:
        return False
    return not pairing.open


def _split(numbers: Sequence[int], value: Callable[[int], float]) -> list[list[int]]:
    """Groups these players by value, the highest first."""
    return [[*group] for _, group in groupby(sorted(numbers, key=lambda number: (-value(number), number)), key=value)]
