"""Tripple Domino: previews, the standing, irreversible moves."""

from dataclasses import replace

import pytest

from bot.games.base import Args, Event, Seat
from bot.games.triangles.tiles import name
from bot.games.tripple_domino import GAME
from bot.games.tripple_domino.state import State
from tests.games.triangles.formations import SCENARIOS
from tests.games.tripple_domino.tables import played, table

ANNA, BEN = Seat(0), Seat(1)


def preview_args(state: State, words: str, reader: Seat | None = ANNA) -> Args | None:
    """Returns the arguments of a preview for a reader."""
    event = GAME.view(state, reader).preview(words)
    return event.args if event else None


def irreversible(state: State, *moves: str) -> bool:
    """Tells whether the last of these moves is irreversible."""
    before = played(state, *moves[:-1])
    return GAME.irreversible(before, played(before, moves[-1]))


def test_the_standing_has_points_those_of_the_round_and_tiles() -> None:
    state = replace(table("012 455", "001", scores=(-5, 12)), dealt_scores=(10, 12))
    assert GAME.view(state, None).standing == (
        Event("tripple_domino-stands", ANNA, {"score": -5, "gained": -15, "tiles": 2}),
        Event("tripple_domino-stands", BEN, {"score": 12, "gained": 0, "tiles": 1}),
    )


def test_a_tile_previews_its_places_and_the_best_score() -> None:
    state = table("012 455", "001")
    assert preview_args(state, "place 4-5-5") == {"tile": "4-5-5", "places": 3, "best": 14}
    assert preview_args(state, "place 0-1-2") == {"tile": "0-1-2", "places": 0, "best": 0}


def test_places_are_numbered_as_the_hand_shows_them() -> None:
    state = table("012 455", "001")
    (hand_tile,) = [hand_tile for hand_tile in GAME.view(state, ANNA).hand if hand_tile.places]
    for number, spot in enumerate(hand_tile.places, start=1):
        told = preview_args(state, f"place 4-5-5 {spot.place.cell}")
        assert told == {"tile": "4-5-5", "number": number, "places": 3, "points": 14, "hexagons": 0, "kind": "plain"}


@pytest.mark.parametrize(
    ("scenario", "kind", "hexagons", "bonus"),
    [("bridge", "bridge", 0, 30), ("double", "double", 0, 25), ("hex1", "hexagon", 1, 40), ("hex2", "hexagon", 2, 80)],
)
def test_a_place_previews_what_it_forms_and_its_points(scenario: str, kind: str, hexagons: int, bonus: int) -> None:
    laid, _, last = SCENARIOS[scenario].rpartition(" ")
    cell, _, digits = last.partition("=")
    tile = "".join(sorted(digits))
    state = table(f"{tile} 333", "001", laid=laid)
    told = preview_args(state, f"place {name(state.hands[0][0])} {cell}")
    assert told is not None
    assert (told["kind"], told["hexagons"], told["points"]) == (kind, hexagons, sum(map(int, tile)) + bonus)


def test_hexagons_closed_at_once_count_once_where_the_option_says_so() -> None:
    laid, _, last = SCENARIOS["hex2"].rpartition(" ")
    cell, _, digits = last.partition("=")
    tile = "".join(sorted(digits))
    state = table(f"{tile} 333", "001", laid=laid, each_hexagon=False)
    told = preview_args(state, f"place {name(state.hands[0][0])} {cell}")
    assert told is not None
    assert (told["hexagons"], told["points"]) == (2, sum(map(int, tile)) + 40)


def test_drawing_and_a_pass_with_a_cost_preview_their_cost() -> None:
    state = table("012", "001", reserve="011 022 033 044")
    assert preview_args(state, "draw") == {"points": -5, "reserve": 4}
    assert preview_args(table("012 455", "001"), "pass") == {"points": -5}
    assert preview_args(played(state, "draw", "draw", "draw"), "pass") is None


@pytest.mark.parametrize("words", ["place", "place 4-5-5 u9,9", "place 0-0-1 d0,0", "place 4-5-5 d0,0 d0,0", "lay", ""])
def test_other_words_have_no_preview(words: str) -> None:
    assert preview_args(table("012 455", "001"), words) is None


@pytest.mark.parametrize("reader", [BEN, None])
def test_nobody_gets_a_preview_of_another_hands_tiles(reader: Seat | None) -> None:
    for words in ("place 4-5-5", "place 4-5-5 d0,0"):
        assert preview_args(table("012 455", "001"), words, reader) is None


def test_a_placed_tile_may_be_taken_back_while_the_round_goes_on() -> None:
    assert not irreversible(table("012 455", "001 112", reserve="000"), "place 4-5-5 d0,0")


def test_a_draw_is_irreversible() -> None:
    assert irreversible(table("012 455", "001", reserve="011 022"), "draw")


def test_a_pass_may_be_taken_back_unless_it_ends_the_round() -> None:
    state = table("012", "001 355", reserve="011 022 033 044")
    assert not irreversible(state, "draw", "draw", "draw", "pass")
    assert irreversible(table("455", "355"), "pass", "pass")


def test_the_end_of_a_round_is_irreversible() -> None:
    assert irreversible(table("455", "001", reserve="000"), "place 4-5-5 d0,0")
    assert irreversible(table("455", "001", reserve="000", target=10), "place 4-5-5 d0,0")


@pytest.mark.parametrize(
    ("state", "question"),
    [
        (table("012 455", "001"), "tile"),
        (table("012", "001", reserve="111"), "none"),
        (played(table("012", "001", reserve="455 111"), "draw"), "drawn"),
    ],
)
def test_the_player_on_turn_is_asked_for_a_tile(state: State, question: str) -> None:
    assert GAME.view(state, ANNA).prompt("") == Event(f"tripple_domino-prompt-{question}")
    assert GAME.view(state, BEN).prompt("") is None
    assert GAME.view(state, None).prompt("") is None
