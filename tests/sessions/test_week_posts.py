"""The posts of weeks: on Sunday from a server's hour on, by its own clock, once; late rather than never."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from itertools import pairwise

import pytest

from bot.sessions.daily.days import DAY, HOUR, begins_at
from bot.sessions.hourly_posts import UNREACHABLE, DuePost
from bot.sessions.settings.guild_settings import DEFAULT
from bot.sessions.settings.zones import ZONES, local_time, newest_sunday, newest_week
from bot.store.errors import StoreUnavailable
from tests.examples import SLOW
from tests.sessions.harness import Harness, idle
from tests.sessions.posting import Posting

GUILD, CHANNEL = 10, 77
SUNDAY = "2027-01-17"
ROME = "Europe/Rome"


@pytest.fixture
def serve(harness: Harness, posting: Posting) -> Callable[[], None]:
    """Starts the posts of the service as it runs now."""
    return lambda: harness.sessions.week_posts.start(posting)


async def wants(harness: Harness, channel: int | None = CHANNEL, hour: int = 18, zone: str = ROME) -> None:
    """Changes the settings as the page of settings does."""
    before = harness.sessions.guild_settings.of(GUILD)
    settings = replace(DEFAULT, week_channel=channel, week_hour=hour, week_zone=zone)
    after = await harness.sessions.guild_settings.change(GUILD, lambda _: settings)
    await harness.sessions.week_posts.settings_changed(GUILD, before, after)
    await idle()


async def at(harness: Harness, day: str, hour: float) -> None:
    """Lets the clock (UTC) be there, and what is due by then happen, hour by hour."""
    until = begins_at(day) + round(hour * HOUR)
    while harness.clock.time < until:
        await harness.advance(min(HOUR, until - harness.clock.time) / 1000)
        await idle()


async def test_a_week_is_posted_on_sunday_in_the_hour_of_the_server_and_no_other(
    harness: Harness, posting: Posting, serve: Callable[[], None]
) -> None:
    harness.clock.time = begins_at("2027-01-13")
    serve()
    await wants(harness)
    assert posting.posts == [], "who turns it on waits for Sunday"
    await at(harness, SUNDAY, 16.9)
    assert posting.posts == []
    await at(harness, SUNDAY, 17.1)
    assert posting.posts == [DuePost(GUILD, CHANNEL)]
    await at(harness, "2027-01-24", 16.9)
    assert posting.days == [SUNDAY]
    await at(harness, "2027-01-24", 23)
    assert posting.days == [SUNDAY, "2027-01-24"]


async def test_who_turns_it_on_while_posts_are_looked_for_waits_for_sunday_too(
    harness: Harness, posting: Posting, serve: Callable[[], None]
) -> None:
    harness.clock.time = begins_at("2027-01-13")
    settings = replace(DEFAULT, week_channel=CHANNEL, week_hour=18, week_zone=ROME)
    await harness.sessions.guild_settings.change(GUILD, lambda _: settings)
    serve()
    await idle()
    assert posting.posts == []
    await at(harness, SUNDAY, 17.1)
    assert posting.posts == [DuePost(GUILD, CHANNEL)]


async def test_outages_of_discord_and_of_the_database_delay_the_post(
    harness: Harness, posting: Posting, serve: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    harness.clock.time = begins_at("2027-01-13")
    serve()
    await wants(harness)
    await at(harness, SUNDAY, 16.9)

    async def away(_day: str) -> None:
        raise StoreUnavailable("away")

    with monkeypatch.context() as outage:
        outage.setattr(harness.store.weeks, "wanted", away)
        await at(harness, SUNDAY, 18)
        assert posting.posts == []
    posting.problem = UNREACHABLE
    await at(harness, SUNDAY, 20)
    assert set(posting.days) == {SUNDAY}
    assert posting.posts[-1].begun_at is not None, "the next attempt looks whether it is there"
    posting.problem, tried = "", len(posting.posts)
    await at(harness, "2027-01-18", 20)
    assert len(posting.posts) == tried + 1


async def test_a_refused_post_is_told_on_the_page_of_settings_and_sent_again_when_they_change(
    harness: Harness, posting: Posting, serve: Callable[[], None]
) -> None:
    harness.clock.time = begins_at("2027-01-13")
    posting.problem = "forbidden"
    serve()
    await wants(harness)
    await at(harness, "2027-01-18", 0)
    assert posting.days == [SUNDAY]
    assert await harness.sessions.week_posts.problem(GUILD) == "forbidden"
    posting.problem = ""
    for _ in range(2):
        await wants(harness, 78)
        assert posting.days == [SUNDAY] * 2
        assert await harness.sessions.week_posts.problem(GUILD) == ""


async def test_turned_off_and_on_again_it_tells_no_week_twice_and_none_of_before(
    harness: Harness, posting: Posting, serve: Callable[[], None]
) -> None:
    harness.clock.time = begins_at("2027-01-13")
    serve()
    await wants(harness)
    await at(harness, "2027-01-18", 0)
    await wants(harness, None)
    await at(harness, "2027-01-27", 0)
    await wants(harness)
    await at(harness, "2027-01-31", 16.9)
    assert posting.days == [SUNDAY]
    await at(harness, "2027-02-01", 0)
    assert posting.days == [SUNDAY, "2027-01-31"]


@pytest.mark.parametrize("zone", ZONES)
def test_in_every_zone_the_newest_sunday_has_begun_and_is_less_than_a_week_old(zone: str) -> None:
    """Through a year with both changes of the clocks, which are on Sundays: each 29th hour, with `SLOW=1` each 7th."""
    for now in range(begins_at("2027-01-01"), begins_at("2028-01-01"), (7 if SLOW else 29) * HOUR):
        for hour in (0, 2, 18):
            day, begun = newest_sunday(now, hour, zone)
            assert 0 <= now - begun < 7 * DAY + 2 * HOUR
            then = local_time(begun, zone)
            assert (then.date().isoformat(), then.weekday()) == (day, 6)
            assert then.hour in (hour, hour + 1), "an hour that a change of the clocks leaves out is the next one"


def test_the_hour_of_a_server_moves_with_its_clocks() -> None:
    winter, summer = begins_at("2027-01-18"), begins_at("2027-07-19")
    hours = [datetime.fromtimestamp(newest_sunday(now, 18, ROME)[1] / 1000, UTC).hour for now in (winter, summer)]
    assert hours == [17, 16]


@pytest.mark.parametrize("hour", [0, 2, 18])
def test_weeks_follow_each_other_without_a_gap_where_the_clocks_are_changed(hour: int) -> None:
    weeks = [newest_week(now, hour, ROME) for now in range(begins_at("2027-01-05"), begins_at("2028-01-01"), 7 * DAY)]
    assert all(since == until for (_, until), (since, _) in pairwise(weeks))
    hours = [(until - since) // HOUR for since, until in weeks]
    assert sorted(hours)[0] == 167
    assert sorted(hours)[-1] == 169
    assert hours.count(168) == len(hours) - 2
