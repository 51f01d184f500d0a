"""The order of the tests: tests that mostly wait run in parallel with those that need the processor."""

from collections.abc import Sequence
from itertools import count, islice

import pytest

WAITING = ("tests/e2e/", "tests/sessions/shared/", "tests/store/shared/", "tests/workers/", "sandbox/tests/")
"""Folders of tests that mostly wait: for the bot, the sandbox, a browser or a database."""


def ordered(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """Orders tests for workers that each begin with an equal share of the list (`--dist worksteal`).

    Each worker begins with its part of the tests marked `long`, so that none of these runs alone at the end. Half of
    the workers go on with tests that mostly wait: if one worker had them all, they would remain at the end, with idle
    processors.
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
