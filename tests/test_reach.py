"""A layer's tests run again when what they import has changed, and not for what is above them."""

from pathlib import Path

import grimp
import pytest

from tests.reach import LAYERS, ROOT, imports, reached, to_run


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return imports()


def reaches(graph: grimp.ImportGraph, layer: str, path: str) -> bool:
    return any((ROOT / path).is_relative_to(one) for one in reached(graph, layer))


@pytest.mark.parametrize(
    ("layer", "path"),
    [
        ("games", "bot/games/set/game.py"),
        ("games", "tests/games/triangles/positions.json"),
        ("games", "tests/playthroughs/set-one-by-one-81.txt"),
        ("players", "bot/games/base.py"),
        ("players", "bot/players/tris_2/search.wasm"),
        ("ratings", "bot/ratings/scopes.py"),
        ("renderers", "renderers/dice/die.py"),
        ("renderers", "data/locales/en/table.ftl"),
        ("tournaments", "bot/tournaments/swiss.py"),
        ("achievements", "tests/conftest.py"),
    ],
)
def test_what_tests_import_and_read_is_reached(graph: grimp.ImportGraph, layer: str, path: str) -> None:
    assert (ROOT / path).exists()
    assert reaches(graph, layer, path)


@pytest.mark.parametrize("layer", ["achievements", "games", "players", "playthroughs", "ratings", "tournaments"])
@pytest.mark.parametrize("path", ["bot/ui/play/hand_view.py", "bot/app/composition.py", "README.md", "docs/luck.md"])
def test_what_is_above_reaches_no_layer(graph: grimp.ImportGraph, layer: str, path: str) -> None:
    assert (ROOT / path).exists()
    assert not reaches(graph, layer, path)


def test_only_layers_that_passed_as_they_are_are_left_out() -> None:
    now = dict.fromkeys(LAYERS, "as it is")
    assert {f"tests/{layer}" for layer in LAYERS} <= {*to_run({}, now)}
    left = to_run({"games": "as it is", "players": "as it was"}, now)
    assert "tests/games" not in left
    assert {"tests/players", "tests/e2e", "tests/test_reach.py"} <= {*left}
    assert all(Path(ROOT / one).exists() for one in left)
