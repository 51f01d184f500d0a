"""Measures how long the computer opponents take to choose a move."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from itertools import islice
from statistics import mean

from bench.figure import SHORT, Figure, cpu_seconds
from bot.games import GAMES
from bot.games.base import Seat, Value
from bot.games.chance import Chance
from bot.games.set import GAME
from bot.games.set.cards import DECK
from bot.players import PLAYERS, player
from tests.players.match import turns

SLOWEST: Mapping[str, tuple[int, Mapping[str, Value]]] = {
    "set": (4, {}),
    "triodomino": (4, {}),
    "tripple_domino": (4, {}),
    "tris_1": (2, {}),
    "tris_2": (2, {}),
    "tris_on_steroids": (4, {"grid": "4x4"}),
}
"""The seats and options with which each game has the most moves to compare."""


def figures() -> list[Figure]:
    """Measures the mean CPU time of a choice in each game, and among the 85,320 claims of all 81 SET cards."""
    most, repeats = (10, 5) if SHORT else (300, 50)
    return [
        *(
            Figure(name=f"{key}: a computer's choice", unit="ms", value=choice_ms(key, most), goal=5)
            for key in sorted(PLAYERS)
        ),
        Figure(name="set: a choice with 81 cards", unit="ms", value=with_all_cards_ms(repeats), goal=5),
    ]


def choice_ms(key: str, most: int) -> float:
    """Returns the mean over the first turns of a game between computers, in ms."""
    game, someone = GAMES[key], player(key)
    seats, options = SLOWEST[key]
    return 1000 * mean(
        cpu_seconds(partial(someone.choose, game.view(state, seat), legal, Chance(b"", 0)), 1)
        for state, seat, legal in islice(turns(game, options, [someone] * seats, b"measured"), most)
        if legal
    )


def with_all_cards_ms(repeats: int) -> float:
    """Returns the time of a choice of the caller with every card on the table, in ms."""
    state = replace(GAME.start(2, GAME.info.full_options({}), Chance(b"", 0)), table=DECK, pile=(), caller=Seat(0))
    view, legal = GAME.view(state, Seat(0)), GAME.legal_moves(state, Seat(0))
    return 1000 * cpu_seconds(lambda: player("set").choose(view, legal, Chance(b"", 0)), repeats)
