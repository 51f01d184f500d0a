"""Games of the same people that end in several processes at the same time are all rated, one after the other."""

import asyncio
from random import Random

from bot.store.errors import StoreNotReady
from bot.store.postgres.store import PostgresStore
from tests.soon import soon
from tests.store.ratings import NOON, RATER, all_rows, duel, finishing, opened

PROCESSES, GAMES = 3, 30


def ignore(_done: int, _of: int) -> None:
    """Takes a progress."""


async def test_ratings_of_several_processes_are_those_that_are_recomputed(database: str) -> None:
    stores = [await PostgresStore.open(database, RATER) for _ in range(PROCESSES)]
    random = Random(7)
    for number in range(GAMES):
        await stores[0].commit(opened(f"g{number}", number))
    games = [duel(*random.sample(range(1, 6), 2), at=NOON + number) for number in range(GAMES)]
    await asyncio.gather(
        *(stores[number % PROCESSES].commit(finishing(f"g{number}", game)) for number, game in enumerate(games))
    )
    written = await all_rows(database)
    overall = [row for row in written["ratings"] if row[1:5] == (0, "", "", "")]
    assert sum(row[9] for row in overall) == 2 * GAMES, "no game is lost"
    for store in stores[1:]:
        await store.close()
    try:
        await soon(lambda: recomputed(stores[0]))  # the server notices a moment later that others left
        assert await all_rows(database) == written
    finally:
        await stores[0].close()


async def recomputed(store: PostgresStore) -> bool:
    try:
        await store.recompute_ratings(ignore)
    except StoreNotReady:
        return False
    return True
