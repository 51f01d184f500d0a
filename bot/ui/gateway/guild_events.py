"""The guilds of which the bot is a member: the gateway's events about them, their cache, and their handlers.

The events are read by the bot instead of discord.py, which would keep all of every guild in memory.

Relies on `ConnectionState.parsers`, discord.py's functions by gateway event, on the `__shard_id__` that it adds to
RESUMED, and on `Client.dispatch`, which calls the client's `on_` methods.
"""

import asyncio
import sys
from array import array
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any, TypeAlias

import discord
import structlog

from bot.sessions.shard import Shard
from bot.ui.gateway.raw_interactions import INTERACTION_CREATE, json_objects, snowflake

log = structlog.get_logger()

DEFAULT_LOCALE = "en-US"

GATHERED_FOR = 0.2
"""Seconds for which guilds are collected, so that one query of the database serves them all."""

Payload: TypeAlias = Mapping[str, Any]


class GuildCache:
    """The guilds of the connected shards with their locales.

    discord.py's own cache of channels, roles and members takes 86 kB for a guild with 60 channels and 40 roles. Each
    interaction brings the part of it that the bot needs.
    """

    def __init__(self) -> None:
        self._locales: dict[int, str | None] = {}

    def __contains__(self, guild: object) -> bool:
        """Returns whether this process's shards have this guild."""
        return guild in self._locales

    def __len__(self) -> int:
        return len(self._locales)

    def list_shard(self, shard: Shard, guilds: Collection[int]) -> None:
        """Replaces the list of a shard's guilds. Known locales are kept."""
        for gone in [guild for guild in self._locales if shard.has(guild) and guild not in guilds]:
            del self._locales[gone]
        for guild in guilds:
            self._locales.setdefault(guild, None)

    def add(self, guild: int, locale: str) -> None:
        """Adds a guild, or changes its locale."""
        self._locales[guild] = locale

    def remove(self, guild: int) -> None:
        """Removes a guild, if it is there."""
        self._locales.pop(guild, None)

    def locale(self, guild: int | None) -> str | None:
        """Returns the locale of a guild as Discord names it (`en-GB`); None until the guild has come."""
        return self._locales.get(guild or 0)


class GuildPayload:
    """A guild's locale, its channels and active threads that the bot can see, and their last messages.

    The channels are in arrays, since all guilds of a shard may arrive at once and one payload takes 80 kB.
    """

    def __init__(self, payload: Mapping[str, Any]) -> None:
        """Raises ValueError for a payload without an id, or with a channel whose ids make no sense."""
        self.id = snowflake(payload.get("id"))
        self.locale = guild_locale(payload)
        self._channels, self._last_messages = array("Q"), array("Q")
        for listed in (payload.get("channels"), payload.get("threads")):
            for channel in json_objects(listed):
                last_message = channel.get("last_message_id")
                self._channels.append(snowflake(channel.get("id")))
                self._last_messages.append(snowflake(last_message) if last_message else 0)

    def lists(self, channel: int) -> bool:
        """Returns whether this is a channel or an active thread of the guild that the bot can see."""
        return channel in self._channels

    def last_message(self, channel: int) -> int:
        """Returns the id of a channel's last message; 0 if it has none, or if the channel is not listed."""
        return self._last_messages[self._channels.index(channel)] if self.lists(channel) else 0


def guild_locale(payload: Mapping[str, Any]) -> str:
    """Returns the locale of a guild's payload. Equal locales are one object, since thousands of guilds share them."""
    locale = payload.get("preferred_locale")
    return sys.intern(locale) if type(locale) is str else DEFAULT_LOCALE


def read_guild_events(client: discord.Client, guilds: GuildCache) -> None:
    """Reads the events of guilds into this cache in place of discord.py's, and calls the client's methods.

    - `on_shard_listed(shard, guilds)`: READY lists all guilds of a shard; their GUILD_CREATE follows.
    - `on_shard_resumed(shard)`: the connection of a shard is back, and all missed events have come.
    - `on_guild_come(guild)`: GUILD_CREATE; `on_guild_outage(guild)`, `on_guild_left(guild)`: GUILD_DELETE.
    - `on_channel_changed(channel)`: CHANNEL_UPDATE, for example of its permissions.
    - `on_channel_gone(channel, guild)`: CHANNEL_DELETE or THREAD_DELETE.

    Other events are dropped unread, except interactions, which discord.py reads. A payload that cannot be read raises.
    """
    events = _GuildEvents(client, guilds)
    parsers = client._connection.parsers
    interaction = parsers[INTERACTION_CREATE]
    parsers.clear()
    parsers.update(events.parsers)
    parsers[INTERACTION_CREATE] = interaction


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

        If a process took another shard's guilds for its own, it would conclude that its own had removed the bot, and
        end their tables.
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
        if payload.get("unavailable"):  # joined during an outage; its GUILD_CREATE comes after it
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


class GuildArrivals:
    """Collects guilds that arrive within a short time, and handles them together.

    Args:
        handle: is called with the ids of the guilds.
    """

    def __init__(self, handle: Callable[[Collection[int]], Awaitable[None]]) -> None:
        self._handle = handle
        self._gathered: set[int] = set()
        self._next: asyncio.Task[None] | None = None
        """Handles the guilds that are being collected."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def come(self, guild: int) -> None:
        """Waits until a guild has been handled. A failure is logged."""
        self._gathered.add(guild)
        if self._next is None:
            self._next = asyncio.create_task(self._handle_gathered())
            self._tasks.add(self._next)
            self._next.add_done_callback(self._tasks.discard)
        await asyncio.shield(self._next)

    def discard(self, guild: int) -> None:
        """Removes a guild that has become unavailable before it was handled."""
        self._gathered.discard(guild)

    def close(self) -> None:
        """Cancels the handling, and everybody who waits for it."""
        for task in self._tasks:
            task.cancel()

    async def _handle_gathered(self) -> None:
        await asyncio.sleep(GATHERED_FOR)
        guilds, self._gathered, self._next = self._gathered, set(), None
        try:
            await self._handle(guilds)
        except Exception:  # the messages of their tables are drawn from what is known
            log.exception("guilds not brought up to date", guilds=len(guilds))
