"""A process for tests to kill: several clients commit moves without end, and print each acknowledged one."""

import asyncio
import sys
from itertools import count

from bot.store.opening import open_store
from tests.store.rows import moving, opening

CLIENTS = 8


async def main(url: str) -> None:
    store = await open_store(url, None)
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
    asyncio.run(main(sys.argv[1]))
