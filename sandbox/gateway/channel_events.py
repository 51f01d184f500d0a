"""Dispatches changes of guilds' channels, and changes in which channels the bot can see."""

from sandbox.gateway.gateway import Gateway
from sandbox.gateway.intents import Intent
from sandbox.gateway.obfuscation import channel_as_seen
from sandbox.gateway.thread_events import ThreadEvents
from sandbox.protocol.permissions import Permission
from sandbox.world.channels import Channel
from sandbox.world.guilds import Guild
from sandbox.world.world import World


class ChannelEvents:
    """Dispatches the CHANNEL_ events, and THREAD_LIST_SYNC for channels that the bot gains access to.

    It compares the channels that the bot sees in a guild with the channels that it saw before.
    """

    def __init__(self, world: World, gateway: Gateway, threads: ThreadEvents) -> None:
        self._world = world
        self._gateway = gateway
        self._threads = threads
        self._seen: dict[str, frozenset[str]] = {}
        """The ids of the channels that the bot sees, without threads, by guild."""
        for guild in world.guilds.values():
            self.joined(guild)

    def joined(self, guild: Guild) -> None:
        """Notes which channels the bot sees in a guild that has been sent as a whole."""
        self._seen[guild.id] = self._visible(guild)

    def changed(self, how: str, channel: Channel, guild: Guild) -> None:
        """Dispatches that a channel was created, changed or deleted."""
        self._gateway.dispatch(guild, Intent.GUILDS, f"CHANNEL_{how}", channel_as_seen(self._world, channel))
        if how == "UPDATE":
            self.permissions_changed(guild, dispatched=channel)
        else:
            self.joined(guild)

    def permissions_changed(self, guild: Guild, dispatched: Channel | None = None) -> None:
        """Dispatches the events that result from a changed overwrite or role.

        These are a CHANNEL_UPDATE for each channel that has become visible or invisible to the bot, except the one that
        has been dispatched already, and the threads of the channels that have become visible.
        """
        before, now = self._seen.get(guild.id, frozenset()), self._visible(guild)
        self._seen[guild.id] = now
        for id_ in sorted(before ^ now, key=int):
            channel = self._world.channels.get(id_)
            if channel is not None and channel is not dispatched:
                payload = channel_as_seen(self._world, channel)
                self._gateway.dispatch(guild, Intent.GUILDS, "CHANNEL_UPDATE", payload)
        if gained := sorted(now - before, key=int):
            self._threads.access_gained(guild, gained)

    def _visible(self, guild: Guild) -> frozenset[str]:
        world = self._world
        return frozenset(
            one.id
            for one in world.channels_of(guild)
            if not one.thread and world.permissions(world.bot.id, one) & Permission.VIEW_CHANNEL
        )
