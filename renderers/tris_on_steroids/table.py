"""Tris on Steroids from above: the grid, and in the column the goals, the pile and the discards.

A view that knows more than spectators do gives a private picture: symbols that only its reader knows are drawn in white
on the card's back.
"""

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from itertools import cycle, pairwise, product

from bot.games.base import Event
from bot.games.tris_on_steroids.cards import SYMBOLS
from bot.games.tris_on_steroids.layout import LAYOUTS
from bot.games.tris_on_steroids.view import Face, View
from renderers.engine.scene import Placed, Scene, Sprite
from renderers.parts import column
from renderers.parts.frame import Caption, CaptionTexts, framed
from renderers.themes.theme import DARK, Theme
from renderers.tris_on_steroids import goal_card, piles
from renderers.tris_on_steroids.card import Card, CardBack, CardFace, KnownCard, Look
from renderers.tris_on_steroids.card_size import CARD_SIZES
from renderers.tris_on_steroids.markers import Arrow, place_link

_LOOKS: tuple[Look, ...] = ("card", "last")
"""The looks of cards that are drawn in advance; outlines are quick to draw when needed."""


def scene(view: View, caption: Caption, theme: Theme = DARK, partial_move: str = "") -> Scene:
    """Lays out the position.

    Args:
        partial_move: once it names a card, this card has a dashed outline; if it is a target, an arrow points to it,
            and the outlines around all possible targets are left out.
    """
    chosen, labels = _chosen(view, partial_move), _labels(view.side, caption.texts)
    cards = (
        _placed_card(view.side, cell, face, look, labels.get(face.action or "", ""))
        for cell, (face, look) in enumerate(zip(view.grid, _looks(view, chosen), strict=True))
    )
    links = (place_link(view.side, *neighbours) for neighbours in pairwise(sorted(view.line)))
    foot = piles.placed(view, caption.texts)
    heading = caption.texts("tris_on_steroids-picture-goals")
    height = foot.sprite.size[1]
    players = column.placed(goal_card.players(view, caption), heading=heading, foot=height, begins_bands=False)
    return framed(theme, cards, links, _arrow(view, chosen), players, [foot])


def sprites() -> Iterator[Sprite]:
    """Yields the parts of cards that lie face down, to be drawn in advance."""
    for side, layout in LAYOUTS.items():
        yield from _parts(CardBack(side, name.upper(), look) for look, name in product(_LOOKS, layout.cells))
    yield from piles.sprites()


def localized_sprites(texts: CaptionTexts) -> Iterator[Sprite]:
    """Yields the parts of all cards that lie face up, except for most names.

    A name takes little time to draw; each sprite kept takes more than a kilobyte.
    """
    for (side, layout), look in product(LAYOUTS.items(), _LOOKS):
        labels = _labels(side, texts)
        yield from _parts(
            CardFace(side, layout.cells[0].upper(), look, symbol, action, labels.get(action, ""))
            for symbol, action in zip(SYMBOLS, cycle(piles.ACTIONS), strict=False)
        )
    yield from (piles.LegendRow(action, piles.action_label(action, texts)) for action in piles.ACTIONS)


def _parts(cards: Iterable[CardBack | CardFace]) -> Iterator[Sprite]:
    """Yields the sprites that the cards are composed of, many of which they share."""
    return iter(dict.fromkeys(part.sprite for card in cards for part in card.parts))


@lru_cache(maxsize=2048)
def _placed_card(side: int, cell: int, face: Face, look: Look, label: str) -> Placed:
    """Places the card as its reader sees it.

    The result is cached, since a move changes few cards.

    Args:
        label: the word of its action.
    """
    name = LAYOUTS[side].cells[cell].upper()
    card: Card
    if face.symbol is None or face.action is None:
        card = CardBack(side, name, look)
    elif face.known:
        card = KnownCard(side, name, look, face.symbol, face.action)
    else:
        card = CardFace(side, name, look, face.symbol, face.action, label)
    x, y = CARD_SIZES[side].corner(cell)
    return Placed(card, x - card.margin, y - card.margin)


def _labels(side: int, texts: CaptionTexts) -> dict[str, str]:
    """Returns the words on the cards by action; none if the cards have no room for them."""
    return {action: piles.action_label(action, texts) for action in piles.ACTIONS if CARD_SIZES[side].worded}


def _looks(view: View, chosen: int | None) -> Iterator[Look]:
    """Yields how each card stands out.

    Args:
        chosen: the cell that the first words of a move name.
    """
    changed: Collection[int] = ()
    targets: Collection[int] = ()
    if view.acting is not None:
        changed = (view.acting,)
        targets = LAYOUTS[view.side].neighbours[view.acting] if chosen is None and not view.outcome else ()
    elif chosen is None:
        # only the card that is chosen to be turned up stands out
        changed = _changed_cells(view)
    for cell in range(len(view.grid)):
        if cell in view.line:
            yield "win"
        elif cell == chosen:
            yield "chosen"
        else:
            yield "last" if cell in changed else "target" if cell in targets else "card"


def _chosen(view: View, partial_move: str) -> int | None:
    """Returns the cell that the first words of a move name."""
    return LAYOUTS[view.side].number.get([*partial_move.split(), "", ""][1])


def _changed_cells(view: View) -> frozenset[int]:
    """Returns the cells that the last move changed."""
    if view.used_action is not None:
        return frozenset({view.used_action.cell, view.used_action.target})
    return frozenset(cell for event in view.events for cell in _event_cells(event, view.side))


def _event_cells(event: Event, side: int) -> tuple[int, ...]:
    """Returns the cells of a line that was cleared, or of a card whose action was not used."""
    layout = LAYOUTS[side]
    if event.key == "tris_on_steroids-cleared":
        return layout.lines[f"{event.args['kind']} {event.args['place']}"]
    if event.key == "tris_on_steroids-kept":
        return (layout.number[str(event.args["cell"])],)
    return ()


def _arrow(view: View, chosen: int | None) -> Iterator[Placed]:
    """Places the arrow from the acting card to its target: the chosen target, or the last move's."""
    if view.acting is not None:
        start, target = view.acting, chosen
    elif view.used_action is not None and chosen is None and not view.line:
        start, target = view.used_action.cell, view.used_action.target
    else:
        return
    if target is None or target not in LAYOUTS[view.side].neighbours[start]:
        return
    (row, across), (to_row, to_across) = divmod(start, view.side), divmod(target, view.side)
    arrow = Arrow(view.side, to_row - row, to_across - across)
    (x, y), (left, top) = CARD_SIZES[view.side].corner(start), arrow.position
    yield Placed(arrow, x + left, y + top)
