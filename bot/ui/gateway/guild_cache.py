"""What is kept of the guilds: that the bot is a member, and their language. Some hundred bytes each.

An interaction names its guild, which discord.py looks up in its own cache. That stays empty, so it would make a guild
with the bot as its member for each press: some of these guilds are kept, too.

Relies on `ConnectionState._get_or_create_unavailable_guild`, by which discord.py finds the guild of an interaction.
"""

from collections.abc import Collection
from typing import Any

import discord

from bot.lru import LruCache
from bot.sessions.shard import Shard

GUILDS_KEPT = 200
"""The number of discord.py's guilds, some kilobytes each."""


class GuildCache:
    """The guilds of the connected shards with their locales.

    discord.py's own cache of channels, roles and members takes 86 kB for a guild with 60 channels and 40 roles. All of
    that comes with each interaction, as far as the bot needs it.
    """

    def __init__(self) -> None:
        self._locales: dict[int, str | None] = {}

    def __contains__(self, guild: object) -> bool:
        """Returns whether the bot is a member of this guild, as far as its shards know."""
        return guild in self._locales

    def __len__(self) -> int:
        return len(self._locales)

    def list_shard(self, shard: Shard, guilds: Collection[int]) -> None:
        """Takes over the list of all guilds of a shard. Locales that are known stay."""
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


def keep_interaction_guilds(client: discord.Client) -> None:
    """Lets interactions of the same guild share the guild object of the first one.

    What may change meanwhile, such as the guild's language, is read from the interaction and not from its guild.
    """
    connection = client._connection
    create = connection._get_or_create_unavailable_guild
    guilds: LruCache[int, discord.Guild] = LruCache(GUILDS_KEPT)

    def kept(guild_id: int, *, data: Any = None) -> discord.Guild:
        return guilds.get_or_create(guild_id, lambda _: create(guild_id, data=data))

    connection._get_or_create_unavailable_guild = kept  # type: ignore[method-assign]
