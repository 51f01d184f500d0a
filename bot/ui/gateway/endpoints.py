"""Where Discord's API is reached, if not at Discord: a rate-limit proxy, or the sandbox.

Relies on `discord.http.Route.BASE`.
"""

from discord.http import Route


def use_api(url: str) -> None:
    """Sends all requests of this process to the API at this address, such as `http://127.0.0.1:8080`."""
    Route.BASE = f"{url}/api/v10"
