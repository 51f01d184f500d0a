"""Keeps the guilds that discord.py makes for interactions.

An interaction names its guild, which discord.py looks up in its cache. That stays empty (see `guild_cache`), so it
would make a guild with the bot as its member for each press.

Relies on `ConnectionState._get_or_create_unavailable_guild`, by which discord.py finds the guild of an interaction.
"""

from typing import Any

import discord

from bot.lru import LruCache

GUILDS_KEPT = 200
"""The number of guilds, some kilobytes each."""


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
