"""Where Discord's API and gateway are reached, if not at Discord: a rate-limit proxy, or the sandbox.

Relies on `discord.http.Route.BASE`, on `HTTPClient.get_bot_gateway`, and on `DiscordWebSocket.DEFAULT_GATEWAY`.
"""

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


def use_api(url: str) -> None:
    """Sends all requests of this process to the API at this address, such as `http://127.0.0.1:8080`."""
    Route.BASE = f"{url}/api/v10"


async def use_gateway_of_api(client: discord.Client) -> None:
    """Connects to the gateway that the API names, instead of Discord's own. The client has to be logged in."""
    _, url, _ = await client.http.get_bot_gateway()
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)
