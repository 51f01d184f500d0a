"""Processes of one version are replaced by those of the next, which changes the schema, while people play.

`UPGRADES=10` for the last ten versions of the schema; none by default, since a working copy need not have the history
from which the older programs are taken. Two processes on PostgreSQL are replaced one after the other, as an update
without a pause does it: between the two, both programs serve the same tables.
"""

import asyncio
import subprocess
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bench.arena.progress import git
from sandbox.bot_process import PROJECT_ROOT, Bot
from sandbox.client import Sandbox
from sandbox.workers import SYNC, HttpWorker, Workers
from tests.e2e.many_processes.shared_tables import opened, play_until, served
from tests.store.postgres import empty_database, execute
from tests.torture.figures import Figures, count

UPGRADES = count("UPGRADES", 0)
PROCESSES = 2
TABLES = count("TABLES", 6)
AT_ONCE = 2
"""So many people press at the same moment."""
PAUSE = 2.0
"""Seconds of play before, between and after the replacements."""
PROGRAM = ("bot", "renderers", "data")
SCHEMA = "bot/store/schema"
UNBEARABLE = """
ALTER TABLE moves ADD COLUMN later INTEGER NOT NULL DEFAULT 0;
ALTER TABLE moves ALTER COLUMN later DROP DEFAULT
"""


def upgrades() -> list[tuple[str, str]]:
    """Returns the commits that added the last versions of the schema, each after the one before it."""
    if not UPGRADES:
        return []
    added = git("log", "--diff-filter=A", "--format=%H", "--reverse", "--", SCHEMA).split()
    return [(f"{one}^", one) for one in added if is_whole(f"{one}^") and is_whole(one)][-UPGRADES:]


def is_whole(commit: str) -> bool:
    """Returns whether the versions are numbered in sequence: where two were written beside each other, one was not."""
    files = git("ls-tree", "--name-only", commit, f"{SCHEMA}/").split()
    return {Path(file).name[:4] for file in files} == {f"{number + 1:04}" for number in range(len(files))}


def program_of(commit: str, folder: Path) -> Path:
    """Returns the folder in which this commit's program is."""
    folder.mkdir(exist_ok=True)
    archive = folder / "program.tar"
    git("archive", "--output", str(archive), commit, *PROGRAM)
    subprocess.run(("tar", "-xf", archive.name), cwd=folder, check=True)  # noqa: S603, S607
    return folder


def importing(program: Path) -> dict[str, str]:
    """Returns the environment in which `python -m bot` is this program, whatever folder it is started in."""
    return {"PYTHONPATH": str(program), "PYTHONSAFEPATH": "1"}


def worker_of(program: Path, sandbox: Sandbox, database: str, *, env: dict[str, str]) -> HttpWorker:
    """Returns a process of this program, which has yet to start."""
    return HttpWorker(sandbox, database, env={**env, **importing(program)})


@pytest.fixture
def database() -> Iterator[str]:
    """The URL of a database that the older program makes."""
    with empty_database() as url:
        yield url


pytestmark = pytest.mark.skipif(not UPGRADES, reason="needs the history of the project: make torture has it")


@pytest.mark.parametrize(("older", "newer"), upgrades(), ids=lambda commit: commit[:8])
async def test_while_a_newer_program_changes_the_schema_each_press_is_answered_and_no_move_is_lost(
    older: str, newer: str, database: str, tmp_path: Path
) -> None:
    figures = Figures(f"upgrade to {newer[:8]}")
    old, new = program_of(older, tmp_path / "old"), program_of(newer, tmp_path / "new")
    wrong = await wrong_while_upgraded(old, new, database, figures)
    assert wrong == [], "\n".join(wrong)
    figures.report()


async def test_a_change_that_the_older_program_does_not_stand_is_caught(database: str) -> None:
    """Negative control: a column without which the older program writes moves."""
    assert await wrong_while_upgraded(PROJECT_ROOT, PROJECT_ROOT, database, Figures("control"), UNBEARABLE)


async def wrong_while_upgraded(
    old: Path, new: Path, database: str, figures: Figures, change: str | None = None
) -> list[str]:
    """Lets people play while the processes are replaced; returns what was wrong. change: to the schema, besides."""
    async with served(database, PROCESSES, partial(worker_of, old)) as tables, AsyncExitStack() as stack:
        after = Workers(tables.discord, PROCESSES, database, make=partial(worker_of, new))
        stack.push_async_callback(after.stop)
        playing = await opened(tables.crowd, TABLES, "upgraded", AT_ONCE)

        async def replace_each() -> None:
            await Bot(tables.discord, database, env=importing(new), command=SYNC).run()
            if change is not None:
                await execute(database, change)
            for one, other in zip(tables.workers, after, strict=True):
                await asyncio.sleep(PAUSE)
                await other.start()
                await asyncio.sleep(PAUSE)
                await one.stop()
            await asyncio.sleep(PAUSE)

        replaced, pressing = asyncio.create_task(replace_each()), asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(play_until(table, replaced, pressing) for table in playing))
        await replaced
        figures.add("moves", sum(table.made for table in playing))
        figures.add("promises", tables.witness.promises)
        unanswered = [f"{one.what} had no answer: {one.error}" for one in tables.crowd.unanswered]
        behind, errors = await tables.behind(playing), replace(tables, workers=after).errors
        return [*unanswered, *behind, *await tables.faults(), *errors]
