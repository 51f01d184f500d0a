"""Logging in to the API at this address, with retries, and without warnings that do not apply to the bot.

Relies on `discord.http.Route.BASE`; on `HTTPClient.connector`: `HTTPClient.static_login` opens a session with it, which
has to be closed before the next attempt; on `VoiceClient.warn_nacl` and `VoiceClient.warn_dave`.
"""

import logging

import discord
from discord.http import Route

from bot.retry import Retry
from bot.ui.gateway.connection_errors import TEMPORARY, raise_if_rejected, wait_after
from bot.ui.gateway.warm_connections import connector


def use_api(url: str) -> None:
    """Sends all requests of this process to the API at this address, such as `http://127.0.0.1:8080`."""
    Route.BASE = f"{url}/api/v10"


logging.getLogger("discord.client").addFilter(lambda line: "interaction endpoint URL" not in line.getMessage())
"""discord.py warns of an interactions URL. The HTTP door needs one, and the gateway's door logs a better warning."""


async def log_in(client: discord.Client, token: str, retry: Retry) -> None:
    """Logs in; waits and tries again while Discord cannot be reached. Raises Rejected for a wrong token."""
    while True:
        client.http.connector = connector()
        try:
            await client.login(token)
        except (*TEMPORARY, discord.LoginFailure) as error:
            await client.http.close()
            raise_if_rejected(error)
            await wait_after(retry, error)
        else:
            retry.succeeded()
            return


def disable_voice_warnings() -> None:
    """Keeps discord.py from warning that libraries for voice are missing: the bot never joins a voice channel."""
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
