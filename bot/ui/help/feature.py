"""The help feature, as the client adds it."""

from bot.ui.help.buttons import HelpButtons
from bot.ui.help.commands import HelpCommands
from bot.ui.help.panels import HelpPanels
from bot.ui.routing.feature import Feature
from bot.ui.routing.table_context import TableContext
from bot.ui.text.command_mentions import CommandMentions
from renderers.pictures import Pictures


def help_feature(tables: TableContext, pictures: Pictures, command_mentions: CommandMentions) -> Feature:
    """Builds the feature: the overview, and a rules page for each game."""
    panels = HelpPanels(tables.sessions, pictures, command_mentions)
    return Feature(HelpCommands(panels).commands, HelpButtons(tables, panels).handlers)
