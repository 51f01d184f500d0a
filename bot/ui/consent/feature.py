"""The consent feature, as the client adds it."""

from bot.ui.consent.buttons import ConsentButtons
from bot.ui.consent.commands import ConsentCommands
from bot.ui.routing.feature import Feature
from bot.ui.routing.table_context import TableContext


def consent_feature(tables: TableContext) -> Feature:
    """Builds the feature: offers, claims after a timeout, and resigning."""
    return Feature(ConsentCommands(tables).commands, ConsentButtons(tables).handlers)
