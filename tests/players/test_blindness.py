"""What a seat cannot know is dealt anew, and its player chooses the same: it goes by the view alone."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.base import Seat
from bot.games.chance import Chance
from bot.players import player
from tests.games.triangles.secrets import Secrets, nothing
from tests.games.tris_on_steroids.test_secrets import otherwise, walked
from tests.players.match import turns

LUCK = b"a player's own"

HIDDEN_TILES = {"triodomino": ("stock",), "tripple_domino": ("reserve",)}


def chosen_alike(key: str, state: Any, other: Any, seat: Seat) -> bool:
    """Whether the seat's player makes the same choice in both worlds."""
    game, someone = GAMES[key], player(key)
    choices = {
        someone.choose(game.view(world, seat), game.legal_moves(world, seat), Chance(LUCK, 1))
        for world in (state, other)
    }
    return len(choices) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("key", sorted(HIDDEN_TILES))
def test_tiles_of_other_hands_and_the_reserve_change_no_choice(key: str, seats: int) -> None:
    hidden = Secrets(GAMES[key], face_down=HIDDEN_TILES[key], shown=nothing)
    dealt_anew = 0
    for state, seat, legal in list(turns(GAMES[key], {}, [player(key)] * seats, b"blind"))[::5]:
        if legal:
            other = hidden.exchanged(state, seat, Random(1))
            dealt_anew += other != state
            assert chosen_alike(key, state, other, seat)
    assert dealt_anew > 5


@pytest.mark.parametrize("grid", ["3x3", "4x4"])
@pytest.mark.parametrize("seats", [2, 4])
def test_cards_face_down_change_no_choice(seats: int, grid: str) -> None:
    for plies in range(40):
        state = walked(seats, grid, b"blind", plies)
        if state.outcome is None:
            other = otherwise(state, state.on_turn, Random(1))
            assert other != state
            assert chosen_alike("tris_on_steroids", state, other, state.on_turn)


def test_the_order_of_the_pile_changes_no_choice() -> None:
    for state, seat, legal in turns(GAMES["set"], {}, [player("set")] * 3, b"blind"):
        if legal and len(state.pile) > 1:
            assert chosen_alike("set", state, replace(state, pile=state.pile[::-1]), seat)
