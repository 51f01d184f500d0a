"""Triodomino: previews, the standing, irreversible moves."""

import pytest

from bot.games.base import Args, Event, Seat
from bot.games.triodomino import GAME
from bot.games.triodomino.state import State
from tests.games.triodomino.tables import before_hexagon, played, table

ANNA, BEN = Seat(0), Seat(1)


def preview_args(state: State, words: str, reader: Seat | None = ANNA) -> Args | None:
    """Returns the arguments of a preview for a reader."""
    event = GAME.view(state, reader).preview(words)
    return event.args if event else None


def irreversible(state: State, *moves: str) -> bool:
    """Tells whether the last of these moves is irreversible."""
    before = played(state, *moves[:-1])
    return GAME.irreversible(before, played(before, moves[-1]))


@pytest.mark.parametrize(("topsy_turvy", "penalty"), [(False, "yes"), (True, "no")])
def test_the_standing_has_tiles_and_points_which_are_penalties_where_the_fewest_win(
    topsy_turvy: bool, penalty: str
) -> None:
    state = table("012 455", "001", scores=(7, 12), topsy_turvy=topsy_turvy)
    assert GAME.view(state, None).standing == (
        Event("triodomino-stands", ANNA, {"score": 7, "gained": 7, "tiles": 2, "penalty": penalty}),
        Event("triodomino-stands", BEN, {"score": 12, "gained": 12, "tiles": 1, "penalty": penalty}),
    )


def test_a_tile_previews_its_places_and_the_most_hexagons() -> None:
    state = before_hexagon("001 455", "333")
    told = preview_args(state, "place 0-0-1")
    (hand_tile,) = [hand_tile for hand_tile in GAME.view(state, ANNA).hand if hand_tile.tile == (0, 0, 1)]
    assert told == {"tile": "0-0-1", "value": 1, "places": len(hand_tile.places), "best": 0, "hexagons": 1}


def test_003_12_with_topsy_turvy_a_tile_scores_its_value() -> None:
    state = table("012 455", "001", topsy_turvy=True)
    told = {"tile": "4-5-5", "value": 14, "places": 3, "best": 14, "hexagons": 0}
    assert preview_args(state, "place 4-5-5") == told
    assert played(state, "place 4-5-5 1:d0,0").scores == (14, 0)


def test_places_are_numbered_over_all_formations_as_the_hand_shows_them() -> None:
    state = table("115 455 155", "355", laid=("u0,0=555", "u0,0=111"))
    for hand_tile in GAME.view(state, ANNA).hand:
        for number, spot in enumerate(hand_tile.places, start=1):
            tile = "-".join(map(str, hand_tile.tile))
            told = preview_args(state, f"place {tile} {spot.formation}:{spot.place.cell}")
            assert told == {
                "tile": tile,
                "value": sum(hand_tile.tile),
                "number": number,
                "places": len(hand_tile.places),
                "points": 0,
                "hexagons": 0,
                "formation": spot.formation,
                "formations": 2,
            }


@pytest.mark.parametrize(("topsy_turvy", "points"), [(False, 0), (True, 3)])
def test_an_opening_tile_previews_its_value(topsy_turvy: bool, points: int) -> None:
    opening = table("012 455", "001", laid=(), topsy_turvy=topsy_turvy)
    assert preview_args(opening, "open 0-1-2") == {"tile": "0-1-2", "value": 3, "points": points}
    after_hexagon = played(before_hexagon("001 012", "333", topsy_turvy=topsy_turvy), "place 0-0-1 1:u1,0")
    assert preview_args(after_hexagon, "free 0-1-2") == {"tile": "0-1-2", "value": 3, "points": points}


@pytest.mark.parametrize(
    "words", ["place", "draw", "pass", "skip", "place 4-5-5 1:u9,9", "place 4-5-5 2:d0,0", "open 0-0-1", "free", ""]
)
def test_other_words_have_no_preview(words: str) -> None:
    assert preview_args(table("012 455", "001"), words) is None


@pytest.mark.parametrize("reader", [BEN, None])
def test_nobody_gets_a_preview_of_another_hands_tiles(reader: Seat | None) -> None:
    for words in ("open 4-5-5", "place 4-5-5", "place 4-5-5 1:d0,0"):
        assert preview_args(table("012 455", "001"), words, reader) is None


def test_placed_tiles_may_be_taken_back_while_the_round_goes_on() -> None:
    assert not irreversible(table("012 455", "001", laid=()), "open 4-5-5")
    assert not irreversible(table("012 455", "001"), "place 4-5-5 1:d0,0")
    assert not irreversible(before_hexagon("001 012 333", "222"), "place 0-0-1 1:u1,0", "free 0-1-2")
    assert not irreversible(before_hexagon("001 012 333", "222"), "place 0-0-1 1:u1,0", "skip")


def test_a_draw_is_irreversible() -> None:
    assert irreversible(table("012", "001", stock="111 222 333"), "draw")
    assert irreversible(table("012", "001", stock="455 222 333"), "draw")


def test_a_pass_may_be_taken_back_unless_it_ends_the_round() -> None:
    assert not irreversible(table("012", "001"), "pass")
    assert irreversible(table("012", "001"), "pass", "pass")


@pytest.mark.parametrize("rounds", [1, 3])
def test_the_end_of_a_round_is_irreversible(rounds: int) -> None:
    assert irreversible(table("455", "001", rounds=rounds), "place 4-5-5 1:d0,0")


@pytest.mark.parametrize(
    ("state", "question"),
    [
        (table("012 455", "001", laid=()), "open"),
        (table("012 455", "001"), "tile"),
        (table("012", "001", stock="111"), "none"),
        (played(before_hexagon("001 012 333", "222"), "place 0-0-1 1:u1,0"), "free"),
    ],
)
def test_the_player_on_turn_is_asked_for_a_tile(state: State, question: str) -> None:
    assert GAME.view(state, ANNA).prompt("") == Event(f"triodomino-prompt-{question}")
    assert GAME.view(state, BEN).prompt("") is None
    assert GAME.view(state, None).prompt("") is None


def test_the_player_is_asked_for_a_place_of_the_chosen_tile() -> None:
    view = GAME.view(table("012 455", "001"), ANNA)
    assert view.prompt("place 4-5-5") == Event("triodomino-prompt-place", args={"tile": "4-5-5"})
