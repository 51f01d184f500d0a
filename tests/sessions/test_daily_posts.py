"""The posts of the morning: where a server wants them, from the hour that it has chosen, once a day."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.sessions.daily.days import DAY, HOUR, begins_at
from bot.sessions.daily.posts import UNREACHABLE, DuePost
from bot.sessions.settings.guild_settings import DEFAULT
from tests.sessions.harness import Harness, idle
from tests.sessions.posting import Posting

GUILD, CHANNEL = 10, 77


async def wants(harness: Harness, hour: int, channel: int | None = CHANNEL) -> None:
    settings = replace(DEFAULT, daily_channel=channel, daily_hour=hour)
    await harness.sessions.guild_settings.change(GUILD, lambda _: settings)


async def at(harness: Harness, hour: float, day: int = 0) -> None:
    """Lets the clock be at this hour of a day, and what is due by then happen."""
    midnight = harness.clock.time // DAY * DAY if day == 0 else (harness.clock.time // DAY + day) * DAY
    await harness.advance((midnight + hour * HOUR - harness.clock.time) / 1000)


@pytest.fixture
def serve(harness: Harness, posting: Posting) -> Callable[[], None]:
    """Starts the posts of the service as it runs now."""
    return lambda: harness.sessions.daily_posts.start(posting)


async def test_a_server_is_posted_the_puzzles_once_a_day_from_its_hour_on(
    harness: Harness, posting: Posting, serve: Callable[[], None]
) -> None:
    harness.clock.time = begins_at("2027-01-15")
    await wants(harness, 8)
    serve()
    await at(harness, 7.9)
    assert posting.posts == []
    await at(harness, 8)
    assert posting.posts == [DuePost(GUILD, CHANNEL)], "not begun before"
    await at(harness, 23.9)
    await at(harness, 7.9, day=1)
    assert len(posting.posts) == 1
    await at(harness, 12)
    assert len(posting.posts) == 2


async def test_who_turns_it_on_sees_the_first_post_at_once_and_who_turns_it_off_none(
    harness: Harness, posting: Posting, serve: Callable[[], None]
) -> None:
    harness.clock.time = begins_at("2027-01-15") + 11 * HOUR
    serve()
    await wants(harness, 9)
    await harness.sessions.daily_posts.retry(GUILD)
    await idle()
    assert len(posting.posts) == 1
    await wants(harness, 9, channel=None)
    await at(harness, 9, day=1)
    assert len(posting.posts) == 1


async def test_a_refused_post_is_told_to_the_servers_settings_and_sent_again_when_they_change(
    harness: Harness, posting: Posting, serve: Callable[[], None]
) -> None:
    harness.clock.time = begins_at("2027-01-15") + 11 * HOUR
    await wants(harness, 8)
    posting.problem = "forbidden"
    serve()
    await at(harness, 20)
    assert len(posting.posts) == 1
    assert await harness.sessions.daily_posts.problem(GUILD) == "forbidden"
    posting.problem = ""
    for _ in range(2):
        await harness.sessions.daily_posts.retry(GUILD)
        await idle()
        assert len(posting.posts) == 2
        assert await harness.sessions.daily_posts.problem(GUILD) == ""


async def test_a_discord_that_is_away_at_the_hour_delays_the_post(
    harness: Harness, posting: Posting, serve: Callable[[], None]
) -> None:
    harness.clock.time = begins_at("2027-01-15")
    await wants(harness, 8)
    posting.problem = UNREACHABLE
    serve()
    for minutes in range(10):
        await at(harness, 8 + minutes / 60)
    assert len(posting.posts) > 3
    await harness.crash()
    await harness.open()
    posting.posts, posting.problem = [], ""
    harness.sessions.daily_posts.start(posting)
    await idle()
    assert len(posting.posts) == 1
    await at(harness, 23.9)
    assert len(posting.posts) == 1


async def test_a_process_that_is_killed_while_it_posts_leaves_the_post_to_the_next_one(
    harness: Harness, posting: Posting, serve: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next one is told when the post was begun, since it may have reached Discord."""
    harness.clock.time = begins_at("2027-01-15")
    await wants(harness, 8)

    async def killed(due: DuePost) -> str:
        posting.posts.append(due)
        await harness.store.close()
        return ""

    harness.sessions.daily_posts.start(killed)
    await at(harness, 8)
    begun = harness.clock.time
    assert posting.posts == [DuePost(GUILD, CHANNEL)]
    harness.clock.timers.clear()
    await harness.open()
    assert await harness.sessions.daily_posts.problem(GUILD) == "", "nothing that the server could do"
    harness.clock.time += HOUR
    serve()
    await idle()
    assert posting.posts[1:] == [DuePost(GUILD, CHANNEL, begun)]
    await at(harness, 23.9)
    assert len(posting.posts) == 2
