"""The Discord client: adds the features, and passes on what Discord sends."""

import asyncio
from collections.abc import Collection
from functools import partial
from typing import Any

import discord
import structlog

from bot.sessions.service import Sessions
from bot.sessions.shard import Shard
from bot.ui.consent.feature import consent_feature
from bot.ui.daily.feature import daily_feature
from bot.ui.daily.posts import DailyPostSender
from bot.ui.duels.feature import duels_feature
from bot.ui.duels.messages import DuelMessages
from bot.ui.duels.moves import DuelMoves
from bot.ui.duels.panels import DuelPanels
from bot.ui.gateway.application import name_program
from bot.ui.gateway.guild_events import GuildArrivals, GuildCache, GuildPayload, read_guild_events
from bot.ui.gateway.interaction_token import use_response_adapter
from bot.ui.gateway.login import disable_voice_warnings
from bot.ui.gateway.outbox import Outbox
from bot.ui.gateway.own_guilds import GuildComparison, is_member, own_guilds
from bot.ui.gateway.raw_interactions import intercept_interactions, receive_interaction
from bot.ui.gateway.request_limiter import RequestLimiter
from bot.ui.gateway.shard_connections import ShardConnections
from bot.ui.gateway.uplink import Uplink
from bot.ui.gateway.warm_connections import keep_connections_warm
from bot.ui.help.feature import help_feature
from bot.ui.hints.feature import hints_feature
from bot.ui.history.feature import history_feature
from bot.ui.learn.feature import learn_feature
from bot.ui.lobby.feature import lobby_feature
from bot.ui.panels.open_panel import PanelTimes
from bot.ui.panels.open_panels import OpenPanels
from bot.ui.play.feature import play_feature
from bot.ui.practice.feature import practice_feature
from bot.ui.privacy.feature import privacy_feature, send_deletion_message
from bot.ui.rankings.feature import rankings_feature
from bot.ui.replays.feature import replays_feature
from bot.ui.reply.audience import refresh
from bot.ui.reply.bot_permissions import invite_link
from bot.ui.reply.interaction import Interaction, ReplyingClient
from bot.ui.reply.replies import Replies
from bot.ui.routing.command_registration import CommandRegistration
from bot.ui.routing.command_tree import CommandTree
from bot.ui.routing.emoji_registration import EmojiRegistration
from bot.ui.routing.feature import Router
from bot.ui.routing.table_context import TableContext
from bot.ui.server.feature import server_feature
from bot.ui.table_message.behind_messages import BehindMessages
from bot.ui.table_message.layout import BoardPicture, TableLayout
from bot.ui.table_message.table_messages import TableMessages
from bot.ui.table_message.waiting_list import WaitingList
from bot.ui.table_message.waiting_notices import WaitingNotices
from bot.ui.text.command_texts import CommandMentions
from bot.ui.tournaments.calendar import TournamentCalendar
from bot.ui.tournaments.feature import tournaments_feature
from bot.ui.tournaments.messages import TournamentMessages
from bot.ui.tournaments.table_threads import TableThreads, TournamentThreads
from bot.ui.week.posts import WeekPostSender
from bot.version import VERSION
from renderers.pictures import Pictures

log = structlog.get_logger()

CLOSED_WITHIN = 1.0
"""Seconds to wait for the gateway to confirm that the connection is closed; nothing depends on the confirmation."""


class Tavolino(ReplyingClient):
    """The bot, with no privileged intent and no cache of members and messages."""

    def __init__(
        self,
        sessions: Sessions,
        pictures: Pictures,
        panel_times: PanelTimes | None = None,
        *,
        has_gateway: bool = True,
        limiter: RequestLimiter | None = None,
        key_emoji: bool = False,
    ) -> None:
        """Builds the features and their commands.

        Args:
            has_gateway: whether the client connects to the gateway; otherwise interactions are given to `receive`.
            limiter: limits all requests; by default this process may use Discord's whole limit.
            key_emoji: whether keys show emoji of the application.
        """
        disable_voice_warnings()
        self.has_gateway = has_gateway
        self.limiter, self.outbox = limiter or RequestLimiter(), Outbox(sessions.now, sessions.schedule)
        self.guild_cache = GuildCache()
        self.connections = ShardConnections()
        uplink, self._trace = Uplink(), self.limiter.trace()
        uplink.watch(self._trace)
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            http_trace=self._trace,
        )
        name_program(self, VERSION)
        self.replies = Replies(
            OpenPanels(sessions.tables.find, sessions.notices, panel_times),
            sessions.user_settings,
            partial(refresh, sessions),
            uplink,
        )
        sessions.listen_to_changes(self.replies.panels.changed)
        self._sessions = sessions
        command_mentions = CommandMentions()
        waiting_list, board = WaitingList(sessions), BoardPicture(sessions, pictures)
        emoji = dict[str, discord.PartialEmoji]()  # filled later, by the registration of emoji
        self._emoji_registration = EmojiRegistration(self, sessions, emoji)
        self._key_emoji = key_emoji
        self._uploading: asyncio.Task[None] | None = None
        layout = TableLayout(sessions, board, waiting_list, emoji)
        self._messages = TableMessages(self, sessions, layout)
        self._behind = BehindMessages(sessions, layout, self._messages)
        self._messages.restore(sessions.tables.live())
        waiting_notices = WaitingNotices(self, sessions)
        tables = TableContext(sessions, self._messages)
        self._tournament_messages = TournamentMessages(self, sessions, pictures)
        duel_messages = DuelMessages(self, sessions, pictures)
        duel_panels = DuelPanels(sessions, pictures)
        duel_moves = DuelMoves(sessions.duels, duel_panels)
        self.features = [
            lobby_feature(tables, waiting_list, waiting_notices),
            play_feature(tables, board, duel_moves),
            consent_feature(tables),
            hints_feature(tables),
            replays_feature(sessions, pictures),
            rankings_feature(sessions, pictures),
            history_feature(sessions, pictures),
            help_feature(tables, pictures, command_mentions),
            learn_feature(sessions, pictures),
            daily_feature(sessions, pictures),
            practice_feature(sessions, pictures),
            duels_feature(sessions, duel_panels, duel_moves, duel_messages),
            tournaments_feature(sessions, pictures, self._tournament_messages),
            server_feature(sessions),
            privacy_feature(sessions),
        ]
        self._router = Router(tables, self.features)
        self.tree = CommandTree(self)
        for feature in self.features:
            for command in (*feature.commands, *feature.menus):
                self.tree.add_command(command)
        self._registration = CommandRegistration(self, self.tree, sessions, command_mentions)
        self._registering: asyncio.Task[None] | None = None
        self._comparing: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None
        sessions.duels.use_messages(duel_messages.show)
        sessions.tournaments.use_threads(TournamentThreads(self, sessions.guild_settings).make)
        sessions.tournaments.use_calendar(TournamentCalendar(self, sessions.guild_settings).show)
        sessions.tournaments.listen(TableThreads(self, sessions).happened)
        sessions.privacy.deletions.listen_to_done(partial(send_deletion_message, self))
        sessions.privacy.removals.use_membership(partial(is_member, self))
        self._guild_comparison = GuildComparison(
            partial(own_guilds, self, self.limiter),
            sessions.privacy.removals.compare,
            sessions.notices,
            sessions.before_daily_work,
        )
        self.daily_posts = DailyPostSender(self, sessions)
        self.week_posts = WeekPostSender(self, sessions, pictures)
        self._arrivals = GuildArrivals(self._bring_guilds_up_to_date)
        read_guild_events(self, self.guild_cache)
        intercept_interactions(self, self._messages.freshness.interaction_received)

    async def setup_hook(self) -> None:
        """Starts background tasks, one of which registers the commands with Discord.

        Without a gateway only `sync_commands` registers them, since several processes may run.
        """
        use_response_adapter()
        self._comparing = asyncio.create_task(self._guild_comparison.run())
        self._warming = asyncio.create_task(keep_connections_warm(self, self.replies.uplink, self._trace))
        if self.has_gateway:
            self._registering = asyncio.create_task(self._registration.register())
        if self._key_emoji:
            self._uploading = asyncio.create_task(self._emoji_registration.register(uploads=self.has_gateway))

    @property
    def refused_commands(self) -> str | None:
        """Why Discord refuses the commands, in a sentence; None if it accepts them."""
        return self._registration.refusal

    async def sync_commands(self) -> int:
        """Registers the commands now. Returns how many there are. Raises RefusedByDiscord."""
        return await self._registration.sync()

    async def sync_emoji(self) -> int:
        """Uploads the emoji for keys, and deletes those of earlier versions. Returns how many there are.

        Raises discord.HTTPException.
        """
        return await self._emoji_registration.sync()

    async def start_without_gateway(self) -> None:
        """Starts timers, and redraws messages that are behind. The client has to be logged in."""
        self._registering = asyncio.create_task(self._registration.look_up())
        await self._sessions.availability.start_timers()
        await self._behind.redraw_without_gateway()

    def receive(self, payload: dict[str, Any]) -> None:
        """Handles an interaction that arrived over HTTP as if the gateway had sent it, in tasks of its own.

        Raises:
            Exception: of any kind, if the payload cannot be read.
        """
        use_response_adapter()
        receive_interaction(self, payload)

    async def on_shard_listed(self, shard: Shard, guilds: Collection[int]) -> None:
        """Handles READY, which lists all guilds of a shard before any of them has come."""
        log.info("connected", guilds=len(guilds), shard=f"{shard.number}/{shard.count}")
        if not guilds and shard.count == 1 and self.application_id is not None:
            log.warning("the bot is in no server", invite=invite_link(self.application_id))
        await self._sessions.availability.guilds_listed(guilds, shard)

    async def on_shard_lost(self, shard: Shard) -> None:
        """Handles a lost connection: nobody can act in the shard's guilds until it is back."""
        if not self.is_closed():
            self._sessions.availability.connection_lost(shard)

    async def on_shard_resumed(self, shard: Shard) -> None:
        """Handles a resumed connection, after all missed events have come."""
        if await self._sessions.availability.connection_resumed(shard):
            for guild in {table.place.guild for table in self._sessions.crediting.reachable(shard)}:
                if guild is not None and guild in self.guild_cache:
                    await self._behind.redraw(self._sessions.tables.in_guild(guild))

    async def on_guild_come(self, guild: GuildPayload) -> None:
        """Handles a guild of READY, or the end of a guild's outage. Only now is its language known."""
        await self._arrivals.come(guild.id)
        tables = self._sessions.tables.in_guild(guild.id)
        await self._behind.redraw(tables, guild)
        await self._behind.redraw_ended(guild.id)
        await self._behind.end_deleted_places(tables, guild)

    async def _bring_guilds_up_to_date(self, guilds: Collection[int]) -> None:
        """Credits the time of outages to clocks before messages are drawn, since they show deadlines."""
        await self._sessions.availability.guilds_available(guilds)
        await self._sessions.refresh_guilds(guilds)

    async def on_guild_outage(self, guild: int) -> None:
        """Handles an outage of a guild: its tables are paused, and none ends."""
        self._arrivals.discard(guild)
        self._sessions.availability.guilds_unavailable([guild])

    async def close(self) -> None:
        """Cancels pending redraws, which a restart makes up for, and disconnects."""
        self._arrivals.close()
        self.outbox.close()
        self._messages.close()
        self._tournament_messages.close()
        for task in (self._registering, self._uploading, self._comparing, self._warming):
            if task is not None:
                task.cancel()
        try:
            async with asyncio.timeout(CLOSED_WITHIN):
                await self.connections.close()
                await super().close()
        except TimeoutError:  # the gateway has not confirmed the closing
            await self.http.close()

    async def on_channel_changed(self, channel: int) -> None:
        """Retries refused requests in a changed channel: the bot may have permissions there now."""
        self._messages.channel_changed(channel)

    async def on_channel_gone(self, channel: int, guild: int) -> None:
        """Handles the deletion of a thread, or of a channel with all its threads."""
        await self._sessions.refresh_guilds([guild])
        for place in (table.place for table in self._sessions.tables.in_guild(guild)):
            if channel in (place.channel, place.parent):
                await self._sessions.places.channel_deleted(place.channel)
        await self._sessions.tournaments.place_gone(guild, channel)

    async def on_guild_left(self, guild: int) -> None:
        """Handles a guild that was deleted or has removed the bot."""
        await self._sessions.guild_removed(guild)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Routes presses and submitted modals; commands and their autocomplete go through the tree."""
        if interaction.guild_id in self._sessions.outages:  # an interaction shows that its outage is over
            await self._sessions.availability.guilds_available([interaction.guild_id or 0])
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self._router.route(interaction)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:  # noqa: ARG002
        if self.is_closed():  # the stop has already closed the store and the like
            log.info("event dropped at the stop", name=event_method)
            return
        log.exception("event failed", name=event_method)
