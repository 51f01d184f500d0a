"""The buttons that open the help's pages."""

from bot.games import GAMES
from bot.sessions.refusals import Refusal
from bot.ui.help.view import help_panel, rules_panel
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.routing.table_context import TableContext
from bot.ui.text.command_mentions import CommandMentions
from bot.ui.views.custom_id import Action, Press


class HelpButtons:
    """Handles the buttons of the help's pages, and the rules button of tables."""

    def __init__(self, tables: TableContext, command_mentions: CommandMentions) -> None:
        self._tables = tables
        self._command_mentions = command_mentions

    @property
    def handlers(self) -> ButtonHandlers:
        return {Action.HELP: self._overview, Action.GAME_PAGE: self._game_page, Action.RULES: self._rules_of_table}

    async def _overview(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  every handler is given its press
        await reply.show_private(help_panel(reply.texts, self._command_mentions))

    async def _game_page(self, reply: Reply, press: Press) -> None:
        game_key = press.argument or selected.one(reply)
        if game_key not in GAMES:
            raise Refusal("unknown-button")
        await reply.show_private(rules_panel(game_key, reply.texts))

    async def _rules_of_table(self, reply: Reply, press: Press) -> None:
        session = await self._tables.session_of(press)
        await reply.show_private(rules_panel(session.game_key, reply.texts))
