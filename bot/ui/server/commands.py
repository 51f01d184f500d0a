"""The slash commands of a server and its channels: settings, standings, and whether one can play."""

from typing import Any

from discord import app_commands

from bot.sessions.service import Sessions
from bot.ui.help.commands import games_to_choose
from bot.ui.records.leaderboard import Standings
from bot.ui.reply.audience import own_texts
from bot.ui.reply.errors import answering
from bot.ui.reply.interaction import Interaction
from bot.ui.routing.slash_command import IN_A_SERVER, command
from bot.ui.server.canplay import can_play
from bot.ui.server.settings_buttons import may_settle
from bot.ui.server.settings_view import settings_panel
from bot.ui.views.components import page


class ServerCommands:
    """What concerns a server as a whole, or whoever looks after it."""

    def __init__(self, sessions: Sessions, standings: Standings) -> None:
        self._sessions = sessions
        self._standings = standings

    def add_to(self, tree: app_commands.CommandTree[Any]) -> None:
        """Adds these commands. Discord shows `/settings` to those alone who may manage the server."""
        settings = command("settings", self.settings, contexts=IN_A_SERVER)
        app_commands.default_permissions(manage_guild=True)(settings)
        tree.add_command(settings)
        tree.add_command(command("canplay", self.canplay))
        leaderboard = command("leaderboard", self.leaderboard, contexts=IN_A_SERVER)
        app_commands.choices(game=games_to_choose())(leaderboard)
        tree.add_command(leaderboard)

    async def settings(self, interaction: Interaction) -> None:
        """`/settings`: the server's, in a private panel."""
        async with answering(interaction) as reply:
            settings = self._sessions.guild_settings.of(may_settle(interaction))
            await reply.send_private(settings_panel(settings, own_texts(interaction)))

    async def canplay(self, interaction: Interaction) -> None:
        """`/canplay`: whether a table can stand in this channel, and what is missing."""
        async with answering(interaction) as reply:
            await reply.send_private(page(can_play(interaction, self._sessions, own_texts(interaction))))

    async def leaderboard(self, interaction: Interaction, game: str | None = None) -> None:
        """`/leaderboard`: the standings of this server."""
        async with answering(interaction, private=False) as reply:
            await self._standings.answer(reply, game, private=False)
