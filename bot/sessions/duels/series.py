"""The deals of a duel, and its players' standings over all of them: by matchpoints, as in duplicate bridge."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.sessions.duels.comparing import NOT_OVER, Merit, merit_of
from bot.sessions.duels.duel import Duel, DuelPlayer
from bot.sessions.session import Session

BETTER, EQUAL = 2, 1
"""The points on a deal for each other player who did worse, or equally well."""


@dataclass(frozen=True)
class Series:
    """The deals of a duel (usually one), which each player plays in this order.

    All deals have the same players, game, level and time.
    """

    deals: tuple[Duel, ...]

    @property
    def first(self) -> Duel:
        """The deal whose id and message are the duel's."""
        return self.deals[0]

    @property
    def finished(self) -> bool:
        """Whether everybody has played all deals."""
        return all(deal.finished for deal in self.deals)

    @property
    def opener(self) -> int | None:
        """The user who has opened it; None once their data are deleted."""
        return next((player.person.id for player in self.first.players if player.number == 1), None)

    @property
    def begun(self) -> bool:
        """Whether anybody has begun."""
        return any(player.started_at is not None for deal in self.deals for player in deal.players)

    def may_cancel(self, user: int, moderated: int | None) -> bool:
        """Returns whether a user may cancel it: the opener until somebody has begun, moderators at any time.

        Moderators who play in it have no more rights than other players: they might be losing.

        Args:
            moderated: the guild in which the user is a moderator, if any.
        """
        plays = any(player.person.id == user for player in self.first.players)
        return (moderated == self.first.guild and not plays) or (self.opener == user and not self.begun)

    def next_deal(self, user: int) -> Duel | None:
        """Returns the deal that this user plays now or next; None after the last one.

        Refuses `duel-not-invited`.
        """
        return next((deal for deal in self.deals if not deal.player_of(user).finished), None)

    def played(self, user: int) -> int:
        """Returns how many deals this user has finished. Refuses `duel-not-invited`."""
        return sum(deal.player_of(user).finished for deal in self.deals)


@dataclass(frozen=True)
class DuelStanding:
    """A player's standing in a duel.

    Attributes:
        points: for each deal.
        rank: by the sum of points; 1 is best, equal players share it.
    """

    player: DuelPlayer
    points: tuple[int, ...]
    rank: int


def standings(deals: Sequence[Mapping[DuelPlayer, Session]]) -> list[DuelStanding]:
    """Returns the standings of all players who have begun a deal, in the order of their numbers.

    Args:
        deals: for each deal, the games of the players who have begun it.
    """
    players = {player.number: player for games in deals for player in games}
    points = [_matchpoints(games, [*players]) for games in deals]
    rows = {number: tuple(one[number] for one in points) for number in sorted(players)}
    return [
        DuelStanding(players[number], row, 1 + sum(sum(other) > sum(row) for other in rows.values()))
        for number, row in rows.items()
    ]


def _matchpoints(games: Mapping[DuelPlayer, Session], numbers: Sequence[int]) -> dict[int, int]:
    """Returns each player's points on a deal: 0 if they have not finished it."""
    merits = dict.fromkeys(numbers, NOT_OVER) | {player.number: merit_of(game) for player, game in games.items()}
    return {number: _points(own, [*merits.values()]) for number, own in merits.items()}


def _points(own: Merit, merits: Sequence[Merit]) -> int:
    """Returns the points for a merit, compared with all merits (itself included)."""
    if own == NOT_OVER:
        return 0
    return BETTER * sum(own > other for other in merits) + EQUAL * (merits.count(own) - 1)
