"""The sections of the rules page of Tripple Domino (RULES 002)."""

from bot.games.base import Seat
from bot.games.rules_page import Example, ExamplePosition, RulesPage, Section

_HEXAGON = (
    (0, "place 4-4-4 u0,0"),
    (1, "place 0-4-4 d0,0"),
    (0, "place 3-4-4 d0,-1"),
    (1, "place 0-0-4 u1,0"),
    (0, "place 3-3-4 u1,-1"),
    (1, "place 0-3-4 d1,-1"),
)
_BRIDGE = (
    (0, "place 4-5-5 u0,0"),
    (1, "place 4-4-5 d0,0"),
    (0, "place 3-4-4 u0,1"),
    (1, "place 3-3-4 d-1,1"),
    (0, "place 2-3-3 u-1,2"),
    (1, "place 3-4-5 d-1,0"),
    (0, "place 2-2-3 d-2,2"),
    (1, "place 1-2-3 u-2,2"),
    (0, "place 1-3-3 d-2,1"),
)
_DOUBLE = (
    *_BRIDGE,
    (1, "place 2-2-4 u-2,3"),
    (0, "place 1-1-3 u-2,1"),
    (1, "place 0-3-5 u-1,0"),
    (0, "place 0-1-3 d-2,0"),
)
_ALONE = (
    (0, "place 0-1-5 u0,0"),
    (0, "draw"),
    (0, "draw"),
    (0, "place 1-3-5 d0,-1"),
    (0, "draw"),
    (0, "place 3-5-5 u0,-1"),
    (0, "draw"),
    (0, "place 0-5-5 d-1,-1"),
)


def _example(seed: str, moves: tuple[tuple[int, str], ...]) -> Example:
    """Returns a game that shows its last move, with the position before it."""
    return Example(
        seats=2,
        seed=seed,
        moves=moves,
        positions=(ExamplePosition(ply=len(moves) - 1), ExamplePosition(ply=len(moves))),
    )


RULES_PAGE: RulesPage = (
    Section(
        "goal",
        example=Example(
            seats=2, seed="022f", moves=_DOUBLE, positions=(ExamplePosition(ply=len(_DOUBLE)),), players=True
        ),
    ),
    Section("tiles", refusals=("not-held",)),
    Section("start", refusals=("opening",)),
    Section(
        "place",
        refusals=("occupied", "apart", "mismatch"),
        example=Example(
            seats=2,
            seed="009c",
            moves=_HEXAGON[:4],
            positions=(ExamplePosition(ply=3, partial_move="place 0-0-4", reader=Seat(1)), ExamplePosition(ply=4)),
        ),
    ),
    Section("draw", refusals=("only-drawn", "drawn-three", "reserve-empty", "must-draw")),
    Section("bridge", example=_example("022f", _BRIDGE)),
    Section("double", example=_example("022f", _DOUBLE)),
    Section("hexagon", example=_example("009c", _HEXAGON)),
    Section("round_end"),
    Section(
        "solitaire",
        example=Example(seats=1, seed="2b", moves=_ALONE, positions=(ExamplePosition(ply=len(_ALONE)),), players=True),
    ),
    Section("typing", refusals=("unreadable",)),
)
