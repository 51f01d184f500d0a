"""A player that overlooks places for its tiles, as people do."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from bot.games.base import View
from bot.games.chance import Chance
from bot.players.base import Player


class HandView(View, Protocol):
    """A view with the tiles of the seat's own hand."""

    @property
    def hand(self) -> Sequence[object]: ...


V = TypeVar("V", bound=HandView)


@dataclass(frozen=True)
class Overlooking(Generic[V]):
    """A player that overlooks some percent of its moves, and chooses among the others as `player` does.

    It overlooks no place for its last tile.
    """

    player: Player[V]
    overlooks: int

    def choose(self, view: V, legal: Sequence[str], chance: Chance) -> str:
        if len(view.hand) > 1:
            legal = [move for move in legal if chance.below(100) >= self.overlooks] or [chance.pick(legal)]
        return self.player.choose(view, legal, chance)

    def ratings(self, view: V, legal: Sequence[str], chance: Chance) -> Sequence[float]:
        """Returns the player's ratings of all moves."""
        return self.player.ratings(view, legal, chance)
