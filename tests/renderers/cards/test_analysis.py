"""The analysis of a game: whose part is where, and that all of it has its place."""

from hypothesis import given
from hypothesis import strategies as st

from renderers.cards.analysis import PICTURE, STRIP, Analysis, Expectation, Mark, ShareSlice, TurningPoint, scene
from renderers.parts.badges import Badge
from renderers.parts.frame import CaptionPlayer
from tests.examples import examples
from tests.renderers.layout import check, sprites_of, texts

ANNA, BRUNO, CARLA = (CaptionPlayer(name, seat) for seat, name in enumerate(("Anna", "Bruno", "Carla")))


def test_of_two_players_the_first_one_has_the_part_below_the_line() -> None:
    shown = scene(Analysis((ANNA, BRUNO), (Expectation(ANNA, ((0, 0.5), (10, 1.0))),), (TurningPoint(1, 5, 0.75),), 10))
    placed = {str(item.sprite.letter): item.y for item in shown.placed if isinstance(item.sprite, Badge)}
    assert placed["B"] < placed["A"]
    first = sprites_of(shown, ShareSlice)[0]
    assert first.second == "seat-1"
    assert first.lines[0][0] == "seat-0"
    assert texts(shown) == ["½", "0", "10"]
    assert [mark.number for mark in sprites_of(shown, Mark)] == [1]


def test_of_more_players_each_has_a_line_that_ends_at_the_own_badge() -> None:
    players = (ANNA, BRUNO, CARLA)
    lines = tuple(Expectation(player, ((player.seat, 0.3), (9, 0.3 * player.seat))) for player in players)
    shown = scene(Analysis(players, lines, (), 9))
    assert sprites_of(shown, ShareSlice)[0].second is None
    assert [badge.letter for badge in sprites_of(shown, Badge)] == ["C", "B", "A"]


SHARES = st.floats(0, 1)


@examples(30)
@given(st.integers(1, 8), st.integers(1, 4000), st.sampled_from([STRIP, PICTURE]), st.data())
def test_all_of_an_analysis_has_its_place(seats: int, last: int, height: int, data: st.DataObject) -> None:
    players = tuple(CaptionPlayer(f"P{seat}", seat) for seat in range(seats))
    plies = st.lists(st.integers(0, last), min_size=1, max_size=30, unique=True).map(sorted)
    lines = tuple(
        Expectation(player, tuple((ply, data.draw(SHARES)) for ply in data.draw(plies)))
        for player in (players[:1] if seats == 2 else players)
    )
    points = st.builds(TurningPoint, st.integers(1, 3), st.integers(0, last), SHARES)
    check(scene(Analysis(players, lines, tuple(data.draw(st.lists(points, max_size=3))), last), height))
