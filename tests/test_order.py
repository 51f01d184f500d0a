"""Each worker's share of the tests begins with what takes long, and half of them go on with what mostly waits."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from tests.order import ordered


def item(name: str) -> Any:
    return SimpleNamespace(nodeid=f"tests/{name}::test", get_closest_marker=lambda _: "long" in name)


def files(items: Sequence[pytest.Item]) -> list[str]:
    return [one.nodeid.split("/", 1)[1].partition(".")[0] for one in items]


QUICK = [item(f"games/test_{number}.py") for number in range(11)]
WAITING = [item(f"e2e/test_{name}.py") for name in "abbc"]
LONG = [item("e2e/test_long.py"), item("new_game/test_long.py"), item("players/test_long.py")]


def test_shares_begin_with_what_takes_long_and_then_with_what_waits_in_half_of_them_file_by_file() -> None:
    found = files(ordered([*WAITING, *QUICK, *LONG], 4))
    assert [found[at : at + 3] for at in (0, 4, 8, 13)] == [
        ["e2e/test_long", "e2e/test_a", "e2e/test_c"],
        ["new_game/test_long", "e2e/test_b", "e2e/test_b"],
        ["players/test_long", "games/test_2", "games/test_3"],
        ["games/test_6", "games/test_7", "games/test_8"],
    ]


@pytest.mark.parametrize("workers", range(1, 30))
def test_no_test_is_lost_or_comes_twice(workers: int) -> None:
    all_of_them = [*LONG, *WAITING, *QUICK]
    assert sorted(map(id, ordered(all_of_them, workers))) == sorted(map(id, all_of_them))


def test_no_tests_have_an_order() -> None:
    assert ordered([], 4) == []
