"""Measures how long `make play` takes in a fresh clone, with the packages already downloaded."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from time import perf_counter

from bench.figure import SHORT, Figure

ROOT = Path(__file__).parent.parent
READY = "The bot is there."


def figures() -> list[Figure]:
    """Measures the seconds until the page answers and the bot is connected.

    Empty without git and make, and if SHORT, since most of it is installing packages.
    """
    git, make = shutil.which("git"), shutil.which("make")
    if SHORT or git is None or make is None or not (ROOT / ".git").exists():
        return []
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "tavolino"
        subprocess.run([git, "clone", "--quiet", str(ROOT), str(clone)], check=True)
        seconds = seconds_to_play(make, clone)
    return [
        Figure(name="make play: fresh clone to a usable page", unit="s", value=seconds, goal=20)
    ]  # fmt: skip


def seconds_to_play(make: str, clone: Path) -> float:
    """Runs `make play` until the bot is connected and the page answers, then interrupts it.

    Raises RuntimeError with its output if it ends before that.
    """
    env = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    command = [make, "play", f"PYTHON={sys.base_prefix}/bin/python3"]
    start = perf_counter()
    play = subprocess.Popen(
        command, cwd=clone, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    assert play.stdout is not None
    output = ""
    try:
        for line in play.stdout:
            output += line
            if READY in line:
                break
        else:
            raise RuntimeError(f"make play ended before anybody could play:\n{output}")
        address = re.search(r"http://[0-9.:]+", output)
        assert address is not None
        with urllib.request.urlopen(address[0]) as page:  # noqa: S310  the address is loopback
            assert b"<html" in page.read().lower()
        return perf_counter() - start
    finally:
        os.killpg(play.pid, signal.SIGINT)
        play.stdout.close()
        play.wait(20)
