"""What is sent late rather than never is tried for as long as Discord is away, and no longer."""

import asyncio
from collections.abc import Callable

import discord
import pytest

from bot.sessions.service import StoreUnavailable
from bot.ui.gateway.outbox import FIRST_DELAY, GIVEN_UP_AFTER, LONGEST_DELAY, Outbox
from tests.sessions.harness import Clock, idle
from tests.ui.table_message.fake_channel import DELETED, FORBIDDEN, http_error

UNAVAILABLE = http_error(discord.DiscordServerError, 503, 0)
LIMITED = http_error(discord.HTTPException, 429, 0)


class Post:
    """A message that is sent by an outbox: it fails for a while. at: when it was tried, in seconds."""

    def __init__(self, error: Exception | None = None, times: int = 1_000_000) -> None:
        self.clock = Clock()
        self.outbox = Outbox(self.clock, self.clock.schedule)
        self.error, self.left = error, times
        self.at: list[float] = []
        self._began = self.clock()

    async def __call__(self) -> None:
        self.at.append((self.clock() - self._began) / 1000)
        self.left -= 1
        if self.error is not None and self.left >= 0:
            raise self.error

    async def goes_on(self, seconds: int) -> None:
        await idle()
        for _ in range(seconds):
            self.clock.time += 1000
            while self.clock.fire_next():
                await idle()


@pytest.mark.parametrize(
    "error", [UNAVAILABLE, LIMITED, OSError("no route"), StoreUnavailable("away")], ids=lambda error: repr(error)[:20]
)
async def test_it_is_tried_again_after_delays_that_grow_until_it_is_sent(error: Exception) -> None:
    post = Post(error, times=12)
    post.outbox.send("post 1", post)
    await post.goes_on(3_600)
    assert len(post.at) == 13
    delays = [after - before for before, after in zip(post.at, post.at[1:], strict=False)]
    assert delays[0] <= FIRST_DELAY
    assert LONGEST_DELAY / 2 <= delays[-1] <= LONGEST_DELAY + 1
    assert not post.clock.timers
    assert "post 1" not in post.outbox


@pytest.mark.parametrize("error", [FORBIDDEN, DELETED], ids=["forbidden", "deleted"])
async def test_what_discord_refuses_is_not_tried_again(error: Exception) -> None:
    post = Post(error)
    post.outbox.send("post 1", post)
    await post.goes_on(600)
    assert post.at == [0]


async def test_a_defect_of_ours_is_logged_and_not_tried_again(capsys: pytest.CaptureFixture[str]) -> None:
    post = Post(ValueError("too long"))
    post.outbox.send("post 1", post)
    await post.goes_on(600)
    assert post.at == [0]
    assert "too long" in capsys.readouterr().out


async def test_what_makes_discord_fail_for_a_day_is_given_up() -> None:
    post = Post(UNAVAILABLE)
    post.outbox.send("post 1", post)
    await post.goes_on(GIVEN_UP_AFTER // 1000 + 300)
    assert not post.clock.timers
    assert 700 < len(post.at) < 1_500


async def test_another_attempt_takes_the_place_of_one_that_waits() -> None:
    old, new = Post(UNAVAILABLE), Post()
    old.outbox.send("post 1", old)
    await idle()
    assert "post 1" in old.outbox
    old.outbox.send("post 1", new)
    await old.goes_on(600)
    assert (len(old.at), len(new.at)) == (1, 1)


async def test_an_attempt_may_begin_later() -> None:
    post = Post()
    post.outbox.send("post 1", post, after=60)
    await post.goes_on(59)
    assert post.at == []
    await post.goes_on(1)
    assert post.at == [60]


async def test_a_thousand_that_wait_are_a_timer_each_and_no_task() -> None:
    post = Post(UNAVAILABLE)
    for number in range(1_000):
        post.outbox.send(f"post {number}", post)
    await idle()
    assert len(post.clock.timers) == 1_000
    assert asyncio.all_tasks() == {asyncio.current_task()}


def _waiting(post: Post) -> None:
    post.error = UNAVAILABLE


def _sending(post: Post) -> None:
    async def hangs() -> None:
        await asyncio.Event().wait()

    post.outbox.send("post 2", hangs)


@pytest.mark.parametrize("state", [_waiting, _sending])
async def test_a_stop_cancels_what_waits_and_what_is_being_sent(state: Callable[[Post], None]) -> None:
    post = Post()
    state(post)
    post.outbox.send("post 1", post)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    post.outbox.close()
    await post.goes_on(600)
    post.outbox.send("post 3", post)
    await post.goes_on(600)
    assert len(post.at) == 1
    assert asyncio.all_tasks() == {asyncio.current_task()}
