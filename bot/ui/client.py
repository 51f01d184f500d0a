"""The Discord client: commands by the tree, every press by one route, no privileged intent, nothing cached in vain."""

from typing import Any

import discord
import structlog
from discord import app_commands

from bot.sessions.service import Sessions
from bot.sessions.session import Place
from bot.ui.board_message.board_picture import BoardPicture
from bot.ui.board_message.layout import Layout
from bot.ui.board_message.table_messages import TableMessages
from bot.ui.board_message.waiting_list import WaitingList
from bot.ui.commands import Commands
from bot.ui.consent.buttons import ConsentButtons
from bot.ui.gateway.callbacks import answer_curtly
from bot.ui.help.buttons import HelpButtons
from bot.ui.help.commands import HelpCommands
from bot.ui.lobby.buttons import LobbyButtons
from bot.ui.lobby.options_buttons import OptionsButtons
from bot.ui.play.buttons import PlayButtons
from bot.ui.play.hand_buttons import HandButtons
from bot.ui.play.hand_layout import HandLayout
from bot.ui.play.spectator_buttons import SpectatorButtons
from bot.ui.records.buttons import RecordButtons
from bot.ui.records.commands import RecordCommands
from bot.ui.records.leaderboard import Standings
from bot.ui.records.profile import Profiles
from bot.ui.records.replay import Replays
from bot.ui.reply.errors import explain
from bot.ui.reply.interaction import Interaction, ReplyingClient
from bot.ui.reply.replies import Replies
from bot.ui.reply.reply import Reply
from bot.ui.routing.button_context import ButtonContext
from bot.ui.routing.router import Router
from bot.ui.server.settings_buttons import SettingsButtons
from bot.ui.server.theme_buttons import ThemeButtons
from bot.ui.text.command_mentions import CommandMentions, command_ids
from bot.ui.text.command_texts import Translator
from bot.ui.views.custom_id import carries
from renderers.pictures import Pictures

log = structlog.get_logger()

# We never speak: no warning about the libraries of voice.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class Tree(app_commands.CommandTree["Tavolino"]):
    """The commands; what fails in one is explained in the one place for that."""

    async def on_error(self, interaction: discord.Interaction["Tavolino"], error: app_commands.AppCommandError) -> None:
        """Answers a failed command privately."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if interaction.response.is_done():
            log.error("command failed after its answer", command=interaction.command, exc_info=cause)
        else:
            await explain(Reply(interaction), cause)


class Tavolino(ReplyingClient):
    """The bot as Discord knows it."""

    def __init__(self, sessions: Sessions, pictures: Pictures) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            guild_ready_timeout=0.5,
        )
        self.replies = Replies()
        self._sessions = sessions
        self._restored = list(sessions.live())
        """The tables that a restart brought back: their messages may be behind."""
        waiting_list = WaitingList(sessions, self._parent)
        board = BoardPicture(sessions, pictures)
        hands = HandLayout(sessions, board)
        self._messages = TableMessages(self, sessions, Layout(sessions, board, waiting_list))
        self._messages.restore(self._restored)
        self._tappable = CommandMentions()
        standings = Standings(sessions, pictures)
        replays = Replays(sessions, pictures)
        pressed = ButtonContext(sessions, self._messages)
        self._presses = Router(
            pressed,
            [
                LobbyButtons(pressed).handlers,
                OptionsButtons(pressed).handlers,
                PlayButtons(pressed, standings).handlers,
                HandButtons(pressed, hands).handlers,
                ConsentButtons(pressed).handlers,
                SpectatorButtons(pressed, waiting_list).handlers,
                RecordButtons(sessions, replays).handlers,
                HelpButtons(self._tappable).handlers,
                SettingsButtons(sessions).handlers,
                ThemeButtons(sessions).handlers,
            ],
        )
        self.tree: Tree = Tree(self)
        Commands(sessions, self._messages, hands, standings, waiting_list).add_to(self.tree)
        HelpCommands(self._tappable).add_to(self.tree)
        RecordCommands(sessions, replays, Profiles(sessions, pictures)).add_to(self.tree)
        self._parse_interaction = self._connection.parsers["INTERACTION_CREATE"]
        self._connection.parsers["INTERACTION_CREATE"] = self._interaction_came

    def _parent(self, place: Place) -> int | None:
        """The channel that a thread belongs to; asked of its guild, for the client would look through all of them."""
        guild = self.get_guild(place.guild or 0)
        thread = guild.get_thread(place.channel) if guild is not None else None
        return thread.parent_id if thread is not None else None

    def _interaction_came(self, data: Any) -> None:
        """Takes from an interaction what discord.py drops, and drops what it would parse for nothing.

        Without an intent for messages, the channel's last message tells how far up a table stands. Of the pressed
        message we want the id, and whether the pressed component stands there; building its components and attachments
        again costs as much as our own answer.
        """
        channel = data.get("channel") or {}
        here, last = int(channel.get("id") or 0), int(channel.get("last_message_id") or 0)
        self._messages.freshness.interaction_received(int(data["id"]), here, last)
        if "message" in data:
            data["data"]["genuine"] = carries(data["message"]["components"], data["data"]["custom_id"])
            data["message"] |= {"components": [], "attachments": []}
        self._parse_interaction(data)

    async def setup_hook(self) -> None:
        """Makes the commands known to Discord, in every language."""
        answer_curtly()
        await self.tree.set_translator(Translator())
        synced = await self.tree.sync()
        self._tappable.learn(command_ids(synced))
        log.info("commands registered", count=len(synced))

    async def on_ready(self) -> None:
        log.info("connected", guilds=len(self.guilds))
        await self._sessions.start_timers()
        for guild in self.guilds:
            self._redraw(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._sessions.start_timers()  # first, for the messages tell when time is over
        self._redraw(guild)

    def _redraw(self, guild: discord.Guild) -> None:
        """Puts the restored tables' messages right, once, when their guild is there."""
        here = [session for session in self._restored if session.place.guild == guild.id]
        self._restored = [session for session in self._restored if session.place.guild != guild.id]
        self._messages.redraw(here, guild)

    async def close(self) -> None:
        """Abandons the redraws under way: a restart draws every table again."""
        self._messages.close()
        # discord.py would tell half a second after the start that it is ready, even when it has been closed by then
        if self._connection._ready_task is not None:
            self._connection._ready_task.cancel()
        await super().close()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        for place in (channel, *getattr(channel, "threads", ())):
            await self._sessions.place_gone(place.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._sessions.place_gone(payload.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._sessions.guild_gone(guild.id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Routes presses; commands and their autocomplete go through the tree."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self._presses.route(interaction)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:  # noqa: ARG002
        log.exception("event failed", name=event_method)
