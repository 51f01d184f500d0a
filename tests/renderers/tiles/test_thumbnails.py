"""The tiles on the thumbnails are real ones, and their discs are whole."""

import pytest

from bot.games.triangles.cells import corners
from bot.games.triangles.tiles import TILES, rotations
from renderers.themes.theme import DARK
from renderers.tiles.thumbnails import FORMATIONS, HEXAGON, SmallFormation
from tests.renderers.pixels import pixels
from tests.renderers.thumbnails import drawn_in


@pytest.mark.parametrize("formations", [(HEXAGON,), FORMATIONS])
def test_each_tile_exists_and_lies_there_once(formations: tuple[SmallFormation, ...]) -> None:
    shown = [
        tuple(formation.numbers[vertex] for vertex in corners(cell))
        for formation in formations
        for cell in formation.cells
    ]
    tiles = [next(tile for tile in TILES if values in rotations(tile)) for values in shown]
    assert len(set(tiles)) == len(tiles)


@pytest.mark.parametrize(("key", "formations"), [("tripple_domino", (HEXAGON,)), ("triodomino", FORMATIONS)])
def test_no_face_covers_a_disc(key: str, formations: tuple[SmallFormation, ...]) -> None:
    png = drawn_in(key, DARK.name)
    assert png is not None
    (width, _), rgb = pixels(png)
    for formation in formations:
        reach = round(0.8 * formation.size.radius)
        for vertex, number in formation.numbers.items():
            x, y = formation.at(vertex)
            for across, down in ((reach, 0), (-reach, 0), (0, reach), (0, -reach)):
                start = 3 * ((y + down) * width + x + across)
                assert tuple(rgb[start : start + 3]) == DARK[f"value-{number}"]
