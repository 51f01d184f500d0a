"""Logging in, as often as it takes.

Relies on `HTTPClient.connector`: `HTTPClient.static_login` opens a session with it, which has to be closed before the
next attempt.
"""

import logging

import discord

from bot.retry import Retry
from bot.ui.gateway.connection_errors import TEMPORARY, raise_if_rejected, wait_after
from bot.ui.gateway.warm_connections import connector

logging.getLogger("discord.client").addFilter(lambda line: "interaction endpoint URL" not in line.getMessage())
"""discord.py warns of such a URL, which the HTTP door needs; the gateway's door says more about it."""


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
