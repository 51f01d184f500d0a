"""A library for compiled code that is installed but broken: found out in another process, and played without."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.games.base import Seat
from bot.games.chance import Chance
from bot.maintenance.installation_checks import check_computers
from bot.players import PLAYERS, WITHOUT_SEARCH, compiled, player, plays_weaker, searches
from bot.players.base import Level
from bot.players.choosing import MoveRequest
from bot.settings import Settings
from bot.workers.computer_moves import WorkerChooser
from bot.workers.pool import WorkerPool
from bot.workers.worker import compiled_failure


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes new processes find a wasmtime whose library the system cannot load."""
    package = tmp_path / "wasmtime"
    package.mkdir()
    (package / "__init__.py").write_text("raise OSError('libwasmtime.so: cannot open shared object file')\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))


@pytest.fixture
def forgotten() -> Iterator[None]:
    """Forgets after the test what was found out."""
    yield
    compiled.note_failure("")


@pytest.mark.usefixtures("broken", "forgotten")
async def test_a_broken_library_is_found_and_computers_move_without_it_and_without_errors() -> None:
    loaded = "wasmtime" in sys.modules
    why = await compiled_failure()
    assert "OSError: libwasmtime.so" in why
    assert ("wasmtime" in sys.modules) == loaded
    finding = await check_computers(Settings())
    assert not finding.fine
    assert "OSError" in finding.text
    assert "weaker" in finding.text
    compiled.note_failure(why)
    assert not compiled.available()
    assert plays_weaker("tris_2")
    assert not plays_weaker("set")
    game = GAMES["tris_2"]
    state = game.start(2, game.info.full_options({}), Chance(b"", 0))
    seat = Seat(min(game.to_act(state)))
    request = MoveRequest("tris_2", Level.MASTER, seat, game.view(state, seat), game.legal_moves(state, seat), b"")
    pool = WorkerPool(1, 600)
    try:
        choice = await WorkerChooser(pool)(1, [request], lambda: True)
    finally:
        await pool.close()
    assert choice is not None
    assert choice.failure == ""


@pytest.mark.skipif(not compiled.available(), reason="the library is not installed")
async def test_a_library_that_works_is_found() -> None:
    assert await compiled_failure() == ""
    assert (await check_computers(Settings())).fine


def test_where_compiled_code_cannot_run_the_players_without_search_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.players.failure", lambda: "broken")
    for key, level in [(key, level) for key in PLAYERS for level in Level]:
        assert player(key, level) is WITHOUT_SEARCH[key][level]
        assert not hasattr(player(key, level), "rollouts")
    assert {key for key in PLAYERS if searches(key, Level.MASTER)} == {
        "triodomino", "tripple_domino", "tris_2", "tris_on_steroids",
    }  # fmt: skip
    assert not any(searches(key, Level.EASY) for key in PLAYERS)
