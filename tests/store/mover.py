"""A process to be killed: several clients commit moves without end, and print each that is acknowledged."""

import asyncio
import sys
from itertools import count
from pathlib import Path

from bot.store.sqlite.store import SqliteStore
from tests.store.rows import moving, opening

CLIENTS = 8


async def main(path: Path) -> None:
    store = await SqliteStore.open(path)
    actions = count(1)

    async def play(channel: int) -> None:
        session = f"s{channel}"
        await store.commit(opening(session, channel=channel))
        for ply in count(1):
            await store.commit(moving(session, ply, next(actions)))
            sys.stdout.write(f"acknowledged {session} {ply}\n")
            sys.stdout.flush()

    await asyncio.gather(*(play(channel) for channel in range(CLIENTS)))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
