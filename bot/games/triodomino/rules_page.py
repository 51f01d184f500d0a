"""The sections of the rules page of Triodomino (RULES 003)."""

from bot.games.base import Seat
from bot.games.rules_page import Example, ExamplePosition, RulesPage, Section

_HEXAGON = (
    (0, "open 2-3-3"),
    (1, "place 3-3-5 1:d0,-1"),
    (0, "place 3-5-5 1:u0,-1"),
    (1, "place 0-3-5 1:d-1,-1"),
    (0, "place 1-2-3 1:d-1,0"),
    (1, "place 0-1-3 1:u-1,0"),
    (1, "free 1-2-2"),
)

RULES_PAGE: RulesPage = (
    Section(
        "goal", example=Example(seats=2, seed="00d8", moves=_HEXAGON, positions=(ExamplePosition(ply=5),), players=True)
    ),
    Section("tiles", refusals=("not-held",)),
    Section("start", refusals=("must-open", "already-open")),
    Section(
        "place",
        refusals=("must-place", "occupied", "apart", "mismatch"),
        example=Example(
            seats=2,
            seed="00d8",
            moves=_HEXAGON[:4],
            positions=(ExamplePosition(ply=3, partial_move="place 0-3-5", reader=Seat(1)), ExamplePosition(ply=4)),
        ),
    ),
    Section("draw", refusals=("must-draw", "stock-empty")),
    Section(
        "hexagon",
        refusals=("free-or-skip", "no-hexagon", "no-formation"),
        example=Example(
            seats=2, seed="00d8", moves=_HEXAGON, positions=(ExamplePosition(ply=6), ExamplePosition(ply=7))
        ),
    ),
    Section("round_end"),
    Section(
        "topsy_turvy",
        example=Example(
            seats=2,
            seed="00d8",
            options={"topsy_turvy": True},
            moves=_HEXAGON,
            positions=(ExamplePosition(ply=5),),
            players=True,
        ),
    ),
    Section("typing", refusals=("unreadable",)),
)
