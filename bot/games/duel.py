"""How a game is played in a duel: at a table of one person and computers, or alone.

A game's package, or its module, declares it as DUEL. A game without a DUEL is played alone in duels, like its daily
puzzle; if it has neither, it is not played in duels.
"""

from dataclasses import dataclass, field

from bot.games.base import Options


@dataclass(frozen=True, kw_only=True)
class DuelForm:
    """How a game is played in a duel.

    Attributes:
        seats: the number of seats: the person's, which is the first one, and those of computers.
        options: the game's options. Luck is drawn at the start, so that the same moves always meet the same cards,
            dice or tiles.
    """

    seats: int = 2
    options: Options = field(default_factory=dict, hash=False)

    @property
    def alone(self) -> bool:
        """Whether the game is played without computers."""
        return self.seats == 1
