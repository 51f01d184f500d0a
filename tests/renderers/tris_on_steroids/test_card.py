"""The cards, their symbols and icons."""

from itertools import combinations, product

import pytest
from PIL import ImageChops

from bot.games.tris_on_steroids.cards import ACTIONS, SYMBOLS
from bot.texts import LANGUAGES, texts_in
from renderers.engine.canvas import draw_sprite
from renderers.parts.frame import BOARD, RING, WIDTH
from renderers.text.typeface import CAPITAL_HEIGHT
from renderers.themes.theme import DARK
from renderers.tris_on_steroids.card import CardBack, CardFace, KnownCard, Look
from renderers.tris_on_steroids.card_size import CARD_SIZES
from renderers.tris_on_steroids.icon import Icon
from renderers.tris_on_steroids.piles import action_label
from renderers.tris_on_steroids.symbol import Symbol

LOOKS: tuple[Look, ...] = ("card", "target", "chosen", "last", "win")

every_side = pytest.mark.parametrize("side", sorted(CARD_SIZES))


@every_side
def test_cards_are_wider_than_high_and_fill_the_board_but_for_gaps(side: int) -> None:
    size = CARD_SIZES[side]
    assert size.card[0] > size.card[1]
    assert all(side * pitch <= BOARD[axis + 2] - BOARD[axis] for axis, pitch in enumerate(size.pitch))
    assert size.card[0] * size.card[1] * side**2 >= 0.84 * (BOARD[2] - BOARD[0]) * (BOARD[3] - BOARD[1])


@every_side
@pytest.mark.parametrize("look", LOOKS)
def test_a_card_with_its_ring_or_outline_keeps_to_its_cell(side: int, look: Look) -> None:
    size, card = CARD_SIZES[side], CardBack(side, "A1", look)
    assert all(length <= pitch for length, pitch in zip(card.size, size.pitch, strict=True))
    assert card.margin <= RING
    last = size.corner(side**2 - 1)
    assert all(BOARD[axis] <= size.corner(0)[axis] - card.margin for axis in (0, 1))
    assert all(last[axis] + size.card[axis] + card.margin <= BOARD[axis + 2] for axis in (0, 1))


@pytest.mark.parametrize(("language", "action"), [*product(LANGUAGES, ACTIONS)])
def test_every_word_of_an_action_fits_its_band_in_large_letters(language: str, action: str) -> None:
    card = CardFace(3, "C2", "last", "circle", action, action_label(action, texts_in(language)))
    assert card.word_style.size >= 34
    boxes = [part.box for part in card.parts]
    assert all(0 <= left < right <= card.size[0] for left, _, right, _ in boxes)


@every_side
def test_names_of_cells_can_be_read_on_a_phone(side: int) -> None:
    size = CARD_SIZES[side]
    assert min(size.name, size.back_name / 1.7) * CAPITAL_HEIGHT * 320 / WIDTH >= 6.2


@pytest.mark.parametrize("icon_side", [18, 28, 38, 60])
def test_icons_differ_at_any_size(icon_side: int) -> None:
    icons = [draw_sprite(Icon(action, icon_side, "band-ink", "back"), DARK).pixels().convert("L") for action in ACTIONS]
    for one, other in combinations(icons, 2):
        # a third of all pixels and more are light in one of them and dark in the other
        different = ImageChops.difference(one, other).point(lambda apart: 255 * (apart > 80), "1")
        assert different.convert("L").histogram()[255] > icon_side**2 / 4


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_symbols_are_inside_of_their_box_and_look_equally_large(symbol: str) -> None:
    for diameter in (40, 84, 112):
        sprite = Symbol(symbol, diameter, "ink", "card")
        left, top, right, bottom = draw_sprite(sprite, DARK).pixels().getchannel(3).getbbox() or (0, 0, 0, 0)
        assert 0 <= left < right <= sprite.size[0]
        assert bottom - top >= 0.86 * diameter
        assert abs((left + right) - sprite.size[0]) <= 2


@every_side
def test_a_card_that_only_the_reader_knows_is_no_face(side: int) -> None:
    known = KnownCard(side, "B2", "card", "square", "swap")
    face = CardFace(side, "B2", "card", "square", "swap", "")
    assert {part.sprite for part in known.parts}.isdisjoint(part.sprite for part in face.parts)
    assert known.size == face.size == CardBack(side, "B2", "card").size
