"""A view of a game that does not exist."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.games.base import Event, KeyGrid


@dataclass(frozen=True)
class TextView:
    """A view that consists only of a text, which drawing it reads."""

    text: Callable[[], str]
    events: tuple[Event, ...] = ()
    standing: tuple[Event, ...] = ()
    description: tuple[Event, ...] = ()
    private_summary: tuple[Event, ...] = ()
    legend: Event | None = None
    open_places: tuple[Event, ...] = ()
    round: int = 1
    round_end: None = None

    def preview(self, _words: str) -> Event | None:
        return None

    def prompt(self, _words: str) -> Event | None:
        return None

    def keys(self, _words: str) -> KeyGrid:
        return ()

    def __str__(self) -> str:
        return self.text()
