"""Runs a command line's commands on a database in a fresh folder."""

from collections.abc import Callable
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from bot.command_line import main

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "var" / "tavolino.db"


@pytest.fixture
def run(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command with a fresh folder's settings; returns the exit status, and what was printed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{database}")
    monkeypatch.setenv("DISCORD_TOKEN", "a.secret.token")
    monkeypatch.setenv("BACKUPS_KEPT", "2")
    # That process takes as long as all other checks; tests/workers/test_compiled_check.py starts it.
    monkeypatch.setattr("bot.maintenance.installation_checks.compiled_failure", AsyncMock(return_value=""))
    # These settings concern the whole process, and other tests need them unchanged.
    monkeypatch.setattr("bot.logs.be_silent", lambda: None)

    def run(*arguments: str) -> tuple[int, str]:
        capsys.readouterr()
        status = main(arguments)
        printed = capsys.readouterr()
        assert "Traceback" not in printed.err
        return status, printed.out + printed.err

    return run
