"""How much better a player is than one who moves by chance, over many seeded games."""

import pytest

from bot.games import GAMES
from bot.games.base import Value
from bot.players import player
from bot.players.random_player import RandomPlayer
from tests.players.match import played


@pytest.mark.parametrize(
    ("key", "options", "seats", "games", "least"),
    [
        ("set", {}, 3, 10, 10),
        ("set", {"beginners": True, "lockout": True}, 2, 10, 10),
        ("set", {"one_by_one": True}, 2, 5, 5),
        ("triodomino", {"rounds": 9}, 2, 60, 40),
        ("triodomino", {"rounds": 9}, 4, 40, 16),
        ("triodomino", {"rounds": 9, "topsy_turvy": True}, 2, 60, 36),
        ("tripple_domino", {}, 2, 50, 42),
        ("tripple_domino", {"target": 150}, 6, 50, 25),
        ("tris_1", {}, 2, 200, 180),
        ("tris_2", {}, 2, 50, 48),
        ("tris_2", {"rule_of_4": True, "advanced": True}, 2, 50, 46),
        ("tris_on_steroids", {}, 2, 100, 82),
        ("tris_on_steroids", {}, 4, 100, 55),
        ("tris_on_steroids", {"grid": "4x4"}, 2, 30, 28),
    ],
)
def test_it_beats_chance(key: str, options: dict[str, Value], seats: int, games: int, least: int) -> None:
    """`least` of `games` won outright against seats filled by chance, going round the seats; a fair share is 1/seats.

    The games are the same on every run: `least` leaves a little room for players that are changed.
    """
    won = 0
    for number in range(games):
        own = number % seats
        players = [player(key) if seat == own else RandomPlayer() for seat in range(seats)]
        outcome = played(GAMES[key], options, players, f"{key} {number}".encode())
        won += outcome is not None and outcome.winners == (own,)
    assert won >= least
