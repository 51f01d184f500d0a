"""The sections of the rules page of Tris on Steroids (RULES 000)."""

from bot.games.rules_page import RulesPage, Section

RULES_PAGE: RulesPage = (
    Section("goal"),
    Section(
        "turn",
        refusals=(
            "reveal-first",
            "act-first",
            "face-up",
        ),
    ),
    Section("discard", refusals=("not-next-to-it",)),
    Section("swap"),
    Section("goal_card"),
    Section(
        "clear",
        refusals=(
            "clear-first",
            "no-line",
        ),
    ),
    Section("win"),
    Section("known"),
    Section("grid_4x4"),
    Section(
        "typing",
        refusals=(
            "unreadable",
            "no-cell",
        ),
    ),
)
