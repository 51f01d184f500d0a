"""The keys of a hand: tiles first, few presses, and nothing bright that costs something."""

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.games.base import Seat
from bot.texts import texts_in
from bot.ui.text.move_tree import START, PartialMove
from bot.ui.views.components import Piece, Style, button_rows
from bot.ui.views.custom_id import Action, Press, Surface
from bot.ui.views.hand_pieces import HandPieces
from tests.contract.test_keys import TABLE
from tests.contract.variants import VARIANTS, Variant
from tests.contract.walk import sample, walk
from tests.games.tripple_domino import tables as tripple_domino

FIRST = Seat(0)


def laid_out(game: str, state: Any, partial: PartialMove = START, *, confirms: bool = True) -> list[Piece]:
    """Returns the pieces of the first seat's hand."""
    session = replace(TABLE, game_key=game, state=state)
    pieces = HandPieces(session, session.game.view(state, FIRST), texts_in("en"), Surface.HAND, confirms=confirms)
    return pieces.pieces(session.game.legal_moves(state, FIRST), partial)


def buttons(pieces: list[Piece]) -> list[discord.ui.Button[Any]]:
    rows = (piece for piece in pieces if isinstance(piece, discord.ui.ActionRow))
    return [one for row in rows for one in row.children if isinstance(one, discord.ui.Button)]


def pressed(button: discord.ui.Button[Any]) -> Press:
    press = Press.parse(button.custom_id or "")
    assert press is not None
    return press


def labels(pieces: list[Piece]) -> list[str | None]:
    return [one.label for one in buttons(pieces)]


def test_a_hand_opens_on_its_tiles_in_the_order_of_the_picture_and_drawing_is_never_bright() -> None:
    pieces = laid_out("tripple_domino", tripple_domino.table("355 455 012", "001", reserve="111"))
    assert labels(pieces) == ["355 +13", "455 +14", "Draw a tile −5"]
    assert [one.style for one in buttons(pieces)] == [Style.primary, Style.primary, Style.secondary]


def test_a_tile_with_several_places_asks_for_one_and_lays_it_there() -> None:
    state = tripple_domino.table("355 455 012", "001", reserve="111")
    pieces = laid_out("tripple_domino", state, PartialMove("place 4-5-5"))
    assert isinstance(pieces[0], discord.ui.TextDisplay)
    assert pieces[0].content == "## 4\u20115\u20115: which place?", "a phone breaks no line within the name of a tile"
    assert labels(pieces) == ["1 +14", "2 +14", "3 +14", "Back"]
    actions = [pressed(one).action for one in buttons(pieces)]
    assert actions == [*[Action.MOVE] * 3, Action.CHOOSE_WORD]


def test_a_tile_with_one_place_goes_straight_to_its_confirmation() -> None:
    state = tripple_domino.table("345 112", "001", laid="u0,0=445", reserve="111")
    (tile, draw) = buttons(laid_out("tripple_domino", state))
    assert tile.label == "345 +12"
    assert pressed(tile).action is Action.CHOOSE_WORD
    assert pressed(draw).action is Action.MOVE
    pieces = laid_out("tripple_domino", state, PartialMove(pressed(tile).argument))
    assert isinstance(pieces[0], discord.ui.TextDisplay)
    assert pieces[0].content == "### 3\u20114\u20115: +12"
    assert labels(pieces) == ["Confirm", "Back"]
    assert [one.style for one in buttons(pieces)] == [Style.success, Style.secondary]


@pytest.mark.parametrize(
    ("labels", "rows"),
    [
        (["112"] * 10, [5, 5]),
        (["112 +40"] * 4, [3, 1]),
        (["112", "Piocher un domino −5", "Retour"], [2, 1]),
        (["Passer son tour −10", "Retour"], [2]),
    ],
)
def test_rows_of_keys_in_a_hand_have_room_on_a_phone(labels: list[str], rows: list[int]) -> None:
    """A key has 32 pixels of padding and about 8 a letter; 320 are in a row, with gaps of 8."""
    keys = button_rows([discord.ui.Button[Any](label=label) for label in labels])
    assert [len(row.children) for row in keys if isinstance(row, discord.ui.ActionRow)] == rows


@pytest.mark.parametrize("variant", [one for one in VARIANTS if one.game.info.private_moves], ids=str)
@pytest.mark.parametrize("confirms", [True, False])
def test_two_presses_in_a_hand_make_any_move_that_has_a_button(variant: Variant, confirms: bool) -> None:
    """Without the confirmation one press is enough for a tile with one place."""
    for snapshot in sample(walk(variant).snapshots, 12):
        legal = snapshot.legal.get(FIRST, ())
        if legal:
            made = set()
            for one in map(pressed, buttons(laid_out(variant.key, snapshot.state, confirms=confirms))):
                if one.action is Action.MOVE:
                    made.add(one.argument)
                elif one.action is Action.CHOOSE_WORD:
                    assert confirms or one.argument not in legal
                    following = laid_out(variant.key, snapshot.state, PartialMove(one.argument), confirms=confirms)
                    made |= {other.argument for other in map(pressed, buttons(following))} & {*legal}
            assert made <= {*legal}
            assert made == {*legal} or len(legal) > 15
