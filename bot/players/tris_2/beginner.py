"""A player of Tris 2 that looks one roll ahead, and overlooks what beginners overlook."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.chance import Chance
from bot.games.tris_2.view import View
from bot.players.base import PAUSE, best_move
from bot.players.tris_2.one_ply import ONE_PLY
from bot.players.tris_2.sight import Sight


@dataclass(frozen=True)
class Beginner:
    """A player that makes each tris that it sees, and leaves the other none that it sees."""

    sight: Sight

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        return best_move(legal, self.sight.values(view, legal, chance), chance)

    def ratings(self, view: View, legal: Sequence[str], chance: Chance) -> Sequence[float]:
        """Returns the ratings of one who overlooks nothing."""
        return ONE_PLY.ratings(view, legal, chance)

    def pause(self, view: View, legal: Sequence[str], chance: Chance) -> float:  # noqa: ARG002 - the same for all moves
        return PAUSE
