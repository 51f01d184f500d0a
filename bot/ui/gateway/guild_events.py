"""The gateway's events, read by the bot instead of discord.py, which would keep all of every guild in memory.

Relies on `ConnectionState.parsers`, discord.py's functions by gateway event, on the `__shard_id__` that it adds to
RESUMED, and on `Client.dispatch`, which calls the client's `on_` methods.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import discord

from bot.sessions.shard import Shard
from bot.ui.gateway.guild_cache import GuildCache
from bot.ui.gateway.guild_payload import GuildPayload, guild_locale
from bot.ui.gateway.raw_interactions import snowflake

Payload: TypeAlias = Mapping[str, Any]

INTERACTION = "INTERACTION_CREATE"
"""The only event that discord.py still reads."""


def read_guild_events(client: discord.Client, guilds: GuildCache) -> None:
    """Reads the events of guilds into this cache in place of discord.py's, and calls the client's methods.

    - `on_shard_listed(shard, guilds)`: READY lists all guilds of a shard, and none of them has come yet.
    - `on_shard_resumed(shard)`: the connection of a shard is there again, and all events that were missed have come.
    - `on_guild_come(guild)`: GUILD_CREATE; `on_guild_outage(guild)`, `on_guild_left(guild)`: GUILD_DELETE.
    - `on_channel_changed(channel)`: CHANNEL_UPDATE, such as of its permissions.
    - `on_channel_gone(channel, guild)`: CHANNEL_DELETE or THREAD_DELETE.

    Other events are dropped unread, except interactions. A payload that cannot be read raises.
    """
    events = _GuildEvents(client, guilds)
    parsers = client._connection.parsers
    interaction = parsers[INTERACTION]
    parsers.clear()
    parsers.update(events.parsers)
    parsers[INTERACTION] = interaction


class _GuildEvents:
    def __init__(self, client: discord.Client, guilds: GuildCache) -> None:
        self._client = client
        self._guilds = guilds
        self.parsers: Mapping[str, Callable[[Any], None]] = {
            "READY": self._ready,
            "RESUMED": self._resumed,
            "GUILD_CREATE": self._guild_created,
            "GUILD_UPDATE": self._guild_updated,
            "GUILD_DELETE": self._guild_deleted,
            "CHANNEL_UPDATE": self._channel_updated,
            "CHANNEL_DELETE": self._channel_deleted,
            "THREAD_DELETE": self._channel_deleted,
        }

    def _ready(self, payload: Payload) -> None:
        """A READY whose shard makes no sense raises ValueError.

        A process that took another shard's guilds for its own would think that its own have removed the bot, and end
        their tables.
        """
        number, count = payload.get("shard") or (0, 1)
        if not (type(number) is type(count) is int and 0 <= number < count):
            raise ValueError("no shard")
        shard, listed = Shard(number, count), frozenset(snowflake(guild["id"]) for guild in payload["guilds"])
        self._guilds.list_shard(shard, listed)
        self._client.dispatch("shard_listed", shard, listed)

    def _resumed(self, payload: Payload) -> None:
        number = payload["__shard_id__"]
        shard = Shard(0, 1) if number is None else Shard(number, self._client.shard_count or 1)
        self._client.dispatch("shard_resumed", shard)

    def _guild_created(self, payload: Payload) -> None:
        if payload.get("unavailable"):  # joined in an outage; it comes when that is over
            return
        guild = GuildPayload(payload)
        self._guilds.add(guild.id, guild.locale)
        self._client.dispatch("guild_come", guild)

    def _guild_updated(self, payload: Payload) -> None:
        guild = snowflake(payload.get("id"))
        if guild in self._guilds:
            self._guilds.add(guild, guild_locale(payload))

    def _guild_deleted(self, payload: Payload) -> None:
        guild = snowflake(payload.get("id"))
        if guild not in self._guilds:
            return
        if payload.get("unavailable"):
            self._client.dispatch("guild_outage", guild)
        else:
            self._guilds.remove(guild)
            self._client.dispatch("guild_left", guild)

    def _channel_updated(self, payload: Payload) -> None:
        self._client.dispatch("channel_changed", snowflake(payload.get("id")))

    def _channel_deleted(self, payload: Payload) -> None:
        self._client.dispatch("channel_gone", snowflake(payload.get("id")), snowflake(payload.get("guild_id")))
