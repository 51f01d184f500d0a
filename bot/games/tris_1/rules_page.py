"""The sections of the rules page of Tris 1 (RULES 001.17)."""

from bot.games.rules_page import RulesPage, Section

RULES_PAGE: RulesPage = (
    Section("goal"),
    Section("turn", refusals=("taken",)),
    Section("typing", refusals=("unreadable",)),
)
