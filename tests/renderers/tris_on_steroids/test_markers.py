"""Arrows and links cover nothing that has to be read, whatever the cards are."""

from functools import cache
from itertools import product

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.games.tris_on_steroids.cards import ACTIONS, SYMBOLS
from bot.games.tris_on_steroids.layout import LAYOUTS
from bot.texts import LANGUAGES, texts_in
from renderers.engine.canvas import draw_sprite
from renderers.engine.scene import Placed, Sprite, is_composite
from renderers.parts.frame import HEIGHT, WIDTH
from renderers.parts.text_line import TextLine
from renderers.themes.theme import DARK
from renderers.tris_on_steroids.card import Card, CardBack, CardFace, KnownCard
from renderers.tris_on_steroids.card_size import CARD_SIZES
from renderers.tris_on_steroids.icon import Icon
from renderers.tris_on_steroids.markers import Arrow, DiagonalLink, place_link
from renderers.tris_on_steroids.piles import action_label
from renderers.tris_on_steroids.symbol import Symbol

READ = (TextLine, Symbol, Icon)
DIRECTIONS = [(down, across) for down, across in product((-1, 0, 1), repeat=2) if down or across]

every_side = pytest.mark.parametrize("side", sorted(CARD_SIZES))


def cards(side: int, cell: int) -> list[Card]:
    """Returns all cards that may lie on a cell."""
    name = LAYOUTS[side].cells[cell].upper()
    known = [KnownCard(side, name, "chosen", "triangle", action) for action in ACTIONS]
    faces = [
        CardFace(side, name, "last", symbol, action, action_label(action, texts_in(language)) if side == 3 else "")
        for symbol, action, language in product(SYMBOLS, ACTIONS, LANGUAGES)
    ]
    return [CardBack(side, name, "last"), *known, *faces]


@cache
def read_on(side: int, cell: int) -> Image.Image:
    """Returns a mask of all that is to be read on any card on a cell, each pixel thickened by one, in the picture."""
    left, top = CARD_SIZES[side].corner(cell)
    found, waiting = set[Placed](), [Placed(card, left - card.margin, top - card.margin) for card in cards(side, cell)]
    while waiting:
        item = waiting.pop()
        if isinstance(item.sprite, READ):
            found.add(item)
        elif is_composite(item.sprite):
            waiting += (Placed(part.sprite, item.x + part.x, item.y + part.y) for part in item.sprite.parts)
    mask = Image.new("L", (WIDTH, HEIGHT))
    for sprite, x, y in found:
        mask.paste(255, (x, y), alpha(sprite))  # type: ignore[arg-type]  # sprites are frozen
    return mask.filter(ImageFilter.MaxFilter(3))


@cache
def alpha(sprite: Sprite) -> Image.Image:
    """Returns how opaque each pixel of a sprite is."""
    return draw_sprite(sprite, DARK).pixels().getchannel(3)


@every_side
def test_the_arrow_covers_no_name_symbol_word_or_icon(side: int) -> None:
    for down, across in DIRECTIONS:
        cell = side + 1
        arrow, (x, y) = Arrow(side, down, across), CARD_SIZES[side].corner(cell)
        covered = Image.new("L", (WIDTH, HEIGHT))
        covered.paste(alpha(arrow), (x + arrow.position[0], y + arrow.position[1]))
        for one in (cell, cell + down * side + across):
            assert ImageChops.multiply(covered, read_on(side, one)).getbbox() is None, (down, across, one)


@every_side
def test_an_arrow_leads_from_the_card_to_its_neighbour(side: int) -> None:
    for down, across in DIRECTIONS:
        arrow, size = Arrow(side, down, across), CARD_SIZES[side]
        middle = [arrow.position[axis] + arrow.size[axis] / 2 - size.card[axis] / 2 for axis in (0, 1)]
        assert across in (0, round(2 * middle[0] / size.pitch[0]))
        assert down == round(2 * middle[1] / size.pitch[1])


@every_side
def test_links_join_the_rings_of_neighbours_and_cover_no_card(side: int) -> None:
    size = CARD_SIZES[side]
    for one, other in ((0, 1), (0, side), (0, side + 1), (1, side)):
        link = place_link(side, one, other)
        mask = draw_sprite(link.sprite, DARK).pixels().getchannel(3) if isinstance(link.sprite, DiagonalLink) else None
        shown = Image.new("L", (WIDTH, HEIGHT))
        shown.paste(255, link.box, mask)
        for cell in (one, other):
            x, y = size.corner(cell)
            inside = Image.new("L", size.card)
            ImageDraw.Draw(inside).rounded_rectangle((0, 0, size.card[0] - 1, size.card[1] - 1), size.radius, 255)
            card = shown.crop((x, y, x + size.card[0], y + size.card[1]))
            assert ImageChops.multiply(card, inside).getbbox() is None
            ring = shown.crop(
                (x - size.ring, y - size.ring, x + size.card[0] + size.ring, y + size.card[1] + size.ring)
            )
            assert ring.getbbox() is not None
