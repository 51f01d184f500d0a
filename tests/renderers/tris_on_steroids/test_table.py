"""The picture of Tris on Steroids, and what it hides: nothing that its reader does not know leaves a trace."""

from collections import Counter
from itertools import combinations, islice
from math import hypot
from random import Random

import pytest

from bot.games.base import Options, Seat
from bot.games.tris_on_steroids import GAME
from bot.games.tris_on_steroids.position import Position
from bot.texts import LANGUAGES, texts_in
from renderers import tris_on_steroids as renderer
from renderers.engine.scene import Scene, Sprite, flatten
from renderers.parts.grid import cell_side
from renderers.parts.panel import Panel
from renderers.parts.text_line import Digit, TextLine
from renderers.text.fitting import text_width
from renderers.tris_on_steroids.card import (
    CORNER_RADIUS,
    HEIGHT,
    PITCH,
    RING,
    WIDTH,
    CardBack,
    CardFace,
    CardLink,
    Look,
)
from tests.renderers import layout
from tests.renderers.captions import caption
from tests.renderers.layout import check
from tests.renderers.tris_on_steroids.positions import LARGE, SMALL, permuted, played, position, random_positions
from tests.renderers.tris_on_steroids.samples import SAMPLES


def scene(state: Position, reader: int | None = None, language: str = "en") -> Scene:
    view = GAME.view(state, None if reader is None else Seat(reader))
    return renderer.scene(view, caption(len(state.goals), state.on_turn, language=language))


def sprites(state: Position) -> list[Sprite]:
    return [item.sprite for item in flatten(scene(state).placed)]


def cards(state: Position, reader: int | None = None) -> list[CardFace | CardBack]:
    """Returns those of the grid in reading order, then the goals, the pile and the last discard."""
    return [
        item.sprite for item in flatten(scene(state, reader).placed) if isinstance(item.sprite, CardFace | CardBack)
    ]


def looks(state: Position, reader: int | None = None) -> list[Look]:
    return [card.look for card in cards(state, reader)]


def test_cards_lie_face_up_or_face_down() -> None:
    shown = cards(SMALL)
    assert shown[:9] == [CardFace("triangle", "swap", "SWAP", "card") if cell == 4 else CardBack() for cell in range(9)]
    assert shown[9:] == [CardBack(), CardBack(), CardBack()]


def test_a_seat_sees_its_own_goal_through_the_back() -> None:
    own = cards(SMALL, 0)
    assert own[9:11] == [CardFace("triangle", "goal", "GOAL", "card", known=True), CardBack()]
    assert cards(SMALL, 1)[9:11] == [CardBack(), CardFace("circle", "swap", "SWAP", "card", known=True)]


def test_a_seat_sees_the_cards_that_it_knows_wherever_they_go() -> None:
    # seat 0 lays its goal face down on a1 and looks at what it took from there
    state = played(SMALL, "reveal b1", "act a1")
    mine, theirs = cards(state, 0), cards(state, 1)
    assert mine[0] == CardFace("triangle", "goal", "GOAL", "last", known=True)
    assert mine[9] == CardFace("triangle", "discard", "DISCARD", "last", known=True)
    assert theirs[0] == theirs[9] == CardBack("last")
    assert cards(state)[:10] == theirs[:10]


@pytest.mark.parametrize("reader", [None, 0, 1])
@pytest.mark.parametrize("options", [{"grid": "3x3"}, {"grid": "4x4"}])
def test_cards_that_a_reader_does_not_know_leave_no_trace(options: Options, reader: int | None) -> None:
    luck, seat = Random(5), None if reader is None else Seat(reader)
    differing = 0
    for state in islice(random_positions(3, options), 60):
        if state.outcome:
            continue
        other = permuted(state, seat, luck)
        differing += other != state
        assert scene(other, reader) == scene(state, reader)
    assert differing > 20


@pytest.mark.parametrize(
    ("target", "rotation"),
    [("b3", 0), ("a3", 45), ("a2", 90), ("a1", 135), ("b1", 180), ("c1", 225), ("c2", 270), ("c3", 315)],
)
def test_the_acting_card_points_its_lower_edge_at_the_target(target: str, rotation: int) -> None:
    state = played(position("TD CG XS SG TD CD XG SD TS", "TG CS"), "reveal b2", f"act {target}")
    shown = cards(state)
    assert shown[4] == CardFace("triangle", "discard", "DISCARD", "last", rotation=rotation)
    assert sum(isinstance(card, CardFace) and card.rotation > 0 for card in shown) == (rotation > 0)
    assert Counter(looks(state))["last"] == 2


def test_a_swapped_card_is_rotated_where_it_lies_now() -> None:
    shown = cards(played(LARGE, "reveal b2", "act c3"))
    assert shown[5] == CardBack("last")
    assert shown[10] == CardFace("triangle", "swap", "SWAP", "last", rotation=315)


def test_the_next_move_rotates_the_card_back() -> None:
    state = played(LARGE, "reveal b2", "act c3", "reveal a1")
    assert not any(card.rotation for card in cards(state) if isinstance(card, CardFace))
    assert looks(state).count("last") == 1


def test_the_revealed_card_and_its_possible_targets_stand_out() -> None:
    def pointed_at(move: str) -> int:
        shown = [item.sprite for item in flatten(scene(played(SMALL, move)).placed)]
        return sum(isinstance(sprite, Panel) and sprite.rim == "last" for sprite in shown)

    assert [pointed_at(move) for move in ("reveal a1", "reveal b1")] == [3, 5]
    assert looks(played(SMALL, "reveal a1"))[0] == "last"


def test_a_card_kept_and_a_line_cleared_stand_out_too() -> None:
    assert looks(played(SMALL, "reveal a1", "keep"))[0] == "last"
    full = position("td cg xs cd xg sd xg sd ts", "TG CS")
    assert looks(played(full, "clear diagonal up"))[:9] == [
        "card" if cell not in (2, 4, 6) else "last" for cell in range(9)
    ]


@pytest.mark.parametrize(
    ("grid", "step"),
    [
        ("td ts TG  CG cs XD  SD SG sd", (0, 1)),
        ("td cg XD  ts CS XG  TD SG sd", (1, 0)),
        ("td cg XD  XS ts XG  CD SG TD", (1, 1)),
        ("xd cg TD  XS ts XG  td SG CD", (-1, 1)),
    ],
)
def test_the_winning_line_is_joined_and_the_goal_shown(grid: str, step: tuple[int, int]) -> None:
    state = position(grid, "TG CS")
    hidden = next(cell for cell, card in enumerate(state.grid) if not card.up and card.card.symbol == "triangle")
    won = played(state, f"reveal {state.layout.cells[hidden]}")
    assert won.outcome is not None
    assert [(s.down, s.across) for s in sprites(won) if isinstance(s, CardLink)] == [step, step]
    assert looks(won).count("win") == 4
    assert cards(won)[9] == CardFace("triangle", "goal", "GOAL", "win")


def test_the_piles_are_counted_and_the_last_discard_shown() -> None:
    state = played(LARGE, "reveal b3", "act a4")
    digits = "".join(sprite.digit for sprite in sprites(state) if isinstance(sprite, Digit))
    assert digits == "7191"  # the move, the pile, the discards
    assert cards(state)[-1] == CardFace("cross", "goal", "GOAL", "card")
    assert {"Pile", "Discards"} <= set(layout.texts(scene(state)))


def test_an_empty_pile_and_no_discards_are_empty_places() -> None:
    shown = sprites(position("TD CG XS SG ts CD XG SD TS", "TG CS", pile=0))
    assert sum(isinstance(sprite, Panel) and sprite.rim == "faint" for sprite in shown) == 2
    assert sum(isinstance(sprite, CardBack) for sprite in shown) == 8 + 2  # in the grid and before the players


def test_the_player_on_turn_stands_out_in_the_card_row() -> None:
    bold = [
        s.text for s in sprites(LARGE) if isinstance(s, TextLine) and s.style.size == 30 and s.style.colour == "text"
    ]
    assert len(bold) == 1
    assert bold[0].startswith("Beno")


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_fit_their_band_in_every_language(language: str) -> None:
    for state in islice(random_positions(2, {}), 12, 40):
        for item in flatten(scene(state, 0, language).placed):
            if isinstance(item.sprite, CardFace):
                assert item.sprite.style.size >= 30
                assert text_width(item.sprite.label, item.sprite.style) <= WIDTH - 4, item.sprite.label


def test_a_card_that_lies_askew_fits_its_cell_with_its_ring() -> None:
    askew = hypot(WIDTH, HEIGHT)  # an upper bound that the round corners take from
    assert (WIDTH + HEIGHT - 4 * CORNER_RADIUS) / 2**0.5 + 2 * CORNER_RADIUS + 2 * RING <= cell_side(PITCH) < askew


@pytest.mark.parametrize(("seats", "options"), [(2, {"grid": "3x3"}), (4, {"grid": "4x4"}), (3, {"grid": "4x4"})])
def test_everything_is_inside_and_nothing_overlaps(seats: int, options: Options) -> None:
    for state in islice(random_positions(seats, options), 0, 150, 3):
        check(scene(state, 0))


def test_cards_do_not_overlap() -> None:
    shown = flatten(scene(played(LARGE, "reveal b2", "act c3")).placed)
    boxes = [item.box for item in shown if isinstance(item.sprite, CardFace | CardBack)]
    for one, other in combinations(boxes, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_the_sprites_drawn_in_advance_are_those_of_the_start() -> None:
    prepared = set(renderer.sprites())
    start = next(random_positions(2, {}))
    assert set(cards(start)) <= prepared
    assert sum(sprite.size[0] * sprite.size[1] for sprite in prepared) < 800_000


def test_the_cards_that_act_are_drawn_in_advance() -> None:
    prepared = set(renderer.localized_sprites(texts_in("it")))
    placed = flatten(SAMPLES["tris_on_steroids-swapped"].scene().placed)
    cards = {item.sprite.unrotated for item in placed if isinstance(item.sprite, CardFace)}
    assert cards
    assert cards <= prepared
