"""The command line ends with a helpful sentence instead of a traceback when the bot cannot run.

One case runs as a process, the others in the test's own.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.command_line import CommandParser, main
from bot.exit_status import ExitStatus
from bot.store.sqlite.ownership import claim

ROOT = Path(__file__).parent.parent
TOKEN = "MTE5MTE2ODkxNDIyNzIwMDAwMQ.made.up"  # well formed, and no real token
OF_THE_BOT = ("DISCORD_", "DATABASE_", "LOG_")
"""What the names of settings begin with that a test makes by itself."""


class Ended(NamedTuple):
    """How a command ended: its exit status, and what it wrote to standard error."""

    status: int
    errors: str


Run = Callable[..., Ended]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command `run` with only these settings, in a folder without a `.env` file."""
    monkeypatch.chdir(tmp_path)
    # These are settings of the whole process, which other tests need.
    monkeypatch.setattr("bot.logs.configure", lambda _: None)
    monkeypatch.setattr("bot.app.process.sys.setswitchinterval", lambda _: None)
    for name in os.environ:
        if name.startswith(OF_THE_BOT):
            monkeypatch.delenv(name)

    def run(**settings: str) -> Ended:
        for name, value in settings.items():
            monkeypatch.setenv(name, value)
        status, errors = main(["run"]), capsys.readouterr().err
        assert "Traceback" not in errors
        return Ended(status, errors)

    return run


def test_only_the_command_that_is_typed_adds_its_arguments_and_loads_what_they_name() -> None:
    added = list[str]()
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers(parser_class=CommandParser)

    def add(to: argparse.ArgumentParser) -> None:
        added.append(to.prog.split()[-1])
        to.add_argument("--only", choices=["all"])

    for name in ("run", "probe"):
        commands.add_parser(name, arguments=add)
    assert added == []
    assert parser.parse_args(["probe", "--only", "all"]).only == "all"
    assert added == ["probe"]


def test_a_process_without_a_token_says_where_to_get_one(tmp_path: Path) -> None:
    env = {name: value for name, value in os.environ.items() if not name.startswith(OF_THE_BOT)}
    ended = subprocess.run(
        [sys.executable, "-m", "bot", "run"],
        cwd=tmp_path,
        env={**env, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == ExitStatus.NO_TOKEN
    assert "Reset Token" in ended.stderr
    assert "python -m bot play" in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize(
    ("settings", "sentence", "status"),
    [
        ({"LOG_LEVEL": "loud"}, "LOG_LEVEL", ExitStatus.CANNOT_RUN),
        ({"DATABASE_URL": "mysql://x"}, "DATABASE_URL", ExitStatus.CANNOT_RUN),
        (
            {"DATABASE_URL": "sqlite:////proc/none/here.db", "DISCORD_TOKEN": TOKEN},
            "cannot be",
            ExitStatus.UNFIT_DATABASE,
        ),
    ],
)
def test_a_wrong_setting_is_named_in_one_sentence(
    run: Run, settings: dict[str, str], sentence: str, status: ExitStatus
) -> None:
    ended = run(**settings)
    assert ended.status == status
    assert sentence in ended.errors


def test_a_database_file_that_is_not_a_database_is_named(tmp_path: Path, run: Run) -> None:
    (tmp_path / "notes.db").write_text("dear diary, " * 1000)
    ended = run(DATABASE_URL="sqlite:///notes.db", DISCORD_TOKEN=TOKEN)
    assert ended.status == ExitStatus.UNFIT_DATABASE
    assert "database" in ended.errors


def test_a_database_that_another_process_uses_has_a_status_of_its_own(tmp_path: Path, run: Run) -> None:
    """A supervisor restarts the bot then: the other process may be the one that is just stopping."""
    with closing(claim(tmp_path / "tavolino.db")):
        ended = run(DATABASE_URL="sqlite:///tavolino.db", DISCORD_TOKEN=TOKEN)
    assert ended.status == ExitStatus.DATABASE_NOT_READY
    assert "in use by another process" in ended.errors
