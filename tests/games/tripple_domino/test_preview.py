"""What is said of moves beforehand, how the players stand, and which moves may be taken back."""

import pytest

from bot.games.base import Args, Event, Seat
from bot.games.triangles.tiles import name
from bot.games.tripple_domino import GAME
from bot.games.tripple_domino.state import State
from tests.games.triangles.formations import SCENARIOS
from tests.games.tripple_domino.tables import played, table

ANNA, BEN = Seat(0), Seat(1)


def previewed(state: State, words: str, reader: Seat | None = ANNA) -> Args | None:
    """The arguments of what is previewed to a reader."""
    event = GAME.view(state, reader).preview(words)
    return event.args if event else None


def irreversible(state: State, *moves: str) -> bool:
    """Whether the last of these moves does."""
    before = played(state, *moves[:-1])
    return GAME.irreversible(before, played(before, moves[-1]))


def test_each_player_stands_with_points_and_tiles() -> None:
    state = table("012 455", "001", scores=(-5, 12))
    assert GAME.view(state, None).standing == (
        Event("tripple_domino-stands", ANNA, {"score": -5, "tiles": 2}),
        Event("tripple_domino-stands", BEN, {"score": 12, "tiles": 1}),
    )


def test_a_tile_has_so_many_places_and_a_best_one() -> None:
    state = table("012 455", "001")
    assert previewed(state, "place 4-5-5") == {"tile": "4-5-5", "places": 3, "best": 14}
    assert previewed(state, "place 0-1-2") == {"tile": "0-1-2", "places": 0, "best": 0}


def test_places_are_numbered_as_the_hand_shows_them() -> None:
    state = table("012 455", "001")
    (hand_tile,) = [hand_tile for hand_tile in GAME.view(state, ANNA).hand if hand_tile.places]
    for number, spot in enumerate(hand_tile.places, start=1):
        told = previewed(state, f"place 4-5-5 {spot.place.cell}")
        assert told == {"tile": "4-5-5", "number": number, "points": 14, "hexagons": 0, "kind": "plain"}


@pytest.mark.parametrize(
    ("scenario", "kind", "hexagons", "bonus"),
    [("bridge", "bridge", 0, 30), ("double", "double", 0, 25), ("hex1", "hexagon", 1, 40), ("hex2", "hexagon", 2, 80)],
)
def test_what_a_place_forms_is_told_with_its_points(scenario: str, kind: str, hexagons: int, bonus: int) -> None:
    laid, _, last = SCENARIOS[scenario].rpartition(" ")
    cell, _, digits = last.partition("=")
    tile = "".join(sorted(digits))
    state = table(f"{tile} 333", "001", laid=laid)
    told = previewed(state, f"place {name(state.hands[0][0])} {cell}")
    assert told is not None
    assert (told["kind"], told["hexagons"], told["points"]) == (kind, hexagons, sum(map(int, tile)) + bonus)


def test_hexagons_closed_at_once_count_once_where_the_table_says_so() -> None:
    laid, _, last = SCENARIOS["hex2"].rpartition(" ")
    cell, _, digits = last.partition("=")
    tile = "".join(sorted(digits))
    state = table(f"{tile} 333", "001", laid=laid, each_hexagon=False)
    told = previewed(state, f"place {name(state.hands[0][0])} {cell}")
    assert told is not None
    assert (told["hexagons"], told["points"]) == (2, sum(map(int, tile)) + 40)


def test_drawing_and_a_pass_that_costs_are_told_with_what_they_cost() -> None:
    state = table("012", "001", reserve="011 022 033 044")
    assert previewed(state, "draw") == {"points": -5, "reserve": 4}
    assert previewed(table("012 455", "001"), "pass") == {"points": -5}
    assert previewed(played(state, "draw", "draw", "draw"), "pass") is None


@pytest.mark.parametrize("words", ["place", "place 4-5-5 u9,9", "place 0-0-1 d0,0", "place 4-5-5 d0,0 d0,0", "lay", ""])
def test_of_other_words_nothing_is_foreseen(words: str) -> None:
    assert previewed(table("012 455", "001"), words) is None


@pytest.mark.parametrize("reader", [BEN, None])
def test_nobody_foresees_where_another_hands_tiles_go(reader: Seat | None) -> None:
    for words in ("place 4-5-5", "place 4-5-5 d0,0"):
        assert previewed(table("012 455", "001"), words, reader) is None


def test_a_tile_laid_while_the_round_goes_on_may_be_taken_back() -> None:
    assert not irreversible(table("012 455", "001 112", reserve="000"), "place 4-5-5 d0,0")


def test_a_tile_drawn_may_not() -> None:
    assert irreversible(table("012 455", "001", reserve="011 022"), "draw")


def test_a_pass_may_unless_it_ends_the_round() -> None:
    state = table("012", "001 355", reserve="011 022 033 044")
    assert not irreversible(state, "draw", "draw", "draw", "pass")
    assert irreversible(table("455", "355"), "pass", "pass")


def test_the_end_of_a_round_counts_all_hands_in_the_open() -> None:
    assert irreversible(table("455", "001", reserve="000"), "place 4-5-5 d0,0")
    assert irreversible(table("455", "001", reserve="000", target=10), "place 4-5-5 d0,0")
