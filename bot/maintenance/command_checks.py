"""Compares the slash commands that Discord has with those of this program, and registers them."""

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.installation import command
from bot.maintenance.discord_api import logged_in
from bot.maintenance.report import Finding, Print, listed
from bot.sessions.service import Sessions
from bot.settings import Settings
from bot.store.sqlite.store import SqliteStore
from bot.ui.client import Tavolino
from bot.ui.gateway.application import set_interactions_url
from bot.ui.gateway.connection_errors import discord_retry
from bot.ui.gateway.login import log_in, use_api
from bot.ui.gateway.registered_commands import ENTRY_POINT, Payload, payloads_of
from bot.ui.text.command_texts import Translator
from renderers.pictures import Pictures


@asynccontextmanager
async def client_without_games() -> AsyncIterator[Tavolino]:
    """Makes a client that is connected to nothing.

    It needs a store, and gets an empty one in a temporary folder, since the database may be in use.
    """
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        store = await SqliteStore.open(folder / "empty.db")
        stack.push_async_callback(store.close)
        sessions = Sessions(store)
        stack.push_async_callback(sessions.close)
        pictures = Pictures()
        stack.callback(pictures.close)
        yield await stack.enter_async_context(Tavolino(sessions, pictures, has_gateway=False))


COMPARED = ("description", "options", "name_localizations", "description_localizations")
"""The fields of a command that people see, besides its name."""


async def check_commands(settings: Settings) -> Finding:
    """Finds whether the registered commands are those of this program. Before the first start there are none.

    Raises Refused if Discord cannot be asked, or refuses.
    """
    async with logged_in(settings) as api:
        application = await api.get("/applications/@me")
        path = f"/applications/{application['id']}/commands"
        registered = await api.get(path, with_localizations="true")
    if not registered:
        return Finding(fine=True, text="none are registered yet, the first start does that")
    ours = await own_commands()
    faults = [*differences(ours, registered)]
    if not faults:
        return Finding(fine=True, text=f"{len(ours)} are registered as they are")
    return Finding(fine=False, text=f"{listed(faults)}: the next start of `run` registers them, or `{command('sync')}`")


async def own_commands() -> Sequence[Payload]:
    """Returns the commands of this program."""
    async with client_without_games() as client:
        return await payloads_of(client.tree, Translator())


def differences(ours: Sequence[Payload], registered: Sequence[Payload]) -> Iterator[str]:
    """Yields what is missing, what differs, and what is not ours, except an Activity's entry point."""
    own = {(one["type"], one["name"]): one for one in ours}
    theirs = {(one.get("type", 1), one["name"]): one for one in registered}
    for key, one in own.items():
        if key not in theirs:
            yield f"{one['name']} is not registered"
        elif not all(_is_kept(one.get(field), theirs[key].get(field)) for field in COMPARED):
            yield f"{one['name']} is registered otherwise"
    for kind, name in theirs:
        if (kind, name) not in own and kind != ENTRY_POINT:
            yield f"{name} is no command of this version"


def _is_kept(sent: Any, kept: Any) -> bool:
    """Returns whether Discord has kept what was sent; it leaves out empty and false values, and may add fields."""
    if not sent:
        return not kept
    if isinstance(sent, Mapping):
        return isinstance(kept, Mapping) and all(_is_kept(value, kept.get(name)) for name, value in sent.items())
    if isinstance(sent, list):
        return isinstance(kept, list) and len(sent) == len(kept) and all(map(_is_kept, sent, kept))
    return bool(sent == kept)


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
