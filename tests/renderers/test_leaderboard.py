"""What the table of players says."""

from dataclasses import replace

from renderers.cards.leaderboard import Leaderboard, Row, scene
from renderers.engine.scene import Scene
from renderers.parts.badges import Medal
from renderers.parts.panel import Panel
from renderers.parts.text_line import TextLine
from tests.renderers.scenes import NOBODY, TABLE


def said(drawn: Scene) -> list[str]:
    return [item.sprite.text for item in drawn.placed if isinstance(item.sprite, TextLine)]


def test_every_row_has_its_name_and_its_numbers() -> None:
    words = said(scene(TABLE))
    at = words.index("Alessandra")
    assert words[at + 1 : at + 5] == ["213", "109", "90", "3"]


def test_ranks_that_are_shared_share_their_medal() -> None:
    medals = [item.sprite.rank for item in scene(TABLE).placed if isinstance(item.sprite, Medal)]
    assert medals == [1, 1, 2, 3]
    assert {"4", "5", "6", "7"} <= set(said(scene(TABLE)))


def test_the_reader_s_row_is_framed() -> None:
    rims = [item.y for item in scene(TABLE).placed if isinstance(item.sprite, Panel) and item.sprite.rim]
    (name,) = (
        item.y for item in scene(TABLE).placed if isinstance(item.sprite, TextLine) and item.sprite.text == "Alessandra"
    )
    assert len(rims) == 1
    assert rims[0] < name < rims[0] + 70


def test_numbers_stand_flush_under_their_headings() -> None:
    ends: dict[str, set[int]] = {}
    for item in scene(TABLE).placed:
        if isinstance(item.sprite, TextLine) and item.x > 400 and item.y > 96:
            column = "last" if item.x + item.sprite.size[0] > 950 else "others"
            ends.setdefault(column, set()).add(item.x + item.sprite.size[0] - item.sprite.overhang)
    assert ends["last"] == {964}
    assert len(ends["others"]) == 3


def test_a_long_name_is_cut_before_the_numbers_begin() -> None:
    wide = replace(TABLE, rows=(Row(1, "W" * 32, ("100000", "50000", "49000", "1000"), 0.5),))
    boxes = {item.sprite.text: item.box for item in scene(wide).placed if isinstance(item.sprite, TextLine)}
    (name,) = (box for words, box in boxes.items() if words.startswith("WW"))
    assert name[2] < boxes["100000"][0]


def test_without_rows_it_says_so() -> None:
    assert said(scene(NOBODY)) == ["Leaderboard", "Tris 1", "Nobody has finished a game yet."]
    assert scene(NOBODY).size[0] == scene(TABLE).size[0]


def test_it_grows_with_its_rows() -> None:
    one, two = (
        Leaderboard(
            "t",
            "s",
            ("g", "w", "r"),
            2,
            tuple(Row(rank, "n", ("1", "1", "1500"), 1) for rank in range(1, count + 1)),
            "",
        )
        for count in (1, 2)
    )
    assert scene(two).size[1] - scene(one).size[1] == 78
