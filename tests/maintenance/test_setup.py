"""`python -m bot setup`: what somebody types, and what is asked, said and written."""

import asyncio
import stat
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.exit_status import ExitStatus
from bot.maintenance import unit
from bot.maintenance.token import token_problem
from sandbox.client import Sandbox
from tests.maintenance.conftest import Run


@pytest.fixture
async def discord() -> AsyncIterator[Sandbox]:
    async with Sandbox.serve() as discord:
        yield discord


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch, discord: Sandbox) -> Callable[..., None]:
    """Sets what is typed, line by line, by somebody who has no settings yet."""
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "BACKUPS_KEPT"):
        monkeypatch.delenv(name)
    monkeypatch.setenv("DISCORD_API_URL", discord.url)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)

    def types(*lines: str, end: type[BaseException] = EOFError) -> None:
        typed = iter(lines)

        def read(_question: str) -> str:
            line = next(typed, None)
            if line is None:
                raise end
            return line

        monkeypatch.setattr("builtins.input", read)
        monkeypatch.setattr("bot.maintenance.setup.getpass", read)

    return types


@pytest.fixture
def system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with systemd, where nothing is in people's homes. Returns the folder of its units."""
    monkeypatch.setattr(unit, "SYSTEMD_RUNS", tmp_path)
    monkeypatch.setattr(unit, "UNITS", tmp_path)
    monkeypatch.setattr(unit, "HOMES", ("/nobody",))
    monkeypatch.setattr("os.geteuid", lambda: 0)
    return tmp_path


async def test_the_token_is_asked_for_until_discord_takes_it_and_is_written_for_its_owner_alone(
    run: Run, types: Callable[..., None], discord: Sandbox, tmp_path: Path
) -> None:
    types("123456789012345678", "a.wrong.token", f'"Bot {discord.token}"', "")
    status, printed = await asyncio.to_thread(run, "setup")
    assert status == 0
    assert "This is the application's id." in printed
    assert "Discord refuses this token" in printed
    assert f"client_id={discord.world.application}&scope=bot+applications.commands&permissions=" in printed
    assert "python -m bot run" in printed
    assert discord.token not in printed
    file = tmp_path / ".env"
    assert file.read_text("utf-8").replace("'", "") == f"DISCORD_TOKEN={discord.token}\n"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


async def test_what_else_is_in_the_file_stays_and_a_database_is_written(
    run: Run, types: Callable[..., None], discord: Sandbox, tmp_path: Path
) -> None:
    file = tmp_path / ".env"
    file.write_text(f"LOG_FORMAT=json\nDISCORD_TOKEN={discord.token}\n", encoding="utf-8")
    types("", "mysql://x", str(tmp_path / "mine.db"))
    status, printed = await asyncio.to_thread(run, "setup")
    assert status == 0
    assert "DATABASE_URL: has to be" in printed
    written = file.read_text("utf-8").replace("'", "").splitlines()
    assert written == [
        "LOG_FORMAT=json",
        f"DISCORD_TOKEN={discord.token}",
        f"DATABASE_URL=sqlite:///{tmp_path / 'mine.db'}",
    ]


async def test_the_unit_is_installed_with_the_paths_of_this_program(
    run: Run, types: Callable[..., None], discord: Sandbox, system: Path
) -> None:
    types(discord.token, "", "y")
    status, printed = await asyncio.to_thread(run, "setup")
    assert status == 0
    assert "systemctl enable --now tavolino" in printed
    assert "Its database is in /var/lib/tavolino, unless" in printed
    text = (system / "tavolino.service").read_text("utf-8")
    assert f"ExecStart={sys.executable} -m bot run\n" in text
    assert f"EnvironmentFile={system / '.env'}\n" in text
    assert "DynamicUser=yes" in text


@pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt])
async def test_input_that_ends_leaves_what_was_written(
    run: Run, types: Callable[..., None], discord: Sandbox, tmp_path: Path, end: type[BaseException]
) -> None:
    types(discord.token, end=end)
    status, printed = await asyncio.to_thread(run, "setup")
    assert status == ExitStatus.MAINTENANCE_FAILED
    assert "Nothing more was written." in printed
    assert discord.token in (tmp_path / ".env").read_text("utf-8")


def test_where_nobody_can_be_asked_it_says_what_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "ab" * 32)
    status, printed = run("setup")
    assert status == ExitStatus.MAINTENANCE_FAILED
    assert "This is the application's public key." in printed
    monkeypatch.setenv("DISCORD_TOKEN", "a.secret.token")
    assert run("setup") == (0, "Nothing is missing. Next: `python -m bot run`\n")
    monkeypatch.delenv("DISCORD_TOKEN")
    status, printed = run("setup")
    assert status == ExitStatus.MAINTENANCE_FAILED
    assert "DISCORD_TOKEN is missing" in printed


def test_commands_that_come_next_name_a_file_of_settings_that_was_named(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.env"
    file.touch()
    assert f"`python -m bot --env-file {file} run`" in run("--env-file", str(file), "setup")[1]


@pytest.mark.parametrize(
    ("token", "sentence"),
    [
        ('"a.b.c"', "quotation marks"),
        ("Bot a.b.c", "the word Bot"),
        ("123456789012345678", "application's id"),
        ("ab" * 32, "public key"),
        ("abcdefghijklmnopqrstuvwxyz-_0123", "client secret"),
        ("https://discord.com/x", "address"),
        ("hunter2", "no bot's token"),
    ],
)
def test_what_is_taken_for_a_token_is_recognised(token: str, sentence: str) -> None:
    problem = token_problem(token)
    assert problem is not None
    assert sentence in problem
    assert token not in problem


def test_a_token_has_the_form_of_one() -> None:
    assert token_problem("MTE5MTE2ODkxNDIyNzIwMDAwMQ.made.up-_") is None
