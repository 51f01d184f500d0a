"""What the pictures of the tile games show: tiles, the last one, formations, players; and to a player the own hand."""

from dataclasses import replace
from itertools import islice
from random import Random
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.base import Seat
from bot.games.triangles.tiles import name
from bot.games.triodomino import GAME as TRIODOMINO
from bot.games.triodomino.state import State as TriodominoState
from bot.games.tripple_domino import GAME as TRIPPLE_DOMINO
from bot.games.tripple_domino.state import State as TrippleDominoState
from bot.texts import LANGUAGES
from renderers.engine.scene import Scene, flatten
from renderers.parts.badges import Badge, Medal
from renderers.parts.caption import Caption, CaptionPlayer
from renderers.parts.header import HEIGHT
from renderers.parts.panel import Panel
from renderers.tiles.hand import TILES_IN_A_ROW
from renderers.tiles.markers import FormationNumber, PlaceMarker, TileIcon
from renderers.tiles.tile import Tile, TileBody
from renderers.tiles.tile_size import TILE_SIZES
from renderers.tiles.triodomino import scene as triodomino_scene
from renderers.tiles.tripple_domino import scene as tripple_domino_scene
from tests.examples import examples
from tests.games.triangles.formations import tiles
from tests.games.triangles.secrets import Secrets, reveals_nothing
from tests.renderers.layout import check, sprites_of, texts
from tests.renderers.tiles.random_games import played
from tests.renderers.tiles.samples import (
    ALONE,
    BARE,
    HANDS,
    LARGE,
    OPENING,
    OVER,
    SECOND,
    SEVERAL,
    SMALL,
    captioned,
    trio,
    trio_sample,
    tripple_sample,
)

FIRST = Seat(0)
Pointing = TypeVar("Pointing", Tile, PlaceMarker)


def tripple_scene(
    state: TrippleDominoState, reader: Seat | None = None, language: str = "en", partial_move: str = ""
) -> Scene:
    return tripple_sample(state, reader, language, partial_move).scene()


def trio_scene(
    state: TriodominoState, reader: Seat | None = None, language: str = "en", partial_move: str = ""
) -> Scene:
    return trio_sample(state, reader, language, partial_move).scene()


def on_the_table(scene: Scene, kind: type[Pointing]) -> dict[tuple[int, int, bool], Pointing]:
    """Returns what lies above the players, below which the hand is: by its corner, and whether it points up."""
    players = min(item.y for item in flatten(scene.placed) if isinstance(item.sprite, Badge) and item.y > HEIGHT)
    shown = [(sprite, x, y) for sprite, x, y in flatten(scene.placed) if isinstance(sprite, kind) and y < players]
    by_cell = {(x, y, sprite.up): sprite for sprite, x, y in shown}
    assert len(by_cell) == len(shown)
    return by_cell


def laid(scene: Scene) -> list[Tile]:
    return [*on_the_table(scene, Tile).values()]


def held(scene: Scene) -> list[Tile]:
    return sprites_of(scene, Tile)[len(laid(scene)) :]


# what everybody sees


def test_every_tile_is_drawn_once_and_the_last_one_stands_out() -> None:
    tiles = laid(tripple_scene(LARGE))
    assert [tile.values for tile in tiles] == [placed.values for placed in LARGE.formation.tiles]
    (last,) = [tile for tile in tiles if tile.look == "tile-last"]
    assert last.values == LARGE.formation.tiles[-1].values


def test_of_several_formations_the_one_laid_to_last_has_the_last_tile() -> None:
    (last,) = [tile for tile in laid(trio_scene(SEVERAL)) if tile.look == "tile-last"]
    assert last.values == SEVERAL.formations[1].tiles[-1].values


def test_formations_have_numbers_where_there_are_several() -> None:
    assert [plate.number for plate in sprites_of(trio_scene(SEVERAL), FormationNumber)] == [1, 2, 3]
    assert not sprites_of(tripple_scene(LARGE), FormationNumber)


def test_small_formations_are_drawn_large_and_large_ones_never_too_small() -> None:
    def side(scene: Scene) -> set[int]:
        return {tile.tile_size.side for tile in laid(scene)}

    assert side(tripple_scene(SMALL)) == {150}
    assert side(tripple_scene(LARGE)) == {104}


def test_every_player_has_a_badge_a_score_and_a_count_of_tiles() -> None:
    scene = tripple_scene(LARGE)
    in_the_header, *in_the_strip = (badge.seat for badge in sprites_of(scene, Badge))
    assert (in_the_header, in_the_strip) == (0, [0, 1, 2])
    assert len(sprites_of(scene, TileIcon)) == 3
    assert "−5" in texts(scene)
    assert "Benoît Lefèvre" in texts(scene)


def test_the_player_on_turn_stands_out() -> None:
    assert [panel.rim for panel in sprites_of(trio_scene(SEVERAL), Panel) if panel.rim] == ["seat-1"]


def test_in_the_end_ranks_take_the_place_of_counts() -> None:
    scene = tripple_scene(OVER)
    assert not sprites_of(scene, TileIcon)
    assert sorted(medal.rank for medal in sprites_of(scene, Medal)) == [1, 2, 3]
    assert [panel.rim for panel in sprites_of(scene, Panel) if panel.rim] == ["win"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_table_says_so(language: str) -> None:
    scene = tripple_scene(BARE, language=language)
    assert not sprites_of(scene, Tile)
    assert len(sprites_of(scene, TileBody)) == 1
    assert captioned(TRIPPLE_DOMINO.view(BARE, None), language).texts("tripple_domino-picture-empty") in texts(scene)


def test_players_without_names_have_their_number() -> None:
    scene = tripple_domino_scene(TRIPPLE_DOMINO.view(ALONE, None), Caption(None, "to move", ""))
    assert "1" in texts(scene)


# what only the owner of the hand sees


def test_playable_tiles_come_first_in_the_hand_and_stand_out() -> None:
    own = held(trio_scene(SEVERAL, SECOND))
    assert len(own) == len(HANDS[1])
    looks = [tile.look for tile in own]
    assert looks == ["tile"] * 5 + ["tile-idle"]
    view = TRIODOMINO.view(SEVERAL, SECOND)
    playable = [tile.values for tile in own if tile.look == "tile"]
    assert playable == [own.tile for own in view.hand if own.places]


def test_every_tile_of_the_hand_shows_its_name() -> None:
    assert {"0-1-1", "0-2-2", "1-5-5", "2-4-5", "3-4-5"} <= set(texts(trio_scene(SEVERAL, SECOND)))


def test_the_player_who_opens_may_lay_any_tile() -> None:
    assert {tile.look for tile in held(trio_scene(OPENING, SECOND))} == {"tile"}


def test_after_a_draw_only_the_drawn_tile_may_be_laid() -> None:
    drawn = replace(LARGE, drawn=(LARGE.hands[0][-1],))
    looks = {tile.values: tile.look for tile in held(tripple_scene(drawn, FIRST))}
    assert all(look == "tile-idle" for tile, look in looks.items() if tile != LARGE.hands[0][-1])


def test_without_a_chosen_tile_no_place_is_shown() -> None:
    assert not sprites_of(trio_scene(SEVERAL, SECOND), PlaceMarker)
    assert not sprites_of(trio_scene(SEVERAL, SECOND, partial_move="place"), PlaceMarker)


def test_the_places_of_the_chosen_tile_are_numbered_in_order() -> None:
    view = TRIODOMINO.view(SEVERAL, SECOND)
    (chosen,) = [own for own in view.hand if own.tile == (2, 4, 5)]
    scene = trio_scene(SEVERAL, SECOND, partial_move="place 2-4-5")
    assert [marker.number for marker in sprites_of(scene, PlaceMarker)] == [1, 2, 3]
    shown = on_the_table(scene, PlaceMarker)
    assert not shown.keys() & on_the_table(scene, Tile).keys()
    for number, fitting in enumerate(chosen.places, start=1):
        # the tile then lies in the place that had the number
        after = trio_scene(SEVERAL, SECOND, partial_move=f"place 2-4-5 {fitting.word}")
        (place,) = (at for at, tile in on_the_table(after, Tile).items() if tile.look == "tile-last")
        ((left, top, _),) = (at for at, marker in shown.items() if marker.number == number)
        assert (left, top) == place[:2]
    assert [tile.values for tile in held(scene) if tile.look == "tile-last"] == [(2, 4, 5)]


def test_the_chosen_tile_is_shown_in_its_chosen_place() -> None:
    view = TRIODOMINO.view(SEVERAL, SECOND)
    (chosen,) = [own for own in view.hand if own.tile == (2, 4, 5)]
    fitting = chosen.places[-1]
    scene = trio_scene(SEVERAL, SECOND, partial_move=f"place 2-4-5 {fitting.word}")
    assert not sprites_of(scene, PlaceMarker)
    assert [tile.values for tile in laid(scene) if tile.look == "tile-last"] == [fitting.place.values]


@pytest.mark.parametrize("partial_move", ["open 0-1-1", "free 0-1-1"])
def test_a_tile_that_begins_a_formation_stands_out_and_has_no_places(partial_move: str) -> None:
    scene = trio_scene(SEVERAL, SECOND, partial_move=partial_move)
    assert not sprites_of(scene, PlaceMarker)
    assert [tile.values for tile in held(scene) if tile.look == "tile-last"] == [(0, 1, 1)]


def test_the_opening_tile_has_one_place_on_the_empty_table() -> None:
    ((left, _, up),) = on_the_table(tripple_scene(BARE, FIRST, partial_move="place 3-3-3"), PlaceMarker)
    assert up
    assert left + TILE_SIZES[0].half == 500


def test_a_public_picture_shows_nothing_of_a_partial_move() -> None:
    assert trio_scene(SEVERAL, partial_move="place 2-4-5") == trio_scene(SEVERAL)


TRIPPLE_DOMINO_SECRETS = Secrets(TRIPPLE_DOMINO, ("reserve",), reveals_nothing)
TRIODOMINO_SECRETS = Secrets(TRIODOMINO, ("stock",), reveals_nothing)


@pytest.mark.parametrize("seed", range(2))
def test_a_public_picture_reveals_nothing_of_hands_and_stock(seed: int) -> None:
    luck = Random(seed)
    for state, _ in played(TRIPPLE_DOMINO, 3, seed):
        other = TRIPPLE_DOMINO_SECRETS.exchanged(state, None, luck)
        assert tripple_scene(state) == tripple_scene(other)
    for trio_state, _ in played(TRIODOMINO, 4, seed):
        twin = TRIODOMINO_SECRETS.exchanged(trio_state, None, luck)
        assert trio_scene(trio_state) == trio_scene(twin)


# everywhere


@pytest.mark.parametrize("seats", [2, 4])
@examples(3)
@given(seed=st.integers(0, 10_000))
def test_everything_is_inside_and_nothing_overlaps_in_random_games(seats: int, seed: int) -> None:
    for number, (state, seat) in enumerate(played(TRIPPLE_DOMINO, seats, seed)):
        if number % 3 == seed % 3:
            check_table(tripple_scene(state))
            check_table(tripple_scene(state, seat))
    for number, (trio_state, seat) in enumerate(played(TRIODOMINO, seats, seed)):
        if number % 3 == seed % 3:
            check_table(trio_scene(trio_state))
            check_table(trio_scene(trio_state, seat))


@pytest.mark.parametrize("seed", range(2))
def test_the_places_of_every_tile_have_their_place(seed: int) -> None:
    for state, _ in islice(played(TRIODOMINO, 3, seed), 0, None, 2):
        for own in TRIODOMINO.view(state, state.turn).hand:
            check_table(trio_scene(state, state.turn, partial_move=f"place {name(own.tile)}"))


def check_table(scene: Scene) -> None:
    """Asserts the layout, that tiles and places lie on cells of their own, and that each row of them is a band."""
    check(scene)
    tiles, places = on_the_table(scene, Tile), on_the_table(scene, PlaceMarker)
    assert not tiles.keys() & places.keys()
    rows = {top for _, top, _ in [*tiles, *places]}
    bands = [
        band
        for band in scene.bands()
        if any(isinstance(item.sprite, Tile | PlaceMarker) for item in flatten(band.placed))
    ]
    assert len(bands) == len(rows) + -(-len(held(scene)) // TILES_IN_A_ROW)


def test_many_points_and_many_tiles_have_their_place() -> None:
    for seats in range(1, 7):
        hands = [(OPENING.hands[0] * 7)[:20]] * seats
        state = replace(trio((), hands, None), scores=(-288,) * seats)
        players = tuple(CaptionPlayer("W" * 32, seat) for seat in range(seats))
        check(triodomino_scene(TRIODOMINO.view(state, None), Caption(players[0], "to move", "", players)))


def test_a_move_changes_few_bands() -> None:
    # the rows of the last two tiles, the header and the players; all of them if the board is shifted or drawn smaller
    changed, all_bands = 0, 0
    before: set[Scene] = set()
    for state, _ in played(TRIPPLE_DOMINO, 4, 1):
        bands = tripple_scene(state).bands()
        changed += len(set(bands) - before)
        all_bands += len(bands)
        before = set(bands)
    assert changed / all_bands < 0.65


def test_a_hand_of_many_tiles_takes_more_rows() -> None:
    ten = (HANDS[0], tiles("000 001 002 003 004 005 011 012 013 014"), *HANDS[2:])
    assert trio_scene(replace(SEVERAL, hands=ten), SECOND).size[1] > trio_scene(SEVERAL, SECOND).size[1]
