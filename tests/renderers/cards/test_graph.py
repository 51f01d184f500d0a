"""A graph has round marks, every point inside, and one line through all slices."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from renderers.cards.graph import REACH, SLICE_WIDTH, Graph, GraphSlice, scale
from renderers.engine.rasterizer import Rasterizer
from renderers.themes.theme import DARK

NUMBERS = st.lists(st.integers(-500, 4000), min_size=2, max_size=200).map(tuple)


@given(NUMBERS)
def test_a_scale_holds_all_numbers_and_marks_a_few_round_ones(numbers: tuple[int, ...]) -> None:
    low, high, marks = scale(numbers)
    assert low < min(numbers) <= max(numbers) < high
    assert 1 <= len(marks) <= 4
    assert all(low <= mark <= high for mark in marks)
    steps = {following - mark for mark, following in pairwise(marks)}
    assert len(steps) <= 1
    assert all(str(step).rstrip("0") in {"1", "2", "5"} for step in steps)


def test_a_small_change_looks_small() -> None:
    low, high, _ = scale((1500, 1501))
    assert high - low >= 40


@given(NUMBERS)
def test_the_points_go_from_edge_to_edge_and_the_peak_is_the_highest(numbers: tuple[int, ...]) -> None:
    graph = Graph(numbers, (True,) * len(numbers), 800, 300)
    points = graph.points
    assert (points[0][0], points[-1][0], len(points)) == (0, 800, len(numbers))
    assert all(0 <= y <= 300 for _, y in points)
    assert graph.peak is not None
    assert numbers[points.index(graph.peak)] == max(numbers) or graph.peak[1] == min(y for _, y in points)


def test_slices_join_without_a_seam(rasterizer: Rasterizer) -> None:
    graph = Graph((1500, 1540, 1510, 1580, 1520), (True,) * 5, 300, 120)
    slices = [(item.x, item.sprite) for item in graph.placed(REACH, 0)]
    assert [x for x, _ in slices] == [0, SLICE_WIDTH, 2 * SLICE_WIDTH, 3 * SLICE_WIDTH]
    line = rasterizer.palette.nearest(DARK["line"])
    assert graph.peak is not None
    hidden = [REACH + middle for middle, _ in (graph.peak, graph.points[-1])]  # under the ring and the disc
    for x, sprite in slices:
        assert isinstance(sprite, GraphSlice)
        image = rasterizer.raster(sprite).image
        columns = (image.crop((column, 0, column + 1, image.height)) for column in range(image.width))
        has_line = [line in column.tobytes() for column in columns]
        expected = range(max(x, REACH), min(x + image.width, REACH + 300))
        visible = [column for column in expected if all(abs(column - middle) > REACH for middle in hidden)]
        assert all(has_line[column - x] for column in visible)
