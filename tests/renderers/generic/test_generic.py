"""A game without a renderer is shown in words, in the reader's language."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.games.base import Event, Seat
from bot.texts import LANGUAGES, texts_in
from renderers import generic
from renderers.parts.badges import Badge
from renderers.parts.frame import Caption
from renderers.parts.text_line import TextLine
from tests.examples import examples
from tests.renderers.captions import ANNA, NAMES, caption
from tests.renderers.dice.samples import PLACING
from tests.renderers.layout import check, texts
from tests.renderers.strategies import CAPTIONS
from tests.renderers.text_view import TextView


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_description_is_shown_in_the_reader_s_language(language: str) -> None:
    on_turn = texts_in(language)("tris_2-seen-turn", player=NAMES[0], placing="yes")
    assert on_turn in texts(generic.scene(PLACING, caption(2, language=language)))


def test_a_line_about_a_player_has_the_player_s_badge_and_name() -> None:
    view = TextView(str, description=(Event("any"), Event("any", Seat(1), {"cell": "b2"})))
    scene = generic.scene(view, Caption(ANNA, "to move", caption(2).players))
    badges = [item.sprite for item in scene.placed if isinstance(item.sprite, Badge)]
    assert [badge.seat for badge in badges] == [1]
    assert {"any", "any b2 Benoît Lefèvre"} <= set(texts(scene))


def test_a_view_without_a_description_is_shown_as_its_text() -> None:
    scene = generic.scene(TextView(lambda: "one\ntwo"), caption(2))
    assert texts(scene)[:2] == ["one", "two"]


def sizes(text: str) -> set[int]:
    """Returns the sizes of the lines beside the column."""
    shown = generic.scene(TextView(lambda: text), caption(2))
    return {item.sprite.style.size for item in shown.placed if isinstance(item.sprite, TextLine)}


def test_the_more_lines_the_smaller_they_are() -> None:
    assert sizes("one\ntwo") == {34}
    assert 26 < max(sizes("\n".join(["line"] * 13))) < 34


def test_of_a_text_that_is_too_long_the_beginning_is_shown() -> None:
    shown = generic.scene(TextView(lambda: "\n".join(map(str, range(100, 200)))), caption(2))
    lines = [item.sprite.text for item in shown.placed if isinstance(item.sprite, TextLine)]
    assert lines[0] == "100"
    assert lines[-1] == "…"
    check(shown)


@examples(30)
@given(st.text(max_size=600), CAPTIONS)
@example("", Caption(None, ""))
@example("word " * 100 + "\n\n" + "W" * 200, Caption(ANNA, "to move"))
def test_everything_is_inside_and_nothing_touches(text: str, said: Caption) -> None:
    check(generic.scene(TextView(lambda: text), said))
    events = tuple(Event(line, Seat(number % 2)) for number, line in enumerate(text.splitlines()))
    check(generic.scene(TextView(str, description=events), said))
