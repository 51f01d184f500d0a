"""The sections of the rules page of Tris 2 (RULES 001)."""

from bot.games.rules_page import Example, ExamplePosition, RulesPage, Section

_ROLLED = ((1, "roll c north"),)
_BUILDING = ((1, "place b2 x o"), (0, "place a1 o x"), (1, "place c1 / x"))

RULES_PAGE: RulesPage = (
    Section(
        "goal",
        example=Example(
            seats=2, seed="07", moves=((0, "roll b north"), (1, "roll f east")), positions=(ExamplePosition(ply=2),)
        ),
    ),
    Section(
        "turn",
        refusals=("occupied",),
        example=Example(
            seats=2,
            seed="23",
            moves=_ROLLED,
            positions=(ExamplePosition(ply=0, partial_move="roll c"), ExamplePosition(ply=1)),
        ),
    ),
    Section(
        "forbidden",
        refusals=("island", "undo"),
        example=Example(seats=2, seed="23", moves=_ROLLED, positions=(ExamplePosition(ply=1, partial_move="roll c"),)),
    ),
    Section("start", example=Example(seats=2, seed="23", positions=(ExamplePosition(ply=0),))),
    Section(
        "rule_of_4",
        refusals=("rule-of-4",),
        example=Example(
            seats=2,
            seed="23",
            options={"rule_of_4": True},
            moves=_ROLLED,
            positions=(ExamplePosition(ply=1, partial_move="roll i"),),
        ),
    ),
    Section(
        "advanced",
        refusals=(
            "still-placing",
            "all-placed",
            "taken",
            "twin-faces",
            "tris-while-placing",
            "mid-edge",
            "no-completion",
        ),
        example=Example(
            seats=2,
            seed="23",
            options={"advanced": True},
            moves=_BUILDING,
            positions=(ExamplePosition(ply=3, partial_move="place c3 o"),),
        ),
    ),
    Section("typing", refusals=("unreadable", "unreadable-placement")),
)
