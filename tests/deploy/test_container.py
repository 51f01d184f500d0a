"""The container's image holds what the bot needs to run, and nothing of it is written at run time.

Without Docker the steps of the Dockerfile are read: what it copies is copied, and its command is run there.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.exit_status import ExitStatus

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")


def instructions() -> list[tuple[str, str]]:
    """Returns the Dockerfile's instructions in order, each with its arguments in one line."""
    lines = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", DOCKERFILE, flags=re.MULTILINE)).splitlines()
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines if line]


def arguments(name: str) -> list[str]:
    return [given for instruction, given in instructions() if instruction == name]


def environment() -> dict[str, str]:
    return dict(word.split("=", 1) for word in shlex.split(" ".join(arguments("ENV"))))


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the bot as the image has it, without the environment of Python."""
    folder = tmp_path_factory.mktemp("image") / "tavolino"
    folder.mkdir()
    for source in [word for line in arguments("COPY") if "--from" not in line for word in line.split()[:-1]]:
        copy = shutil.copytree if (ROOT / source).is_dir() else shutil.copy
        copy(ROOT / source, folder / source)
    return folder


def run(image: Path, words: Sequence[str], **settings: str) -> subprocess.CompletedProcess[str]:
    """Runs Python with these arguments in the image's folder, with its environment variables and these."""
    env = {"PATH": os.environ["PATH"], **environment(), **settings}
    return subprocess.run(  # noqa: S603  commands of our own Dockerfile
        [sys.executable, *words], cwd=image, env=env, capture_output=True, text=True, timeout=60, check=False
    )


def python_arguments(command: str) -> list[str]:
    """Returns what a command in the form of JSON gives to the image's Python."""
    python, *words = json.loads(command)
    assert python == ".venv/bin/python"
    return list(words)


def test_the_command_runs_with_what_is_copied_and_writes_nothing_beside_it(image: Path) -> None:
    before = set(image.rglob("*"))
    ended = run(image, python_arguments(arguments("CMD")[0]))
    assert ended.returncode == ExitStatus.NO_TOKEN, ended.stderr
    assert set(image.rglob("*")) == before


USES_ALL_FILES = """
from itertools import islice
from bot.games import GAMES
from bot.monitoring import state
from bot.store import migration
from bot.texts import texts_for
from renderers.engine.rasterizer import Rasterizer
from renderers.game_renderers import game_sprites
from renderers.pictures import Pictures
from renderers.themes.theme import DARK
rasterizer = Rasterizer(DARK)
for key in GAMES:
    for sprite in islice(game_sprites(key, texts_for("it")), 0, None, 20):
        rasterizer.prerender(sprite)
assert migration.versions() and state.versions() and Pictures().thumbnail("set")
"""
"""What reads a file of each kind: of the sprites of each game every twentieth is drawn, which needs the fonts."""


def test_everything_that_the_bot_reads_is_copied(image: Path) -> None:
    ended = run(image, ["-c", USES_ALL_FILES])
    assert ended.returncode == 0, ended.stderr


def test_the_health_check_fails_while_no_bot_runs(image: Path) -> None:
    (check,) = arguments("HEALTHCHECK")
    assert run(image, python_arguments(check.partition("CMD ")[2]), MONITORING_PORT="9").returncode == 1


def test_the_bot_is_not_root_and_can_write_its_volume_alone() -> None:
    (user,) = arguments("USER")
    assert f"useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin {user}" in DOCKERFILE
    (volume,) = arguments("VOLUME")
    assert f"--owner {user} --mode 0700 {volume}" in DOCKERFILE
    assert environment()["DATABASE_URL"].startswith(f"sqlite:///{volume}/")
    compose = (ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8")
    assert f"- tavolino:{volume}\n" in compose
    for line in ("read_only: true", "cap_drop:\n      - ALL", "no-new-privileges:true", "- 127.0.0.1:"):
        assert line in compose


def test_the_build_sees_what_is_copied_and_no_secret() -> None:
    ignored, *seen = (ROOT / "deploy" / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()[1:]
    assert ignored == "*"
    allowed = {line.removeprefix("!") for line in seen if line.startswith("!")}
    assert allowed == {word for line in arguments("COPY") if "--from" not in line for word in line.split()[:-1]}


def test_the_runtime_lock_has_what_the_bot_needs_and_nothing_of_the_sandbox_or_the_tests() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    locked = set(re.findall(r"^([a-z0-9-]+)==", lock, re.MULTILINE))

    def names(requirements: list[str]) -> set[str]:
        found = (re.match(r"[\w.-]+", one) for one in requirements)
        return {re.sub(r"[-_.]+", "-", one[0]).lower() for one in found if one}

    assert names(project["project"]["dependencies"]) <= locked
    groups = project["dependency-groups"]
    others = [*project["project"]["optional-dependencies"]["sandbox"], *groups["cjk"], *groups["audit"]]
    of_discord_py = {"aiohttp"}  # which the sandbox uses, too
    assert names([*others, *(one for one in groups["dev"] if isinstance(one, str))]) & locked <= of_discord_py


def test_the_image_has_what_the_http_door_and_postgresql_need() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (run,) = [given for instruction, given in instructions() if instruction == "RUN" and "--require-hashes" in given]
    for extra in ("http", "postgres"):
        assert f"--requirement requirements-{extra}.lock" in run
        lock = (ROOT / f"requirements-{extra}.lock").read_text(encoding="utf-8").lower()
        for needed in [*project["dependencies"], *project["optional-dependencies"][extra]]:
            name = re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", needed)[0]).lower()
            assert f"\n{name}==" in f"\n{lock}", name
