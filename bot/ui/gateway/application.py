"""The application as Discord knows it: its public key, and the URL to which interactions are sent.

Relies on `Client.application`, which `Client.login` reads, on `HTTPClient.user_agent`, and on `HTTPClient.request`:
`AppInfo.edit` of discord.py 2.7.1 never sends the URL, because its list of fields has a stray space after that name.
"""

import discord
from discord.http import Route


class RefusedByDiscord(Exception):
    """Discord refuses a change to the application. The message says why."""


def interactions_url(client: discord.Client) -> str | None:
    """Returns the URL to which Discord sends interactions instead of to the gateway. The client has to be logged in."""
    return _application(client).interactions_endpoint_url


def verify_key(client: discord.Client) -> str:
    """Returns the application's public key in hexadecimal digits. The client has to be logged in."""
    return _application(client).verify_key


async def set_interactions_url(client: discord.Client, url: str | None) -> None:
    """Tells Discord where to send interactions.

    Args:
        url: the interactions endpoint, which Discord checks at once; None to get interactions by the gateway.

    Raises:
        RefusedByDiscord: Discord refuses the URL, or the endpoint fails Discord's check.
    """
    try:
        await client.http.request(Route("PATCH", "/applications/@me"), json={"interactions_endpoint_url": url})
    except discord.HTTPException as error:
        raise RefusedByDiscord(f"Discord refuses {url}: {error.text or error}") from error


def name_program(client: discord.Client, version: str) -> None:
    """Adds the program's version to the User-Agent of all requests."""
    client.http.user_agent += f" Tavolino/{version}"


def _application(client: discord.Client) -> discord.AppInfo:
    if client.application is None:
        raise LookupError("the client is not logged in")
    return client.application
