"""Expensive answers are made one at a time for a user and for a server."""

import asyncio
from collections.abc import Hashable

import pytest

from bot.sessions.refusals import Refusal
from bot.ui.reply.replies import MOST_OF_SERVER, MOST_OF_USER, WorkLimiter


class Work:
    """Requests to one limiter, of which each is made until it is released. made: in order; most: made at once."""

    def __init__(self) -> None:
        self.limiter = WorkLimiter()
        self.made: list[Hashable] = []
        self.now = self.most = 0
        self.go_on = asyncio.Event()

    async def ask(self, user: int, server: int, what: Hashable) -> None:
        async with self.limiter.admitted(user, server, what):
            self.made.append(what)
            self.now += 1
            self.most = max(self.most, self.now)
            await self.go_on.wait()
            self.now -= 1


async def settled(*asked: asyncio.Task[None]) -> list[BaseException | None]:
    return [None if error is None else error for error in await asyncio.gather(*asked, return_exceptions=True)]


def refusals(results: list[BaseException | None]) -> list[str]:
    return [result.key for result in results if isinstance(result, Refusal)]


async def test_a_user_has_one_answer_made_at_a_time_and_is_refused_when_more_pile_up() -> None:
    work = Work()
    asked = [asyncio.create_task(work.ask(1, server, f"replay {server}")) for server in range(20)]
    await asyncio.sleep(0)
    work.go_on.set()
    assert refusals(await settled(*asked)) == ["still-making"] * (20 - MOST_OF_USER)
    assert (len(work.made), work.most) == (MOST_OF_USER, 1)


async def test_a_server_has_one_answer_made_at_a_time_and_others_do_not_wait_for_it() -> None:
    work = Work()
    asked = [asyncio.create_task(work.ask(user, 1, f"profile {user}")) for user in range(20)]
    other = asyncio.create_task(work.ask(99, 2, "leaderboard"))
    for _ in range(5):
        await asyncio.sleep(0)
    assert work.made == ["profile 0", "leaderboard"]
    work.go_on.set()
    assert refusals(await settled(*asked, other)) == ["still-making-server"] * (20 - MOST_OF_SERVER)
    assert len(work.made) == MOST_OF_SERVER + 1


async def test_who_asks_for_what_is_being_made_waits_for_it_and_is_never_refused() -> None:
    work = Work()
    asked = [asyncio.create_task(work.ask(user, 1, "leaderboard")) for user in range(50)]
    for _ in range(5):
        await asyncio.sleep(0)
    assert work.made == ["leaderboard"]
    work.go_on.set()
    assert refusals(await settled(*asked)) == []
    assert work.most == 1


@pytest.mark.parametrize("user", [1, 2])
async def test_a_request_that_fails_or_is_given_up_holds_nobody_up(user: int) -> None:
    limiter = WorkLimiter()
    with pytest.raises(ValueError, match="broken"):
        async with limiter.admitted(1, 1, "replay"):
            raise ValueError("broken")
    work = Work()
    given_up = asyncio.create_task(work.ask(1, 1, "replay"))
    waiting = asyncio.create_task(work.ask(user, 1, "replay"))
    await asyncio.sleep(0)
    given_up.cancel()
    work.go_on.set()
    await asyncio.wait_for(waiting, 60)
    async with limiter.admitted(user, 1, "replay"):
        pass
