"""The deals of a duel, and how its players stand over all of them: by matchpoints, as in duplicate bridge."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.sessions.duels.comparing import NOT_OVER, Merit, merit_of
from bot.sessions.duels.duel import Duel, DuelPlayer
from bot.sessions.session import Session

BETTER, EQUAL = 2, 1
"""The points on a deal for each other player who has done worse, or as well."""


@dataclass(frozen=True)
class Series:
    """The deals of a duel, one for most, which each of its players plays in this order.

    All have the same players, game and level, and the same time.
    """

    deals: tuple[Duel, ...]

    @property
    def first(self) -> Duel:
        """The deal whose id and message are the duel's."""
        return self.deals[0]

    @property
    def finished(self) -> bool:
        """Whether everybody has played all of it."""
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
        """Returns whether a user may cancel it: its opener as long as nobody has begun, other moderators at any time.

        Moderators who play it are players like the others: they might be behind.

        Args:
            moderated: the guild in which the user is a moderator; None for none.
        """
        plays = any(player.person.id == user for player in self.first.players)
        return (moderated == self.first.guild and not plays) or (self.opener == user and not self.begun)

    def next_deal(self, user: int) -> Duel | None:
        """Returns the deal that this user plays next, or is playing; None after the last.

        Refuses `duel-not-invited`.
        """
        return next((deal for deal in self.deals if not deal.player_of(user).finished), None)

    def played(self, user: int) -> int:
        """Returns how many deals this user has finished. Refuses `duel-not-invited`."""
        return sum(deal.player_of(user).finished for deal in self.deals)


@dataclass(frozen=True)
class DuelStanding:
    """How a player of a duel stands.

    Attributes:
        points: on each deal.
        rank: by their sum; 1 is best, equal ones share it.
    """

    player: DuelPlayer
    points: tuple[int, ...]
    rank: int


def standings(deals: Sequence[Mapping[DuelPlayer, Session]]) -> list[DuelStanding]:
    """Returns how those stand who have begun one of these deals, in the order of the players' numbers.

    Args:
        deals: the games of each, of those who have begun it.
    """
    players = {player.number: player for games in deals for player in games}
    points = [_matchpoints(games, [*players]) for games in deals]
    rows = {number: tuple(one[number] for one in points) for number in sorted(players)}
    return [
        DuelStanding(players[number], row, 1 + sum(sum(other) > sum(row) for other in rows.values()))
        for number, row in rows.items()
    ]


def _matchpoints(games: Mapping[DuelPlayer, Session], numbers: Sequence[int]) -> dict[int, int]:
    """Returns the points of each player on a deal: none for whoever has not finished it."""
    merits = dict.fromkeys(numbers, NOT_OVER) | {player.number: merit_of(game) for player, game in games.items()}
    return {number: _points(own, [*merits.values()]) for number, own in merits.items()}


def _points(own: Merit, merits: Sequence[Merit]) -> int:
    """Returns the points for this merit among all, of which it is one."""
    if own == NOT_OVER:
        return 0
    return BETTER * sum(own > other for other in merits) + EQUAL * (merits.count(own) - 1)
