"""The hints feature, as the client adds it."""

from bot.ui.hints.hints import Hints
from bot.ui.routing.feature import Feature
from bot.ui.routing.slash_command import command
from bot.ui.routing.table_context import TableContext
from bot.ui.views.custom_id import Action


def hints_feature(tables: TableContext) -> Feature:
    """Builds the feature: `/hint`, and the buttons that lead to a hint."""
    hints = Hints(tables)
    handlers = {Action.HINT: hints.pressed, Action.CONFIRM_HINT: hints.confirmed}
    return Feature([command("hint", hints.typed)], handlers)
