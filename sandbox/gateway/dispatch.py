"""Translates events of the world and of interactions into gateway events."""

from sandbox.gateway import intents
from sandbox.gateway.gateway import Gateway
from sandbox.gateway.intents import Intent, as_read
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
    MessageUpdated,
    RoleChanged,
    TypingStarted,
)
from sandbox.world.world import World


class Dispatcher:
    """Listens to the world and dispatches what concerns the bot."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway
        world.listeners.append(self.handle)

    def handle(self, event: Event) -> None:
        """Dispatches the gateway event for an event, if there is one."""
        world = self._world
        match event:
            case InteractionCreated(interaction):
                guild = world.guild_of(interaction.channel)
                self._gateway.dispatch(guild, intents.ALWAYS, "INTERACTION_CREATE", interaction.json(world))
            case MessageCreated(message) | MessageUpdated(message) | MessageDeleted(message) if message.reader is None:
                self._handle_message(event)
            case ChannelChanged(how, channel):
                self._handle_channel(how, channel)
            case TypingStarted(channel):
                typing = {"channel_id": channel.id, "user_id": world.bot.id, "timestamp": int(world.clock.now())}
                self._gateway.dispatch(world.guild_of(channel), intents.of_typing(channel), "TYPING_START", typing)
            case BotMembershipChanged():
                self._gateway.dispatch_guild(event)
            case GuildChanged() | GuildAvailabilityChanged() | RoleChanged() | MemberJoined() | MemberUpdated():
                if world.bot.id in event.guild.members:
                    self._handle_guild(event)
            case _:
                pass

    def _handle_guild(
        self, event: GuildChanged | GuildAvailabilityChanged | RoleChanged | MemberJoined | MemberUpdated
    ) -> None:
        guild = event.guild
        match event:
            case GuildChanged("CREATE") | GuildAvailabilityChanged():
                self._gateway.dispatch_guild(event)
            case GuildChanged():
                self._gateway.dispatch(guild, Intent.GUILDS, "GUILD_UPDATE", guild.json())
            case RoleChanged(how, _, role):
                about: Json = {"role_id": role.id} if how == "DELETE" else {"role": role.json()}
                self._gateway.dispatch(guild, Intent.GUILDS, f"GUILD_ROLE_{how}", about | {"guild_id": guild.id})
            case MemberJoined(_, member) | MemberUpdated(_, member):
                name = "GUILD_MEMBER_ADD" if isinstance(event, MemberJoined) else "GUILD_MEMBER_UPDATE"
                self._gateway.dispatch(guild, Intent.GUILD_MEMBERS, name, member.json() | {"guild_id": guild.id})

    def _handle_channel(self, how: str, channel: Channel) -> None:
        """Dispatches changes of guilds' channels where the bot is a member, and of threads that it sees.

        A new channel of direct messages is not dispatched, as in version 10 of Discord's gateway.
        """
        world = self._world
        if channel.guild is None:
            return
        sees = world.permissions(world.bot.id, channel) & Permission.VIEW_CHANNEL
        if not world.has_bot(channel) or (channel.thread and not sees):
            return
        payload = channel.json()
        if channel.thread and how == "CREATE":
            payload["newly_created"] = True
        if channel.thread and how == "DELETE":
            payload = {key: payload[key] for key in ("id", "guild_id", "parent_id", "type")}
        kind = "THREAD" if channel.thread else "CHANNEL"
        self._gateway.dispatch(world.guild_of(channel), Intent.GUILDS, f"{kind}_{how}", payload)

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
