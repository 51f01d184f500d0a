"""The sections of the rules page of Tripple Domino (RULES 002)."""

from bot.games.rules_page import RulesPage, Section

RULES_PAGE: RulesPage = (
    Section("goal"),
    Section("tiles", refusals=("not-held",)),
    Section("start", refusals=("opening",)),
    Section(
        "place",
        refusals=(
            "occupied",
            "apart",
            "mismatch",
        ),
    ),
    Section(
        "draw",
        refusals=(
            "only-drawn",
            "drawn-three",
            "reserve-empty",
            "must-draw",
        ),
    ),
    Section("bridge"),
    Section("double"),
    Section("hexagon"),
    Section("round_end"),
    Section("solitaire"),
    Section("typing", refusals=("unreadable",)),
)
