"""What the pictures of the tile games say: tiles, the last one, formations, players; and to a player the own hand."""

from dataclasses import replace
from random import Random
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.base import Seat
from bot.games.triodomino import GAME as TRIODOMINO
from bot.games.tripple_domino import GAME as TRIPPLE_DOMINO
from bot.texts import LANGUAGES
from renderers.engine.painter import Painter
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import Scene, Sprite, flatten
from renderers.parts.badges import Badge, Medal
from renderers.parts.caption import Caption
from renderers.parts.header import HEIGHT
from renderers.parts.panel import Panel
from renderers.parts.text_line import TextLine
from renderers.themes.theme import THEMES, Theme
from renderers.tiles.hand import TILES_IN_A_ROW
from renderers.tiles.markers import FormationNumber, PlaceMarker, TileIcon
from renderers.tiles.tile import Tile, TileBody
from renderers.tiles.tile_size import TILE_SIZES
from renderers.tiles.tripple_domino import scene as draw_tripple_domino
from tests.games.triangles.formations import tiles
from tests.games.triangles.secrets import Secrets, nothing
from tests.renderers.layout import check
from tests.renderers.tile_positions import (
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
    played,
    trio_scene,
    tripple_scene,
)

FIRST = Seat(0)
Kind = TypeVar("Kind", bound=Sprite)
Pointing = TypeVar("Pointing", Tile, PlaceMarker)


def of(scene: Scene, kind: type[Kind]) -> list[Kind]:
    return [item.sprite for item in flatten(scene.placed) if isinstance(item.sprite, kind)]


def lying(scene: Scene, kind: type[Pointing]) -> dict[tuple[int, int, bool], Pointing]:
    """What lies above the players, the hand being below them: by its corner, and whether it points up."""
    players = min(item.y for item in flatten(scene.placed) if isinstance(item.sprite, Badge) and item.y > HEIGHT)
    shown = [(sprite, x, y) for sprite, x, y in flatten(scene.placed) if isinstance(sprite, kind) and y < players]
    by_cell = {(x, y, sprite.up): sprite for sprite, x, y in shown}
    assert len(by_cell) == len(shown)
    return by_cell


def laid(scene: Scene) -> list[Tile]:
    return [*lying(scene, Tile).values()]


def held(scene: Scene) -> list[Tile]:
    return of(scene, Tile)[len(laid(scene)) :]


def said(scene: Scene) -> list[str]:
    return [item.sprite.text for item in flatten(scene.placed) if isinstance(item.sprite, TextLine)]


# what everybody sees


def test_every_tile_is_drawn_once_and_the_last_one_stands_out() -> None:
    tiles = laid(tripple_scene(LARGE))
    assert [tile.values for tile in tiles] == [lying.values for lying in LARGE.formation.tiles]
    (last,) = [tile for tile in tiles if tile.look == "tile-last"]
    assert last.values == LARGE.formation.tiles[-1].values


def test_of_several_formations_the_one_laid_to_last_has_the_last_tile() -> None:
    (last,) = [tile for tile in laid(trio_scene(SEVERAL)) if tile.look == "tile-last"]
    assert last.values == SEVERAL.formations[1].tiles[-1].values


def test_formations_have_numbers_where_there_are_several() -> None:
    assert [plate.number for plate in of(trio_scene(SEVERAL), FormationNumber)] == [1, 2, 3]
    assert not of(tripple_scene(LARGE), FormationNumber)


def test_small_formations_are_drawn_large_and_large_ones_never_too_small() -> None:
    def side(scene: Scene) -> set[int]:
        return {tile.tile_size.side for tile in laid(scene)}

    assert side(tripple_scene(SMALL)) == {150}
    assert side(tripple_scene(LARGE)) == {104}


def test_every_player_has_a_badge_a_score_and_a_count_of_tiles() -> None:
    scene = tripple_scene(LARGE)
    in_the_header, *in_the_strip = (badge.seat for badge in of(scene, Badge))
    assert (in_the_header, in_the_strip) == (0, [0, 1, 2])
    assert len(of(scene, TileIcon)) == 3
    assert "−5" in said(scene)
    assert "Benoît Lefèvre" in said(scene)


def test_the_player_on_turn_stands_out() -> None:
    assert [panel.rim for panel in of(trio_scene(SEVERAL), Panel) if panel.rim] == ["seat-1"]


def test_in_the_end_ranks_take_the_place_of_counts() -> None:
    scene = tripple_scene(OVER)
    assert not of(scene, TileIcon)
    assert sorted(medal.rank for medal in of(scene, Medal)) == [1, 2, 3]
    assert [panel.rim for panel in of(scene, Panel) if panel.rim] == ["win"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bare_table_says_so_in_words(language: str) -> None:
    scene = tripple_scene(BARE, language=language)
    assert not of(scene, Tile)
    assert len(of(scene, TileBody)) == 1
    assert captioned(TRIPPLE_DOMINO.view(BARE, None), language).texts("tripple_domino-picture-empty") in said(scene)


def test_players_without_names_go_by_number() -> None:
    scene = draw_tripple_domino(TRIPPLE_DOMINO.view(ALONE, None), Caption(None, "to move", ""))
    assert "1" in said(scene)


# what only the hand's owner sees


def test_the_hand_shows_what_may_be_laid_first_and_marks_it() -> None:
    own = held(trio_scene(SEVERAL, SECOND))
    assert len(own) == len(HANDS[1])
    looks = [tile.look for tile in own]
    assert looks == ["tile"] * 5 + ["tile-idle"]
    view = TRIODOMINO.view(SEVERAL, SECOND)
    playable = [tile.values for tile in own if tile.look == "tile"]
    assert playable == [holding.tile for holding in view.hand if holding.places]


def test_every_tile_of_the_hand_says_its_word() -> None:
    assert {"0-1-1", "0-2-2", "1-5-5", "2-4-5", "3-4-5"} <= set(said(trio_scene(SEVERAL, SECOND)))


def test_whoever_opens_may_lay_any_tile() -> None:
    assert {tile.look for tile in held(trio_scene(OPENING, SECOND))} == {"tile"}


def test_after_a_draw_only_the_drawn_tile_may_be_laid() -> None:
    drawn = replace(LARGE, drawn=(LARGE.hands[0][-1],))
    looks = {tile.values: tile.look for tile in held(tripple_scene(drawn, FIRST))}
    assert all(look == "tile-idle" for tile, look in looks.items() if tile != LARGE.hands[0][-1])


def test_without_a_chosen_tile_no_place_is_shown() -> None:
    assert not of(trio_scene(SEVERAL, SECOND), PlaceMarker)
    assert not of(trio_scene(SEVERAL, SECOND, partial_move="place"), PlaceMarker)


def test_the_places_of_the_chosen_tile_are_numbered_in_their_order() -> None:
    view = TRIODOMINO.view(SEVERAL, SECOND)
    (chosen,) = [holding for holding in view.hand if holding.tile == (2, 4, 5)]
    scene = trio_scene(SEVERAL, SECOND, partial_move="place 2-4-5")
    assert [ghost.number for ghost in of(scene, PlaceMarker)] == [1, 2, 3]
    shown = lying(scene, PlaceMarker)
    assert not shown.keys() & lying(scene, Tile).keys()
    for number, spot in enumerate(chosen.places, start=1):
        # the place that bears the number is where the tile then lies
        after = trio_scene(SEVERAL, SECOND, partial_move=f"place 2-4-5 {spot.formation}:{spot.place.cell}")
        (place,) = (at for at, tile in lying(after, Tile).items() if tile.look == "tile-last")
        ((left, top, _),) = (at for at, ghost in shown.items() if ghost.number == number)
        assert (left, top) == place[:2]
    assert [tile.values for tile in held(scene) if tile.look == "tile-last"] == [(2, 4, 5)]


def test_a_place_that_is_named_too_shows_the_tile_lying_there() -> None:
    view = TRIODOMINO.view(SEVERAL, SECOND)
    (chosen,) = [holding for holding in view.hand if holding.tile == (2, 4, 5)]
    spot = chosen.places[-1]
    scene = trio_scene(SEVERAL, SECOND, partial_move=f"place 2-4-5 {spot.formation}:{spot.place.cell}")
    assert not of(scene, PlaceMarker)
    assert [tile.values for tile in laid(scene) if tile.look == "tile-last"] == [spot.place.values]


@pytest.mark.parametrize("partial_move", ["open 0-1-1", "free 0-1-1"])
def test_a_tile_that_begins_a_formation_is_marked_and_has_no_places(partial_move: str) -> None:
    scene = trio_scene(SEVERAL, SECOND, partial_move=partial_move)
    assert not of(scene, PlaceMarker)
    assert [tile.values for tile in held(scene) if tile.look == "tile-last"] == [(0, 1, 1)]


def test_the_opening_tile_has_one_place_on_the_bare_table() -> None:
    ((left, _, up),) = lying(tripple_scene(BARE, FIRST, partial_move="place 3-3-3"), PlaceMarker)
    assert up
    assert left + TILE_SIZES[0].half == 500


def test_words_of_a_move_show_nothing_to_everybody() -> None:
    assert trio_scene(SEVERAL, partial_move="place 2-4-5") == trio_scene(SEVERAL)


TRIPPLE_DOMINO_SECRETS = Secrets(TRIPPLE_DOMINO, ("reserve",), nothing)
TRIODOMINO_SECRETS = Secrets(TRIODOMINO, ("stock",), nothing)


@pytest.mark.parametrize("seed", range(3))
def test_a_public_picture_tells_nothing_of_hands_and_stock(seed: int, rasterizer: Rasterizer) -> None:
    painter, fancy = Painter(rasterizer), Random(seed)
    for tripple, _ in played(TRIPPLE_DOMINO, 3, seed):
        other = TRIPPLE_DOMINO_SECRETS.exchanged(tripple, None, fancy)
        assert painter.png(tripple_scene(tripple)) == painter.png(tripple_scene(other))
    for trio, _ in played(TRIODOMINO, 4, seed):
        twin = TRIODOMINO_SECRETS.exchanged(trio, None, fancy)
        assert painter.png(trio_scene(trio)) == painter.png(trio_scene(twin))


# everywhere


@pytest.mark.parametrize("seats", [2, 4])
@settings(max_examples=12)
@given(seed=st.integers(0, 10_000))
def test_all_stays_on_the_canvas_in_random_games(seats: int, seed: int) -> None:
    for tripple, seat in played(TRIPPLE_DOMINO, seats, seed):
        for reader in (None, seat):
            sound(tripple_scene(tripple, reader))
    for trio, seat in played(TRIODOMINO, seats, seed):
        for reader in (None, seat):
            sound(trio_scene(trio, reader))


@pytest.mark.parametrize("seed", range(4))
def test_so_do_the_places_of_every_tile(seed: int) -> None:
    for state, _ in played(TRIODOMINO, 3, seed):
        reader = state.turn
        for holding in TRIODOMINO.view(state, reader).hand:
            sound(trio_scene(state, reader, partial_move="place " + "-".join(map(str, holding.tile))))


def sound(scene: Scene) -> None:
    """All is inside; tiles and places lie on cells of their own; each row of them is a band."""
    check(scene)
    tiles, ghosts = lying(scene, Tile), lying(scene, PlaceMarker)
    assert not tiles.keys() & ghosts.keys()
    rows = {top for _, top, _ in [*tiles, *ghosts]}
    bands = [
        band
        for band in scene.bands()
        if any(isinstance(item.sprite, Tile | PlaceMarker) for item in flatten(band.placed))
    ]
    lines_of_the_hand = -(-len(held(scene)) // TILES_IN_A_ROW)
    assert len(bands) == len(rows) + lines_of_the_hand


def test_a_move_changes_few_bands() -> None:
    # the rows of the last two tiles, the header and the players; all, where the board is moved or drawn smaller
    changed, all_bands = 0, 0
    before: set[Scene] = set()
    for state, _ in played(TRIPPLE_DOMINO, 4, 1):
        bands = tripple_scene(state).bands()
        changed += len(set(bands) - before)
        all_bands += len(bands)
        before = set(bands)
    assert changed / all_bands < 0.65


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_every_theme_has_the_colours(theme: Theme) -> None:
    painter = Painter(Rasterizer(theme))
    scene = trio_scene(SEVERAL, SECOND, partial_move="place 2-4-5", theme=theme)
    assert len(painter.png(scene)) < 80_000


def test_a_frame_of_56_tiles_is_light(rasterizer: Rasterizer) -> None:
    assert len(Painter(rasterizer).png(tripple_scene(LARGE))) < 80_000
    assert len(Painter(rasterizer).png(tripple_scene(OVER))) < 70_000


def test_hands_of_many_tiles_take_more_lines() -> None:
    ten = (HANDS[0], tiles("000 001 002 003 004 005 011 012 013 014"), *HANDS[2:])
    assert trio_scene(replace(SEVERAL, hands=ten), SECOND).size[1] > trio_scene(SEVERAL, SECOND).size[1]
