"""Work that tests give to workers."""

import os
import time
from pathlib import Path


def busy_pid(seconds: float) -> int:
    """Returns the worker's process id after a while."""
    time.sleep(seconds)
    return os.getpid()


def read_variable(name: str) -> str | None:
    """Returns an environment variable of the worker."""
    return os.environ.get(name)


def burn_cpu(seconds: float) -> int:
    """Returns 1 after this much CPU time."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
    return 1


def kill_myself_once(path: str) -> str:
    """Kills the worker in the middle of its work and creates this file, unless the file exists."""
    if not Path(path).exists():
        Path(path).touch()
        os._exit(1)
    return "done"
