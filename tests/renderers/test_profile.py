"""What a profile says, and what it leaves out where there is nothing to say."""

from dataclasses import replace

from renderers.cards.graph import GraphSlice
from renderers.cards.profile import Arrow, OutcomeSign, scene
from renderers.engine.scene import Scene
from renderers.parts.text_line import TextLine
from tests.renderers.scenes import BEGINNER, CAREER


def said(drawn: Scene) -> list[str]:
    return [item.sprite.text for item in drawn.placed if isinstance(item.sprite, TextLine)]


def test_it_says_who_where_and_how_many() -> None:
    words = said(scene(CAREER))
    assert words[:3] == ["1648", "12", "Alessandra"]
    assert {"142", "Games", "86", "Won", "peak 1660", "16 games ago", "now", "Favourite game"} <= set(words)


def test_the_arrow_tells_which_way_the_last_game_went() -> None:
    arrows = {
        change: [
            item.sprite.up for item in scene(replace(CAREER, change=change)).placed if isinstance(item.sprite, Arrow)
        ]
        for change in (-12, 0, 27)
    }
    assert arrows == {-12: [False], 0: [], 27: [True]}


def test_the_last_ten_results_are_shown_the_newest_last() -> None:
    marks = [item.sprite.outcome for item in scene(CAREER).placed if isinstance(item.sprite, OutcomeSign)]
    assert marks == list(CAREER.outcomes[-10:])


def test_who_has_not_played_yet_is_told_how_to_begin() -> None:
    drawn = scene(BEGINNER)
    assert not any(isinstance(item.sprite, GraphSlice | OutcomeSign) for item in drawn.placed)
    assert " ".join(said(drawn)).count("Wertung") == 1
    assert drawn.size[1] < scene(CAREER).size[1]


def test_one_game_makes_no_graph() -> None:
    once = scene(replace(CAREER, ratings=(1520,), empty="after two games"))
    assert "after two games" in said(once)
    assert "1520" in said(once)
