"""The slash commands of tables and servers, and the one that opens a table."""

from typing import Any

from discord import app_commands

from bot.games.base import Options
from bot.sessions.service import Sessions
from bot.sessions.session import Place, Session
from bot.ui.board_message.table_messages import TableMessages
from bot.ui.board_message.waiting_list import WaitingList
from bot.ui.consent.commands import ConsentCommands
from bot.ui.lobby.commands import SeatCommands
from bot.ui.lobby.play_command import play_command
from bot.ui.lobby.threads import unless_in_vain
from bot.ui.play.commands import TableCommands
from bot.ui.play.hand_layout import HandLayout
from bot.ui.records.leaderboard import Standings
from bot.ui.reply.admission import admit
from bot.ui.reply.audience import own_texts, person
from bot.ui.reply.errors import answering
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.permissions import require
from bot.ui.routing.command_context import CommandContext
from bot.ui.routing.slash_command import command
from bot.ui.server.commands import ServerCommands
from bot.ui.server.theme_view import theme_panel


class Commands:
    """Builds the commands on a tree; each answers through one Reply."""

    def __init__(
        self,
        sessions: Sessions,
        messages: TableMessages,
        layout: HandLayout,
        standings: Standings,
        waiting_list: WaitingList,
    ) -> None:
        self._sessions = sessions
        self._messages = messages
        self._next_game = waiting_list
        typed = CommandContext(sessions, messages)
        self._families = (
            SeatCommands(typed, waiting_list),
            TableCommands(typed, layout),
            ConsentCommands(typed),
            ServerCommands(sessions, standings),
        )

    def add_to(self, tree: app_commands.CommandTree[Any]) -> None:
        """Adds these commands. Names and descriptions come from the texts, in all languages."""
        tree.add_command(play_command(self.open))
        for family in self._families:
            family.add_to(tree)
        tree.add_command(command("theme", self.theme))

    async def open(self, interaction: Interaction, game_key: str, options: Options, clock: int | None) -> None:
        """`/play <game>`: opens a lobby in this channel; in direct messages computers keep one company."""
        async with answering(interaction, private=False) as reply:
            admit(interaction, self._sessions)
            require(interaction)
            place = Place(interaction.guild_id, interaction.channel_id or 0)
            session = await self._sessions.open(place, person(interaction), game_key, options, clock=clock)
            session = await unless_in_vain(self._sessions, interaction, session)
            if interaction.context.dm_channel:
                await self._accompany(session)
            elif place.guild is not None:
                await self._next_game.seat(session)
            await self._messages.post(reply, session)

    async def _accompany(self, session: Session) -> None:
        """Seats as many computers as the game needs at least."""
        for _ in range(len(session.people), session.game.seats(session.options).start):
            await self._sessions.add_computer(session.id, session.host)

    async def theme(self, interaction: Interaction) -> None:
        """`/theme`: the colours of what one sees alone."""
        async with answering(interaction) as reply:
            current = self._sessions.user_settings.of(interaction.user.id).theme
            await reply.send_private(theme_panel(current, own_texts(interaction)))
