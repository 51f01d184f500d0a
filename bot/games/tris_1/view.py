"""What everyone sees of Tris 1: there are no secrets."""

from dataclasses import dataclass

from bot.games.base import Event, Outcome, Seat


@dataclass(frozen=True)
class View:
    """The nine dice in reading order: "x", "o", or "/" for an empty square. last and line index them."""

    cells: tuple[str, ...]
    last: int | None
    line: tuple[int, ...]
    to_act: Seat | None
    outcome: Outcome | None
    events: tuple[Event, ...]
