"""Translates events of the world and of interactions into gateway events."""

from sandbox.gateway import intents
from sandbox.gateway.channel_events import ChannelEvents
from sandbox.gateway.gateway import Gateway
from sandbox.gateway.intents import Intent, as_read
from sandbox.gateway.thread_events import ThreadEvents
from sandbox.interactions.events import InteractionCreated
from sandbox.protocol.encoding import Json
from sandbox.protocol.permissions import Permission
from sandbox.world.channels import Channel
from sandbox.world.events import (
    BotMembershipChanged,
    ChannelChanged,
    Event,
    GuildAvailabilityChanged,
    GuildChanged,
    MemberJoined,
    MemberUpdated,
    MessageCreated,
    MessageDeleted,
    MessagesDeleted,
    MessageUpdated,
    RoleChanged,
    ScheduledEventChanged,
    ThreadMembersChanged,
    ThreadUnarchived,
    TypingStarted,
)
from sandbox.world.world import World


class Dispatcher:
    """Listens to the world and dispatches the events that concern the bot."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway
        self._threads = ThreadEvents(world, gateway)
        self._channels = ChannelEvents(world, gateway, self._threads)
        world.listeners.append(self.handle)

    def handle(self, event: Event) -> None:
        """Dispatches the gateway event that corresponds to an event, if there is one."""
        world = self._world
        match event:
            case InteractionCreated(interaction):
                if world.interactions_endpoint is not None:
                    return
                guild = world.guild_of(interaction.channel)
                self._gateway.dispatch(guild, intents.ALWAYS, "INTERACTION_CREATE", interaction.json(world))
            case MessageCreated(message) | MessageUpdated(message) | MessageDeleted(message) if message.reader is None:
                self._handle_message(event)
            case ChannelChanged(how, channel):
                self._handle_channel(how, channel)
            case ThreadMembersChanged():
                self._threads.members_changed(event)
            case ThreadUnarchived(thread):
                self._threads.unarchived(thread)
            case MessagesDeleted(channel, messages):
                self._handle_bulk(channel, [message.id for message in messages])
            case TypingStarted(channel):
                typing = {"channel_id": channel.id, "user_id": world.bot.id, "timestamp": int(world.clock.now())}
                self._gateway.dispatch(world.guild_of(channel), intents.of_typing(channel), "TYPING_START", typing)
            case BotMembershipChanged(guild):
                self._channels.joined(guild)
                self._gateway.dispatch_guild(event)
            case (
                GuildChanged()
                | GuildAvailabilityChanged()
                | RoleChanged()
                | MemberJoined()
                | MemberUpdated()
                | ScheduledEventChanged()
            ):
                if world.bot.id in event.guild.members:
                    self._handle_guild(event)
            case _:
                pass

    def _handle_guild(
        self,
        event: GuildChanged
        | GuildAvailabilityChanged
        | RoleChanged
        | MemberJoined
        | MemberUpdated
        | ScheduledEventChanged,
    ) -> None:
        guild = event.guild
        match event:
            case GuildChanged("CREATE") | GuildAvailabilityChanged():
                self._channels.joined(guild)
                self._gateway.dispatch_guild(event)
            case GuildChanged():
                self._gateway.dispatch(guild, Intent.GUILDS, "GUILD_UPDATE", guild.json())
            case ScheduledEventChanged(how, _, scheduled):
                name = f"GUILD_SCHEDULED_EVENT_{how}"
                self._gateway.dispatch(guild, Intent.GUILD_SCHEDULED_EVENTS, name, scheduled.json())
            case RoleChanged(how, _, role):
                about: Json = {"role_id": role.id} if how == "DELETE" else {"role": role.json()}
                self._gateway.dispatch(guild, Intent.GUILDS, f"GUILD_ROLE_{how}", about | {"guild_id": guild.id})
                self._channels.permissions_changed(guild)
            case MemberJoined(_, member) | MemberUpdated(_, member):
                name = "GUILD_MEMBER_ADD" if isinstance(event, MemberJoined) else "GUILD_MEMBER_UPDATE"
                own = member.user is self._world.bot  # updates of the bot's own member need no privileged intent
                intent = intents.ALWAYS if own else Intent.GUILD_MEMBERS
                self._gateway.dispatch(guild, intent, name, member.json() | {"guild_id": guild.id})
                if own:
                    self._channels.permissions_changed(guild)

    def _handle_channel(self, how: str, channel: Channel) -> None:
        """Dispatches changes of guilds' channels and threads where the bot is a member.

        A new channel of direct messages is not dispatched, as in version 10 of Discord's gateway.
        """
        guild = self._world.guild_of(channel)
        if guild is None or self._world.bot.id not in guild.members:
            return
        if channel.thread:
            self._threads.changed(how, channel)
        else:
            self._channels.changed(how, channel, guild)

    def _handle_message(self, event: MessageCreated | MessageUpdated | MessageDeleted) -> None:
        world, message = self._world, event.message
        channel = world.channels[message.channel]
        if not world.permissions(world.bot.id, channel) & Permission.VIEW_CHANNEL:
            return
        guild = world.guild_of(channel)
        where = {"guild_id": guild.id} if guild else {}
        intent = intents.of_messages(channel)
        if isinstance(event, MessageDeleted):
            deleted = {"id": message.id, "channel_id": channel.id, **where}
            self._gateway.dispatch(guild, intent, "MESSAGE_DELETE", deleted)
            return
        name = "MESSAGE_CREATE" if isinstance(event, MessageCreated) else "MESSAGE_UPDATE"
        payload = as_read(message, world, content=self._gateway.reads_content) | where
        if guild and message.author in guild.members:
            payload["member"] = guild.members[message.author].partial()
        if name == "MESSAGE_CREATE" and message.nonce is not None:
            payload["nonce"] = message.nonce
        self._gateway.dispatch(guild, intent, name, payload)

    def _handle_bulk(self, channel: Channel, ids: list[str]) -> None:
        world = self._world
        if world.permissions(world.bot.id, channel) & Permission.VIEW_CHANNEL:
            deleted = {"ids": ids, "channel_id": channel.id, "guild_id": channel.guild}
            self._gateway.dispatch(world.guild_of(channel), Intent.GUILD_MESSAGES, "MESSAGE_DELETE_BULK", deleted)
