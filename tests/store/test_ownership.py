"""A database has one writing process at a time."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from bot.store.records import StoreNotReady
from bot.store.sqlite import SqliteStore

ROOT = Path(__file__).parents[2]
OWNER = """
import sys
from pathlib import Path
from bot.store.ownership import claim
held = claim(Path(sys.argv[1]))
print("mine", flush=True)
sys.stdin.read()
"""


@contextmanager
def owner_elsewhere(path: Path) -> Iterator[None]:
    """Starts another process that owns the database, until it is killed."""
    command = [sys.executable, "-c", OWNER, str(path)]
    with Popen(command, cwd=ROOT, stdin=PIPE, stdout=PIPE, text=True) as owner:  # noqa: S603 - a script of ours
        assert owner.stdout is not None
        assert owner.stdout.readline() == "mine\n"
        yield
        owner.kill()
        assert owner.wait() == -signal.SIGKILL


async def test_a_second_store_on_the_same_file_is_refused(store: SqliteStore, path: Path) -> None:
    with pytest.raises(StoreNotReady, match="in use by another process"):
        await SqliteStore.open(path)


async def test_a_file_can_be_opened_again_after_it_was_closed(path: Path) -> None:
    await (await SqliteStore.open(path)).close()
    await (await SqliteStore.open(path)).close()


async def test_a_file_can_be_opened_after_its_process_was_killed(path: Path) -> None:
    with owner_elsewhere(path), pytest.raises(StoreNotReady, match="in use by another process"):
        await SqliteStore.open(path)
    await (await SqliteStore.open(path)).close()
