"""The picture of a player's own hand: tiles that may be laid are bright, with what they bring under them."""

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.games.base import Seat
from bot.games.triangles.tiles import TILES
from bot.games.triodomino import GAME as TRIODOMINO
from bot.games.tripple_domino import GAME as TRIPPLE_DOMINO
from renderers.engine.scene import Scene, flatten
from renderers.game_renderers import hand_scene
from renderers.parts.column import Counter
from renderers.parts.frame import COLUMN, HEIGHT, RING, WIDTH
from renderers.parts.panel import Panel
from renderers.themes.theme import DARK
from renderers.tiles.hand import TILES_IN_A_ROW, HeldTile, in_column, scene
from renderers.tiles.tile import Disc, Face, Halo
from tests.renderers.layout import check, sprites_of, texts
from tests.renderers.tiles.samples import (
    HANDS,
    HELD,
    LARGE,
    MANY,
    OPENING,
    SECOND,
    SEVERAL,
    hand_of,
    trio_sample,
    tripple_sample,
)

FIRST = Seat(0)


def looks(shown: Scene) -> dict[str, str]:
    """Returns the look of each tile by its numbers, in their order."""
    faces, numbers = sprites_of(shown, Face), [str(disc.number) for disc in sprites_of(shown, Disc)]
    names = ["-".join(numbers[start : start + 3]) for start in range(0, len(numbers), 3)]
    return dict(zip(names, (face.look for face in faces), strict=True))


def test_the_tiles_stand_in_the_order_in_which_moves_name_them_and_the_playable_ones_are_bright() -> None:
    view = TRIODOMINO.view(SEVERAL, SECOND)
    shown = looks(hand_of(trio_sample(SEVERAL, SECOND)))
    assert list(shown) == ["-".join(map(str, tile)) for tile in HANDS[1]]
    bright = [tile for tile, look in shown.items() if look == "tile"]
    assert bright == ["-".join(map(str, own.tile)) for own in view.hand if own.places]


def test_the_player_who_opens_may_lay_any_tile() -> None:
    assert set(looks(hand_of(trio_sample(OPENING, SECOND))).values()) == {"tile"}


def test_after_a_draw_only_the_drawn_tile_may_be_laid() -> None:
    drawn = replace(LARGE, drawn=(LARGE.hands[0][-1],))
    shown = looks(hand_of(tripple_sample(drawn, FIRST)))
    assert [look for tile, look in shown.items() if tile != "5-5-5"][:2] == ["tile-idle", "tile-idle"]


@pytest.mark.parametrize("words", ["place 1-1-4", "place 1-1-4 u0,0", "open 1-1-4", "free 1-1-4"])
def test_the_chosen_tile_has_a_halo(words: str) -> None:
    state = replace(HELD, hands=(((1, 1, 4), (2, 2, 2)), ((0, 0, 0),)))
    shown = hand_of(tripple_sample(state, FIRST), words)
    assert looks(shown)["1-1-4"] == "tile-last"
    assert len(sprites_of(shown, Halo)) == 1
    assert [panel.fill for panel in sprites_of(shown, Panel)][:1] == ["tile-card"]


def test_the_points_of_each_place_stand_under_a_tile() -> None:
    view = TRIPPLE_DOMINO.view(HELD, FIRST)
    shown = texts(hand_of(tripple_sample(HELD, FIRST)))
    playable = [own for own in view.hand if own.places and own.playable]
    assert len(shown) == len(playable)
    for own, note in zip(playable, shown, strict=True):
        points = [f"+{found.points}" for found in own.places]
        assert note in (" · ".join(points), " · ".join(dict.fromkeys(points)), f"{points[0]} … {points[-1]}")


def test_of_several_formations_those_stand_under_a_tile_where_it_fits() -> None:
    assert set(texts(hand_of(trio_sample(MANY, SECOND)))) <= {"A", "B", "C", "A · B", "A · C", "B · C", "A · B · C"}
    topsy_turvy = replace(MANY, topsy_turvy=True)
    assert "+2" in texts(hand_of(trio_sample(topsy_turvy, SECOND)))


def held(count: int, notes: int = 1) -> list[HeldTile]:
    return [HeldTile(tile, True, (), tuple(f"+{number}35" for number in range(notes))) for tile in TILES[:count]]  # noqa: FBT003 - playable


@pytest.mark.parametrize("count", [1, 5, 6, 7, 8, 14, 15, 19, 21, 40])
def test_up_to_seven_tiles_stand_in_a_row(count: int) -> None:
    hand = held(count, notes=6)
    shown = scene(hand, DARK, hand[0])
    check(shown)
    rows: dict[int, int] = {}
    for item in flatten(shown.placed):
        if isinstance(item.sprite, Face):
            rows[item.y] = rows.get(item.y, 0) + 1
        left, top, right, bottom = item.box
        assert 0 <= left < right <= WIDTH
        assert 0 <= top < bottom <= shown.size[1]
    assert max(rows.values()) <= TILES_IN_A_ROW
    assert len(rows) == -(-count // TILES_IN_A_ROW)
    assert max(rows.values()) - min(rows.values()) <= len(rows)


def test_cards_do_not_touch_each_other() -> None:
    hand = held(7)
    panels = [item.box for item in flatten(scene(hand, DARK, None).placed) if isinstance(item.sprite, Panel)]
    for before, after in pairwise(panels):
        assert after[0] - before[2] >= 4


def test_a_hand_without_notes_is_lower() -> None:
    noted, bare = held(5), [replace(tile, notes=()) for tile in held(5)]
    assert scene(bare, DARK, None).size[1] < scene(noted, DARK, None).size[1]


@pytest.mark.parametrize("count", [1, 2, 9, 10, 11, 12])
def test_up_to_twelve_tiles_stand_in_the_column_above_the_others_counts_and_what_is_left_to_draw(count: int) -> None:
    state = replace(SEVERAL, hands=(TILES[:3], TILES[3 : 3 + count]), scores=(0, 11))
    sample = trio_sample(state, SECOND)
    shown = hand_of(sample)
    check(sample.scene())
    assert list(looks(shown)) == ["-".join(map(str, tile)) for tile in TILES[3 : 3 + count]]
    left, top, right, bottom = COLUMN
    for item in flatten(shown.placed):
        if isinstance(item.sprite, Face | Disc | Panel):
            assert left - RING <= item.box[0] < item.box[2] <= right + RING
            assert top - RING <= item.box[1] < item.box[3] <= bottom + RING
    counted = ["Alessandra", "Stockpile"] if count <= 10 else []
    assert [text for text in texts(shown) if text and not text.isdigit()] == counted
    assert hand_scene("triodomino", sample.view, DARK, "") is None
    more = trio_sample(replace(state, hands=(TILES[:3], TILES[3:16])), SECOND)
    assert hand_scene("triodomino", more.view, DARK, "") is not None


def test_where_not_all_counts_fit_under_a_hand_only_what_is_left_to_draw_stands_there() -> None:
    stockpile = Counter("Stockpile", "12")
    others = [Counter(name, "5") for name in ("Ada", "Bea", "Cy", "Dan", "Eve")]
    for count, counters, told in ((4, others, 6), (9, others, 1), (9, others[:1], 2), (12, others[:1], 0)):
        column = Scene((WIDTH, HEIGHT), DARK, tuple(in_column(held(count), None, [*counters, stockpile])))
        shown = [text for text in texts(column) if text and not text.isdigit()]
        assert len(shown) == told
        assert shown[-1:] == ["Stockpile"] * (told > 0)


def test_there_is_no_picture_of_an_empty_hand_nor_of_a_game_without_hands() -> None:
    assert hand_scene("triodomino", TRIODOMINO.view(SEVERAL, None), DARK, "") is None
    assert hand_scene("tris_1", TRIODOMINO.view(SEVERAL, None), DARK, "") is None
