"""The sandbox is a package of its own: its wheel serves a Discord for any bot, without Tavolino."""

import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from tests.packaging.test_wheel import COMPLETE, ROOT, build, pytestmark, uv

__all__ = ["pytestmark"]

BOT = """
import json, os, sys, urllib.request
request = urllib.request.Request(
    os.environ["DISCORD_API_URL"] + "/api/v10/users/@me",
    headers={"Authorization": "Bot " + os.environ["DISCORD_TOKEN"], "User-Agent": "DiscordBot (https://x.example, 1)"},
)
sys.exit(7 if json.load(urllib.request.urlopen(request))["bot"] else 1)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("dist"), "sandbox")


def test_it_has_the_page_and_neither_the_bot_nor_tests(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0] for name in names} == {"sandbox", "tavolino_sandbox-1.0.0.dist-info"}
    assert {"sandbox/page/index.html", "sandbox/app.py", "sandbox/client/__init__.py"} <= set(names)
    assert not [name for name in names if "tests/" in name or name.endswith("pyproject.toml")]
    assert "tavolino_sandbox-1.0.0.dist-info/licenses/LICENSE" in names


def test_it_has_the_licence_of_the_project() -> None:
    assert (ROOT / "sandbox" / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_it_runs_a_bot_with_token_and_address_and_ends_with_its_status(wheel: Path, tmp_path: Path) -> None:
    environment = tmp_path / "environment"
    uv("venv", "--python", sys.executable, str(environment))
    python = str(environment / "bin" / "python")
    uv("pip", "install", "--python", python, *([] if COMPLETE else ["--no-deps"]), str(wheel))
    if not COMPLETE:
        (packages,) = environment.glob("lib/*/site-packages")
        (packages / "of_the_tests.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    ended = subprocess.run(  # noqa: S603  the program that was just installed
        [environment / "bin" / "tavolino-sandbox", "--port", "0", "--", sys.executable, "-c", BOT],
        cwd=tmp_path,
        env={"PATH": os.defpath},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 7, ended.stderr
    assert "Open http://127.0.0.1:" in ended.stdout
