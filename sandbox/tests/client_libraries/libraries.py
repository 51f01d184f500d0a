"""The libraries and the connections that they offer, and how a bot on each is run."""

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from sandbox.tests.examples import SLOW

PROGRAMS = Path(__file__).parent
HIKARI_PYTHON = "HIKARI_PYTHON"
"""The environment variable with the path of a Python that has hikari. It is no dependency of the project, since it
needs an older multidict than discord.py has."""
ZSTD = ("zstandard", "compression")
"""Modules with which the sandbox compresses by zstd; the second one is Python 3.14's own."""


@dataclass(frozen=True)
class Library:
    """A client library, connected to the gateway in one of its ways.

    Attributes:
        interpreter: the program that runs the bot; "" if it is not installed.
        program: the bot, a file in this package.
        check: an argument list with which the interpreter fails if the library is not installed.
        env: the environment variables of this connection.
    """

    name: str
    interpreter: str
    program: str
    check: Sequence[str]
    env: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.name

    @property
    def command(self) -> tuple[str, str]:
        """The command that runs the bot."""
        return self.interpreter, str(PROGRAMS / self.program)

    @property
    def missing(self) -> str:
        """Why the library cannot be tried here; "" if it can."""
        if not self.interpreter:
            return f"there is no {'Python with hikari; HIKARI_PYTHON may name one' if 'py' in self.program else 'node'}"
        if _fails((self.interpreter, *self.check)):
            return f"{self.interpreter} finds no {self.name}; NODE_PATH or HIKARI_PYTHON may say where it is"
        if "zstd" in self.name and not any(find_spec(name) for name in ZSTD):
            return f"the sandbox has no library for zstd: {' or '.join(ZSTD)}"
        return ""


@cache
def _fails(command: tuple[str, ...]) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode != 0  # noqa: S603  fixed words


def _node(name: str, package: str, program: str, **env: str) -> Library:
    return Library(name, shutil.which("node") or "", program, ("-e", f"require({package!r})"), env)


def _hikari(compression: str, needs: str = "sys") -> Library:
    name, python = f"hikari, {compression or 'uncompressed'}", os.environ.get(HIKARI_PYTHON, "")
    return Library(name, python, "hikari_bot.py", ("-c", f"import hikari, {needs}"), {"COMPRESSION": compression})


HIKARI_OVER_HTTP = Library(
    "hikari over HTTP", os.environ.get(HIKARI_PYTHON, ""), "hikari_http_bot.py", ("-c", "import hikari, nacl")
)
ALL = (
    _node("discord.js", "discord.js", "discord_js.cjs"),
    _node("discord.js, compressed payloads", "discord.js", "discord_js.cjs", COMPRESSION="payload"),
    _node("oceanic.js", "oceanic.js", "oceanic_js.cjs"),
    _node("oceanic.js, zlib-stream", "oceanic.js", "oceanic_js.cjs", COMPRESSION="zlib-stream"),
    _hikari(""),
    _hikari("transport_zlib_stream"),
    _hikari("payload_zlib_stream"),
    _hikari("transport_zstd_stream", "sys; sys.version_info >= (3, 14) or __import__('backports.zstd')"),
)
USUAL = (
    "discord.js, compressed payloads",
    "oceanic.js",
    "hikari, transport_zlib_stream",
    "hikari, transport_zstd_stream",
)
"""Each library and each compression, but each once."""
LIBRARIES = tuple(one for one in ALL if SLOW or one.name in USUAL)
