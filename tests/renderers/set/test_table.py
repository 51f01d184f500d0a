"""The picture of SET: each card where it lies, who has called, the last SET, the players."""

from collections import Counter
from dataclasses import replace
from itertools import islice, product
from random import Random

import pytest

from bot.games.base import Options
from bot.games.set import GAME
from bot.games.set.state import State
from renderers import set as renderer
from renderers.engine.scene import Group, Placed, Scene, Sprite, flatten
from renderers.parts.badges import Badge
from renderers.parts.frame import BOARD, RING
from renderers.parts.player_block import Block, ColumnPlayer
from renderers.parts.text_line import Digit, TextLine
from renderers.set.card import Body, CardPicture, Hole
from renderers.set.card_format import table_format
from renderers.set.shown_claim import RedRing
from renderers.set.symbol import Symbol, symbol_outline
from renderers.set.table import FrameCorner, Mark
from renderers.text.typeface import CAPITAL_HEIGHT
from tests.renderers import layout
from tests.renderers.captions import caption
from tests.renderers.layout import check, taken_apart
from tests.renderers.set.positions import (
    ALONE,
    FOUND,
    HOLES,
    LOCKED,
    after,
    all_ask,
    claims,
    dealt,
    finished,
    random_tables,
)

PHONE = 320 / 1100


def scene(state: State, language: str = "en") -> Scene:
    return renderer.scene(GAME.view(state, None), caption(len(state.won), None, "Everybody plays", language))


def placed(state: State) -> list[Placed]:
    return list(flatten(scene(state).placed))


def sprites(state: State) -> list[Sprite]:
    return [item.sprite for item in taken_apart(scene(state))]


def cards(state: State) -> list[Placed]:
    """Returns the cards on the table, in the order of their names."""
    laid = [item for item in placed(state) if isinstance(item.sprite, CardPicture) and item.sprite.name]
    return sorted(laid, key=name_of)


def name_of(item: Placed) -> str:
    assert isinstance(item.sprite, CardPicture)
    return item.sprite.name


def pictures(state: State) -> list[CardPicture]:
    """Returns the cards on the table, in the order of their names."""
    return [item.sprite for item in cards(state) if isinstance(item.sprite, CardPicture)]


def strip(state: State) -> list[CardPicture]:
    """Returns the cards at the foot of the column."""
    return [card for card in layout.sprites_of(scene(state), CardPicture) if not card.name]


def corner(item: Placed) -> tuple[int, int]:
    """Returns the top left corner of a card, without its ring."""
    assert isinstance(item.sprite, CardPicture)
    return item.x + item.sprite.body.margin, item.y + item.sprite.body.margin


def texts(state: State, language: str = "en") -> list[str]:
    return layout.texts(scene(state, language))


def players(state: State) -> list[ColumnPlayer]:
    """Returns what the players' blocks say, by seat."""
    return [item.sprite.shown for item in placed(state) if isinstance(item.sprite, Block)]


def filled(state: State) -> list[int]:
    """Returns the seats of the filled blocks."""
    return [player.player.seat for player in players(state) if player.filled]


def marks(state: State) -> Counter[str]:
    return Counter(mark.meaning for mark in layout.sprites_of(scene(state), Mark))


def pile(state: State) -> str:
    """Returns the last number of the column."""
    return "".join(digit.digit for digit in layout.sprites_of(scene(state), Digit))[-2:]


def test_every_card_lies_in_its_slot_with_its_name() -> None:
    state = dealt()
    shown = {name_of(item): item for item in cards(state)}
    assert set(shown) == set(state.cards_by_slot)
    for name, (_, card) in state.cards_by_slot.items():
        picture = shown[name].sprite
        assert isinstance(picture, CardPicture)
        symbols = [part.sprite for part in picture.parts if isinstance(part.sprite, Symbol)]
        assert [(symbol.shape, symbol.colour, symbol.shading) for symbol in symbols] == [
            (card.shape, card.colour, card.shading)
        ] * card.number
        assert [part.sprite.text for part in picture.parts if isinstance(part.sprite, TextLine)] == [name.upper()]
    tops = {name: corner(item) for name, item in shown.items()}
    assert tops["a1"] == BOARD[:2]
    # rows go down, columns go to the right
    assert all(tops[f"{row}1"][1] == tops[f"{row}4"][1] for row in "abc")
    assert all(tops[f"a{column}"][0] == tops[f"c{column}"][0] for column in (1, 2, 3, 4))
    assert tops["a1"][1] < tops["b1"][1] < tops["c1"][1]
    assert tops["a1"][0] < tops["a2"][0] < tops["a4"][0]


def test_all_81_cards_are_made_of_27_symbols() -> None:
    state = all_ask(dealt(1, one_by_one=True), "next", 81)
    assert len({sprite for sprite in sprites(state) if isinstance(sprite, Symbol) and sprite.look == "card"}) <= 27
    assert len(cards(state)) == 81


@pytest.mark.parametrize(("count", "width"), [(9, 265), (12, 195), (15, 152), (18, 124), (21, 108)])
def test_three_rows_fill_the_board_whatever_the_number_of_columns(count: int, width: int) -> None:
    beginners = count == 9
    state = all_ask(dealt(1, beginners=beginners), times=(count - 12) // 3 if not beginners else 0)
    check(scene(state))
    shown = cards(state)
    assert len(shown) == count
    assert {picture.card_format.size for picture in pictures(state)} == {(width, 215)}
    corners = [corner(item) for item in shown]
    assert len({y for _, y in corners}) == 3
    assert (min(corners), max(corners)) == (BOARD[:2], (BOARD[2] - width, BOARD[3] - 215))


def test_added_columns_move_no_card_to_another_row_or_column() -> None:
    before, after_more = dealt(2), all_ask(dealt(2))
    lying = {picture.name: picture.card for picture in pictures(before)}
    assert lying.items() <= {picture.name: picture.card for picture in pictures(after_more)}.items()
    assert {picture.name for picture in pictures(after_more)} - set(lying) == {"a5", "b5", "c5"}
    assert [picture.name for picture in pictures(after_more) if picture.look == "last"] == ["a5", "b5", "c5"]


def test_a_column_that_is_used_up_goes_and_its_cards_fill_the_gaps() -> None:
    state = all_ask(dealt(2))
    shrunk = after(state, (0, "call"), (0, "right"))
    kept = {picture.name: picture.card for picture in pictures(state)}
    shown = {picture.name: picture for picture in pictures(shrunk)}
    assert set(shown) == {f"{row}{column}" for row in "abc" for column in (1, 2, 3, 4)}
    # those that were moved have a ring, all others lie where they lay
    assert all((shown[name].look == "last") == (kept[name] != shown[name].card) for name in shown)


@pytest.mark.parametrize("columns", range(3, 28))
def test_cards_of_any_number_of_columns_lie_apart_and_their_symbols_within_them(columns: int) -> None:
    state = all_ask(dealt(2, one_by_one=True), "next", 3 * columns)
    boxes = [item.box for item in cards(state)]
    for item in cards(state):
        assert isinstance(item.sprite, CardPicture)
        width, height = item.sprite.size
        for part in item.sprite.parts:
            left, top, right, bottom = part.box
            assert isinstance(part.sprite, TextLine) or (left >= 0 <= top and right <= width and bottom <= height)
    assert len({box[:2] for box in boxes}) == 3 * columns
    check(scene(state))


def test_names_can_be_read_on_a_phone() -> None:
    for columns in range(3, 28):
        label = table_format(columns).label * CAPITAL_HEIGHT * PHONE
        assert label >= (6.2 if columns < 10 else 5.3)


def test_symbols_have_thick_outlines_and_clear_stripes_on_usual_tables() -> None:
    for columns in range(3, 8):
        form = table_format(columns)
        assert form.stroke >= 5
        assert form.symbol[1] * PHONE >= 13


def test_new_cards_have_a_ring_and_the_set_itself_is_at_the_foot_of_the_column() -> None:
    assert FOUND.claim is not None
    assert len(FOUND.cards) == 12
    assert Counter(card.look for card in pictures(FOUND)) == {"card": 9, "last": 3}
    assert [card.card for card in strip(FOUND)] == list(FOUND.claim.cards)
    assert {card.look for card in strip(FOUND)} == {"card"}
    assert "Last SET" in texts(FOUND)
    assert filled(FOUND) == [1]
    assert [player.score for player in players(FOUND)] == [0, 1, 0, 0]
    # the finder's badge in the block and beside the SET
    assert [badge.seat for badge in layout.sprites_of(scene(FOUND), Badge)].count(1) == 2


def test_the_last_set_stays_until_the_next_one() -> None:
    voted = after(FOUND, (0, "more"))
    assert strip(voted) == strip(FOUND)
    assert filled(voted) == [1]
    called = after(voted, (2, "call"))
    assert strip(called) == strip(FOUND)
    again = after(called, (2, "right"))
    assert strip(again) != strip(FOUND)
    assert filled(again) == [2]


def test_a_call_is_a_frame_and_a_word_in_the_caller_s_colour() -> None:
    state = after(FOUND, (3, "call"))
    assert {frame.seat for frame in layout.sprites_of(scene(state), FrameCorner)} == {3}
    assert filled(state) == [3]
    assert [(player.word, player.score) for player in players(state)][2:] == [("", 0), ("SET!", None)]
    assert {card.look for card in pictures(state)} == {"card"}
    assert not layout.sprites_of(scene(FOUND), FrameCorner)


def test_the_frame_of_a_call_lies_around_the_board_and_covers_no_card() -> None:
    state = after(dealt(), (3, "call"))
    sides = [
        item.box
        for item in scene(state).placed
        if isinstance(item.sprite, Group) and any(isinstance(part.sprite, FrameCorner) for part in item.sprite.parts)
    ]
    assert {(left, top) for left, top, _, _ in sides} >= {(BOARD[0] - RING, BOARD[1] - RING)}
    assert max((right, bottom) for _, _, right, bottom in sides) == (BOARD[2] + RING, BOARD[3] + RING)


def test_an_error_is_marked_where_the_cards_lie_and_at_the_foot_of_the_column() -> None:
    state = after(FOUND, (2, "call"), (2, "wrong"))
    assert state.claim is not None
    wrong = [picture for picture in pictures(state) if picture.look == "wrong"]
    assert {picture.card for picture in wrong} == set(state.claim.cards)
    assert [card.card for card in strip(state)] == list(state.claim.cards)
    assert {card.look for card in strip(state)} == {"wrong"}
    assert len(layout.sprites_of(scene(state), RedRing)) == 3
    assert "No SET" in texts(state)
    assert "Last SET" not in texts(state)
    # Claire owes one; the last SET is shown again with the next call
    assert [player.score for player in players(state)] == [0, 1, -1, 0]
    assert filled(state) == []
    assert strip(after(state, (0, "call"))) == strip(FOUND)


def test_added_cards_end_the_marks_of_an_error() -> None:
    state = all_ask(after(dealt(2), (1, "call"), (1, "wrong")))
    assert Counter(card.look for card in pictures(state)) == {"card": 12, "last": 3}
    assert not strip(state)


@pytest.mark.parametrize("seats", [1, 4, 5, 6, 7, 8])
def test_the_last_set_has_room_beside_any_number_of_players(seats: int) -> None:
    for claim, language in product(("right", "wrong"), ("en", "it", "de", "fr")):
        state = after(dealt(seats), (0, "call"), (0, claim))
        check(scene(state, language))
        assert len(strip(state)) == 3


@pytest.mark.parametrize("seats", range(1, 9))
def test_the_blocks_keep_their_places_all_game(seats: int) -> None:
    states = (dealt(seats), after(dealt(seats), (0, "call")), after(dealt(seats), (0, "call"), (0, "right")))
    places = [[item.box for item in placed(state) if isinstance(item.sprite, Block)] for state in states]
    assert places[0] == places[1] == places[2]


def test_empty_slots_show_their_names() -> None:
    state = after(HOLES, (2, "call"), (2, "right"))
    assert state.claim is not None
    names = [name for name, card in zip(GAME.view(state, None).slots, state.table, strict=True) if card is None]
    assert len(names) == 3
    assert all(texts(state).count(name.upper()) == 1 for name in names)
    assert len(layout.sprites_of(scene(state), Hole)) == 3
    assert not any(card.look == "last" for card in pictures(state))


def test_an_empty_table_shows_where_its_first_cards_will_lie() -> None:
    state = dealt(2, one_by_one=True)
    assert not cards(state)
    assert len(layout.sprites_of(scene(state), Hole)) == 9
    assert {"A1", "C3"} <= set(texts(state))
    one = all_ask(state, "next")
    assert [picture.name for picture in pictures(one)] == ["a1"]
    assert len(layout.sprites_of(scene(one), Hole)) == 8


def test_players_who_ask_for_more_or_sit_out_are_marked() -> None:
    state = after(LOCKED, (3, "call"), (3, "wrong"), (0, "more"), (5, "more"))
    assert marks(state) == {"more": 2, "out": 1}


def test_the_pile_is_counted() -> None:
    assert pile(dealt()) == "69"
    assert pile(all_ask(dealt())) == "66"
    assert "Vorrat" in texts(dealt(), "de")


def test_the_solitaire_counts_points_and_sets() -> None:
    alone = dealt(1, solitaire=True)
    assert {"SETs", "Stockpile"} <= set(texts(alone))
    fined = after(alone, (0, "more"), (0, "right"))
    assert [player.score for player in players(fined)] == [-1]
    assert marks(after(alone, (0, "right"))) == {"bonus": 1}


def test_at_the_end_the_winners_have_filled_blocks_without_a_pointer() -> None:
    state = finished(4)
    assert state.outcome is not None
    assert filled(state) == list(state.outcome.winners)
    assert not any(player.pointer for player in players(state))
    assert state.outcome.scores is not None
    assert [player.score for player in players(state)] == list(state.outcome.scores)


def test_the_picture_reveals_nothing_of_the_pile_s_order() -> None:
    luck = Random(7)
    for state in islice(random_tables(3, {}), 40):
        other = replace(state, pile=tuple(luck.sample(state.pile, len(state.pile))))
        assert scene(other) == scene(state)


def test_a_table_with_a_set_looks_like_one_without() -> None:
    # nothing but the cards themselves may differ
    with_set, without = (
        next(state for state in (dealt(2, number) for number in range(500)) if bool(claims(state, right=True)) == held)
        for held in (True, False)
    )
    kinds = [
        [type(sprite).__name__ for sprite in sprites(state) if not isinstance(sprite, Symbol)]
        for state in (with_set, without)
    ]
    assert kinds[0] == kinds[1]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {}), (8, {"lockout": True}), (5, {"one_by_one": True}), (1, {"solitaire": True}), (2, {"beginners": True})],
)
def test_everything_is_inside_and_nothing_overlaps(seats: int, options: Options) -> None:
    for state in islice(random_tables(seats, options), 0, 120, 3):
        check(scene(state))


def test_a_vote_leaves_the_rows_of_the_table_beside_other_blocks_as_they_are() -> None:
    before, after_vote = (scene(state).bands() for state in (dealt(), after(dealt(), (3, "more"))))
    assert len(before) == 3
    assert [one == other for one, other in zip(before, after_vote, strict=True)] == [True, False, True]


def test_the_sprites_drawn_in_advance_are_those_of_the_start() -> None:
    prepared = set(renderer.sprites())
    parts = {part.sprite for picture in pictures(dealt()) for part in picture.parts}
    assert {type(part) for part in parts} == {Body, Symbol, TextLine}
    assert parts <= prepared
    assert sum(sprite.size[0] * sprite.size[1] for sprite in prepared) < 300_000


@pytest.mark.parametrize("shape", ["oval", "diamond", "squiggle"])
@pytest.mark.parametrize("columns", [3, 7, 14, 27])
def test_a_symbol_is_the_same_upside_down_and_stays_in_its_box(shape: str, columns: int) -> None:
    width, height = table_format(columns).symbol
    points = symbol_outline(shape, (width, height), 3)
    rotated = {(round(width - x, 3), round(height - y, 3)) for x, y in points}
    assert rotated == {(round(x, 3), round(y, 3)) for x, y in points}
    assert all(2.9 <= x <= width - 2.9 and 2.9 <= y <= height - 2.9 for x, y in points)


@pytest.mark.parametrize(("state", "chooser"), [(after(dealt(), (1, "call")), 1), (ALONE, 0)])
def test_the_cards_that_are_being_chosen_are_ringed_in_the_colour_of_who_chooses_them(
    state: State, chooser: int
) -> None:
    shown = renderer.scene(GAME.view(state, None), caption(len(state.won), chooser), partial_move="take a1 b3")
    chosen = {card.name: card.chosen_by for card in layout.sprites_of(shown, CardPicture) if card.name}
    assert {name for name, by in chosen.items() if by is not None} == {"a1", "b3"}
    assert {chosen["a1"], chosen["b3"]} == {chooser}
