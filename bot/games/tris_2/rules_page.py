"""The sections of the rules page of Tris 2 (RULES 001)."""

from bot.games.rules_page import RulesPage, Section

RULES_PAGE: RulesPage = (
    Section("goal"),
    Section("turn", refusals=("occupied",)),
    Section(
        "forbidden",
        refusals=(
            "island",
            "undo",
        ),
    ),
    Section("start"),
    Section("rule_of_4", refusals=("rule-of-4",)),
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
    ),
    Section("typing", refusals=("unreadable",)),
)
