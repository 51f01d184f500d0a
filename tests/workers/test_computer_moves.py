"""What computers get where a server's CPU budget is used up."""

# ruff: noqa: ARG002 - the interface of the pool passes what is not looked at

from collections.abc import Callable
from functools import partial
from typing import Any

from bot.games import GAMES
from bot.games.base import Seat
from bot.games.chance import Chance
from bot.players.base import Level
from bot.players.choosing import MoveRequest, first_choice
from bot.workers.computer_moves import WorkerChooser
from bot.workers.pool import WorkerPool


class UsedUp(WorkerPool):
    """Keeps what it is given to do instead of all the work, and does nothing."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.less: list[MoveRequest] = []

    async def run(
        self,
        server: int,
        work: Callable[[], Any],
        *,
        less_work: Callable[[], Any],
        **_: Any,
    ) -> None:
        assert isinstance(less_work, partial)
        assert less_work.func is first_choice
        (self.less,) = less_work.args


async def test_it_moves_at_the_easy_level_but_takes_no_draw_by_it() -> None:
    game = GAMES["tris_2"]
    state = game.start(2, game.info.full_options({}), Chance(b"", 0))
    seat = min(game.to_act(state))
    asked = MoveRequest("tris_2", Level.MASTER, Seat(seat), game.view(state, seat), game.legal_moves(state, seat), b"")
    rated = MoveRequest(**{**vars(asked), "rated": True})
    pool = UsedUp()
    for request, level in ((asked, Level.EASY), (rated, Level.MASTER)):
        await WorkerChooser(pool)(1, [request], lambda: True)
        assert [less.level for less in pool.less] == [level]
