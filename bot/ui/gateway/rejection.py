"""Discord rejects the bot for good: a retry would not help."""

import discord

TOKEN_REJECTED = 4004
"""The close code for a wrong token. It stands for status 401 of the API too."""

SHARDING_REQUIRED = 4011
"""The close code for a shard with too many guilds."""

LASTING = frozenset({TOKEN_REJECTED, 4010, SHARDING_REQUIRED, 4012, 4013, 4014})
"""The gateway's close codes after which a client must not reconnect."""


class Rejected(Exception):
    """Discord rejects the bot with a close code of LASTING, until its operator has changed something."""

    def __init__(self, code: int) -> None:
        super().__init__(f"Discord has closed the connection with {code}")
        self.code = code


def raise_if_rejected(error: Exception) -> None:
    """Raises Rejected where Discord has answered that the token is wrong."""
    unauthorized = isinstance(error, discord.HTTPException) and error.status == 401
    if unauthorized or isinstance(error, discord.LoginFailure):
        raise Rejected(TOKEN_REJECTED) from error
