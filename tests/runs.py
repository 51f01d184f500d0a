"""Finds the process with which a test run, and everything that its workers share, ends."""

import os


def process_of_run() -> int:
    """Returns the id of the process that lasts as long as the tests: pytest, or the starter of this worker."""
    return os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
