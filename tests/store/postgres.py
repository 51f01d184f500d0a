"""Databases for tests on a shared PostgreSQL server, which is started for the first test and stopped after the last
one.

Each test gets its own database, a copy of one with the schema.
"""

import asyncio
import fcntl
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path

import asyncpg

from bot.store.postgres.store import migrate_database
from tests.runs import process_of_run
from tests.store.postgres_server import READY, SETTINGS, Server

ROOT = Path(__file__).parents[2]
TEMPLATE = "template_of_tests"
WITHIN = 60.0
"""Seconds within which the server has to be ready."""

END_OTHERS = """
SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
DELETE_ROWS = """
DO $$ DECLARE of_table name; BEGIN
    SET LOCAL session_replication_role = replica; -- foreign keys, which would say in which order
    FOR of_table IN
        SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
        AND relname <> 'schema_versions' AND pg_relation_size(oid) > 0 -- the others were never written
    LOOP
        EXECUTE 'DELETE FROM ' || quote_ident(of_table);
    END LOOP;
END $$
"""
"""Deletes all rows; TRUNCATE takes four times as long for tables with few rows."""

_numbers = count(1)
_free: list[str] = []


@contextmanager
def new_database() -> Iterator[str]:
    """Yields the URL of an empty database with the newest schema. Databases are reused: creating one is slow."""
    server = running_server()
    name = _free.pop() if _free else None
    if name is None:
        name = f"test_{os.getpid()}_{next(_numbers)}"
        asyncio.run(execute(server.url, f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}"))
    try:
        yield server.url_of(name)
    finally:
        asyncio.run(execute(server.url_of(name), END_OTHERS, DELETE_ROWS))
        _free.append(name)


@contextmanager
def empty_database() -> Iterator[str]:
    """Yields the URL of a new database without any table, which is dropped at the end."""
    server, name = running_server(), f"empty_{os.getpid()}_{next(_numbers)}"
    asyncio.run(execute(server.url, f"CREATE DATABASE {name}"))
    try:
        yield server.url_of(name)
    finally:
        asyncio.run(execute(server.url, f"DROP DATABASE {name} WITH (FORCE)"))


async def execute(url: str, *statements: str) -> None:
    """Executes statements, each by itself."""
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


@cache
def running_server() -> Server:
    """Returns the server of this test run; the first process that needs the server starts it."""
    user = process_of_run()
    folder = Path(tempfile.gettempdir(), f"tavolino-postgres-{user}")
    server = Server(folder, SETTINGS)
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / READY).exists():
            shutil.rmtree(folder, ignore_errors=True)
            command = [sys.executable, "-m", "tests.store.postgres_server", str(folder), str(user)]
            process = os.posix_spawn(sys.executable, command, {**os.environ, "PYTHONPATH": str(ROOT)}, setsid=True)
            _wait(folder / READY, process)
            asyncio.run(execute(server.url, f"CREATE DATABASE {TEMPLATE}"))
            asyncio.run(migrate_database(server.url_of(TEMPLATE)))
    return server


def _wait(file: Path, process: int) -> None:
    until = time.monotonic() + WITHIN
    while not file.exists():
        assert os.waitpid(process, os.WNOHANG) == (0, 0), "the server has not started"
        assert time.monotonic() < until, "the server does not become ready"
        time.sleep(0.02)
