"""What a leaderboard shows."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from renderers.cards.leaderboard import Leaderboard, Row, scene
from renderers.parts.badges import Medal
from renderers.parts.panel import Panel
from renderers.parts.text_line import TextLine
from tests.examples import examples
from tests.renderers.cards.samples import NOBODY, TABLE
from tests.renderers.layout import check, texts
from tests.renderers.strategies import NAMES


def test_every_row_has_its_name_and_its_numbers() -> None:
    shown = texts(scene(TABLE))
    at = shown.index("Alessandra")
    assert shown[at + 1 : at + 5] == ["213", "109", "90", "3"]


def test_players_of_the_same_rank_have_the_same_medal() -> None:
    medals = [item.sprite.rank for item in scene(TABLE).placed if isinstance(item.sprite, Medal)]
    assert medals == [1, 1, 2, 3]
    assert {"4", "5", "6", "7"} <= set(texts(scene(TABLE)))


def test_the_reader_s_row_has_a_rim() -> None:
    rims = [item.y for item in scene(TABLE).placed if isinstance(item.sprite, Panel) and item.sprite.rim]
    (name,) = (
        item.y for item in scene(TABLE).placed if isinstance(item.sprite, TextLine) and item.sprite.text == "Alessandra"
    )
    assert len(rims) == 1
    assert rims[0] < name < rims[0] + 70


def test_numbers_are_aligned_with_their_headings() -> None:
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
    (name,) = (box for shown, box in boxes.items() if shown.startswith("WW"))
    assert name[2] < boxes["100000"][0]


def test_a_leaderboard_without_rows_says_so() -> None:
    assert texts(scene(NOBODY)) == ["Leaderboard", "Tris 1", "Nobody has finished a game yet."]
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


NUMBERS = st.integers(0, 99_999).map(str)
ROWS = st.builds(Row, st.integers(1, 9999), NAMES, st.tuples(*[NUMBERS] * 4), st.floats(0, 1))


@examples(40)
@given(
    st.lists(ROWS, max_size=20),
    NAMES,
    NAMES,
    st.sampled_from([("Games", "Won", "Lost", "Drawn"), ("Partien", "Siege", "Niederlagen", "Unentschieden")]),
)
def test_everything_is_inside_and_nothing_overlaps(
    rows: list[Row], title: str, subtitle: str, headings: tuple[str, str, str, str]
) -> None:
    check(scene(Leaderboard(title, subtitle, headings, 1, tuple(rows), "Nobody has played yet. " * 3)))
