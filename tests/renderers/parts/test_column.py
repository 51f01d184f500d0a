"""The column beside the board: every player's block can be read, keeps its place, and shows who is on turn."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.texts import LANGUAGES, texts_in
from renderers.engine.scene import Box, Scene
from renderers.parts import column
from renderers.parts.badges import Badge, TurnBadge
from renderers.parts.column import Counter
from renderers.parts.frame import COLUMN, SMALLEST_TEXT, Caption, CaptionPlayer, framed
from renderers.parts.player_block import ColumnPlayer, Pointer
from renderers.parts.text_line import Digit, TextLine
from renderers.themes.theme import DARK, seat_role
from tests.examples import examples
from tests.renderers.captions import LONG_NAMES
from tests.renderers.layout import check, sprites_of, texts
from tests.renderers.parts.samples import COUNTERS, NAMES, players, words
from tests.renderers.strategies import NAMES as ANY_NAMES

every_count = pytest.mark.parametrize("count", range(1, 9))


def scene(*args: object, **options: object) -> Scene:
    return framed(DARK, column.placed(*args, **options))  # type: ignore[arg-type]  # passed on as they are


def blocks(shown: Scene) -> list[Box]:
    return [item.box for item in shown.placed if item.x < COLUMN[0]]


@every_count
@pytest.mark.parametrize("counters", [0, 1, 2])
def test_the_longest_names_scores_and_counts_have_their_place(count: int, counters: int) -> None:
    check(scene(players(LONG_NAMES[:count], count // 2), COUNTERS[:counters]))
    check(scene(players(LONG_NAMES[8 - count :], None, scores=[888] * count, counts=False), COUNTERS[:counters]))


@examples(60)
@given(st.lists(ANY_NAMES, min_size=1, max_size=8), st.integers(-999, 9999), st.integers(24, 66), st.booleans())
def test_any_names_and_scores_have_their_place(names: list[str], score: int, icon: int, counts: bool) -> None:
    shown = players(names, len(names) - 1, scores=[score] * len(names), counts=counts, icon=24 if counts else icon)
    check(scene(shown, COUNTERS))


@every_count
def test_blocks_keep_the_order_of_the_seats_and_their_places_whoever_is_on_turn(count: int) -> None:
    places = {tuple(blocks(scene(players(NAMES[:count], turn), COUNTERS))) for turn in (None, *range(count))}
    (boxes,) = places
    assert list(boxes) == sorted(boxes, key=lambda box: box[1])
    assert len(boxes) == count


@pytest.mark.parametrize(
    ("count", "counters", "height"),
    [(1, 2, 112), (4, 2, 112), (5, 0, 112), (5, 2, 100), (6, 2, 88), (7, 2, 70), (8, 1, 70), (8, 2, 60)],
)
def test_blocks_are_as_high_as_there_is_room(count: int, counters: int, height: int) -> None:
    assert {bottom - top for _, top, _, bottom in blocks(scene(players(NAMES[:count]), COUNTERS[:counters]))} == {
        height
    }


def test_with_eight_players_there_is_room_for_two_counters() -> None:
    assert {"Round", "Reserve"} <= set(texts(scene(players(NAMES), COUNTERS)))


def test_where_little_is_left_the_first_counter_alone_is_shown() -> None:
    assert {"Round", "Reserve"} & set(texts(scene(players(NAMES), COUNTERS, foot=80))) == {"Round"}


def test_what_a_game_places_at_the_foot_keeps_its_room() -> None:
    for count, counters in product(range(1, 5), range(3)):
        shown = scene(players(NAMES[:count]), COUNTERS[:counters], foot=150)
        assert max(bottom for *_, bottom in blocks(shown)) <= column.counters_top(counters) - 150


def test_the_block_of_the_player_on_turn_has_three_cues() -> None:
    shown = scene(players(NAMES[:3], 1))
    assert [type(badge) for badge in sprites_of(shown, Badge)] == [Badge, TurnBadge, Badge]
    assert sprites_of(shown, Pointer) == [Pointer(1)]
    backgrounds = {line.text: line.style.background for line in sprites_of(shown, TextLine)}
    assert (backgrounds["Jürgen"], backgrounds["Alessandra"]) == (seat_role(1), "panel")


def test_without_a_turn_no_block_is_filled() -> None:
    assert not sprites_of(scene(players(NAMES, None)), Pointer)


@pytest.mark.parametrize(
    ("name", "count", "written"),
    [
        ("Benoît Lefèvre", 2, "Benoît Lefèvre"),
        ("Ludwig van Beethoven", 6, "Ludwig van"),
        ("Maria Magdalena Sibylla", 2, "Maria Magdalena"),
        ("Christophe-Emmanuel", 8, "Christophe…"),
        ("W" * 20, 2, "WWWWWWWW…"),
    ],
)
def test_a_name_is_whole_or_its_first_words_or_ends_in_an_ellipsis(name: str, count: int, written: str) -> None:
    assert written in texts(scene(players([name, *NAMES[1:count]])))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["caption-to-move", "caption-wins"])
@pytest.mark.parametrize("count", [2, 4, 8])
def test_a_word_in_the_score_s_place_fits_in_every_language(language: str, key: str, count: int) -> None:
    shown = words(language, key, LONG_NAMES[:count])
    check(shown)
    assert texts_in(language)(key) in texts(shown)


def test_the_counter_of_moves_has_its_label_and_its_number() -> None:
    shown = words("it")
    assert "Mossa" in texts(shown)
    assert "".join(digit.digit for digit in sprites_of(shown, Digit)) == "123"


def test_long_labels_of_counters_are_smaller_and_then_cut() -> None:
    shown = scene((), [Counter("Nachziehstapel", "21"), Counter("W" * 20, "2/3")])
    check(shown)
    assert min(line.style.size for line in sprites_of(shown, TextLine)) == SMALLEST_TEXT


def test_a_caption_without_players_shows_the_one_that_it_names() -> None:
    anna = CaptionPlayer("Anna", 0)
    assert column.turn_players(Caption(anna, "to move")) == (ColumnPlayer(anna, word="to move", filled=True),)
    assert column.turn_players(Caption(None, "draw")) == ()
    assert column.move_counter(Caption(None, "draw")) == ()


def test_the_digits_of_usual_scores_and_of_counters_are_drawn_in_advance() -> None:
    shown = scene(players(NAMES[:3], None, scores=[152, 97, 204], counts=False), COUNTERS)
    assert set(sprites_of(shown, Digit)) <= set(column.sprites())
