"""Guilds that come late, are unavailable, or have removed the bot while it was away."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.retry import database_retry
from bot.sessions.coordination.shared.availability import SharedAvailability
from bot.sessions.coordination.shared.doors import shares_of
from bot.sessions.session import Place, Session, Status
from bot.sessions.shard import Shard, parse_shards
from bot.sessions.transition import TableEvent
from bot.store.shared import GuildShare
from bot.store.sqlite.store import SqliteStore
from tests.sessions.harness import ADA, BEA, HERE, Harness, idle
from tests.sessions.timed_games import events, timed_game

GUILD = 10
"""The guild of HERE."""
ELSEWHERE = Place(20, 200)


async def reopened(harness: Harness) -> None:
    """Restarts the service up to the moment when Discord lists the guilds."""
    harness.store = await SqliteStore.open(harness.path)
    harness.clock.timers.clear()
    harness.sessions = harness.sessions_of(harness.store)
    harness.sessions.unattended.listen(lambda session, event: harness.events.append((event, session)))
    await harness.sessions.restore()


async def left_of_the_clock(harness: Harness, session: Session) -> float:
    """The seconds that the player on turn has left."""
    deadline = (await harness.current(session)).clock.deadline
    assert deadline is not None
    return (deadline - harness.clock.time) / 1000


async def events_within(harness: Harness, session: Session, seconds: int) -> list[TableEvent]:
    """Lets this time pass; returns what listeners have been notified of until then."""
    await harness.advance(seconds - 1)
    await harness.advance(1)
    return await events(harness, session)


async def test_an_outage_is_on_nobodys_clock_and_ends_no_table(harness: Harness) -> None:
    session = await timed_game(harness)
    await harness.advance(50)
    harness.sessions.availability.guilds_unavailable([GUILD])
    await harness.advance(86_400)
    assert await events(harness, session) == []
    await harness.sessions.availability.guilds_available([GUILD])
    assert await left_of_the_clock(harness, session) == 70
    assert await events_within(harness, session, 70) == [TableEvent.REMINDER, TableEvent.OVERDUE]


async def test_an_outage_of_one_guild_stops_no_clock_of_another(harness: Harness) -> None:
    session = await timed_game(harness)
    harness.sessions.availability.guilds_unavailable([20])
    assert await events_within(harness, session, 120) == [TableEvent.REMINDER, TableEvent.OVERDUE]


async def test_a_second_notice_of_an_outage_changes_nothing_nor_does_the_end_of_none(harness: Harness) -> None:
    session = await timed_game(harness)
    await harness.sessions.availability.guilds_available([GUILD])
    harness.sessions.availability.guilds_unavailable([GUILD])
    await harness.advance(30)
    harness.sessions.availability.guilds_unavailable([GUILD])
    await harness.advance(30)
    await harness.sessions.availability.guilds_available([GUILD])
    await harness.sessions.availability.guilds_available([GUILD])
    assert await left_of_the_clock(harness, session) == 120


async def test_a_computer_moves_when_its_guild_can_be_reached_again(harness: Harness) -> None:
    game = await harness.game(ADA, computers=1, options={"stones": 20})
    harness.sessions.availability.guilds_unavailable([GUILD])
    game = await harness.move(game, ADA, "take 1")
    await idle()
    await harness.advance(60)
    assert (await harness.current(game)).ply == game.ply
    await harness.sessions.availability.guilds_available([GUILD])
    await idle()
    await harness.advance(60)
    assert (await harness.current(game)).ply == game.ply + 1


async def test_a_guild_that_comes_late_after_a_restart_is_credited_until_it_comes(harness: Harness) -> None:
    session = await timed_game(harness)
    await harness.advance(20)
    await harness.close()
    harness.clock.time += 3_600_000
    await reopened(harness)
    harness.clock.time += 5_000
    await harness.sessions.availability.guilds_listed({GUILD})
    await harness.advance(600)
    assert await events(harness, session) == []
    await harness.sessions.availability.guilds_available([GUILD])
    assert await left_of_the_clock(harness, session) == 100
    assert await events_within(harness, session, 100) == [TableEvent.REMINDER, TableEvent.OVERDUE]


async def test_tables_outside_of_the_listed_guilds_start_at_once(harness: Harness) -> None:
    """In direct messages, and where a user install opened them."""
    places = (Place(None, 1), replace(ELSEWHERE, user_install=True))
    lobbies = [await harness.lobby(ADA, place=place) for place in places]
    await harness.close()
    await reopened(harness)
    harness.clock.time += 5_000
    await harness.sessions.availability.guilds_listed({GUILD})
    for lobby in lobbies:
        assert await left_of_the_clock(harness, lobby) == 1800
    await harness.advance(1800)
    assert [event for event, _ in harness.events] == [TableEvent.EXPIRED] * 2


async def test_a_guild_that_is_not_listed_has_removed_the_bot_and_loses_its_tables(harness: Harness) -> None:
    kept = await harness.game(ADA, BEA)
    gone = [await harness.game(ADA, BEA, place=ELSEWHERE), await harness.lobby(ADA, place=Place(20, 201))]
    direct = await harness.lobby(ADA, place=Place(None, 1))
    own_app = await harness.lobby(ADA, place=Place(30, 300, user_install=True))
    await harness.crash()
    await reopened(harness)
    await harness.sessions.availability.guilds_listed({GUILD})
    for session in gone:
        restored = await harness.restored(session)
        assert (restored.status, restored.result.reason) == (Status.ABANDONED, "place-gone")
    assert {session.id for session in harness.sessions.tables.live()} == {kept.id, direct.id, own_app.id}


async def test_a_table_by_user_install_stays_in_a_guild_that_has_removed_the_bot(harness: Harness) -> None:
    gone = await harness.game(ADA, BEA, place=ELSEWHERE)
    kept = await harness.lobby(ADA, place=Place(20, 201, user_install=True))
    await harness.sessions.availability.guilds_listed({GUILD})
    assert [session.id for session in harness.sessions.tables.live()] == [kept.id]
    assert (await harness.current(gone)).status is Status.ABANDONED
    await harness.advance(1800)
    assert harness.sessions.tables.live() == (), "its lobby expires: no outage is left over"


async def test_a_new_connection_finds_the_guilds_that_are_gone_meanwhile(harness: Harness) -> None:
    await harness.sessions.availability.guilds_listed({GUILD})
    await harness.sessions.availability.guilds_available([GUILD])
    gone = await harness.game(ADA, BEA)
    await harness.sessions.availability.guilds_listed(())
    assert (await harness.current(gone)).status is Status.ABANDONED
    assert harness.sessions.tables.at(HERE.channel) is None


async def test_a_shard_abandons_no_tables_of_other_shards(harness: Harness) -> None:
    own, other = (1 << 22) * 5, (1 << 22) * 4
    gone = await harness.game(ADA, BEA, place=Place(own, 201))
    kept = await harness.game(ADA, BEA, place=Place(other, 202))
    direct = await harness.lobby(ADA, place=Place(None, 1))
    await harness.sessions.availability.guilds_listed({own + (1 << 23)}, Shard(1, 2))
    assert (await harness.current(gone)).status is Status.ABANDONED
    assert {session.id for session in harness.sessions.tables.live()} == {kept.id, direct.id}


async def test_a_lost_connection_is_on_nobodys_clock_wherever_they_play(harness: Harness) -> None:
    session = await timed_game(harness)
    direct = await harness.lobby(ADA, place=Place(None, 1))
    await harness.advance(50)
    harness.sessions.availability.connection_lost()
    await harness.advance(86_400)
    assert await events(harness, session) == []
    assert await harness.sessions.availability.connection_resumed()
    assert await left_of_the_clock(harness, session) == 70
    assert await left_of_the_clock(harness, direct) == 1750
    assert await events_within(harness, session, 70) == [TableEvent.REMINDER, TableEvent.OVERDUE]


async def test_a_connection_that_is_resumed_at_once_changes_no_deadline_and_ends_no_clock(harness: Harness) -> None:
    session = await timed_game(harness)
    harness.sessions.availability.connection_lost()
    await harness.advance(3)
    assert not await harness.sessions.availability.connection_resumed()
    assert await left_of_the_clock(harness, session) == 117
    assert await events_within(harness, session, 117) == [TableEvent.REMINDER, TableEvent.OVERDUE]


async def test_after_a_new_gateway_session_clocks_run_when_each_guild_has_come(harness: Harness) -> None:
    session = await timed_game(harness)
    direct = await harness.lobby(ADA, place=Place(None, 1))
    own_app = await harness.lobby(ADA, place=replace(ELSEWHERE, user_install=True))
    harness.sessions.availability.connection_lost()
    await harness.advance(3_600)
    await harness.sessions.availability.guilds_listed({GUILD})
    for lobby in (direct, own_app):
        assert await left_of_the_clock(harness, lobby) == 1800
    await harness.advance(600)
    assert await events(harness, session) == []
    await harness.sessions.availability.guilds_available([GUILD])
    assert await left_of_the_clock(harness, session) == 120
    assert await left_of_the_clock(harness, direct) == 1200


async def test_a_resumed_connection_does_not_end_the_outage_of_a_guild(harness: Harness) -> None:
    session = await timed_game(harness)
    harness.sessions.availability.guilds_unavailable([GUILD])
    await harness.advance(10)
    harness.sessions.availability.connection_lost()
    await harness.advance(600)
    await harness.sessions.availability.connection_resumed()
    await harness.advance(600)
    assert await events(harness, session) == []
    await harness.sessions.availability.guilds_available([GUILD])
    assert await left_of_the_clock(harness, session) == 120


async def test_a_guild_that_comes_while_the_connection_is_lost_again_is_credited_once(harness: Harness) -> None:
    session = await timed_game(harness)
    harness.sessions.availability.guilds_unavailable([GUILD])
    await harness.advance(10)
    harness.sessions.availability.connection_lost()
    await harness.advance(600)
    await harness.sessions.availability.guilds_available([GUILD])
    await harness.advance(600)
    assert await events(harness, session) == []
    await harness.sessions.availability.connection_resumed()
    assert await left_of_the_clock(harness, session) == 120


@pytest.mark.parametrize("resumed", [True, False])
async def test_a_connection_that_is_lost_at_the_very_start_is_credited_since_the_restart(
    harness: Harness, *, resumed: bool
) -> None:
    """discord.py reports the connection and its loss in the same moment."""
    session = await timed_game(harness)
    direct = await harness.lobby(ADA, place=Place(None, 1))
    await harness.close()
    await reopened(harness)
    await harness.advance(60)
    listing = asyncio.create_task(harness.sessions.availability.guilds_listed({GUILD}))
    await asyncio.sleep(0)
    harness.sessions.availability.connection_lost()
    await listing
    await harness.advance(86_400)
    if resumed:
        await harness.sessions.availability.connection_resumed()
    else:
        await harness.sessions.availability.guilds_listed({GUILD})
    await harness.sessions.availability.guilds_available([GUILD])
    assert await left_of_the_clock(harness, session) == 120
    assert await left_of_the_clock(harness, direct) == 1800


async def test_no_computer_moves_while_the_connection_is_lost(harness: Harness) -> None:
    game = await harness.game(ADA, computers=1, options={"stones": 20})
    harness.sessions.availability.connection_lost()
    game = await harness.move(game, ADA, "take 1")
    await idle()
    await harness.advance(60)
    assert (await harness.current(game)).ply == game.ply
    await harness.sessions.availability.connection_resumed()
    await idle()
    await harness.advance(60)
    assert (await harness.current(game)).ply == game.ply + 1


async def test_a_clean_stop_without_a_connection_keeps_its_credit(harness: Harness) -> None:
    session = await timed_game(harness)
    harness.sessions.availability.connection_lost()
    await harness.advance(500)
    await harness.close()
    await harness.open()
    assert await left_of_the_clock(harness, session) == 120


async def test_a_guild_that_was_removed_in_an_outage_and_joined_again_has_running_clocks(harness: Harness) -> None:
    await timed_game(harness)
    harness.sessions.availability.guilds_unavailable([GUILD])
    await harness.sessions.guild_removed(GUILD)
    session = await timed_game(harness)
    assert await events_within(harness, session, 120) == [TableEvent.REMINDER, TableEvent.OVERDUE]


async def test_a_clean_stop_in_an_outage_keeps_its_credit(harness: Harness) -> None:
    session = await timed_game(harness)
    harness.sessions.availability.guilds_unavailable([GUILD])
    await harness.advance(500)
    await harness.close()
    harness.clock.time += 60_000
    await harness.open()
    assert await left_of_the_clock(harness, session) == 120


async def test_a_stop_before_the_first_connection_counts_for_nobody(harness: Harness) -> None:
    """Discord may be down for hours after a restart, while the bot waits to connect."""
    session = await timed_game(harness)
    await harness.close()
    await reopened(harness)
    harness.clock.time += 7_200_000
    await harness.close()
    await harness.open()
    assert await left_of_the_clock(harness, session) == 120


FIRST, SECOND = parse_shards("0-1/2")
ON_FIRST, ON_SECOND = Place(4 << 22, 201), Place(5 << 22, 202)


async def connected(harness: Harness, *shards: Shard) -> None:
    """Connects these shards, with the guild of each of them."""
    for shard in shards:
        guild = (ON_SECOND if shard == SECOND else ON_FIRST).guild
        assert guild is not None
        await harness.sessions.availability.guilds_listed({guild}, shard)
        await harness.sessions.availability.guilds_available([guild])


async def test_the_outage_of_one_shard_stops_only_its_own_tables(harness: Harness) -> None:
    harness.sessions.availability.serve_shards([FIRST, SECOND])
    await connected(harness, FIRST, SECOND)
    on_first, on_second = [await timed_game(harness, place=place) for place in (ON_FIRST, ON_SECOND)]
    direct = await harness.lobby(ADA, place=Place(None, 1))
    await harness.advance(50)
    harness.sessions.availability.connection_lost(SECOND)
    assert not harness.sessions.availability.connected
    assert (len(harness.sessions.outages.lost), harness.sessions.outages.disconnects) == (1, 1)
    await harness.advance(60)
    assert [(event, session.id) for event, session in harness.events] == [(TableEvent.REMINDER, on_first.id)]
    assert await harness.sessions.availability.connection_resumed(SECOND)
    assert await left_of_the_clock(harness, on_first) == 10
    assert await left_of_the_clock(harness, on_second) == 70
    assert await left_of_the_clock(harness, direct) == 1690
    assert harness.sessions.availability.connected


async def test_after_a_restart_the_tables_of_each_shard_wait_until_it_is_connected(harness: Harness) -> None:
    on_first, on_second = [await timed_game(harness, place=place) for place in (ON_FIRST, ON_SECOND)]
    await harness.close()
    await reopened(harness)
    harness.sessions.availability.serve_shards([FIRST, SECOND])
    await harness.advance(5)
    await connected(harness, FIRST)
    await harness.advance(100)
    assert {session.id for _, session in harness.events} == {on_first.id}
    await connected(harness, SECOND)
    assert await left_of_the_clock(harness, on_first) == 20
    assert await left_of_the_clock(harness, on_second) == 120


async def test_tables_of_other_shares_are_left_alone(harness: Harness) -> None:
    on_first, on_second = [await timed_game(harness, place=place) for place in (ON_FIRST, ON_SECOND)]
    await harness.close()
    await reopened(harness)
    harness.sessions.availability.serve_shards([SECOND])
    await connected(harness, SECOND)
    await harness.advance(3_600)
    assert {session.id for _, session in harness.events} == {on_second.id}
    assert (await harness.current(on_first)).status is Status.PLAYING


async def test_when_discord_requires_more_shards_the_time_until_they_are_connected_is_credited(
    harness: Harness,
) -> None:
    await harness.sessions.availability.guilds_listed({ON_FIRST.guild or 0, ON_SECOND.guild or 0})
    for place in (ON_FIRST, ON_SECOND):
        await harness.sessions.availability.guilds_available([place.guild or 0])
    on_first, on_second = [await timed_game(harness, place=place) for place in (ON_FIRST, ON_SECOND)]
    await harness.advance(20)
    harness.sessions.availability.connection_lost()
    await harness.advance(30)
    harness.sessions.availability.serve_shards([FIRST, SECOND])
    await harness.advance(30)
    await connected(harness, FIRST, SECOND)
    assert await left_of_the_clock(harness, on_first) == 100
    assert await left_of_the_clock(harness, on_second) == 100


async def test_a_guild_that_comes_while_the_store_is_asked_about_its_shard_is_available(harness: Harness) -> None:
    asked, sessions = asyncio.Event(), harness.sessions

    class SlowDoors:
        def __contains__(self, _door: object) -> bool:
            return asked.is_set()

        async def open(self, *_: object) -> int:
            await asked.wait()
            return 0

    async def nothing(*_: object) -> None: ...

    served: Any = SimpleNamespace(
        tables=sessions.tables, timers=sessions.timers, places=sessions.places, crediting=sessions.crediting
    )
    others: Any = SimpleNamespace(refresh_outside=nothing)
    doors: Any = SlowDoors()
    availability = SharedAvailability(served, others, doors, database_retry(), nothing, now=harness.clock)
    listing = asyncio.create_task(availability.guilds_listed({GUILD}))
    await asyncio.sleep(0)
    assert len(sessions.outages) == 1
    await availability.guilds_available([GUILD])
    asked.set()
    await listing
    assert len(sessions.outages) == 0


def test_neighbouring_shards_are_one_share() -> None:
    shards = [Shard(number, 64) for number in (9, 0, 1, 3, 2, 8, 63)]
    assert shares_of(shards) == tuple(GuildShare(numbers, 64) for numbers in (range(4), range(8, 10), range(63, 64)))
    assert shares_of([]) == ()
