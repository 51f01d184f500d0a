"""`python -m bot sync`: registers the commands, uploads the emoji and sets the endpoint, once for all processes."""

from bot.maintenance.command_checks import client_without_games
from bot.maintenance.report import Print
from bot.settings import Settings
from bot.ui.gateway.application import set_interactions_url
from bot.ui.gateway.connection_errors import discord_retry
from bot.ui.gateway.login import log_in, use_api


async def sync(settings: Settings, token: str, print_line: Print, *, endpoint: str | None = None) -> None:
    """Registers the commands, uploads the emoji, then sets the URL to which Discord sends interactions.

    Discord checks the URL at once, so a process has to answer there.

    Args:
        endpoint: the URL, empty for the gateway, None to leave it as it is.

    Raises:
        Rejected, RefusedByDiscord
    """
    if settings.discord_api_url is not None:
        use_api(settings.discord_api_url)
    async with client_without_games() as client:
        await log_in(client, token, discord_retry())
        print_line(f"{await client.sync_commands()} commands are registered")
        if settings.key_emoji:
            print_line(f"{await client.sync_emoji()} emoji are uploaded")
        if endpoint is not None:
            await set_interactions_url(client, endpoint or None)
            print_line(f"interactions go to {endpoint or 'the gateway'}")
