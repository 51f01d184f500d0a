"""A database of an older program is brought up to date without losing rows."""

from pathlib import Path

from bot.store.connection import open_to_write
from bot.store.migration import migrate, versions
from bot.store.sqlite import SqliteStore

OPENED = 1_700_000_000_000

FIRST_ROWS = """
INSERT INTO sessions (id, game, rules, options, channel, host, status, seed, commitment, opened_at)
VALUES ('lobby', 'nim', 1, '{}', 1, 1, 'lobby', '00', '00', 1700000000000),
       ('game', 'nim', 1, '{}', 2, 1, 'playing', '00', '00', 1700000000000);
INSERT INTO moves VALUES ('game', 1, 0, 'take 1', 7, 1700000000000), ('game', 2, 1, 'take 1', 8, 1700000000000);
INSERT INTO results (session, seat, seats, person, name, guild, game, rank, outcome, at)
VALUES ('game', 0, 2, 1, 'Ada', 10, 'nim', 1, 'win', 1700000000000),
       ('game', 1, 2, 2, 'Bea', 10, 'nim', 2, 'loss', 1700000000000);
"""


async def upgraded(path: Path) -> SqliteStore:
    """Opens a store whose rows were written with the first version of the schema."""
    connection = await open_to_write(path)
    await migrate(connection, versions()[:1])
    await connection.executescript(FIRST_ROWS)
    await connection.close()
    return await SqliteStore.open(path)


async def test_tables_of_the_first_schema_have_no_clock_but_their_lobbies_expire(path: Path) -> None:
    store = await upgraded(path)
    live = {saved.session.id: saved.session for saved in await store.live()}
    assert {name: session.deadline for name, session in live.items()} == {"lobby": OPENED + 1_800_000, "game": None}
    for session in live.values():
        assert (session.clock, session.guests, session.given_up, session.offer_agreed) == (0, None, "[]", "[]")
        assert (session.overdue, session.reminded, session.threaded) == (False, False, False)
    await store.close()


async def test_nobody_is_pinged_for_a_turn_from_before_there_were_pings(path: Path) -> None:
    store = await upgraded(path)
    live = {saved.session.id: saved.session for saved in await store.live()}
    assert {name: (one.start_pinged, one.pinged_turn, one.ping) for name, one in live.items()} == {
        "lobby": (False, None, None),
        "game": (True, 2, None),
    }
    await store.close()


async def test_results_of_the_first_schema_count(path: Path) -> None:
    store = await upgraded(path)
    assert [standing.name for standing in await store.standings(10, None, 10)] == ["Ada", "Bea"]
    assert all(result.counts for result in await store.results(10, None))
    assert {result.username for result in await store.results(10, None)} == {""}
    await store.close()
