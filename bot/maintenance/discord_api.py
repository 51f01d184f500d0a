"""Reads Discord's API by single requests, for commands that need no client."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.utils import parsedate_to_datetime
from time import time
from typing import Any

import aiohttp

from bot.settings import Settings
from bot.version import VERSION

DISCORD = "https://discord.com"
API = "/api/v10"
USER_AGENT = f"DiscordBot (https://discord.com, {VERSION}) Tavolino/{VERSION}"
"""The user agent in the form that Discord requires; it refuses requests without one."""

HALF_A_SECOND = 0.5
"""The seconds by which an answer's date is too early on average, since it has whole seconds."""

TIMEOUT = aiohttp.ClientTimeout(total=10)


class Refused(Exception):
    """Discord has answered a request with an error or not at all, or cannot be asked. The message says which."""


class TokenRefused(Refused):
    """Discord does not accept the token."""


class Api:
    """Reads Discord's API with the bot's token."""

    def __init__(self, session: aiohttp.ClientSession, url: str, token: str) -> None:
        self.session = session
        self._url = url + API
        self._headers = {"Authorization": f"Bot {token}", "User-Agent": USER_AGENT}
        self.clock_ahead: float | None = None
        """Seconds that this machine's clock is ahead of Discord's; None until Discord has answered."""

    async def get(self, path: str, **query: str) -> Any:
        """Returns the answer's JSON. Waits once if Discord asks for it. Raises Refused."""
        for last in (False, True):
            try:
                async with self.session.get(self._url + path, params=query, headers=self._headers) as answer:
                    if (date := answer.headers.get("Date")) is not None:
                        self.clock_ahead = time() - parsedate_to_datetime(date).timestamp() - HALF_A_SECOND
                    if answer.status == 429 and not last:
                        await asyncio.sleep(min(10.0, float(answer.headers.get("Retry-After", "1"))))
                        continue
                    if answer.status == 401:
                        raise TokenRefused("Discord refuses this DISCORD_TOKEN")
                    if answer.status >= 300:
                        raise Refused(f"Discord answers {path} with status {answer.status}")
                    return await answer.json()
            except (aiohttp.ClientError, OSError) as error:
                raise Refused(f"Discord cannot be reached: {str(error) or type(error).__name__}") from error
        raise Refused(f"Discord answers {path} with status 429")


@asynccontextmanager
async def connected(settings: Settings) -> AsyncIterator[Api]:
    """Opens connections to the API with the settings' token, if there is one."""
    async with aiohttp.ClientSession(timeout=TIMEOUT) as session:
        yield Api(session, settings.discord_api_url or DISCORD, settings.discord_token or "")


@asynccontextmanager
async def logged_in(settings: Settings) -> AsyncIterator[Api]:
    """Opens connections for requests that need the token. Raises Refused if there is none."""
    if settings.discord_token is None:
        raise Refused("not tried, since there is no DISCORD_TOKEN")
    async with connected(settings) as api:
        yield api
