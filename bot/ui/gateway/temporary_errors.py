"""What Discord's API and gateway raise while Discord cannot be reached, and how long to wait then."""

import aiohttp
import discord

from bot.retry import Retry, one_line
from bot.service_errors import register

TEMPORARY = (OSError, aiohttp.ClientError, discord.HTTPException)
"""What is raised while Discord cannot be reached: refused connections, names that are not found, timeouts, and answers
such as 429 and 5xx."""

register("Discord", discord.DiscordServerError, discord.GatewayNotFound, discord.ConnectionClosed, aiohttp.ClientError)

FIRST_DELAY, LONGEST_DELAY = 1.0, 180.0
"""Seconds. With the longest, a start that fails all day after IDENTIFY uses 640 of the 1,000 that Discord allows."""


def discord_retry() -> Retry:
    """Returns what waits for Discord."""
    return Retry("Discord", FIRST_DELAY, LONGEST_DELAY)


async def wait_after(retry: Retry, error: Exception) -> None:
    """Waits after one of the TEMPORARY errors, for as long as Discord asks, if it does."""
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
