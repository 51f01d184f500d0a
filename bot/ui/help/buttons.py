"""The pages of the help: pressed on a page they turn it, anywhere else they open a private one."""

from collections.abc import Mapping

from bot.games import GAMES
from bot.sessions.refusals import Refusal
from bot.ui.help.view import help_panel, rules_panel
from bot.ui.reply.audience import own_texts
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.button_context import Handler
from bot.ui.text.command_mentions import CommandMentions
from bot.ui.views.custom_id import Action, Press


class HelpButtons:
    """Turns the pages."""

    def __init__(self, command_mentions: CommandMentions) -> None:
        self._tappable = command_mentions

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        return {Action.HELP: self._help, Action.GAME_PAGE: self._game_page}

    async def _help(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  a Handler is given its press
        await reply.show_private(help_panel(own_texts(reply.interaction), self._tappable))

    async def _game_page(self, reply: Reply, press: Press) -> None:
        game_key = press.words or selected.one(reply)
        if game_key not in GAMES:
            raise Refusal("unknown-button")
        await reply.show_private(rules_panel(game_key, own_texts(reply.interaction)))
