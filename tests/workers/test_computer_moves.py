"""What computers get where a server's CPU budget is used up."""

# ruff: noqa: ARG002 - the interface of the pool passes what is not looked at

from dataclasses import replace
from functools import partial
from math import inf
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.base import Seat
from bot.games.chance import Chance
from bot.players.base import Level
from bot.players.choosing import MoveRequest, first_choice
from bot.workers.computer_moves import START_WITHIN, WorkerChooser, WorkerRater
from bot.workers.pool import WorkerPool


class Recording(WorkerPool):
    """Keeps how long work waits, and the levels of what is done instead of it."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.patience = 0.0
        self.less: list[Level] = []

    async def run(self, server: int, work: Any, *, patience: float = inf, less_work: Any = (), **_: Any) -> Any:
        self.patience = patience
        self.less = [request.level for less in less_work for request in less.args[0]]
        return [] if isinstance(work, partial) and work.func is not first_choice else None


def asked(key: str, level: Level) -> MoveRequest:
    """Returns the request for the first move of a game."""
    game = GAMES[key]
    state = game.start(2, game.info.full_options({}), Chance(b"", 0))
    seat = Seat(min(game.to_act(state)))
    return MoveRequest(key, level, seat, game.view(state, seat), game.legal_moves(state, seat), b"")


@pytest.mark.parametrize(
    ("key", "level", "patience", "less"),
    [
        ("tris_2", Level.MASTER, START_WITHIN, [Level.FAIR, Level.EASY]),
        ("tris_2", Level.HARD, START_WITHIN, [Level.FAIR, Level.EASY]),
        ("tris_2", Level.FAIR, 0, [Level.FAIR, Level.EASY]),
        ("tris_2", Level.EASY, 0, []),
        ("tris_1", Level.MASTER, 0, []),
        ("set", Level.MASTER, 0, []),
    ],
)
async def test_strong_computers_fall_back_to_fair_and_players_without_search_never_wait(
    key: str, level: Level, patience: float, less: list[Level]
) -> None:
    pool = Recording()
    await WorkerChooser(pool)(1, [asked(key, level)], lambda: True)
    assert (pool.patience, pool.less) == (patience, less)


async def test_draws_hints_and_analyses_wait_as_long_as_it_takes() -> None:
    pool = Recording()
    request = asked("tris_2", Level.MASTER)
    await WorkerChooser(pool)(1, [replace(request, rated=True)], lambda: True)
    assert (pool.patience, pool.less) == (inf, [])
    await WorkerRater(pool)(1, request)
    assert (pool.patience, pool.less) == (inf, [])
