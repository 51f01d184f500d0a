"""`python -m bot move-store` copies everything from a file to PostgreSQL, and notices if anything is different."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from bot.exit_status import ExitStatus
from bot.maintenance import move_store
from bot.maintenance.move_store import differences
from bot.sessions.coordination.shared.doors import HTTP
from bot.sessions.session import Place
from bot.sessions.settings.guild_settings import DEFAULT
from bot.sessions.tournaments.terms import Terms
from bot.store.opening import open_beside
from bot.store.postgres.store import PostgresStore
from bot.store.sqlite.ownership import claim
from bot.tournaments.tournament import Format
from tests.maintenance.conftest import Run
from tests.sessions.harness import ADA, BEA, HERE, Harness
from tests.store.postgres import empty_database, new_database

ELSEWHERE = Place(guild=10, channel=101)


@pytest.fixture
def target() -> Iterator[str]:
    with new_database() as url:
        yield url


@pytest.fixture
def target_without_schema() -> Iterator[str]:
    with empty_database() as url:
        yield url


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A file with a finished game, one that is on, settings of a guild, and a tournament."""

    async def play() -> None:
        async with Harness(path) as harness:
            for place, moves in ((ELSEWHERE, ("a1", "b1", "a2", "b2", "a3")), (HERE, ("a1",))):
                session = await harness.game(ADA, BEA, game="tris_1", place=place)
                for words in moves:
                    session = await harness.move(session, session.people[min(session.to_act)], words)
            assert HERE.guild is not None
            await harness.sessions.guild_settings.change(HERE.guild, lambda _: DEFAULT)
            terms = Terms(name="Cup", format=Format.SWISS, game="tris_1", options={})
            created = await harness.sessions.tournaments.create(HERE, ADA, terms, moderator=True)
            await harness.sessions.tournaments.join(created.id, BEA)

    path = tmp_path / "tavolino.db"
    asyncio.run(play())
    return path


def fetch(url: str, query: str) -> list[asyncpg.Record]:
    async def fetch() -> list[asyncpg.Record]:
        connection = await asyncpg.connect(url)
        try:
            return await connection.fetch(query)
        finally:
            await connection.close()

    return asyncio.run(fetch())


def test_everything_is_copied_and_compared_and_live_games_go_on(
    run: Run, source: Path, target_without_schema: str
) -> None:
    before, target = source.read_bytes(), target_without_schema
    status, printed = run("move-store", f"sqlite:///{source}", target)
    assert status == 0, printed
    assert "copied: 2 sessions, 4 seats, 6 moves, 2 results" in printed
    assert "all sessions, with their state hashes, and settings are the same" in printed
    assert source.read_bytes() == before
    due = fetch(target, "SELECT kind, status FROM due JOIN sessions ON id = session ORDER BY kind")
    assert [tuple(row) for row in due] == [(kind, "playing") for kind in ("computer", "message", "timer")]
    due = fetch(target, "SELECT kind, name FROM due JOIN tournament_players ON tournament = session")
    assert [tuple(row) for row in due] == [("tournament", "Bea")]


def test_the_time_since_the_bot_was_stopped_is_credited(run: Run, source: Path, target: str) -> None:
    with closing(sqlite3.connect(source)) as database:
        (stopped,) = database.execute("SELECT alive_at FROM heartbeat").fetchone()
        database.execute("UPDATE sessions SET deadline = ? WHERE status = 'playing'", (stopped + 1_000,))
        database.commit()
    assert run("move-store", f"sqlite:///{source}", target)[0] == 0
    (row,) = fetch(target, "SELECT deadline, now_ms() AS now FROM sessions WHERE status = 'playing'")
    assert abs(row["deadline"] - row["now"] - 1_000) < 10_000 or stopped > row["now"], "the clock of the test is ahead"
    assert {row["door"] for row in fetch(target, "SELECT door FROM doors")} >= {"http", "shard 0/1"}


def test_after_a_move_that_was_killed_right_after_the_copy_the_first_process_credits_the_time(
    run: Run, source: Path, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(BaseException):
        """As SIGKILL: nothing more is done."""

    async def killed(*_: object) -> None:
        raise Killed

    async def first_process() -> int:
        store = await PostgresStore.open(target)
        try:
            return await store.doors.open(HTTP, 0)
        finally:
            await store.close()

    hours = 2 * 3_600_000
    with closing(sqlite3.connect(source)) as database:
        database.execute("UPDATE heartbeat SET alive_at = ?", (round(time.time() * 1000) - hours,))
        database.commit()
    monkeypatch.setattr(move_store, "credit_the_move", killed)
    with pytest.raises(Killed):
        run("move-store", f"sqlite:///{source}", target)
    assert asyncio.run(first_process()) >= hours


def test_the_database_of_the_settings_is_the_target_so_that_no_argument_shows_its_password(
    run: Run, source: Path, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", target)
    assert run("move-store", f"sqlite:///{source}")[0] == 0
    assert [row["count"] for row in fetch(target, "SELECT count(*) FROM sessions")] == [2]


def test_a_database_that_has_rows_is_refused(run: Run, source: Path, target: str) -> None:
    assert run("move-store", f"sqlite:///{source}", target)[0] == 0
    status, printed = run("move-store", f"sqlite:///{source}", target)
    assert status == ExitStatus.UNFIT_DATABASE
    assert "is not empty" in printed


def test_a_file_that_a_bot_uses_is_refused(run: Run, source: Path, target: str) -> None:
    with closing(claim(source)):
        status, printed = run("move-store", f"sqlite:///{source}", target)
    assert status == ExitStatus.DATABASE_NOT_READY
    assert "in use by another process" in printed


def test_a_row_that_does_not_fit_is_refused_and_nothing_is_copied(run: Run, source: Path, target: str) -> None:
    with closing(sqlite3.connect(source)) as database:
        database.execute("UPDATE moves SET seat = 'none'")
        database.commit()
    status, printed = run("move-store", f"sqlite:///{source}", target)
    assert status == ExitStatus.UNFIT_DATABASE
    assert "a row of moves is damaged" in printed
    assert [row["count"] for row in fetch(target, "SELECT count(*) FROM sessions")] == [0]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["postgresql://x/y", "sqlite:///a"], "postgresql://x/y is not sqlite:///FILE"),
        (["sqlite:///tavolino.db"], "say where to"),
        (["sqlite:///tavolino.db", "sqlite:///other.db"], "say where to"),
        (["sqlite:///none.db", "postgresql://x"], "there is no database sqlite:///none.db"),
    ],
)
def test_what_cannot_be_moved_is_said(run: Run, arguments: list[str], why: str) -> None:
    status, printed = run("move-store", *arguments)
    assert status == ExitStatus.MAINTENANCE_FAILED
    assert why in printed


def test_a_copy_that_is_not_the_same_is_noticed(run: Run, source: Path, target: str) -> None:
    assert run("move-store", f"sqlite:///{source}", target)[0] == 0
    (changed,) = fetch(target, "UPDATE moves SET state_hash = '0' || state_hash WHERE action = 1 RETURNING session")

    async def compare() -> list[str]:
        async with open_beside(f"sqlite:///{source}") as before, open_beside(target) as after:
            return [one async for one in differences(before, after)]

    assert changed["session"] in asyncio.run(compare())


def test_what_is_not_the_same_is_not_moved_and_the_next_attempt_moves_it(
    run: Run, source: Path, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def different(*_: object) -> AsyncIterator[str]:
        yield "a session"

    with monkeypatch.context() as patched:
        patched.setattr(move_store, "differences", different)
        status, printed = run("move-store", f"sqlite:///{source}", target)
    assert status == ExitStatus.MAINTENANCE_FAILED
    assert "not the same: a session" in printed
    assert [row["count"] for row in fetch(target, "SELECT count(*) FROM sessions")] == [0]
    assert run("move-store", f"sqlite:///{source}", target)[0] == 0


def test_check_works_on_postgresql_and_backups_are_left_to_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    with new_database() as url:
        monkeypatch.setenv("DATABASE_URL", url)
        monkeypatch.setenv("DISCORD_TOKEN", "a.secret.token")
        status, printed = run("check", "--offline")
        assert status == 0, printed
        assert "PostgreSQL 1" in printed
        assert "0 of 0 live sessions replay" in printed
        status, printed = run("backup")
        assert status == ExitStatus.MAINTENANCE_FAILED
        assert "pg_dump" in printed
        assert run("migrate")[1].endswith(": nothing to do\n")
