"""Guilds that come late after a restart, have an outage, or remove the bot while it is away."""

import asyncio
import sqlite3
import time
from contextlib import closing

import pytest

from sandbox.client import Message
from sandbox.messaging.archiving import set_archived
from tests.e2e.clockwork import noted, with_clock
from tests.e2e.conftest import Harness
from tests.e2e.people import edited, newest_table, on_turn, seat, server_settings
from tests.e2e.records import open_tables
from tests.soon import soon

HALL = "annex-hall"


async def no_open_tables(harness: Harness) -> None:
    """Waits until all tables of the guild are over."""
    await soon(lambda: not open_tables(harness.database, harness.guild.id))


def deadline_of(harness: Harness) -> float:
    """When the time of the player on turn is over by the store, at the only table of the guild, in Unix seconds."""
    with closing(sqlite3.connect(harness.database)) as rows:
        (deadline,) = rows.execute(
            "SELECT deadline FROM sessions WHERE guild = ? AND status = 'playing'", (int(harness.guild.id),)
        ).fetchone()
    return float(deadline) / 1000


@pytest.mark.gateway
async def test_a_guild_that_removes_the_bot_while_it_is_away_loses_its_tables(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    assert (await harness.alice.command("play tris_2", "table-two")).ok
    await harness.bot.kill()
    harness.guild.kick_bot()
    await harness.bot.start()
    await no_open_tables(harness)
    harness.guild.invite_bot()
    assert (await harness.alice.command("play tris_1")).ok, "the channel is free again"


def removals(harness: Harness) -> set[int]:
    """The guilds that have removed the bot by the store."""
    with closing(sqlite3.connect(harness.database)) as rows:
        return {guild for (guild,) in rows.execute("SELECT guild FROM removals")}


@pytest.mark.gateway
async def test_a_guild_that_removes_the_bot_while_it_is_connected_loses_its_tables(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    harness.guild.kick_bot()
    await no_open_tables(harness)
    await soon(lambda: int(harness.guild.id) in removals(harness))
    harness.guild.invite_bot()
    assert (await harness.alice.command("play tris_1")).ok


@pytest.mark.gateway
async def test_a_new_session_at_the_gateway_finds_a_guild_that_is_gone(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    gateway = harness.discord.gateway
    identified = gateway.identified
    gateway.drop(4000)
    await harness.discord.bot_gone()
    gateway.sessions.clear()
    harness.guild.kick_bot()
    await harness.discord.bot_ready(identified=identified)
    await no_open_tables(harness)


async def test_a_table_by_user_install_survives_a_restart_though_ready_lists_no_such_guild(harness: Harness) -> None:
    annex = harness.discord.new_guild("Annex", HALL, people_of=harness.guild, with_bot=False)
    await harness.bruno.install()
    for person in (harness.bruno, harness.claire):
        await person.sees_channels(lambda names: HALL in names)
    table = await seat(harness.bruno, harness.claire, game="tris_1", channel=HALL)
    direct = await harness.alice.open_dm()
    assert (await harness.alice.command("play tris_1", channel=direct)).ok
    await noted(harness, table)
    await harness.bot.kill()
    await harness.bot.start()
    mover = on_turn(table, [harness.bruno, harness.claire])
    assert (await mover.click("B2", message=table, channel=HALL)).ok
    assert open_tables(harness.database, annex.id) == [annex.channel(HALL).id]
    assert (await harness.alice.click("Start", channel=direct)).ok


@pytest.mark.gateway
async def test_a_guild_that_comes_late_is_redrawn_in_its_own_language_when_it_comes_and_not_before(
    harness: Harness,
) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    await noted(harness, table)
    await harness.bot.kill()
    harness.guild.set_locale("it")
    harness.guild.arrive_after(60)
    await harness.bot.start()
    assert "\n### " in newest_table(harness.claire).text, "as it was"
    harness.discord.clock.advance(60)
    shown = await edited(harness.claire, "Quale casella")
    assert shown.id == table.id
    assert not [one for one in harness.claire.messages() if one.id != table.id and one.pictures]


async def test_the_language_of_the_servers_settings_wins_when_the_guild_comes(harness: Harness) -> None:
    panel = await server_settings(harness.alice, "Messages")
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    await noted(harness, table)
    assert (await harness.alice.select("", "de", message=panel, custom_id=_language_select(panel))).ok
    await harness.bot.kill()
    harness.guild.set_locale("it")
    harness.guild.arrive_after(60)
    await harness.bot.start()
    harness.discord.clock.advance(60)
    await edited(harness.claire, "Welches Feld")


def _language_select(panel: Message) -> str:
    """The custom id of the select that offers German."""
    return next(one.custom_id for one in panel.selects if any(option.value == "de" for option in one.options))


async def test_a_press_before_the_guild_comes_is_answered_in_its_language(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    await noted(harness, table)
    await harness.bot.kill()
    harness.guild.set_locale("fr")
    harness.guild.arrive_after(60)
    await harness.bot.start()
    mover = on_turn(table, [harness.alice, harness.bruno])
    answer = await mover.click("B2", message=table)
    assert answer.ok
    assert "Quelle case" in answer.text


@pytest.mark.gateway
async def test_an_outage_at_the_start_ends_no_table_and_stops_its_clock(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    harness.guild.begin_outage()
    await with_clock(harness, clock=600, left=100)
    before = deadline_of(harness)
    await asyncio.sleep(1)
    assert open_tables(harness.database, harness.guild.id) == [harness.guild.channel("table-one").id]
    harness.guild.end_outage()
    await edited(harness.claire, " · <t:")
    assert deadline_of(harness) - before > 0.5


@pytest.mark.gateway
async def test_an_outage_under_way_ends_no_table_and_stops_its_clock(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    await with_clock(harness, clock=600, left=300)
    await edited(harness.claire, " · <t:")
    before = deadline_of(harness)
    harness.guild.begin_outage()
    await asyncio.sleep(1)
    harness.guild.end_outage()
    await soon(lambda: deadline_of(harness) - before > 0.5)
    mover = on_turn(table, [harness.alice, harness.bruno])
    assert (await mover.click("B2", message=newest_table(harness.claire))).ok


@pytest.mark.gateway
@pytest.mark.parametrize("resumed", [True, False])
async def test_the_time_in_which_the_bot_has_no_connection_is_on_nobodys_clock(
    harness: Harness, *, resumed: bool
) -> None:
    """The gateway is away for a while; then the session is resumed, or a new one begins."""
    await seat(harness.alice, harness.bruno, game="tris_1")
    await with_clock(harness, clock=600, left=300)
    await edited(harness.claire, " · <t:")
    before = deadline_of(harness)
    harness.discord.inject_gateway_fault("connect", 4000, times=3)
    gateway = harness.discord.gateway
    gateway.drop(4000)
    await harness.discord.bot_gone()
    gone_at = time.monotonic()
    if not resumed:
        gateway.sessions.clear()
    await harness.discord.until(lambda: gateway.online, what="a new connection")
    away = time.monotonic() - gone_at
    await soon(lambda: 0.75 * away < deadline_of(harness) - before < away + 60)


@pytest.mark.gateway
async def test_a_clock_does_not_run_before_its_guild_has_come(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    harness.guild.arrive_after(2)
    await with_clock(harness, clock=600, left=100)
    before = deadline_of(harness)
    await soon(lambda: deadline_of(harness) - before > 1.5)
    await edited(harness.claire, " · <t:")


async def test_a_table_whose_channel_is_deleted_while_the_bot_is_away_ends_and_others_stay(harness: Harness) -> None:
    """Neither a channel that the bot can't see nor an archived thread is taken for deleted."""
    world = harness.discord.world
    await harness.alice.open_channel("soon gone", harness.guild.id)
    thread = world.create_thread("archived", harness.guild.channel("lounge"), harness.alice.id)
    for user in (harness.alice, harness.bruno):
        await user.sees_channels(lambda names: {"soon gone", "archived"} <= set(names))
    places = ["soon gone", "table-one", "archived"]
    for place in places:
        assert (await harness.alice.command("play tris_1", place)).ok
    await harness.bot.kill()
    world.delete_channel(harness.guild.channel("soon gone"))
    harness.guild.permit("table-one", deny=("VIEW_CHANNEL",))
    assert thread.thread is not None
    set_archived(world, thread, thread.thread, archived=True)
    await harness.bot.start()
    kept = {harness.guild.channel(name).id for name in places[1:]}
    await soon(lambda: set(open_tables(harness.database, harness.guild.id)) == kept)
