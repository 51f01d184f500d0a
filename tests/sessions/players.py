"""Computers to sit with, whose ways are known."""

# ruff: noqa: ARG002 - the interface hands over what such simple players have no use for

from collections.abc import Sequence
from dataclasses import dataclass, field
from threading import Event

from bot.games.base import View
from bot.games.chance import Chance


@dataclass
class Steady:
    """Makes the first legal move after so many seconds, and remembers what it saw."""

    seconds: float = 1.0
    seen: list[str] = field(default_factory=list)

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        self.seen.append(str(view))
        return legal[0]

    def pause(self, view: View, legal: Sequence[str], chance: Chance) -> float:
        return self.seconds


class Clumsy(Steady):
    """Trips over what it sees."""

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        raise IndexError("tripped")


class Cheat(Steady):
    """Makes up its moves."""

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        return "take 9"


@dataclass
class Ponderer(Steady):
    """Thinks until it has been told that it is enough."""

    begun: Event = field(default_factory=Event)
    enough: Event = field(default_factory=Event)

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        self.begun.set()
        self.enough.wait()
        return super().choose(view, legal, chance)


class Gambler(Steady):
    """Picks by chance, and takes its time by the same."""

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        return chance.pick(legal)

    def pause(self, view: View, legal: Sequence[str], chance: Chance) -> float:
        return float(legal.index(chance.pick(legal)) + 1)
