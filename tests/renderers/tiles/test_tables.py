"""What the pictures of the tile games show: tiles, the last one, formations, players; and to a player places."""

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.base import Seat
from bot.games.triangles.cells import corners
from bot.games.triangles.formation import Formation
from bot.games.triangles.tiles import BY_VALUES, name
from bot.games.triodomino import GAME as TRIODOMINO
from bot.games.triodomino.state import State as TriodominoState
from bot.games.tripple_domino import GAME as TRIPPLE_DOMINO
from bot.games.tripple_domino.state import State as TrippleDominoState
from bot.texts import LANGUAGES, texts_in
from renderers.engine.scene import Box, Placed, Scene, flatten
from renderers.parts import column
from renderers.parts.badges import Badge, Medal, TurnBadge
from renderers.parts.frame import BOARD, COLUMN, Caption, CaptionPlayer
from renderers.parts.player_block import Pointer
from renderers.themes.theme import DARK
from renderers.tiles import triodomino, tripple_domino
from renderers.tiles.markers import FormationLetter, NewCorner, Place, PlaceNumber, TileIcon
from renderers.tiles.tile import Disc, Face, Halo, WholeTile
from tests.examples import SLOW, examples
from tests.games.triangles.secrets import Secrets, reveals_nothing
from tests.renderers.layout import check, sprites_of, texts
from tests.renderers.tiles.random_games import played
from tests.renderers.tiles.samples import (
    ALONE,
    BARE,
    LARGE,
    MANY,
    OPENING,
    OVER,
    SECOND,
    SEVERAL,
    SMALL,
    trio,
    trio_sample,
    tripple_sample,
)

FIRST = Seat(0)


def tripple_scene(
    state: TrippleDominoState, reader: Seat | None = None, language: str = "en", partial_move: str = ""
) -> Scene:
    return tripple_sample(state, reader, language, partial_move).scene()


def trio_scene(
    state: TriodominoState, reader: Seat | None = None, language: str = "en", partial_move: str = ""
) -> Scene:
    return trio_sample(state, reader, language, partial_move).scene()


def placed(scene: Scene, kind: type) -> list[Placed]:
    """Returns the sprites of one class on the board."""
    return [item for item in flatten(scene.placed) if isinstance(item.sprite, kind) and item.x < COLUMN[0]]


def discs(scene: Scene) -> dict[tuple[int, int], Disc]:
    """Returns the discs by their centres."""
    found = {}
    for item in placed(scene, Disc):
        assert isinstance(item.sprite, Disc)
        middle = item.x + item.sprite.middle, item.y + item.sprite.middle
        assert middle not in found
        found[middle] = item.sprite
    return found


def cell_of(item: Placed) -> tuple[int, int]:
    """Returns the top left corner of the cell of a face or a place."""
    right, down = item.sprite.offset if isinstance(item.sprite, Face) else (0, 0)
    return item.x - right, item.y - down


def corners_of(item: Placed) -> list[tuple[int, int]]:
    """Returns the corners of a face's cell in pixels, clockwise from its top or its top left."""
    assert isinstance(item.sprite, Face)
    (left, top), size = cell_of(item), item.sprite.tile_size
    right, bottom, middle = left + size.side, top + size.height, left + size.half
    up = [(middle, top), (right, bottom), (left, bottom)]
    return up if item.sprite.up else [(left, top), (right, top), (middle, bottom)]


def shown_tiles(scene: Scene) -> Counter[str]:
    """Returns the tiles on the board by the discs on the corners of their faces."""
    by_centre, found = discs(scene), Counter[str]()
    for item in placed(scene, Face):
        first, second, third = (by_centre[corner].number for corner in corners_of(item))
        found[name(BY_VALUES[first, second, third])] += 1
    return found


def laid_tiles(*formations: Formation) -> Counter[str]:
    return Counter(name(BY_VALUES[laid.values]) for formation in formations for laid in formation.tiles)


# what everybody sees


def test_003_t3_there_is_one_disc_for_all_corners_that_meet() -> None:
    for scene, formations in ((tripple_scene(LARGE), (LARGE.formation,)), (trio_scene(SEVERAL), SEVERAL.formations)):
        vertices = sum(len({vertex for laid in one.tiles for vertex in corners(laid.cell)}) for one in formations)
        assert len(discs(scene)) == vertices
        assert shown_tiles(scene) == laid_tiles(*formations)


def test_the_last_tile_stands_out_with_its_three_discs() -> None:
    for state, scene in ((LARGE.formation, tripple_scene(LARGE)), (SEVERAL.formations[1], trio_scene(SEVERAL))):
        (last,) = (item for item in placed(scene, Face) if "tile-last" in str(item.sprite))
        (halo,) = placed(scene, Halo)
        assert isinstance(halo.sprite, Halo)
        reach = halo.sprite.tile_size.reach
        assert (halo.x + reach, halo.y + reach) == cell_of(last)
        around = [discs(scene)[corner] for corner in corners_of(last)]
        assert all(disc.background == "last" for disc in around)
        assert sorted(disc.number for disc in around) == sorted(state.tiles[-1].values)


def test_formations_have_letters_where_there_are_several() -> None:
    assert [sprite.letter for sprite in sprites_of(trio_scene(SEVERAL), FormationLetter)] == ["A", "B", "C"]
    assert not sprites_of(tripple_scene(LARGE), FormationLetter)


def test_small_formations_are_drawn_large() -> None:
    assert {face.tile_size.side for face in sprites_of(tripple_scene(SMALL), Face)} == {172}


def test_every_player_has_a_badge_a_score_and_a_count_of_tiles() -> None:
    scene = tripple_scene(LARGE)
    assert [badge.seat for badge in sprites_of(scene, Badge)] == [0, 1, 2]
    assert len(sprites_of(scene, TileIcon)) == 3
    assert "−5" in texts(scene) or "−" in texts(scene)
    assert "Benoît Lefèvre" in texts(scene)


def test_the_block_of_the_player_on_turn_is_filled() -> None:
    scene = trio_scene(SEVERAL)
    assert [pointer.seat for pointer in sprites_of(scene, Pointer)] == [1]
    assert [badge.seat for badge in sprites_of(scene, TurnBadge)] == [1]


def test_in_the_end_ratings_or_ranks_take_the_place_of_counts_and_the_winner_s_block_is_filled_without_a_pointer() -> (
    None
):
    sample = tripple_sample(OVER)
    rated, unrated = sample.scene(), sample.scene(replace(sample.caption, changes=()))
    for scene, ranks in ((rated, []), (unrated, [2, 3])):
        assert not sprites_of(scene, TileIcon)
        assert sorted(medal.rank for medal in sprites_of(scene, Medal)) == ranks
        assert [badge.seat for badge in sprites_of(scene, TurnBadge)] == [5]
        assert not sprites_of(scene, Pointer)
    assert {"+105", "−80"} <= {*texts(rated)}
    assert not {"+105", "−80"} & {*texts(unrated)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_round_and_reserve_are_counted_in_the_reader_s_language(language: str) -> None:
    texts_of = texts_in(language)
    shown = texts(tripple_scene(LARGE, language=language))
    assert {texts_of("tripple_domino-picture-round"), texts_of("tripple_domino-picture-reserve")} <= set(shown)
    shown = texts(trio_scene(SEVERAL, language=language))
    assert {texts_of("triodomino-picture-round"), texts_of("triodomino-picture-stock")} <= set(shown)


def test_an_empty_table_shows_the_place_of_the_first_tile() -> None:
    scene = tripple_scene(BARE)
    assert not sprites_of(scene, Face)
    ((left, top, right, bottom),) = (item.box for item in placed(scene, Place))
    assert abs(left + right - BOARD[0] - BOARD[2]) <= 1
    assert abs(top + bottom - BOARD[1] - BOARD[3]) <= 1


def test_players_without_names_have_their_number() -> None:
    scene = tripple_domino.scene(TRIPPLE_DOMINO.view(ALONE, None), Caption(None, "to move"))
    assert "1" in texts(scene)


# what only the owner of the hand sees


def test_without_a_chosen_tile_the_private_board_is_the_public_one() -> None:
    assert trio_scene(MANY, SECOND) == trio_scene(MANY), "its hand stands below"
    own, public = trio_scene(SEVERAL, SECOND), trio_scene(SEVERAL)
    assert column.beside(own) == column.beside(public)
    assert trio_scene(SEVERAL, SECOND, partial_move="place") == own != public


def test_the_places_of_the_chosen_tile_are_numbered_in_order() -> None:
    view = TRIODOMINO.view(SEVERAL, SECOND)
    (chosen,) = [own for own in view.hand if own.tile == (2, 4, 5)]
    scene = trio_scene(SEVERAL, SECOND, partial_move="place 2-4-5")
    assert [number.number for number in sprites_of(scene, PlaceNumber)] == [1, 2, 3]
    cells = placed(scene, Place)
    for number, cell in zip(placed(scene, PlaceNumber), cells, strict=True):
        assert cell.x < number.x < number.box[2] < cell.box[2]
        assert cell.y < number.y < number.box[3] < cell.box[3]
    before = set(map(cell_of, placed(scene, Face)))
    assert not set(map(cell_of, cells)) & before
    for item, fitting in zip(cells, chosen.places, strict=True):
        # the tile then lies in the place that had the number, if it fits without any other being moved
        after = trio_scene(SEVERAL, SECOND, partial_move=f"place 2-4-5 {fitting.word}")
        faces = set(map(cell_of, placed(after, Face)))
        if before <= faces:
            assert faces - before == {cell_of(item)}


def test_a_place_shows_what_the_tile_would_bring_to_free_corners() -> None:
    view = TRIODOMINO.view(SEVERAL, SECOND)
    (chosen,) = [own for own in view.hand if own.tile == (2, 4, 5)]
    scene = trio_scene(SEVERAL, SECOND, partial_move="place 2-4-5")
    wanted: dict[tuple[int, tuple[int, int]], set[int]] = {}
    for fitting in chosen.places:
        laid = SEVERAL.formations[fitting.formation - 1].tiles
        covered = {vertex for tile in laid for vertex in corners(tile.cell)}
        for vertex, number in zip(corners(fitting.place.cell), fitting.place.values, strict=True):
            if vertex not in covered:
                wanted.setdefault((fitting.formation, vertex), set()).add(number)
    shown = [corner.numbers for corner in sprites_of(scene, NewCorner)]
    assert sorted(shown) == sorted(tuple(sorted(numbers)) for numbers in wanted.values())
    new, covered = ({(item.x, item.y) for item in placed(scene, kind)} for kind in (NewCorner, Disc))
    assert not new & covered


def test_the_chosen_tile_stands_in_the_column_where_the_hand_does_not() -> None:
    for words in ("place 2-4-5", "place 2-4-5 1:d1,-1"):
        scene = trio_scene(MANY, SECOND, partial_move=words)
        assert [tile.values for tile in sprites_of(scene, WholeTile)] == [(2, 4, 5)]
        assert "Your tile" in texts(scene)


def test_the_chosen_tile_is_shown_in_its_chosen_place() -> None:
    view = TRIODOMINO.view(SEVERAL, SECOND)
    (chosen,) = [own for own in view.hand if own.tile == (2, 4, 5)]
    fitting = chosen.places[-1]
    scene = trio_scene(MANY, SECOND, partial_move=f"place 2-4-5 {fitting.word}")
    assert not sprites_of(scene, PlaceNumber)
    assert shown_tiles(scene) == laid_tiles(*SEVERAL.formations) + Counter(["2-4-5"])
    assert len(placed(scene, Halo)) == 1


@pytest.mark.parametrize("partial_move", ["open 0-1-1", "free 0-1-1"])
def test_a_tile_that_begins_a_formation_has_no_places(partial_move: str) -> None:
    scene = trio_scene(MANY, SECOND, partial_move=partial_move)
    assert not sprites_of(scene, PlaceNumber)
    assert [tile.values for tile in sprites_of(scene, WholeTile)] == [(0, 1, 1)]


def test_the_opening_tile_has_one_place_on_the_empty_table() -> None:
    scene = tripple_scene(BARE, FIRST, partial_move="place 3-3-3")
    assert [number.number for number in sprites_of(scene, PlaceNumber)] == [1]
    assert [corner.numbers for corner in sprites_of(scene, NewCorner)] == [(3,)] * 3


def test_a_public_picture_shows_nothing_of_a_partial_move() -> None:
    assert trio_scene(SEVERAL, partial_move="place 2-4-5") == trio_scene(SEVERAL)


TRIPPLE_DOMINO_SECRETS = Secrets(TRIPPLE_DOMINO, ("reserve",), reveals_nothing)
TRIODOMINO_SECRETS = Secrets(TRIODOMINO, ("stock",), reveals_nothing)


@pytest.mark.parametrize("seed", range(2))
def test_a_public_picture_reveals_nothing_of_hands_and_stock(seed: int) -> None:
    """In each fourth position, with `SLOW=1` in all."""
    luck, every = Random(seed), 1 if SLOW else 4
    for state, _ in islice(played(TRIPPLE_DOMINO, 3, seed), 0, None, every):
        other = TRIPPLE_DOMINO_SECRETS.exchanged(state, None, luck)
        assert tripple_scene(state) == tripple_scene(other)
    for trio_state, _ in islice(played(TRIODOMINO, 4, seed), 0, None, every):
        twin = TRIODOMINO_SECRETS.exchanged(trio_state, None, luck)
        assert trio_scene(trio_state) == trio_scene(twin)


# everywhere


@pytest.mark.parametrize("seats", [2, 4])
@examples(3)
@given(seed=st.integers(0, 10_000))
def test_nothing_leaves_its_box_in_random_games(seats: int, seed: int) -> None:
    """In each eighth position, with `SLOW=1` in each fourth."""
    every = 4 if SLOW else 8
    for number, (state, _) in enumerate(played(TRIPPLE_DOMINO, seats, seed)):
        if number % every == seed % every:
            scene = tripple_scene(state)
            check(scene)
            assert shown_tiles(scene) == laid_tiles(state.formation)
    for number, (trio_state, _) in enumerate(played(TRIODOMINO, seats, seed)):
        if number % every == seed % every:
            scene = trio_scene(trio_state)
            check(scene)
            assert shown_tiles(scene) == laid_tiles(*trio_state.formations)


@pytest.mark.parametrize("seed", range(2))
def test_the_places_of_every_tile_have_their_place(seed: int) -> None:
    for state, _ in islice(played(TRIODOMINO, 3, seed), 0, None, 4):
        for own in TRIODOMINO.view(state, state.turn).hand:
            check(trio_scene(state, state.turn, partial_move=f"place {name(own.tile)}"))


def test_many_points_and_many_tiles_have_their_place() -> None:
    for seats in range(1, 7):
        hands = [(OPENING.hands[0] * 7)[:20]] * seats
        state = replace(trio((), hands, None), scores=(-288,) * seats)
        players = tuple(CaptionPlayer("W" * 32, seat) for seat in range(seats))
        caption = Caption(players[0], "to move", players, texts_in("de"))
        check(triodomino.scene(TRIODOMINO.view(state, None), caption))
        if seats > 1:
            check(triodomino.scene(TRIODOMINO.view(state, SECOND), caption, DARK, f"open {name(hands[0][0])}"))


def test_a_picture_has_a_band_for_each_row_of_its_formations() -> None:
    # beside these, those that the column and the halo begin
    for scene, rows in ((tripple_scene(LARGE), 9), (trio_scene(SEVERAL), 12)):
        assert len(scene.bands()) <= rows + 10


def test_a_move_changes_few_bands() -> None:
    # the rows of the last two tiles, and those beside the players; all if the board is moved or drawn smaller
    changed, all_bands = 0, 0
    before: set[Scene] = set()
    for state, _ in played(TRIPPLE_DOMINO, 4, 1):
        bands = tripple_scene(state).bands()
        changed += len(set(bands) - before)
        all_bands += len(bands)
        before = set(bands)
    assert changed / all_bands < 0.75


# replays


def test_nothing_moves_in_the_pictures_of_a_round_that_have_one_camera() -> None:
    views = [TRIODOMINO.view(state, None) for state, _ in played(TRIODOMINO, 3, 1)]
    views = [view for view in views if view.round == 1]
    camera = triodomino.camera(views)
    caption = Caption(None, "")
    before: set[Box] = set()
    for view in views:
        scene = triodomino.scene(view, caption, camera=camera)
        check(scene)
        shown = {item.box for kind in (Face, Disc, FormationLetter) for item in placed(scene, kind)}
        assert before <= shown
        before = shown
    assert triodomino.scene(views[-1], caption, camera=camera) == triodomino.scene(views[-1], caption)
