"""The picture of Tris on Steroids, and what it hides: nothing that its reader does not know leaves a trace."""

from collections import Counter
from itertools import combinations, islice
from random import Random

import pytest

from bot.games.base import Options, Seat
from bot.games.tris_on_steroids import GAME
from bot.games.tris_on_steroids.position import Position
from bot.texts import LANGUAGES, texts_in
from renderers import tris_on_steroids as renderer
from renderers.engine.painter import Painter
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import Scene, Sprite, is_composite
from renderers.parts.frame import Caption, CaptionPlayer
from renderers.parts.panel import Panel
from renderers.parts.player_block import Pointer
from renderers.parts.text_line import Digit, TextLine
from renderers.themes.theme import DARK
from renderers.tris_on_steroids.card import Card, CardBack, CardFace, KnownCard, Look
from renderers.tris_on_steroids.goal_card import GoalCard
from renderers.tris_on_steroids.markers import Arrow, DiagonalLink
from renderers.tris_on_steroids.piles import LegendRow
from tests.examples import SLOW
from tests.renderers import layout
from tests.renderers.captions import LONG_NAMES, caption
from tests.renderers.layout import check, sprites_of
from tests.renderers.tris_on_steroids.positions import LARGE, SMALL, permuted, played, position, random_positions

BOTH_GRIDS = pytest.mark.parametrize("options", [{"grid": "3x3"}, {"grid": "4x4"}])


def scene(state: Position, reader: int | None = None, language: str = "en", partial_move: str = "") -> Scene:
    view = GAME.view(state, None if reader is None else Seat(reader))
    winners = state.outcome.winners if state.outcome else (state.on_turn,)
    said = caption(len(state.goals), winners[0] if winners else None, language=language)
    return renderer.scene(view, said, partial_move=partial_move)


def cards(state: Position, reader: int | None = None, partial_move: str = "") -> list[Card]:
    """Returns those of the grid in reading order."""
    return sprites_of(scene(state, reader, partial_move=partial_move), Card)


def goals(state: Position, reader: int | None = None) -> list[tuple[str, bool]]:
    """Returns the symbol of each player's goal and whether it lies face up."""
    return [(goal.symbol, goal.up) for goal in sprites_of(scene(state, reader), GoalCard)]


def looks(state: Position, partial_move: str = "") -> dict[Look, list[str]]:
    """Returns the names of the cells by how their cards stand out."""
    found: dict[Look, list[str]] = {}
    for card in cards(state, partial_move=partial_move):
        found.setdefault(card.look, []).append(card.name)
    return found


def arrows(state: Position, partial_move: str = "") -> list[tuple[int, int]]:
    return [(arrow.down, arrow.across) for arrow in sprites_of(scene(state, partial_move=partial_move), Arrow)]


def numbers(state: Position) -> list[str]:
    """Returns the numbers in the picture, each with the end of its label if it has one."""
    digits: dict[tuple[int, int], str] = {}
    for item in layout.taken_apart(scene(state)):
        if isinstance(item.sprite, Digit):
            place = item.y, item.sprite.style.size
            digits[place] = digits.get(place, "") + item.sprite.digit
    return [*digits.values()]


def test_each_card_has_the_name_of_its_cell_and_lies_face_up_or_face_down() -> None:
    assert cards(SMALL) == [
        CardFace(3, name, "card", "triangle", "swap", "SWAP") if name == "B2" else CardBack(3, name, "card")
        for name in ("A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3")
    ]
    shown = layout.texts(scene(LARGE))
    assert {f"{column}{row}" for column in "ABCD" for row in (1, 2, 3, 4)} <= set(shown)


def test_no_card_is_ever_turned() -> None:
    for state in islice(random_positions(4, {"grid": "4x4"}), 0, 60, 3):
        assert all(card.size[0] > card.size[1] for card in cards(state, 0))


def test_a_seat_sees_its_own_goal_in_its_block() -> None:
    assert goals(SMALL) == [("", False), ("", False)]
    assert goals(SMALL, 0) == [("triangle", False), ("", False)]
    assert goals(LARGE, 3) == [("", False), ("", False), ("cross", True), ("square", False)]


def test_a_seat_sees_the_cards_that_it_knows_wherever_they_go() -> None:
    # seat 0 lays its goal face down on a1 and looks at what it took from there
    state = played(SMALL, "reveal b1", "act a1")
    assert cards(state, 0)[0] == KnownCard(3, "A1", "last", "triangle", "goal")
    assert cards(state, 1)[0] == cards(state)[0] == CardBack(3, "A1", "last")
    assert goals(state, 0) == [("triangle", False), ("", False)]
    assert goals(state, 1) == [("", False), ("circle", False)]
    assert goals(state) == [("", False), ("", False)]


@pytest.mark.parametrize("reader", [None, 0, 1])
@BOTH_GRIDS
def test_cards_that_a_reader_does_not_know_leave_no_trace(options: Options, reader: int | None) -> None:
    luck, seat = Random(5), None if reader is None else Seat(reader)
    differing = 0
    for state in islice(random_positions(3, options), 60):
        if state.outcome:
            continue
        other = permuted(state, seat, luck)
        differing += other != state
        partial_move = luck.choice(["", *GAME.legal_moves(state, state.on_turn)])
        assert scene(other, reader, partial_move=partial_move) == scene(state, reader, partial_move=partial_move)
    assert differing > 20


def test_a_card_just_turned_up_and_its_possible_targets_stand_out() -> None:
    assert looks(played(SMALL, "reveal a1")) == {
        "last": ["A1"],
        "target": ["B1", "A2", "B2"],
        "card": ["C1", "C2", "A3", "B3", "C3"],
    }
    assert len(looks(played(LARGE, "reveal b2"))["target"]) == 8
    assert arrows(played(SMALL, "reveal a1")) == []


def test_a_chosen_target_alone_stands_out_and_the_arrow_points_to_it() -> None:
    state = played(SMALL, "reveal a1")
    assert looks(state, "act b2") == {
        "last": ["A1"], "chosen": ["B2"], "card": ["B1", "C1", "A2", "C2", "A3", "B3", "C3"],
    }  # fmt: skip
    assert arrows(state, "act b2") == [(1, 1)]
    assert looks(state, "act") == looks(state)


def test_a_card_chosen_to_be_turned_up_stands_out_without_an_arrow() -> None:
    state = played(SMALL, "reveal a1", "act b2")
    assert looks(state, "reveal c3")["chosen"] == ["C3"]
    assert set(looks(state, "reveal c3")) == {"chosen", "card"}
    assert arrows(state, "reveal c3") == []


@pytest.mark.parametrize(
    ("target", "direction"),
    [
        ("b3", (1, 0)), ("a3", (1, -1)), ("a2", (0, -1)), ("a1", (-1, -1)),
        ("b1", (-1, 0)), ("c1", (-1, 1)), ("c2", (0, 1)), ("c3", (1, 1)),
    ],
)  # fmt: skip
def test_an_arrow_leads_from_the_card_that_acted_to_its_target(target: str, direction: tuple[int, int]) -> None:
    state = played(position("TD CG XS SG TD CD XG SD TS", "TG CS"), "reveal b2", f"act {target}")
    assert arrows(state) == [direction]
    assert sorted(looks(state)["last"]) == sorted(["B2", target.upper()])
    assert cards(state)[4] == CardFace(3, "B2", "last", "triangle", "discard", "DISCARD")


def test_a_swapped_card_stands_out_where_it_lies_now() -> None:
    shown = cards(played(LARGE, "reveal b2", "act c3"))
    assert shown[5] == CardBack(4, "B2", "last")
    assert shown[10] == CardFace(4, "C3", "last", "triangle", "swap", "")


def test_a_new_goal_stands_out_in_the_block_of_its_player() -> None:
    state = played(position("TD CG XS SG TG CD XG SD TS", "TG CS"), "reveal b2", "act a3")
    assert [goal.look for goal in sprites_of(scene(state), GoalCard)] == ["last", "card"]
    assert [goal.look for goal in sprites_of(scene(played(state, "reveal a1")), GoalCard)] == ["card", "card"]


def test_a_card_kept_and_a_line_cleared_stand_out_too() -> None:
    assert looks(played(SMALL, "reveal a1", "keep"))["last"] == ["A1"]
    full = position("td cg xs cd xg sd xg sd ts", "TG CS")
    assert looks(played(full, "clear diagonal up"))["last"] == ["C1", "B2", "A3"]


@pytest.mark.parametrize(
    ("grid", "links"),
    [
        ("td ts TG  CG cs XD  SD SG sd", []),
        ("td cg XD  ts CS XG  TD SG sd", []),
        ("td cg XD  XS ts XG  CD SG TD", [False, False]),
        ("xd cg TD  XS ts XG  td SG CD", [True, True]),
    ],
)
def test_the_winning_line_is_joined(grid: str, links: list[bool]) -> None:
    state = position(grid, "TG CS")
    hidden = next(cell for cell, card in enumerate(state.grid) if not card.up and card.card.symbol == "triangle")
    won = played(state, f"reveal {state.layout.cells[hidden]}")
    assert won.outcome is not None
    assert Counter(card.look for card in cards(won)) == {"win": 3, "card": 6}
    assert [link.rising for link in sprites_of(scene(won), DiagonalLink)] == links
    between = [item for item in scene(won).placed if not isinstance(item.sprite, Card) and _is_link(item.sprite)]
    assert len(between) == 2


def _is_link(sprite: Sprite) -> bool:
    return sprite.background == "win" and (not is_composite(sprite) or sprite.size[0] * sprite.size[1] < 4000)


def test_all_goals_are_shown_at_the_end_and_the_winner_s_stands_out() -> None:
    won = played(position("TD cg ts  SG ts CD  TG SD TS", "TG CS XD"), "reveal a3")
    assert won.outcome is not None
    assert goals(won) == [("triangle", True), ("circle", True), ("cross", True)]
    assert [goal.look for goal in sprites_of(scene(won), GoalCard)] == ["win", "card", "card"]
    assert sprites_of(scene(won), Pointer) == [Pointer(0)]


def test_the_piles_are_counted_and_the_last_discard_shown() -> None:
    state = played(LARGE, "reveal b3", "act a4")
    assert numbers(state) == ["19", "1"]
    assert {"Stockpile", "Discards"} <= set(layout.texts(scene(SMALL)))


def test_a_card_discarded_face_down_is_a_back_among_the_discards() -> None:
    grid = "TD CG XS SG TD CD XG SD TS"
    hidden, shown = (
        played(position(cells, "TG CS"), "reveal b2", "act a1") for cells in (grid, grid.replace("TD", "td", 1))
    )
    piles = (panel for state in (hidden, shown) for panel in sprites_of(scene(state), Panel) if panel.width == 96)
    assert [panel.fill for panel in piles] == ["back", "card-discarded"]


def test_an_empty_pile_and_no_discards_are_empty_places() -> None:
    state = position("TD CG XS SG ts CD XG SD TS", "TG CS", pile=0)
    empty = [panel for panel in sprites_of(scene(state), Panel) if panel.rim == "faint"]
    assert len(empty) == 2
    assert numbers(state) == ["00"]  # beside each other


@pytest.mark.parametrize("language", LANGUAGES)
def test_small_grids_name_the_actions_on_the_cards_and_large_ones_in_a_legend(language: str) -> None:
    words = [texts_in(language)(f"tris_on_steroids-picture-{action}") for action in ("goal", "swap", "discard")]
    assert [row.label for row in sprites_of(scene(LARGE, language=language), LegendRow)] == words
    assert not any(card.label for card in sprites_of(scene(LARGE, language=language), CardFace))
    assert set(words) <= set(layout.texts(scene(LARGE, language=language)))
    assert not sprites_of(scene(SMALL, language=language), LegendRow)
    faces = sprites_of(scene(position("td cg xs sg ts cd xg sd TS", "TG CS"), language=language), CardFace)
    assert {face.label for face in faces} == set(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_column_is_headed_by_what_it_shows(language: str) -> None:
    assert texts_in(language)("tris_on_steroids-picture-goals") in layout.texts(scene(LARGE, language=language))


@pytest.mark.parametrize("seats", [2, 3, 4])
@BOTH_GRIDS
def test_everything_has_its_place_whatever_the_names_and_the_language(seats: int, options: Options) -> None:
    """In each 15th of 150 positions, with `SLOW=1` in each fifth."""
    for number, state in enumerate(islice(random_positions(seats, options), 0, 150, 5 if SLOW else 15)):
        texts = texts_in(sorted(LANGUAGES)[number % len(LANGUAGES)])
        players = tuple(CaptionPlayer(LONG_NAMES[(number + seat) % 8], seat) for seat in range(seats))
        said = Caption(players[state.on_turn], texts("caption-to-move"), players, texts, 123)
        for reader in (None, Seat(0)):
            moves = ["", *GAME.legal_moves(state, state.on_turn)]
            check(renderer.scene(GAME.view(state, reader), said, partial_move=moves[number % len(moves)]))


def test_cards_do_not_overlap() -> None:
    for state in (played(LARGE, "reveal b2"), played(LARGE, "reveal b2", "act c3"), played(SMALL, "reveal b1")):
        boxes = [item.box for item in scene(state).placed if isinstance(item.sprite, Card)]
        for one, other in combinations(boxes, 2):
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@BOTH_GRIDS
def test_the_sprites_of_a_usual_picture_are_drawn_in_advance(options: Options) -> None:
    rasterizer, said = Rasterizer(DARK), caption(2)
    for sprite in (*renderer.sprites(), *renderer.localized_sprites(said.texts)):
        rasterizer.prerender(sprite)
    # names on faces, outlines and arrows are drawn when they are first used
    known = {sprite for _, sprite in rasterizer.cache.compressed}
    for state in islice(random_positions(2, options), 20):
        if state.acting is not None:
            continue
        for item in layout.drawn(scene(state)):
            is_name = isinstance(item.sprite, TextLine) and item.sprite.style.colour == "card-label"
            if item.x < 820 and not is_name and not isinstance(item.sprite, Arrow):
                assert item.sprite in known, item.sprite


def test_a_picture_is_light() -> None:
    painter = Painter(Rasterizer(DARK))
    sizes = [
        len(painter.png(scene(state, 0)))
        for options in ({"grid": "3x3"}, {"grid": "4x4"})
        for state in islice(random_positions(4, options), 0, 200, 10)
    ]
    assert max(sizes) < 60_000
    assert sum(sizes) / len(sizes) < 50_000
