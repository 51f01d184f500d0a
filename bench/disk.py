"""Where measures write databases: in the project, on a disk that the bot would use, since /tmp may be in memory."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.store.postgres_server import Server, own_server


def disk() -> Path:
    """Returns the folder on this disk, which is made if it is missing."""
    Path("var").mkdir(exist_ok=True)
    return Path("var").absolute()


@contextmanager
def disk_folder() -> Iterator[Path]:
    """Yields a new folder on this disk, which is deleted at the end."""
    with TemporaryDirectory(dir=disk(), prefix="bench-") as folder:
        yield Path(folder)


@contextmanager
def running_server() -> Iterator[Server]:
    """Runs a PostgreSQL server on this disk, with PostgreSQL's default settings, so that each commit is on the disk."""
    with own_server({"listen_addresses": ""}, disk()) as server:
        yield server
