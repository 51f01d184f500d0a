"""The order of the tests: what mostly waits runs beside what needs the processor, from the beginning to the end."""

from collections.abc import Sequence
from itertools import count, islice

import pytest

WAITING = ("tests/e2e/", "tests/sessions/shared/", "tests/store/shared/", "tests/workers/", "sandbox/tests/")
"""Folders of tests that mostly wait: for the bot, the sandbox, a browser or a database."""


def ordered(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """Orders tests for workers that begin with an equal share of the list each (`--dist worksteal`).

    Each begins with its part of those marked `long`, so that none runs alone at the end. Half of the workers go on with
    those that mostly wait: left to one worker, they would be what is left for all in the end, with idle processors.
    """
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    others, long, files = list[pytest.Item](), count(), dict[str, int]()
    for item in sorted(items, key=lambda one: not one.get_closest_marker("long")):
        file = item.nodeid.partition("::")[0]
        if item.get_closest_marker("long"):
            shares[next(long) % workers].append(item)
        elif file.startswith(WAITING):
            shares[files.setdefault(file, len(files)) % ((workers + 1) // 2)].append(item)
        else:
            others.append(item)
    left, found = iter(others), list[pytest.Item]()
    for number, share in enumerate(shares):
        size = (len(items) - len(found)) // (workers - number)
        found += [*share, *islice(left, max(0, size - len(share)))]
    return [*found, *left]
