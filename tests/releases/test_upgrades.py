"""Games that are on in a database of any version of the schema go on in this program, in a file and in PostgreSQL.

The rows are those of each release, as far as an earlier schema has tables and columns for them. That a database newer
than the program is refused in one sentence is tested in tests/store/test_migration.py and
tests/store/shared/test_migration.py.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.players import player
from bot.ratings.periods import Calendar
from bot.sessions.persistence.result_rater import ResultRater
from bot.sessions.service import Sessions
from bot.sessions.session import Status
from bot.sessions.timers.computer_turns import choose_in_thread
from bot.store.interface import Store
from bot.store.migration import versions
from bot.store.opening import open_store
from tests.examples import SLOW, sampled
from tests.releases.database import FOLDER, Rows, fill_file, fill_server, recorded
from tests.store.postgres import empty_database

RELEASES = sorted(FOLDER.glob("*.json"))
NEWEST = len(versions())
SCHEMAS = range(1, NEWEST + 1)
LUCK_OF_PRESSES = 12
"""The version of the schema since which luck follows from presses, too; before, only the first player did at Tris 1."""
SOME = SCHEMAS if SLOW else sorted({1, 17, NEWEST - 1})
"""The versions that are tried with PostgreSQL: all of them take ten seconds."""
OFTEN = sorted({*sampled(SCHEMAS, 4), NEWEST - 1, NEWEST})
"""The versions that are tried in a file; all of them with `SLOW=1`."""


@pytest.fixture(params=RELEASES, ids=lambda file: file.stem)
def release(request: pytest.FixtureRequest) -> Path:
    """The file of a release."""
    file: Path = request.param
    return file


@pytest.fixture
def empty() -> Iterator[str]:
    """The URL of a PostgreSQL database without any table."""
    with empty_database() as url:
        yield url


async def go_on(store: Store, live: set[str]) -> None:
    """Asserts that these games are on in the service over a store, makes a move in each of them, and closes it."""
    sessions = Sessions(store, choose=choose_in_thread(player))
    try:
        await sessions.restore()
        assert len(await store.sessions.live_ids()) == len(live) + 1, "the games and a lobby"
        for action, name in enumerate(sorted(live), 1_000_000):
            await sessions.refresh(sessions=[name])
            session = await sessions.tables.find(name)
            assert session is not None
            assert session.status is Status.PLAYING
            seat = min(session.to_act)
            words = next(iter(session.game.legal_moves(session.state, seat)))
            after = await sessions.games.move(name, session.people[seat].id, words, ply=session.ply, action=action)
            assert after.ply == session.ply + 1, session.game_key
    finally:
        await sessions.close()
        await store.close()


def live(rows: Rows) -> set[str]:
    """Returns the games that are on."""
    return {row["id"] for row in rows["sessions"] if row["status"] == "playing"}


def rows_of(release: Path, schema: int) -> Rows:
    """Returns the rows of a release, with an early schema only those of games whose luck was the same then."""
    rows = recorded(release)
    if schema >= LUCK_OF_PRESSES:
        return rows
    kept = [row for row in rows["sessions"] if row["game"] == "tris_1" or row["status"] == "lobby"]
    ids = {row["id"] for row in kept}
    return {
        table: kept if table == "sessions" else [row for row in found if row.get("session", "") in {"", *ids}]
        for table, found in rows.items()
    }


@pytest.mark.parametrize("schema", OFTEN)
async def test_in_a_file(release: Path, schema: int, tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"
    rows = rows_of(release, schema)
    await fill_file(database, schema, rows)
    store = await open_store(f"sqlite:///{database}", ResultRater(Calendar()))
    await go_on(store, live(rows))


@pytest.mark.parametrize("schema", SOME)
async def test_in_postgresql(release: Path, schema: int, empty: str) -> None:
    rows = rows_of(release, schema)
    await fill_server(empty, schema, rows)
    store = await open_store(empty, ResultRater(Calendar()))
    await go_on(store, live(rows))


def test_there_is_one_of_each_release() -> None:
    assert RELEASES
