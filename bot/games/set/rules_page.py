"""The sections of the rules page of SET (RULES 004)."""

from bot.games.rules_page import RulesPage, Section

RULES_PAGE: RulesPage = (
    Section("goal", refusals=("twice",)),
    Section(
        "turn",
        refusals=(
            "wait",
            "show-first",
            "call-first",
        ),
    ),
    Section("error"),
    Section("more", refusals=("agreed-already",)),
    Section("end"),
    Section("beginners"),
    Section("lockout", refusals=("locked-out",)),
    Section(
        "one_by_one",
        refusals=(
            "too-few",
            "other-variant",
        ),
    ),
    Section(
        "solitaire",
        refusals=(
            "nothing-to-refill",
            "refill-first",
        ),
    ),
    Section(
        "typing",
        refusals=(
            "unreadable",
            "no-card",
        ),
    ),
)
