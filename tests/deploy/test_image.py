"""The image is built from its recipe without a daemon, and the bot runs in it as the Compose file has it: not as root,
on a file system that cannot be written.

`make test-image` tries that, as root on Linux with buildah and mmdebstrap, which makes the Debian root below it. Where
the registry needs a certificate of its own, BUILDAH_OPTIONS may mount it.
"""

import asyncio
import json
import os
import shlex
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from sandbox.bot_process import Bot
from sandbox.client import Sandbox
from tests.deploy.test_container import ROOT, arguments, environment

NEEDED = ("buildah", "mmdebstrap", "unshare")
LARGEST = 250_000_000
"""Bytes that the image may take."""
USER = "10001"

pytestmark = pytest.mark.skipif(
    not os.environ.get("TRY_IMAGE") or os.geteuid() != 0 or not all(map(shutil.which, NEEDED)),
    reason=f"make test-image runs it, as root and with {', '.join(NEEDED)}",
)


class Image:
    """The image, and its file system in a folder."""

    def __init__(self, folder: Path) -> None:
        self._storage = folder
        base = folder / "debian.tar"
        packages = "python3,python3-venv,python3-pip,ca-certificates"
        hook = 'ln -s python3 "$1/usr/bin/python" && cd "$1/usr/share" && rm -rf doc/* man/* locale/*'
        options = ("--quiet", "--variant=minbase", f"--include={packages}", f"--customize-hook={hook}")
        _run("mmdebstrap", *options, "trixie", base)
        empty = self.buildah("from", "scratch")
        self.buildah("add", empty, base, "/")
        self.buildah("commit", "--rm", empty, "localhost/python")
        self.buildah(
            *(
                "build",
                "--isolation",
                "chroot",
                "--pull-never",
                "--format",
                "docker",
                "--build-arg",
                "PYTHON=localhost/python",
            ),
            *shlex.split(os.environ.get("BUILDAH_OPTIONS", "")),
            *(
                "--file",
                "deploy/Dockerfile",
                "--ignorefile",
                "deploy/Dockerfile.dockerignore",
                "--tag",
                "tavolino",
                ".",
            ),
        )
        self._container = self.buildah("from", "--pull-never", "localhost/tavolino")
        self.root = Path(self.buildah("mount", self._container))

    def buildah(self, *words: object) -> str:
        """Runs buildah with a storage of its own. Returns what it prints."""
        storage = ("--root", self._storage / "storage", "--runroot", self._storage / "run")
        return _run("buildah", *storage, *words)

    @property
    def size(self) -> int:
        """The bytes of its files."""
        return int(_run("du", "--summarize", "--bytes", self.root).split()[0])

    def command(self, volume: Path, *words: str) -> list[str]:
        """Returns a command that runs another one in it: confined, with this folder as its volume."""
        mounts = (
            'mount --make-rprivate / && mount --bind "$0" "$0" && mount -t proc proc "$0/proc" && cd "$0"'
            " && mount -t tmpfs -o size=16m,mode=1777 tmpfs tmp && mount --bind /dev dev"
            ' && mount --bind "$1" var/lib/tavolino && mount -o remount,ro,bind "$0" && shift'
            f' && exec chroot --userspec={USER}:{USER} "$0" env --chdir=/opt/tavolino "$@"'
        )
        variables = ["--unset=PYTHONPATH", *(f"{name}={value}" for name, value in environment().items())]
        return ["unshare", "--mount", "sh", "-c", mounts, str(self.root), str(volume), *variables, *words]

    def close(self) -> None:
        """Unmounts and deletes it."""
        self.buildah("umount", self._container)
        self.buildah("rm", self._container)


def _run(*words: object) -> str:
    """Runs a command in the project's folder. Returns what it prints."""
    ran = subprocess.run([*map(str, words)], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603  ours
    return ran.stdout.strip()


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Image]:
    image = Image(tmp_path_factory.mktemp("image"))
    yield image
    image.close()


def test_it_takes_little_room(image: Image) -> None:
    print(f"{image.size / 1e6:.0f} MB")  # noqa: T201  a figure of docs/operating.md
    assert image.size <= LARGEST


async def test_the_bot_serves_as_a_user_who_can_write_the_volume_alone(image: Image, tmp_path: Path) -> None:
    os.chown(tmp_path, int(USER), int(USER))
    for parent in tmp_path.parents[:3]:
        parent.chmod(0o755)

    async def ran(env: Mapping[str, str], *words: str) -> int:
        process = await asyncio.create_subprocess_exec(*image.command(tmp_path, *words), env={**os.environ, **env})
        return await process.wait()

    for place, status in (("/opt/tavolino", 1), ("/usr", 1), ("/var/lib/tavolino", 0)):
        assert await ran({}, "touch", f"{place}/written") == status
    (command,), (check,) = arguments("CMD"), arguments("HEALTHCHECK")
    begun = time.monotonic()
    async with (
        Sandbox.serve() as discord,
        Bot(discord, tmp_path / "unused", command=image.command(tmp_path, *json.loads(command))) as bot,
    ):
        print(f"ready after {time.monotonic() - begun:.1f} s")  # noqa: T201  as above
        alice = await discord.guild.user("Alice")
        opened = await alice.command("play tris_1")
        assert opened.shown.picture()
        assert await ran({}, *json.loads(check.partition("CMD ")[2])) == 0
        assert await bot.stop() == 0
    assert (tmp_path / "tavolino.db").stat().st_uid == int(USER)
