"""What all workers of a run of the tests share ends with that run."""

import os


def process_of_run() -> int:
    """Returns the process that lasts as long as the tests: pytest, or what has started this worker."""
    return os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
