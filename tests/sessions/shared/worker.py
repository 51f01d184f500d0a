"""A separate process that leases due rows, prints that it has, and never handles them until it is killed.

Its arguments are the database and, if it should make a move itself, a session, a user and the words.
"""

import asyncio
import sys
from collections.abc import Sequence

from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.store.postgres.store import PostgresStore

STUCK = "stuck"
"""The line that the process prints once it holds a due row."""


async def _stuck(*_: object) -> Session:
    sys.stdout.write(f"{STUCK}\n")
    sys.stdout.flush()
    never: asyncio.Future[Session] = asyncio.get_running_loop().create_future()
    return await never


async def _serve(url: str, move: Sequence[str]) -> None:
    store = await PostgresStore.open(url)
    sessions = Sessions(store, choose=_stuck)  # type: ignore[arg-type]  # it never returns
    sessions.unattended.tick = _stuck  # type: ignore[assignment,method-assign]  # holds timers for ever
    await sessions.availability.start_timers()
    if move:
        session, user, words = move
        await sessions.refresh(sessions=[session])
        await sessions.games.move(session, int(user), words, ply=None, action=1)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(_serve(sys.argv[1], sys.argv[2:]))
