"""A database has one writing process at a time."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from bot.store.errors import StoreNotReady, UnfitStore
from bot.store.sqlite.store import SqliteStore
from tests.store.rows import opening

ROOT = Path(__file__).parents[3]
OWNER = """
import sys
from pathlib import Path
from bot.store.sqlite.ownership import claim
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


@pytest.mark.parametrize("link", ["symbolic link", "link of the folder", "hard link"])
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a file with two names is refused, used or not")
async def test_two_processes_on_one_file_are_refused_whatever_name_they_use(
    path: Path, tmp_path: Path, link: str
) -> None:
    await (await SqliteStore.open(path)).close()
    folder = tmp_path / "elsewhere"
    other = folder / path.name
    with owner_elsewhere(path):
        if link == "link of the folder":
            folder.symlink_to(tmp_path)
        else:
            folder.mkdir()
            (other.hardlink_to if link == "hard link" else other.symlink_to)(path)
        with pytest.raises(StoreNotReady, match="in use by another process"):
            await SqliteStore.open(other)
    if link != "hard link":
        await (await SqliteStore.open(other)).close()


async def test_a_file_with_two_names_is_refused_since_its_wal_is_beside_one_of_them(path: Path) -> None:
    await (await SqliteStore.open(path)).close()
    os.link(path, path.with_name("other.db"))
    for name in (path, path.with_name("other.db")):
        with pytest.raises(UnfitStore, match="has 2 names"):
            await SqliteStore.open(name)
    path.with_name("other.db").unlink()
    await (await SqliteStore.open(path)).close()


async def test_what_is_written_through_a_symbolic_link_is_in_the_file_that_it_names(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(path)
    store = await SqliteStore.open(link)
    await store.commit(opening("a"))
    await store.close()
    assert link.is_symlink()
    store = await SqliteStore.open(path)
    assert await store.sessions.live_ids() == ("a",)
    await store.close()
