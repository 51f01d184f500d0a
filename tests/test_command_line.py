"""The command line ends with a helpful sentence instead of a traceback when the bot cannot run."""

import argparse
import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.command_line import CommandParser
from bot.exit_status import ExitStatus
from bot.store.sqlite.ownership import claim

ROOT = Path(__file__).parent.parent
TOKEN = "MTE5MTE2ODkxNDIyNzIwMDAwMQ.made.up"  # well formed, and no real token


def run(folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Runs `python -m bot run` with only these settings, in a folder without a `.env` file."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "DATABASE_", "LOG_"))}
    return subprocess.run(
        [sys.executable, "-m", "bot", "run"],
        cwd=folder,
        env={**env, "PYTHONPATH": str(ROOT), **settings},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


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


def test_a_missing_token_is_explained(tmp_path: Path) -> None:
    ended = run(tmp_path)
    assert ended.returncode == ExitStatus.NO_TOKEN
    assert "Reset Token" in ended.stderr
    assert "make play" in ended.stderr


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
    tmp_path: Path, settings: dict[str, str], sentence: str, status: ExitStatus
) -> None:
    ended = run(tmp_path, **settings)
    assert ended.returncode == status
    assert sentence in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_database_file_that_is_not_a_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "notes.db").write_text("dear diary, " * 1000)
    ended = run(tmp_path, DATABASE_URL="sqlite:///notes.db", DISCORD_TOKEN=TOKEN)
    assert ended.returncode == ExitStatus.UNFIT_DATABASE
    assert "database" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_database_that_another_process_uses_has_a_status_of_its_own(tmp_path: Path) -> None:
    """A supervisor restarts the bot then: the other process may be the one that is just stopping."""
    with closing(claim(tmp_path / "tavolino.db")):
        ended = run(tmp_path, DATABASE_URL="sqlite:///tavolino.db", DISCORD_TOKEN=TOKEN)
    assert ended.returncode == ExitStatus.DATABASE_NOT_READY
    assert "in use by another process" in ended.stderr
    assert "Traceback" not in ended.stderr
