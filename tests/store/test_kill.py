"""A process that is killed loses no move that it has acknowledged."""

import re
import sys
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from bot.store.opening import open_store
from tests.examples import sampled

ROOT = Path(__file__).parents[2]
ACKNOWLEDGED = re.compile(r"acknowledged (\w+) (\d+)\n")


@pytest.fixture
def path(disk: Path) -> Path:
    return disk / "tavolino.db"


def killed_after(moves: int, url: str) -> dict[str, int]:
    """Kills the process when it has acknowledged this number of moves; returns each session's last acknowledged ply."""
    last: dict[str, int] = {}
    seen = 0
    command = [sys.executable, "-m", "tests.store.mover", url]
    with Popen(command, cwd=ROOT, stdout=PIPE, text=True) as mover:  # noqa: S603 - a module of ours
        assert mover.stdout is not None
        for line in mover.stdout:  # to the end: what it printed before it was killed counts
            if match := ACKNOWLEDGED.fullmatch(line):
                last[match[1]] = int(match[2])
                seen += 1
                if seen == moves:
                    mover.kill()
    return last


@pytest.mark.parametrize("moves", sampled([17, 1, 256, 1103, 1999], 3))
async def test_every_acknowledged_move_survives_kill_9(url: str, moves: int) -> None:
    last = killed_after(moves, url)
    store = await open_store(url, None)
    try:
        for session, ply in last.items():
            saved = await store.sessions.find(session)
            assert saved is not None
            plies = [move.ply for move in saved.moves]
            # One more may be durable without being acknowledged.
            assert plies in ([*range(1, ply + 1)], [*range(1, ply + 2)])
    finally:
        await store.close()
    assert sum(last.values()) >= moves
