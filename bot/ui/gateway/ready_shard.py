"""The shard of a gateway session, which READY names and discord.py drops.

Relies on `ConnectionState.parsers`, discord.py's functions by gateway event.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

import discord

EVENT = "READY"

ShardListener: TypeAlias = Callable[[int, int], None]
"""Is given the number of the shard, counted from 0, and how many there are."""


def intercept_ready(client: discord.Client, listener: ShardListener) -> None:
    """Has the shard read from READY before discord.py parses it. A bot that is not sharded is shard 0 of 1.

    A READY whose shard makes no sense raises ValueError: whoever took another shard's guilds for its own would think
    that they have removed the bot, and end their tables.
    """
    parsers = client._connection.parsers
    parse = parsers[EVENT]

    def intercept(payload: Any) -> None:
        number, count = payload.get("shard") or (0, 1)
        if not (type(number) is type(count) is int and 0 <= number < count):
            raise ValueError("no shard")
        listener(number, count)
        parse(payload)

    parsers[EVENT] = intercept
