"""The panels of the help with their pictures, in the reader's language and theme."""

from bot.ui.help.overview_view import help_panel
from bot.ui.help.rules_pages import page_with, pages
from bot.ui.help.rules_view import rules_panel
from bot.ui.reply.reply import Reply
from bot.ui.text.command_mentions import CommandMentions
from bot.ui.views.outgoing_message import OutgoingMessage


class HelpPanels:
    """Lays out the overview and the rules of games for one reader."""

    def __init__(self, command_mentions: CommandMentions) -> None:
        self._command_mentions = command_mentions

    def overview(self, reply: Reply) -> OutgoingMessage:
        """Lays out the overview."""
        return OutgoingMessage(help_panel(reply.texts, self._command_mentions))

    async def rules(self, reply: Reply, game_key: str, section: str = "") -> OutgoingMessage:
        """Lays out the page of a game's rules that has this section; the first page for an unknown section."""
        found = pages(game_key, reply.texts)
        return OutgoingMessage(rules_panel(game_key, found, page_with(section, found), {}, reply.texts))
