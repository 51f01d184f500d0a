"""The sections of the rules page of Tris on Steroids (RULES 000)."""

from bot.games.base import Seat
from bot.games.rules_page import Example, ExamplePosition, RulesPage, Section

_KEPT = ("b2", "a1", "c3", "a3", "c1", "b1", "a2", "c2", "b3")
_ALL_UP = tuple((number % 2, move) for number, cell in enumerate(_KEPT) for move in (f"reveal {cell}", "keep"))
"""Every card is turned up, and no action is used."""


def _on_neighbour(first: int) -> tuple[tuple[int, str], ...]:
    """Returns moves in which the card on b2 acts on the face-up card on c1.

    Args:
        first: the seat that begins.
    """
    second = 1 - first
    return (first, "reveal c1"), (first, "keep"), (second, "reveal b2"), (second, "act c1")


def _action(seed: str, first: int) -> Example:
    positions = ExamplePosition(ply=3, partial_move="act c1"), ExamplePosition(ply=4)
    return Example(seats=2, seed=seed, moves=_on_neighbour(first), positions=positions)


RULES_PAGE: RulesPage = (
    Section(
        "goal",
        example=Example(
            seats=2,
            seed="0047",
            moves=((0, "reveal b2"), (0, "keep"), (1, "reveal c2"), (1, "keep"), (0, "reveal a2")),
            positions=(ExamplePosition(ply=5),),
        ),
    ),
    Section(
        "turn",
        refusals=("reveal-first", "act-first", "face-up"),
        example=Example(
            seats=2, seed="0004", moves=((0, "reveal b2"),), positions=(ExamplePosition(ply=0), ExamplePosition(ply=1))
        ),
    ),
    Section("discard", refusals=("not-next-to-it",), example=_action("0003", 1)),
    Section("swap", example=_action("0008", 0)),
    Section(
        "goal_card",
        example=Example(
            seats=2,
            seed="0000",
            moves=_on_neighbour(0),
            positions=(ExamplePosition(ply=4, reader=Seat(1)),),
            players=True,
        ),
    ),
    Section(
        "clear",
        refusals=("clear-first", "no-line"),
        example=Example(
            seats=2,
            seed="0000",
            moves=(*_ALL_UP, (1, "clear row 2")),
            positions=(ExamplePosition(ply=18, partial_move="clear row 2"), ExamplePosition(ply=19)),
        ),
    ),
    Section("win"),
    Section("known"),
    Section(
        "grid_4x4",
        example=Example(
            seats=2,
            seed="0000",
            options={"grid": "4x4"},
            moves=((0, "reveal b2"), (0, "act c3"), (1, "reveal d1")),
            positions=(ExamplePosition(ply=3),),
        ),
    ),
    Section("typing", refusals=("unreadable", "no-cell")),
)
