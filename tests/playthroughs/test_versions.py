"""The same seed and moves give the same game on every supported Python."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
AGAIN = """
from tests.playthroughs.playthrough import Playthrough, files
for file in files():
    recorded = file.read_text(encoding="utf-8")
    assert str(Playthrough.read(recorded)) == recorded, file.name
print(len(files()))
"""


def interpreter(version: str) -> str | None:
    """Returns a `python<version>` that runs, from the PATH or from pyenv."""
    name = f"python{version}"
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = [shutil.which(name), *sorted(map(str, pyenv.glob(f"{version}.*/bin/{name}")))]
    return next((one for one in found if one and _runs(one)), None)


def _runs(python: str) -> bool:
    return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0  # noqa: S603  an interpreter


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13", "3.14"])
def test_recorded_games_replay_the_same_way_on_every_version(version: str) -> None:
    python = interpreter(version)
    if python is None:
        pytest.skip(f"there is no python{version}")
    ran = subprocess.run([python, "-c", AGAIN], cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603  as above
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) > 10
