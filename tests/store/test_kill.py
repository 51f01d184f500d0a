"""A process that is killed without warning loses no move that it acknowledged."""

import re
import sys
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from bot.store.sqlite import SqliteStore

ROOT = Path(__file__).parents[2]
ACKNOWLEDGED = re.compile(r"acknowledged (\w+) (\d+)\n")


def killed_after(moves: int, path: Path) -> dict[str, int]:
    """Kills the mover when it has acknowledged so many moves; the last ply that each session heard of."""
    last: dict[str, int] = {}
    seen = 0
    command = [sys.executable, "-m", "tests.store.mover", str(path)]
    with Popen(command, cwd=ROOT, stdout=PIPE, text=True) as mover:  # noqa: S603 - a module of ours
        assert mover.stdout is not None
        for line in mover.stdout:  # to the end: what it wrote before it died counts too
            if match := ACKNOWLEDGED.fullmatch(line):
                last[match[1]] = int(match[2])
                seen += 1
                if seen == moves:
                    mover.kill()
    return last


@pytest.mark.parametrize("moves", [1, 17, 256, 1103, 1999])
async def test_after_kill_9_every_acknowledged_move_is_there(path: Path, moves: int) -> None:
    last = killed_after(moves, path)
    store = await SqliteStore.open(path)
    try:
        for session, ply in last.items():
            saved = await store.session(session)
            assert saved is not None
            plies = [move.ply for move in saved.moves]
            assert plies in ([*range(1, ply + 1)], [*range(1, ply + 2)])  # one more may have been durable, but untold
    finally:
        await store.close()
    assert sum(last.values()) >= moves
