"""Who plays what nobody has taught: anything that is allowed."""

from collections.abc import Sequence

from bot.games.base import View
from bot.games.chance import Chance
from bot.players.base import PAUSE


class RandomPlayer:
    """Any legal move, each as likely."""

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:  # noqa: ARG002 - it looks at nothing
        return chance.pick(legal)

    def pause(self, view: View, legal: Sequence[str], chance: Chance) -> float:  # noqa: ARG002 - nor does it think
        return PAUSE
