"""`python -m bot sync`: registers the commands, uploads the emoji and sets the endpoint, once for all processes."""

from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.app.composition import NoToken
from bot.sessions.service import Sessions
from bot.settings import Settings
from bot.store.sqlite.store import SqliteStore
from bot.ui.client import Tavolino
from bot.ui.gateway.application import set_interactions_url
from bot.ui.gateway.endpoints import use_api
from bot.ui.gateway.login import log_in
from bot.ui.gateway.temporary_errors import discord_retry
from renderers.pictures import Pictures

Print = Callable[[str], object]


async def sync(settings: Settings, print_line: Print, *, endpoint: str | None = None) -> None:
    """Registers the commands, uploads the emoji, then sets the URL to which Discord sends interactions.

    Discord checks the URL at once, so a process has to answer there. The commands are those of a client, which needs a
    store: it gets an empty one in a temporary folder, since the database may be in use.

    Args:
        endpoint: the URL, empty for the gateway, None to leave it as it is.

    Raises:
        NoToken, Rejected, RefusedByDiscord
    """
    if settings.discord_token is None:
        raise NoToken
    if settings.discord_api_url is not None:
        use_api(settings.discord_api_url)
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        store = await SqliteStore.open(folder / "empty.db")
        stack.push_async_callback(store.close)
        sessions = Sessions(store)
        stack.push_async_callback(sessions.close)
        pictures = Pictures()
        stack.callback(pictures.close)
        client = await stack.enter_async_context(Tavolino(sessions, pictures, has_gateway=False))
        await log_in(client, settings.discord_token, discord_retry())
        print_line(f"{await client.sync_commands()} commands are registered")
        if settings.key_emoji:
            print_line(f"{await client.sync_emoji()} emoji are uploaded")
        if endpoint is not None:
            await set_interactions_url(client, endpoint or None)
            print_line(f"interactions go to {endpoint or 'the gateway'}")
