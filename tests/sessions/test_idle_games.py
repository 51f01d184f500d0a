"""Games without a clock in which nobody moves are closed, with a notice a day before."""

import sqlite3
from contextlib import closing

import pytest

from bot.ratings.scopes import Scope
from bot.sessions.coordination.alone.heartbeat import IDLE_INTERVAL
from bot.sessions.rules.deadlines import NOTICE_BEFORE
from bot.sessions.session import OfferKind, Place, Session, Status
from bot.sessions.settings.guild_settings import PingPreference
from bot.sessions.settings.user_settings import UserSettings
from bot.sessions.transition import TableEvent
from bot.store.sqlite.store import SqliteStore
from tests.sessions.harness import ADA, BEA, CY, HERE, Harness
from tests.sessions.timed_games import events, timed_game

DAY = 86_400


async def days(harness: Harness, number: float) -> None:
    """Lets days pass while the bot runs."""
    await harness.advance(number * DAY)


async def closed(harness: Harness, session: Session) -> bool:
    """Returns whether the game is closed because nobody moved, without a result."""
    session = await harness.current(session)
    assert session.result.outcome is None
    return (session.status, session.result.reason) == (Status.ABANDONED, "nobody-moved")


async def test_a_game_without_a_clock_closes_after_seven_days_without_a_move_with_a_notice_a_day_before(
    harness: Harness,
) -> None:
    session = await harness.game(ADA, BEA)
    await days(harness, 5.99)
    assert await events(harness, session) == []
    await days(harness, 0.01)
    assert await events(harness, session) == [TableEvent.CLOSING]
    session = await harness.current(session)
    assert harness.sessions.timers.closes_at(session) == harness.clock.time + NOTICE_BEFORE
    assert harness.sessions.pings.recipients(session, TableEvent.CLOSING) == (ADA.id,), "who is on turn"
    await days(harness, 0.99)
    assert not await closed(harness, session)
    await days(harness, 0.01)
    assert await events(harness, session) == [TableEvent.CLOSING, TableEvent.EXPIRED]
    assert await closed(harness, session)
    assert harness.sessions.tables.at(HERE.channel) is None
    assert not (await harness.sessions.leaderboards.leaderboard(Scope(10))).people, "nobody has lost"


async def test_a_move_begins_the_seven_days_again_and_takes_the_notice_back(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    await days(harness, 6.5)
    session = await harness.move(session, ADA, "take 1")
    assert not session.clock.closing_noticed
    await days(harness, 6)
    assert await events(harness, session) == [TableEvent.CLOSING] * 2
    await days(harness, 0.9)
    assert not await closed(harness, session)
    await days(harness, 0.1)
    assert await closed(harness, session)


async def test_an_offer_alone_keeps_no_game_open_and_a_takeback_does(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    session = await harness.move(session, ADA, "take 1")
    await days(harness, 5)
    await harness.sessions.offers.make(session.id, ADA.id, OfferKind.TAKEBACK)
    await harness.sessions.offers.decline(session.id, BEA.id)
    other = await harness.game(ADA, CY, place=Place(10, 101))
    other = await harness.move(other, ADA, "take 1")
    await days(harness, 1.5)
    await harness.sessions.offers.make(other.id, ADA.id, OfferKind.TAKEBACK)
    await harness.sessions.offers.agree(other.id, CY.id)
    await days(harness, 5.9)
    assert await closed(harness, session)
    assert not await closed(harness, other)


async def test_a_game_with_a_clock_is_not_affected(harness: Harness) -> None:
    session = await timed_game(harness, clock=259_200)
    assert harness.sessions.timers.closes_at(session) is None
    await days(harness, 8)
    assert not await closed(harness, session)


async def test_a_lobby_still_expires_by_itself(harness: Harness) -> None:
    lobby = await harness.lobby(ADA, BEA)
    assert harness.sessions.timers.closes_at(lobby) is None
    await days(harness, 0.1)
    assert (await harness.current(lobby)).result.reason == "expired"


@pytest.mark.parametrize("game", ["nim", "buzz"])
async def test_races_and_games_with_computers_alone_close_too(harness: Harness, game: str) -> None:
    session = await harness.game(ADA, *([] if game == "nim" else [BEA]), game=game)
    await days(harness, 6)
    assert harness.sessions.pings.recipients(await harness.current(session), TableEvent.CLOSING)[0] == ADA.id
    await days(harness, 1)
    assert await closed(harness, session)


async def test_downtime_and_outages_are_not_counted(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    await days(harness, 6)
    await days(harness, 0.5)
    await harness.close()
    harness.clock.time += 30 * DAY * 1000
    await harness.open()
    await days(harness, 0.4)
    assert not await closed(harness, session)
    harness.sessions.availability.guilds_unavailable([10])
    await days(harness, 3)
    await harness.sessions.availability.guilds_available([10])
    harness.sessions.availability.connection_lost()
    await days(harness, 3)
    await harness.sessions.availability.connection_resumed()
    await days(harness, 0.09)
    assert not await closed(harness, session)
    await days(harness, 0.02)
    assert await closed(harness, session)
    assert [event for event, _ in harness.events] == [TableEvent.CLOSING, TableEvent.EXPIRED], "no notice comes twice"


async def test_a_crash_costs_nobody_time_and_gives_ten_minutes_at_most(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    await days(harness, 3)
    before = (await harness.current(session)).clock.idle_since
    await harness.crash()
    harness.clock.time += 3 * DAY * 1000
    await harness.open()
    after = (await harness.current(session)).clock.idle_since
    assert before is not None
    assert after is not None
    assert 3 * DAY * 1000 <= after - before <= 3 * DAY * 1000 + IDLE_INTERVAL


async def test_a_short_restart_writes_no_credit(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    before = (await harness.current(session)).clock.idle_since
    await harness.close()
    harness.clock.time += 20_000
    await harness.open()
    assert (await harness.current(session)).clock.idle_since == before


async def test_a_game_from_before_has_its_whole_time(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    await harness.close()
    with closing(sqlite3.connect(harness.path)) as store, store:
        store.execute("UPDATE sessions SET idle_since = NULL, started_at = 0, seal = NULL")
    await harness.open()
    assert (await harness.current(session)).clock.idle_since == harness.clock.time
    assert await events(harness, session) == []


async def test_a_shorter_limit_never_closes_a_game_without_notice(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    await days(harness, 5)
    await reopened(harness, idle_limit=2 * DAY * 1000)
    await days(harness, 0)
    assert await events(harness, session) == [TableEvent.CLOSING]
    await days(harness, 0.99)
    assert not await closed(harness, session)
    await days(harness, 0.02)
    assert await closed(harness, session)


async def test_without_a_limit_no_game_closes(harness: Harness) -> None:
    await reopened(harness, idle_limit=0)
    session = await harness.game(ADA, BEA)
    await days(harness, 400)
    assert not await closed(harness, session)


async def test_who_wants_no_pings_and_a_server_without_reminders_get_no_notice(harness: Harness) -> None:
    await harness.sessions.user_settings.change(ADA.id, lambda _: UserSettings(pings=PingPreference.NEVER))
    session = await harness.game(ADA, BEA)
    await days(harness, 6)
    session = await harness.current(session)
    assert session.clock.closing_noticed, "the table shows it all the same"
    assert harness.sessions.pings.recipients(session, TableEvent.CLOSING) == ()
    await harness.sessions.guild_settings.change(10, lambda _: harness.settings(reminders=False))
    quiet = await harness.game(BEA, ADA, place=Place(10, 101))
    assert harness.sessions.pings.recipients(quiet, TableEvent.CLOSING) == ()


async def reopened(harness: Harness, *, idle_limit: int) -> None:
    """Restarts the bot with another limit."""
    await harness.close()
    harness.clock.timers.clear()
    harness.store = await SqliteStore.open(harness.path)
    harness.sessions = harness.sessions_of(harness.store, idle_limit=idle_limit)
    harness.sessions.unattended.listen(lambda session, event: harness.events.append((event, session)))
    await harness.sessions.restore()
    await harness.sessions.availability.start_timers()
