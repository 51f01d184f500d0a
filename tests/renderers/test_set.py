"""What the picture of SET says: each card where it lies, the SET that was found, how everybody stands."""

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from bot.games.base import Options
from bot.games.set import GAME
from bot.games.set.state import State
from renderers import set as drawing
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import Placed, Scene, Sprite, flatten
from renderers.parts.badges import Badge
from renderers.parts.panel import Panel
from renderers.parts.text_line import Digit, TextLine
from renderers.set.card import CardSlice, NameSlice, SymbolSlice
from renderers.set.card_format import LOW, SHORT, TALL, CardFormat
from renderers.set.mark import Mark
from renderers.set.symbol import Symbol, symbol_outline
from tests.renderers.card_positions import (
    FOUND,
    HOLES,
    LOCKED,
    after,
    all_ask,
    caption,
    claims,
    dealt,
    finished,
    random_tables,
)
from tests.renderers.layout import check, taken_apart


def scene(state: State, on_turn: int | None = None) -> Scene:
    return drawing.scene(GAME.view(state, None), caption(len(state.won), on_turn, "Everybody plays"))


def placed(state: State) -> list[Placed]:
    return list(flatten(scene(state).placed))


def sprites(state: State) -> list[Sprite]:
    return [item.sprite for item in taken_apart(scene(state))]


def faces(state: State) -> list[SymbolSlice]:
    """One of each card."""
    return [item.sprite for item in placed(state) if isinstance(item.sprite, SymbolSlice)]


def said(state: State) -> list[str]:
    """The words, and after them the digits of the number in the header."""
    shown = sprites(state)
    digits = "".join(sprite.digit for sprite in shown if isinstance(sprite, Digit))
    return [*(sprite.text.strip() for sprite in shown if isinstance(sprite, TextLine)), digits]


def rims(state: State) -> list[str | None]:
    """Of the players' panels, by seat."""
    return [s.rim for s in sprites(state) if isinstance(s, Panel) and s.rim_width == 4]


def marks(state: State) -> Counter[str]:
    return Counter(sprite.meaning for sprite in sprites(state) if isinstance(sprite, Mark))


def test_every_card_lies_in_its_slot_with_its_name() -> None:
    state = dealt()
    heads, fronts, feet = (
        [item for item in placed(state) if isinstance(item.sprite, part)]
        for part in (CardSlice, SymbolSlice, NameSlice)
    )
    assert len({head.box for head in heads}) == 12
    for head, front, foot, (name, (_, card)) in zip(heads, fronts, feet, state.cards_by_slot.items(), strict=True):
        assert isinstance(front.sprite, SymbolSlice)
        assert isinstance(foot.sprite, NameSlice)
        symbols = [part.sprite for part in front.sprite.parts if isinstance(part.sprite, Symbol)]
        assert [(s.shape, s.colour, s.shading) for s in symbols] == [
            (card.shape, card.colour, card.shading)
        ] * card.number
        assert [part.sprite.text for part in foot.sprite.parts if isinstance(part.sprite, TextLine)] == [name.upper()]
        # the three make one card
        assert head.x == front.x == foot.x
        assert (head.box[3], front.box[3]) == (front.y, foot.y)


def test_27_symbols_make_all_81_cards() -> None:
    state = all_ask(dealt(1, one_by_one=True), "next", 81)
    assert len({sprite for sprite in sprites(state) if isinstance(sprite, Symbol)}) == 27
    assert len(faces(state)) == 81


@pytest.mark.parametrize(
    ("cards", "fitting"), [(0, TALL), (9, TALL), (10, SHORT), (18, SHORT), (19, LOW), (21, LOW), (81, LOW)]
)
def test_the_more_rows_the_lower_the_cards(cards: int, fitting: CardFormat) -> None:
    state = all_ask(dealt(2, one_by_one=True), "next", cards)
    check(scene(state))
    assert {face.card_format.size[1] for face in faces(state)} == ({fitting.size[1]} if cards else set())


def test_a_found_set_is_shown_in_full_though_its_slots_are_filled_again() -> None:
    assert FOUND.claim is not None
    assert len(FOUND.cards) == 12
    found = Counter((s.shape, s.colour, s.shading) for s in sprites(FOUND) if isinstance(s, Symbol) and s.look == "win")
    assert found == Counter({(card.shape, card.colour, card.shading): card.number for card in FOUND.claim.cards})
    assert Counter(face.look for face in faces(FOUND)) == {"card": 9, "last": 3, "win": 3}
    assert marks(FOUND) == {"right": 3}
    assert {"Benoît Lefèvre", "found a SET", "SET!", "1 SET"} <= set(said(FOUND))
    assert rims(FOUND) == ["panel", "win", "panel", "panel"]


def test_slots_that_stay_empty_say_what_they_are_called() -> None:
    state = after(HOLES, (2, "call"), (2, "right"))
    assert state.claim is not None
    names = [name for name, card in zip(GAME.view(state, None).slots, state.table, strict=True) if card is None]
    assert len(names) == 3
    # once on the hole, once on the card that went
    assert all(said(state).count(name.upper()) == 2 for name in names)
    assert not any(face.look == "last" for face in faces(state))


def test_an_error_is_marked_where_the_cards_lie() -> None:
    state = after(dealt(), (2, "call"), (2, "wrong"))
    assert Counter(face.look for face in faces(state)) == {"card": 9, "wrong": 3}
    assert marks(state) == {"wrong": 3}
    assert rims(state) == ["panel", "panel", "loss", "panel"]
    assert {"was wrong: no SET", "−1"} <= set(said(state))
    assert "SET!" not in said(state)


def test_who_calls_is_named_and_framed() -> None:
    state = after(dealt(), (3, "call"))
    assert "calls SET!" in said(state)
    assert rims(state) == ["panel", "panel", "panel", "last"]
    badge = next(sprite for sprite in sprites(state) if isinstance(sprite, Badge))
    assert badge.seat == 3


def test_what_befell_is_said_aloud_in_the_header() -> None:
    def ink(state: State, note: str) -> str:
        return next(s.style.colour for s in sprites(state) if isinstance(s, TextLine) and s.text == note)

    assert ink(after(dealt(), (3, "call")), "calls SET!") == "last"
    assert ink(FOUND, "found a SET") == "win"
    assert ink(after(dealt(), (2, "call"), (2, "wrong")), "was wrong: no SET") == "loss"


def test_who_asks_for_more_and_who_sits_out_are_marked() -> None:
    state = after(LOCKED, (3, "call"), (3, "wrong"), (0, "more"), (5, "more"))
    assert marks(state) == {"more": 2, "out": 1}


def test_the_pile_is_counted() -> None:
    assert said(dealt())[-1] == "69"
    assert said(all_ask(dealt()))[-1] == "66"


def test_the_solitaire_counts_points() -> None:
    alone = dealt(1, solitaire=True)
    assert {"0 points", "0 SETs"} <= set(said(alone))
    assert {"-1 point", "1 SET"} <= set(said(after(alone, (0, "more"), (0, "right"))))
    assert "one more for the bonus" in said(after(alone, (0, "right")))


def test_at_the_end_the_winners_are_framed() -> None:
    state = finished(4)
    assert state.outcome is not None
    assert [rim == "win" for rim in rims(state)] == [rank == 1 for rank in state.outcome.ranks]
    assert state.outcome.scores is not None
    assert all(sum(text.startswith(f"{score} SET") for text in said(state)) for score in state.outcome.scores)


def test_an_empty_table_says_so() -> None:
    assert "No card on the table yet" in said(dealt(2, one_by_one=True))


def test_the_pile_s_order_leaves_no_trace() -> None:
    luck = Random(7)
    for state in islice(random_tables(3, {}), 40):
        other = replace(state, pile=tuple(luck.sample(state.pile, len(state.pile))))
        assert scene(other) == scene(state)


def test_a_table_with_a_set_looks_like_one_without() -> None:
    # nothing but the cards themselves may tell
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
def test_it_stays_on_its_canvas(seats: int, options: Options) -> None:
    for state in islice(random_tables(seats, options), 120):
        check(scene(state))


def test_what_is_warmed_is_what_a_game_opens_with(rasterizer: Rasterizer) -> None:
    warmed = set(drawing.sprites())
    cards = {sprite for sprite in sprites(dealt()) if isinstance(sprite, CardSlice | Symbol)}
    assert cards <= warmed
    assert sum(sprite.size[0] * sprite.size[1] for sprite in warmed) < 300_000


@pytest.mark.parametrize("shape", ["oval", "diamond", "squiggle"])
@pytest.mark.parametrize("format_", [TALL, SHORT, LOW])
def test_a_symbol_is_the_same_upside_down_and_stays_in_its_box(shape: str, format_: CardFormat) -> None:
    width, height = format_.symbol
    points = symbol_outline(shape, (width, height), 3)
    turned = {(round(width - x, 3), round(height - y, 3)) for x, y in points}
    assert turned == {(round(x, 3), round(y, 3)) for x, y in points}
    assert all(2.9 <= x <= width - 2.9 and 2.9 <= y <= height - 2.9 for x, y in points)
