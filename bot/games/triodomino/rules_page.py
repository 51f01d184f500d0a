"""The sections of the rules page of Triodomino (RULES 003)."""

from bot.games.rules_page import RulesPage, Section

RULES_PAGE: RulesPage = (
    Section("goal"),
    Section("tiles", refusals=("not-held",)),
    Section(
        "start",
        refusals=(
            "must-open",
            "already-open",
        ),
    ),
    Section(
        "place",
        refusals=(
            "must-place",
            "occupied",
            "apart",
            "mismatch",
        ),
    ),
    Section(
        "draw",
        refusals=(
            "must-draw",
            "stock-empty",
        ),
    ),
    Section(
        "hexagon",
        refusals=(
            "free-or-skip",
            "no-hexagon",
            "no-formation",
        ),
    ),
    Section("round_end"),
    Section("topsy_turvy"),
    Section("typing", refusals=("unreadable",)),
)
