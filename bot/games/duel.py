"""How a game is played in a duel: at a table of one person and computers, or alone.

A game's package, or its module, declares it as DUEL. One with a daily puzzle is played alone, as in the puzzle; one
with neither is not played in duels.
"""

from dataclasses import dataclass, field

from bot.games.base import Options


@dataclass(frozen=True, kw_only=True)
class DuelForm:
    """How a game is played in a duel.

    Attributes:
        seats: the person's, which is the first one, and those of computers.
        options: of the game. Its luck is drawn at the start, so that those who make the same moves meet the same
            cards, dice or tiles.
    """

    seats: int = 2
    options: Options = field(default_factory=dict, hash=False)

    @property
    def alone(self) -> bool:
        """Whether it is played without computers."""
        return self.seats == 1
