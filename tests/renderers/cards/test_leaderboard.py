"""What a leaderboard shows."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from renderers.cards.leaderboard import MOST_ROWS, Dots, Leaderboard, Row, scene
from renderers.parts.badges import Medal
from renderers.parts.panel import Panel
from renderers.parts.text_line import TextLine
from tests.examples import examples
from tests.renderers.cards.samples import ELSEWHERE, HIGH_SCORES, NOBODY, TABLE
from tests.renderers.layout import check_card, sprites_of, texts
from tests.renderers.strategies import NAMES, PHRASES


def test_every_row_has_its_name_and_its_numbers() -> None:
    shown = texts(scene(TABLE))
    assert shown[:5] == ["Partien", "Gewonnen", "Quote", "Wertung", "1–10 von 128"]
    at = shown.index("Alessandra")
    assert shown[at + 1 : at + 5] == ["213", "112", "52 %", "1722"]


def test_players_of_the_same_rank_have_the_same_medal() -> None:
    assert [medal.rank for medal in sprites_of(scene(TABLE), Medal)] == [1, 1, 2, 3]
    assert {"4", "5", "6", "7"} <= set(texts(scene(TABLE)))


def test_the_reader_s_row_has_a_rim() -> None:
    rims = [item.y for item in scene(TABLE).placed if isinstance(item.sprite, Panel) and item.sprite.rim]
    (name,) = (
        item.y for item in scene(TABLE).placed if isinstance(item.sprite, TextLine) and item.sprite.text == "Alessandra"
    )
    assert len(rims) == 1
    assert rims[0] < name < rims[0] + 60


def test_the_reader_s_row_of_another_page_stands_below_or_above_as_its_rank_does() -> None:
    for board, first in ((ELSEWHERE, False), (HIGH_SCORES, True)):
        shown = scene(board)
        names = [text for text in texts(shown) if text in {row.name for row in (*board.rows, board.own) if row}]
        assert names.index("Alessandra") == (0 if first else len(names) - 1)
        assert len(sprites_of(shown, Dots)) == 1
        check_card(shown, fixed_height=False)


def test_provisional_rows_have_a_heading_and_no_medal() -> None:
    shown = texts(scene(ELSEWHERE))
    at = shown.index("Provisional")
    assert {"1493", "1652?"} <= set(shown)
    assert "1493" in shown[:at]
    assert "1652?" in shown[at:]
    first = replace(TABLE.rows[0], provisional=True)
    assert sprites_of(scene(replace(TABLE, rows=(first,), provisional="Provisional")), Medal) == []


def test_a_short_board_makes_a_low_picture() -> None:
    assert scene(replace(TABLE, rows=TABLE.rows[:2])).size[1] < 300 < scene(TABLE).size[1]


def test_numbers_are_aligned_with_their_headings() -> None:
    ends = [
        item.x + item.sprite.size[0] - item.sprite.overhang
        for item in scene(TABLE).placed
        if isinstance(item.sprite, TextLine) and item.x > 500
    ]
    assert len(set(ends)) == 4
    assert max(ends) == 1066


def test_a_long_name_is_cut_before_the_numbers_begin() -> None:
    wide = replace(TABLE, rows=(Row(1, "W" * 32, ("100000", "50000", "100 %", "1000")),))
    boxes = {item.sprite.text: item.box for item in scene(wide).placed if isinstance(item.sprite, TextLine)}
    (name,) = (box for shown, box in boxes.items() if shown.startswith("WW"))
    assert name[2] < boxes["100000"][0]


def test_a_leaderboard_without_rows_says_so() -> None:
    assert " ".join(texts(scene(NOBODY))) == NOBODY.empty


def test_it_shows_the_first_ten_rows() -> None:
    more = replace(TABLE, rows=(*TABLE.rows, Row(11, "Eve", ("1", "0", "0 %", "1400"))))
    assert len(TABLE.rows) == MOST_ROWS
    assert scene(more) == scene(TABLE)


NUMBERS = st.integers(0, 99_999).map(str)
ROWS = st.builds(Row, st.integers(1, 99_999), NAMES, st.tuples(*[NUMBERS] * 4), st.booleans(), st.booleans())


@examples(40)
@given(
    st.lists(ROWS, max_size=12),
    st.sampled_from([("Games", "Won", "Lost", "Drawn"), ("Partien", "Gewonnen", "Niederlagen", "Unentschieden")]),
    st.none() | ROWS,
    PHRASES,
)
def test_everything_is_inside_and_nothing_touches(
    rows: list[Row], headings: tuple[str, str, str, str], own: Row | None, phrase: str
) -> None:
    check_card(
        scene(Leaderboard(headings, 1, tuple(rows), "Nobody has played yet. " * 3, phrase, own, phrase)),
        fixed_height=False,
    )
