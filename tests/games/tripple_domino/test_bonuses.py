"""RULES 002.9-12: bridges, double connections, hexagons."""

import pytest

from bot.games.base import Args
from bot.games.triangles.tiles import name, value
from tests.games.triangles.formations import SCENARIOS, before_last, spelled
from tests.games.tripple_domino.tables import events_of, played, table

BONUSES = {"plain": 0, "bridge": 30, "double": 25, "double3": 25, "hex1": 40, "hex2": 80, "hex3": 120}


def scored(scenario: str, *, each_hexagon: bool = True) -> tuple[int, list[tuple[str, Args]]]:
    """Returns what the scenario's last tile scores besides its value, and the events about it."""
    _, tile, cell = before_last(scenario)
    laid, _, _ = SCENARIOS[scenario].rpartition(" ")
    before = table(f"{spelled(tile)} 333", "012", laid=laid, reserve="000", each_hexagon=each_hexagon)
    state = played(before, f"place {name(tile)} {cell}")
    kinds = [(event.key, event.args) for kind in ("bridge", "double", "hexagon") for event in events_of(state, kind)]
    return state.scores[0] - value(tile), kinds


@pytest.mark.parametrize("scenario", BONUSES)
def test_002_09_each_kind_has_its_bonus(scenario: str) -> None:
    assert scored(scenario)[0] == BONUSES[scenario]


def test_002_10_a_bridge_is_an_event() -> None:
    assert scored("bridge")[1] == [("tripple_domino-bridge", {"bonus": 30})]


@pytest.mark.parametrize("scenario", ["double", "double3"])
def test_002_11_d6_two_or_three_edges_are_one_double_connection(scenario: str) -> None:
    assert scored(scenario) == (25, [("tripple_domino-double", {"bonus": 25})])


@pytest.mark.parametrize(("scenario", "count"), [("hex1", 1), ("hex2", 2), ("hex3", 3)])
def test_002_12_d7_each_hexagon_counts_and_no_double_connection_beside(scenario: str, count: int) -> None:
    assert scored(scenario) == (40 * count, [("tripple_domino-hexagon", {"bonus": 40 * count, "count": count})])


@pytest.mark.parametrize(("scenario", "count"), [("hex1", 1), ("hex2", 2), ("hex3", 3)])
def test_002_12_d7_hexagons_closed_at_once_may_be_agreed_to_count_once(scenario: str, count: int) -> None:
    told = [("tripple_domino-hexagon", {"bonus": 40, "count": count})]
    assert scored(scenario, each_hexagon=False) == (40, told)
