"""Formations for tests, written `u0,0=455 d0,-1=551`: cells, and values on their clockwise corners."""

import json
from pathlib import Path
from typing import Any

from bot.games.triangles.cells import Cell
from bot.games.triangles.formation import Formation
from bot.games.triangles.places import PlacedTile
from bot.games.triangles.tiles import BY_VALUES, TILES, Tile, Values

HERE = Path(__file__).parent

POSITIONS: list[dict[str, Any]] = json.loads((HERE / "positions.json").read_text(encoding="utf-8"))
"""170 formations from random play, with the number of fitting placements as counted by another program."""

SCENARIOS: dict[str, str] = json.loads((HERE / "scenarios.json").read_text(encoding="utf-8"))
"""Formations by what their last tile forms; all except `double` and `double3` are the smallest possible ones.
`blocked22` takes no further tile."""


def values(digits: str) -> Values:
    """Returns the three numbers written `455`."""
    first, second, third = map(int, digits)
    return first, second, third


def tile(digits: str) -> Tile:
    """Returns the tile written `455`, in ascending order."""
    return BY_VALUES[values(digits)]


def spelled(tile: Tile) -> str:
    """Returns the tile in the notation of the tests."""
    return "".join(map(str, tile))


def placed_tiles(text: str) -> list[PlacedTile]:
    """Returns the tiles in the order in which they were placed."""
    pairs = (part.split("=") for part in text.split())
    return [PlacedTile(cell, values(digits)) for cell, digits in pairs]


def formation(text: str) -> Formation:
    return Formation.of(placed_tiles(text))


def before_last(scenario: str) -> tuple[Formation, Tile, Cell]:
    """Returns a scenario's formation before its last tile, and that tile with its cell."""
    *first, (cell, numbers) = placed_tiles(SCENARIOS[scenario])
    return Formation.of(first), BY_VALUES[numbers], cell


def remaining_tiles(formation: Formation) -> list[Tile]:
    """Returns the tiles that are not in the formation."""
    used = {BY_VALUES[numbers] for _, numbers in formation.tiles}
    return [tile for tile in TILES if tile not in used]


def tiles(text: str) -> tuple[Tile, ...]:
    """Returns the tiles written `012 455`, each in ascending order, sorted."""
    return tuple(sorted(map(tile, text.split())))
