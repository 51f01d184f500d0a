"""Computer players whose moves are known."""

# ruff: noqa: ARG002 - the interface passes arguments that these simple players do not use

from collections.abc import Sequence
from dataclasses import dataclass, field
from threading import Event

from bot.games.base import View
from bot.games.chance import Chance
from bot.players.base import EVEN


@dataclass
class Steady:
    """Makes the first legal move after a number of seconds, and records what it saw."""

    seconds: float = 1.0
    seen: list[str] = field(default_factory=list)

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        self.seen.append(str(view))
        return legal[0]

    def ratings(self, view: View, legal: Sequence[str], chance: Chance) -> Sequence[float]:
        return [EVEN] * len(legal)

    def pause(self, view: View, legal: Sequence[str], chance: Chance) -> float:
        return self.seconds


class Failing(Steady):
    """Raises an error."""

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        raise IndexError("failed")


class Cheating(Steady):
    """Returns illegal moves."""

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        return "take 9"


@dataclass
class Blocking(Steady):
    """Chooses no move until the test allows it."""

    choosing: Event = field(default_factory=Event)
    released: Event = field(default_factory=Event)

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        self.choosing.set()
        self.released.wait()
        return super().choose(view, legal, chance)


class Random(Steady):
    """Chooses its move and its pause from the same luck."""

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        return chance.pick(legal)

    def pause(self, view: View, legal: Sequence[str], chance: Chance) -> float:
        return float(legal.index(chance.pick(legal)) + 1)


@dataclass
class Lucky(Steady):
    """Records the luck that it is given."""

    lucks: list[int] = field(default_factory=list)

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        self.lucks.append(chance.below(1000))
        return super().choose(view, legal, chance)
