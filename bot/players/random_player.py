"""The player of games that have no other player."""

from collections.abc import Sequence

from bot.games.base import View
from bot.games.chance import Chance
from bot.players.base import EVEN


class RandomPlayer:
    """A player that makes any legal move, each with the same probability."""

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:  # noqa: ARG002 - the view does not matter
        return chance.pick(legal)

    def ratings(self, view: View, legal: Sequence[str], chance: Chance) -> Sequence[float]:  # noqa: ARG002 - all alike
        return [EVEN] * len(legal)
