"""Ids of sessions."""

import re
from secrets import token_bytes

from bot.sessions.ids import new_id


def test_ids_are_short_and_fit_a_custom_id() -> None:
    assert re.fullmatch(r"[0-9a-z]{16}", new_id(1_800_000_000_000, token_bytes))


def test_ids_are_sorted_by_time() -> None:
    times = [0, 1, 31, 32, 1_700_000_000_000, 1_800_000_000_000, 1_800_000_000_001, 1 << 44]
    names = [new_id(time, token_bytes) for time in times]
    assert names == sorted(names)


def test_ids_of_the_same_time_differ() -> None:
    assert len({new_id(0, token_bytes) for _ in range(1000)}) == 1000
