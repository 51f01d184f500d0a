"""A course of numbers: round marks, every point inside, one line through all slices."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from renderers.cards.graph import REACH, SLICE_WIDTH, Graph, GraphSlice, scale
from renderers.engine.rasterizer import Rasterizer
from renderers.themes.palette import theme_palette
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


def test_a_point_more_or_less_is_no_mountain() -> None:
    low, high, _ = scale((1500, 1501))
    assert high - low >= 40


@given(NUMBERS)
def test_the_course_goes_from_edge_to_edge_and_peaks_at_its_highest_point(numbers: tuple[int, ...]) -> None:
    graph = Graph(numbers, 800, 300)
    course = graph.points
    assert (course[0][0], course[-1][0], len(course)) == (0, 800, len(numbers))
    assert all(0 <= y <= 300 for _, y in course)
    assert numbers[course.index(graph.peak)] == max(numbers) or graph.peak[1] == min(y for _, y in course)


def test_slices_join_without_a_seam(rasterizer: Rasterizer) -> None:
    graph = Graph((1500, 1540, 1510, 1580, 1520), 300, 120)
    sliced = [(item.x, item.sprite) for item in graph.placed(REACH, 0)]
    assert [x for x, _ in sliced] == [0, SLICE_WIDTH, 2 * SLICE_WIDTH, 3 * SLICE_WIDTH]
    line = theme_palette(DARK).nearest(DARK["line"])
    for x, sprite in sliced:
        assert isinstance(sprite, GraphSlice)
        image = rasterizer.raster(sprite).image
        columns = (image.crop((column, 0, column + 1, image.height)) for column in range(image.width))
        drawn = [line in column.tobytes() for column in columns]
        hidden = [REACH + middle for middle, _ in (graph.peak, graph.points[-1])]  # under the ring and the disc
        columns_of_the_course = range(max(x, REACH), min(x + image.width, REACH + 300))
        seen = [column for column in columns_of_the_course if all(abs(column - middle) > REACH for middle in hidden)]
        assert all(drawn[column - x] for column in seen)
