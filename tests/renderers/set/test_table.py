"""The picture of SET: each card where it lies, the SET that was found, the players."""

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from bot.games.base import Options
from bot.games.set import GAME
from bot.games.set.state import State
from renderers import set as renderer
from renderers.engine.scene import Placed, Scene, Sprite, flatten
from renderers.parts.badges import Badge
from renderers.parts.panel import Panel
from renderers.parts.text_line import Digit, TextLine
from renderers.set.card import CardSlice, NameSlice, SymbolSlice
from renderers.set.card_format import LOW, SHORT, TALL, CardFormat
from renderers.set.mark import Mark
from renderers.set.symbol import Symbol, symbol_outline
from tests.renderers import layout
from tests.renderers.captions import caption
from tests.renderers.layout import check, taken_apart
from tests.renderers.set.positions import FOUND, HOLES, LOCKED, after, all_ask, claims, dealt, finished, random_tables


def scene(state: State, on_turn: int | None = None) -> Scene:
    return renderer.scene(GAME.view(state, None), caption(len(state.won), on_turn, "Everybody plays"))


def placed(state: State) -> list[Placed]:
    return list(flatten(scene(state).placed))


def sprites(state: State) -> list[Sprite]:
    return [item.sprite for item in taken_apart(scene(state))]


def symbol_slices(state: State) -> list[SymbolSlice]:
    """Returns one slice of each card."""
    return layout.sprites_of(scene(state), SymbolSlice)


def texts(state: State) -> list[str]:
    """Returns the lines of text, and after them the digits of the number in the header."""
    digits = "".join(sprite.digit for sprite in sprites(state) if isinstance(sprite, Digit))
    return [*layout.texts(scene(state)), digits]


def rims(state: State) -> list[str | None]:
    """Returns the rims of the players' panels, by seat."""
    return [panel.rim for panel in layout.sprites_of(scene(state), Panel) if panel.rim_width == 4]


def marks(state: State) -> Counter[str]:
    return Counter(mark.meaning for mark in layout.sprites_of(scene(state), Mark))


def test_every_card_lies_in_its_slot_with_its_name() -> None:
    state = dealt()
    tops, middles, feet = (
        [item for item in placed(state) if isinstance(item.sprite, kind)]
        for kind in (CardSlice, SymbolSlice, NameSlice)
    )
    assert len({top.box for top in tops}) == 12
    for top, middle, foot, (name, (_, card)) in zip(tops, middles, feet, state.cards_by_slot.items(), strict=True):
        assert isinstance(middle.sprite, SymbolSlice)
        assert isinstance(foot.sprite, NameSlice)
        symbols = [part.sprite for part in middle.sprite.parts if isinstance(part.sprite, Symbol)]
        expected = [(card.shape, card.colour, card.shading)] * card.number
        assert [(symbol.shape, symbol.colour, symbol.shading) for symbol in symbols] == expected
        assert [part.sprite.text for part in foot.sprite.parts if isinstance(part.sprite, TextLine)] == [name.upper()]
        # the three slices make one card
        assert top.x == middle.x == foot.x
        assert (top.box[3], middle.box[3]) == (middle.y, foot.y)


def test_all_81_cards_are_made_of_27_symbols() -> None:
    state = all_ask(dealt(1, one_by_one=True), "next", 81)
    assert len({sprite for sprite in sprites(state) if isinstance(sprite, Symbol)}) == 27
    assert len(symbol_slices(state)) == 81


@pytest.mark.parametrize(
    ("cards", "fitting"), [(0, TALL), (9, TALL), (10, SHORT), (18, SHORT), (19, LOW), (21, LOW), (81, LOW)]
)
def test_the_more_rows_the_lower_the_cards(cards: int, fitting: CardFormat) -> None:
    state = all_ask(dealt(2, one_by_one=True), "next", cards)
    check(scene(state))
    assert {part.card_format.size[1] for part in symbol_slices(state)} == ({fitting.size[1]} if cards else set())


def test_a_found_set_is_shown_though_its_slots_are_filled_again() -> None:
    assert FOUND.claim is not None
    assert len(FOUND.cards) == 12
    found = Counter((s.shape, s.colour, s.shading) for s in sprites(FOUND) if isinstance(s, Symbol) and s.look == "win")
    assert found == Counter({(card.shape, card.colour, card.shading): card.number for card in FOUND.claim.cards})
    assert Counter(part.look for part in symbol_slices(FOUND)) == {"card": 9, "last": 3, "win": 3}
    assert marks(FOUND) == {"right": 3}
    assert {"Benoît Lefèvre", "found a SET", "SET!", "1 SET"} <= set(texts(FOUND))
    assert rims(FOUND) == ["panel", "win", "panel", "panel"]


def test_empty_slots_show_their_names() -> None:
    state = after(HOLES, (2, "call"), (2, "right"))
    assert state.claim is not None
    names = [name for name, card in zip(GAME.view(state, None).slots, state.table, strict=True) if card is None]
    assert len(names) == 3
    # once on the hole, once on the card that was taken
    assert all(texts(state).count(name.upper()) == 2 for name in names)
    assert not any(part.look == "last" for part in symbol_slices(state))


def test_an_error_is_marked_where_the_cards_lie() -> None:
    state = after(dealt(), (2, "call"), (2, "wrong"))
    assert Counter(part.look for part in symbol_slices(state)) == {"card": 9, "wrong": 3}
    assert marks(state) == {"wrong": 3}
    assert rims(state) == ["panel", "panel", "loss", "panel"]
    assert {"was wrong: no SET", "−1"} <= set(texts(state))
    assert "SET!" not in texts(state)


def test_the_caller_is_named_and_has_a_rim() -> None:
    state = after(dealt(), (3, "call"))
    assert "calls SET!" in texts(state)
    assert rims(state) == ["panel", "panel", "panel", "last"]
    badge = next(sprite for sprite in sprites(state) if isinstance(sprite, Badge))
    assert badge.seat == 3


def test_the_header_emphasizes_calls_and_claims() -> None:
    def colour(state: State, note: str) -> str:
        return next(s.style.colour for s in sprites(state) if isinstance(s, TextLine) and s.text == note)

    assert colour(after(dealt(), (3, "call")), "calls SET!") == "last"
    assert colour(FOUND, "found a SET") == "win"
    assert colour(after(dealt(), (2, "call"), (2, "wrong")), "was wrong: no SET") == "loss"


def test_players_who_ask_for_more_or_sit_out_are_marked() -> None:
    state = after(LOCKED, (3, "call"), (3, "wrong"), (0, "more"), (5, "more"))
    assert marks(state) == {"more": 2, "out": 1}


def test_the_pile_is_counted() -> None:
    assert texts(dealt())[-1] == "69"
    assert texts(all_ask(dealt()))[-1] == "66"


def test_the_solitaire_counts_points() -> None:
    alone = dealt(1, solitaire=True)
    assert {"0 points", "0 SETs"} <= set(texts(alone))
    assert {"-1 point", "1 SET"} <= set(texts(after(alone, (0, "more"), (0, "right"))))
    assert "one more for the bonus" in texts(after(alone, (0, "right")))


def test_at_the_end_the_winners_have_rims() -> None:
    state = finished(4)
    assert state.outcome is not None
    assert [rim == "win" for rim in rims(state)] == [rank == 1 for rank in state.outcome.ranks]
    assert state.outcome.scores is not None
    assert all(sum(text.startswith(f"{score} SET") for text in texts(state)) for score in state.outcome.scores)


def test_an_empty_table_says_so() -> None:
    assert "No card on the table yet" in texts(dealt(2, one_by_one=True))


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


def test_the_sprites_drawn_in_advance_are_those_of_the_start() -> None:
    prepared = set(renderer.sprites())
    cards = {sprite for sprite in sprites(dealt()) if isinstance(sprite, CardSlice | Symbol)}
    assert cards <= prepared
    assert sum(sprite.size[0] * sprite.size[1] for sprite in prepared) < 300_000


@pytest.mark.parametrize("shape", ["oval", "diamond", "squiggle"])
@pytest.mark.parametrize("format_", [TALL, SHORT, LOW])
def test_a_symbol_is_the_same_upside_down_and_stays_in_its_box(shape: str, format_: CardFormat) -> None:
    width, height = format_.symbol
    points = symbol_outline(shape, (width, height), 3)
    rotated = {(round(width - x, 3), round(height - y, 3)) for x, y in points}
    assert rotated == {(round(x, 3), round(y, 3)) for x, y in points}
    assert all(2.9 <= x <= width - 2.9 and 2.9 <= y <= height - 2.9 for x, y in points)
