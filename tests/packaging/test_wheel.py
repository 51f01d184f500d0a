"""The wheel is built, installed elsewhere and used: a game over the wire, `check`, `backup` and `replay`.

`make test-wheel` installs it with what it declares to need; otherwise it is given what the tests have, which takes a
second and asks no registry.
"""

import asyncio
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import aiohttp
import pytest

from bot.settings import read_settings
from bot.version import VERSION
from sandbox.bot_process import Bot
from sandbox.client import Guild, Sandbox
from sandbox.serving import free_port
from tests.e2e.people import confirmed, move_once_each, seat

ROOT = Path(__file__).parents[2]
UV = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
COMPLETE = bool(os.environ.get("COMPLETE_WHEEL"))
"""Whether everything that the wheel needs is installed with it, from the registry."""

pytestmark = pytest.mark.skipif(UV is None or find_spec("hatchling") is None, reason="uv or hatchling is not installed")


@dataclass(frozen=True)
class Installed:
    """The program as a user has installed it, with a working folder and a home of their own."""

    program: Path
    folder: Path

    @property
    def environment(self) -> Mapping[str, str]:
        """The environment variables of a user who has set nothing."""
        return {"PATH": os.defpath, "HOME": str(self.folder / "home"), "LANG": "C.UTF-8"}

    def run(self, *words: str, **settings: str) -> tuple[int, str]:
        """Runs a command in the working folder. Returns its exit status and what it has printed."""
        ended = subprocess.run(  # noqa: S603  the program that was just installed
            [self.program, *words],
            cwd=self.folder,
            env={**self.environment, **settings},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        return ended.returncode, ended.stdout + ended.stderr


def uv(*words: str) -> None:
    """Runs uv."""
    assert UV is not None
    subprocess.run([UV, "--quiet", *words], cwd=ROOT, check=True)  # noqa: S603  the tool that the Makefile uses


def build(folder: Path, source: str = ".") -> Path:
    """Builds the wheel of a folder of the project into another folder."""
    uv("build", source, "--wheel", "--no-build-isolation", "--python", sys.executable, "--out-dir", str(folder))
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("elsewhere")
    environment = folder / "environment"
    uv("venv", "--python", sys.executable, str(environment))
    python = str(environment / "bin" / "python")
    uv("pip", "install", "--python", python, *([] if COMPLETE else ["--no-deps"]), f"{wheel}[sandbox]")
    if not COMPLETE:
        (packages,) = environment.glob("lib/*/site-packages")
        (packages / "of_the_tests.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    working = folder / "working"
    working.mkdir()
    return Installed(environment / "bin" / "tavolino", working)


def test_it_is_built_twice_to_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    again = build(tmp_path)
    assert hashlib.sha256(again.read_bytes()).digest() == hashlib.sha256(wheel.read_bytes()).digest()


def test_it_is_one_folder_with_code_texts_pictures_and_compiled_searches(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0] for name in names} == {"tavolino", f"tavolino-{VERSION}.dist-info"}
    ours = {name.removeprefix("tavolino/") for name in names}
    shipped = ("locales/**/*.ftl", "thumbnails/*.png", "fonts/*")
    for pattern in (*(f"data/{one}" for one in shipped), "bot/**/*.wasm", "bot/**/*.sql", "bot/**/*.py"):
        expected = {str(path.relative_to(ROOT)) for path in ROOT.glob(pattern)}
        assert expected, pattern
        assert expected <= ours, pattern
    assert not [name for name in ours if "tests/" in name or name.endswith((".c", ".pyc"))]


def test_its_commands_are_those_of_a_checkout_and_begin_at_once(installed: Installed) -> None:
    assert installed.run("--version") == (0, f"tavolino {VERSION}\n")
    status, printed = installed.run("--help")
    assert status == 0
    for command in ("play", "run", "serve", "setup", "check", "backup", "replay"):
        assert f"\n    {command} " in printed


def test_without_a_token_it_says_what_to_do_in_words_of_an_installed_program(installed: Installed) -> None:
    status, printed = installed.run("run")
    assert status == 3
    assert "`tavolino setup`" in printed
    assert "`tavolino play`" in printed
    assert "make" not in printed


def test_a_service_has_its_database_in_the_folder_that_systemd_names_unless_a_file_of_settings_names_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    assert read_settings(None).database_path == tmp_path / "tavolino.db"
    file = tmp_path / "settings"
    file.write_text("DATABASE_URL=sqlite:///mine.db\n", encoding="utf-8")
    assert read_settings(file).database_path == Path("mine.db")


async def test_a_game_is_played_over_the_wire_and_its_record_told_checked_and_backed_up(
    installed: Installed, tmp_path: Path
) -> None:
    """The commands look for the database in the folder of the system, where it is."""
    database, port = tmp_path / "tavolino" / "tavolino.db", free_port()
    env = {"MONITORING_PORT": str(port), "PYTHONPATH": ""}
    async with (
        Sandbox.serve() as discord,
        Bot(discord, database, env=env, command=[str(installed.program), "run"]) as bot,
    ):
        record = await _record_of_a_game(discord.guild)
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as page:
            assert page.status == 200
            assert f'tavolino="{VERSION}"' in await page.text()
        assert f"version={VERSION}" in bot.log
        assert await bot.stop() == 0
    (installed.folder / "record.json").write_bytes(record)
    there = {"XDG_DATA_HOME": str(tmp_path), "DISCORD_TOKEN": "MTE5.made.up"}
    assert (await asyncio.to_thread(installed.run, "backup", **there))[0] == 0
    status, printed = await asyncio.to_thread(installed.run, "check", "--offline", **there)
    assert status == 0, printed
    assert f"database {database}" in printed
    status, printed = await asyncio.to_thread(installed.run, "replay", "record.json", "--picture", "end.png")
    assert status == 0, printed
    assert (installed.folder / "end.png").read_bytes().startswith(b"\x89PNG")


async def _record_of_a_game(guild: Guild) -> bytes:
    """Plays a game between two people until one resigns; returns its record."""
    alice, bruno = [await guild.user(name, locale="en-US") for name in ("Alice", "Bruno")]
    await seat(alice, bruno, game="tripple_domino")
    await move_once_each(alice, bruno)
    assert (await confirmed(bruno, "resign")).ok
    await alice.sees(lambda one: "**Alice** wins" in one.text)
    answer = await alice.command("verify")
    return answer.shown.file("record.json")
