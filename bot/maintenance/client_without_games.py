"""A client that serves no games, for commands that only need Discord's view of the application."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.sessions.service import Sessions
from bot.store.sqlite.store import SqliteStore
from bot.ui.client import Tavolino
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
