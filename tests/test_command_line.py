"""What the command line says when it cannot go on: a sentence that helps, and no trace."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOKEN = "MTE5MTE2ODkxNDIyNzIwMDAwMQ.made.up"  # the shape of one


def run(folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """`python -m bot run` with these settings alone, in a folder without a `.env`."""
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


def test_without_a_token_it_says_how_to_get_one(tmp_path: Path) -> None:
    ended = run(tmp_path)
    assert ended.returncode == 2
    assert "Reset Token" in ended.stderr
    assert "make play" in ended.stderr


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"LOG_LEVEL": "loud"}, "LOG_LEVEL"),
        ({"DATABASE_URL": "mysql://x"}, "DATABASE_URL"),
        ({"DATABASE_URL": "sqlite:////proc/none/here.db", "DISCORD_TOKEN": TOKEN}, "cannot be"),
        ({"DISCORD_API_URL": "http://127.0.0.1:9", "DISCORD_TOKEN": TOKEN}, "Discord cannot be reached"),
    ],
)
def test_what_has_to_be_mended_is_said_in_a_sentence(tmp_path: Path, settings: dict[str, str], sentence: str) -> None:
    ended = run(tmp_path, **settings)
    assert ended.returncode == 2
    assert sentence in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "notes.db").write_text("dear diary, " * 1000)
    ended = run(tmp_path, DATABASE_URL="sqlite:///notes.db", DISCORD_TOKEN=TOKEN)
    assert ended.returncode == 2
    assert "database" in ended.stderr
    assert "Traceback" not in ended.stderr
