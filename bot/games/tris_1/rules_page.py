"""The sections of the rules page of Tris 1 (RULES 001.17)."""

from bot.games.rules_page import Example, ExamplePosition, RulesPage, Section

_GAME = ((0, "a1"), (1, "b1"), (0, "b2"), (1, "a2"), (0, "c3"))
"""X wins on the diagonal."""

RULES_PAGE: RulesPage = (
    Section("goal", example=Example(seats=2, seed="01", moves=_GAME, positions=(ExamplePosition(ply=5),))),
    Section(
        "turn",
        refusals=("taken",),
        example=Example(
            seats=2, seed="01", moves=_GAME[:3], positions=(ExamplePosition(ply=2), ExamplePosition(ply=3))
        ),
    ),
    Section("typing", refusals=("unreadable",)),
)
