"""The errors that mean that Discord cannot be reached, how long to wait after them, and the rejection of the bot."""

import aiohttp
import discord

from bot.retry import Retry, one_line
from bot.service_errors import register

TOKEN_REJECTED = 4004
"""The close code for a wrong token. It stands for status 401 of the API too."""

SHARDING_REQUIRED = 4011
"""The close code for a shard with too many guilds."""

LASTING = frozenset({TOKEN_REJECTED, 4010, SHARDING_REQUIRED, 4012, 4013, 4014})
"""The gateway's close codes after which a client must not reconnect."""

TEMPORARY = (OSError, aiohttp.ClientError, discord.HTTPException)
"""The errors that are raised while Discord cannot be reached: refused connections, names that are not found, timeouts,
and answers like 429 and 5xx."""

FIRST_DELAY, LONGEST_DELAY = 1.0, 180.0
"""Seconds. At the longest delay, starts that fail all day after IDENTIFY use 640 of the 1,000 that Discord allows."""


class Rejected(Exception):
    """Discord rejects the bot with a close code of LASTING until its operator changes something."""

    def __init__(self, code: int) -> None:
        super().__init__(f"Discord has closed the connection with {code}")
        self.code = code


def raise_if_rejected(error: Exception) -> None:
    """Raises Rejected if Discord has answered that the token is wrong."""
    unauthorized = isinstance(error, discord.HTTPException) and error.status == 401
    if unauthorized or isinstance(error, discord.LoginFailure):
        raise Rejected(TOKEN_REJECTED) from error


register("Discord", discord.DiscordServerError, discord.GatewayNotFound, discord.ConnectionClosed, aiohttp.ClientError)


def discord_retry() -> Retry:
    """Returns the Retry for requests to Discord."""
    return Retry("Discord", FIRST_DELAY, LONGEST_DELAY)


async def wait_after(retry: Retry, error: Exception) -> None:
    """Waits after one of the TEMPORARY errors, at least for as long as Discord asks."""
    await retry.wait(_reason(error), _retry_after(error))


def _reason(error: Exception) -> str:
    """Returns an error in one line. The body of an answer is left out, since Cloudflare's is a page of HTML."""
    return f"HTTP status {error.status}" if isinstance(error, discord.HTTPException) else one_line(error)


def _retry_after(error: Exception) -> float:
    """Returns the seconds that an answer's header asks for; 0 without one."""
    if not isinstance(error, discord.HTTPException):
        return 0.0
    try:
        return float(error.response.headers.get("Retry-After", "0"))
    except ValueError:  # a date, which Discord does not send
        return 0.0
