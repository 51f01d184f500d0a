"""How many moves a player overlooks."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from bot.games.chance import Chance
from bot.players import PLAYERS
from bot.players.base import Level
from bot.players.random_player import RandomPlayer
from bot.players.triangles.overlooking import Overlooking

VIEW: Any = SimpleNamespace(hand=("tile", "tile"))
LAST: Any = SimpleNamespace(hand=("tile",))

MOVES = [f"place {number}" for number in range(20)]


class Noting(RandomPlayer):
    """Notes how many moves it is given."""

    def __init__(self) -> None:
        self.given: list[int] = []

    def choose(self, view: Any, legal: Sequence[str], chance: Chance) -> str:
        self.given.append(len(legal))
        return super().choose(view, legal, chance)


@pytest.mark.parametrize("percent", [0, 25, 65])
def test_it_chooses_among_the_moves_that_it_sees(percent: int) -> None:
    noting = Noting()
    chosen = {Overlooking(noting, percent).choose(VIEW, MOVES, Chance(b"luck", luck)) for luck in range(500)}
    assert chosen == {*MOVES}
    assert sum(noting.given) / len(noting.given) == pytest.approx(20 * (1 - percent / 100), rel=0.05)


def test_who_overlooks_all_moves_makes_one_by_luck() -> None:
    noting = Noting()
    assert Overlooking(noting, 100).choose(VIEW, MOVES, Chance(b"luck", 1)) in MOVES
    assert noting.given == [1]


def test_it_tries_its_last_tile_everywhere() -> None:
    noting = Noting()
    for luck in range(20):
        Overlooking(noting, 65).choose(LAST, MOVES, Chance(b"luck", luck))
    assert set(noting.given) == {20}


@pytest.mark.parametrize("key", ["triodomino", "tripple_domino"])
def test_hard_overlooks_less_than_easy_and_fair_and_master_nothing(key: str) -> None:
    easy, fair, hard, master = (getattr(PLAYERS[key][level], "overlooks", 0) for level in Level)
    assert min(easy, fair) > hard > master == 0
