"""What the standings of a tournament show."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from renderers.cards.profile import OutcomeSign
from renderers.cards.tournament import MOST_ROWS, MOST_SIGNS, Flame, GapSign, StandingRow, TournamentStandings, scene
from renderers.parts.badges import Medal
from renderers.parts.frame import HEIGHT, WIDTH
from tests.examples import examples
from tests.renderers.cards.samples import ARENA, SWISS
from tests.renderers.layout import check_card, sprites_of, texts
from tests.renderers.strategies import NAMES


def test_every_row_has_its_name_and_its_numbers() -> None:
    shown = texts(scene(SWISS))
    assert shown[:4] == ["Punkte", "Buchh. −1", "Buchholz", "Runden"]
    at = shown.index("Alessandra")
    assert shown[at + 1 : at + 4] == ["4", "10.5", "12"]


def test_the_last_results_of_a_player_stand_side_by_side_as_signs() -> None:
    signs = [sprite.outcome for sprite in sprites_of(scene(ARENA), OutcomeSign)]
    assert signs == ["win"] * MOST_SIGNS * len(ARENA.rows)
    assert {sprite.gap for sprite in sprites_of(scene(SWISS), GapSign)} == {"bye", "open", "none"}


def test_who_is_on_a_streak_has_a_flame() -> None:
    assert len(sprites_of(scene(ARENA), Flame)) == 2


def test_who_has_withdrawn_has_no_medal() -> None:
    gone = replace(ARENA, rows=tuple(replace(row, withdrawn=row.rank == 2) for row in ARENA.rows))
    assert [medal.rank for medal in sprites_of(scene(gone), Medal)] == [1, 3]


def test_few_players_have_a_lower_picture_and_many_ten_rows() -> None:
    assert scene(ARENA).size[1] < HEIGHT
    assert scene(SWISS).size[0] == WIDTH
    assert scene(SWISS).size[1] <= HEIGHT
    more = replace(SWISS, rows=(*SWISS.rows, replace(SWISS.rows[0], rank=11)))
    assert len(SWISS.rows) == MOST_ROWS
    assert scene(more) == scene(SWISS)


NUMBERS = st.integers(0, 999).map(lambda halves: f"{halves / 2:g}")
RESULTS = st.lists(st.sampled_from(("win", "loss", "draw", "bye", "open", "none")), max_size=9).map(tuple)
ROWS = st.builds(
    StandingRow,
    st.integers(1, 64),
    NAMES,
    st.tuples(*[NUMBERS] * 3),
    RESULTS,
    st.booleans(),
    st.booleans(),
    st.booleans(),
)


@examples(40)
@given(
    st.lists(ROWS, min_size=1, max_size=12),
    st.sampled_from([("Points", "Wins", "Games"), ("Punti", "Buchholz −1", "Sonneborn-Berger")]),
    st.sampled_from(["Rounds", "Dernières parties"]),
)
def test_everything_is_inside_and_nothing_touches(
    rows: list[StandingRow], headings: tuple[str, ...], last: str
) -> None:
    check_card(scene(TournamentStandings(headings, last, tuple(rows))), fixed_height=False)
