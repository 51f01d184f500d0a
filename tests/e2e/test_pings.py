"""Whom the bot notifies of the start of a game and of a turn, when, and how: what Discord would show and sound."""

import asyncio
from collections.abc import Callable

import pytest

from sandbox.client import Message, User
from tests.e2e.clockwork import all_were_away, noted, ping_noted, time_passes, while_down
from tests.e2e.conftest import Harness
from tests.e2e.people import (
    add_computer,
    begin_in_a_thread,
    edited,
    join_next,
    newest_table,
    on_turn,
    seat,
    server_settings,
)

START, TURN = "has begun", "your turn"


def says(*parts: str) -> Callable[[Message], bool]:
    return lambda message: all(part in message.text for part in parts)


def notified(harness: Harness) -> list[str]:
    """Returns the names of those whom the guild's messages and direct messages have notified, in order."""
    names = {user.id: user.name for user in harness.guild.people}
    of_guild = [one for one in harness.discord.notifications if one.user in names]
    assert all(one.preview for one in of_guild), "a phone shows something of each"
    return [names[one.user] for one in of_guild]


async def gone(harness: Harness, message: Message) -> None:
    """Waits until a message has been deleted."""
    kept = harness.discord.world.channels[message.channel].messages
    await harness.discord.until(lambda: message.id not in kept, what="its deletion")


async def begun(harness: Harness) -> Message:
    """Starts a game of Alice and Bruno, of whom she starts it while he is away. Returns the message that he gets."""
    await noted(harness, await seat(harness.alice, harness.bruno, game="tris_1", auto_start=False))
    await all_were_away(harness)
    ping = await harness.bruno.notified(says(START))
    await ping_noted(harness)
    return ping


async def choose(user: User, choice: str) -> None:
    """Lets a user choose when to be notified."""
    panel = (await user.command("settings me")).shown
    assert (await user.select("When to notify you of your turn", choice, message=panel)).ok


async def test_the_start_notifies_nobody_who_has_just_joined(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1", auto_start=False)
    await asyncio.sleep(1.5)
    assert (await harness.alice.click("B2")).ok
    assert notified(harness) == []
    assert [one.id for one in harness.guild.messages()] == [table.id]


async def test_the_start_notifies_all_players_once_who_are_away_and_goes_with_the_first_move(harness: Harness) -> None:
    players = [harness.alice, harness.bruno, harness.claire]
    await noted(harness, await seat(*players, game="tris_on_steroids", copies=2))
    await all_were_away(harness)
    ping = await harness.claire.notified(says(START, "goes first"))
    assert newest_table(harness.claire).id in ping.text, "it leads to the table"
    assert sorted(notified(harness)) == ["Bruno", "Claire"]
    assert {one["id"] for one in ping.wire["mentions"]} == {harness.bruno.id, harness.claire.id}
    first = on_turn(newest_table(harness.claire), players)
    offered = await first.autocomplete("move", "words", "")
    assert (await first.command("move", words=offered[0].value)).ok
    await gone(harness, ping)
    assert len(notified(harness)) == 2


async def test_a_quick_game_notifies_nobody_of_a_turn(harness: Harness) -> None:
    await begun(harness)
    for player, cell in ((harness.alice, "B2"), (harness.bruno, "A1"), (harness.alice, "A2")):
        assert (await player.click(cell)).ok
    await edited(harness.claire, "A2")
    assert notified(harness) == ["Bruno"], "edits notify nobody, though they mention the player on turn"


async def test_who_is_slow_is_notified_once_and_the_message_goes_with_the_move(harness: Harness) -> None:
    await begun(harness)
    assert (await harness.alice.click("B2")).ok
    await time_passes(harness, 61)
    ping = await harness.bruno.notified(says(TURN))
    assert ping.channel == harness.guild.channel("table-one").id
    assert newest_table(harness.bruno).id in ping.text
    await ping_noted(harness)
    await time_passes(harness, 3600)
    assert (await join_next(harness.claire)).ok
    await edited(harness.claire, "Up for the next game")
    assert notified(harness) == ["Bruno", "Bruno"], "once for the start, once for the turn"
    assert (await harness.bruno.click("A1")).ok
    await gone(harness, ping)
    assert (await harness.alice.click("A2")).ok
    await edited(harness.claire, "A2")
    assert len(notified(harness)) == 2
    assert len(harness.guild.messages()) == 1


async def test_a_message_from_before_a_crash_is_deleted_where_the_move_came_before_it(harness: Harness) -> None:
    ping = await begun(harness)
    await harness.bot.kill()
    await harness.bot.start()
    assert (await harness.alice.command("move", words="b2")).ok
    await gone(harness, ping)


async def test_a_message_that_a_crash_kept_from_being_deleted_goes_at_the_restart(harness: Harness) -> None:
    ping = await begun(harness)
    async with while_down(harness) as store:
        outdated = "UPDATE sessions SET ping = json_set(ping, '$.ply', 7), seal = NULL WHERE guild = ?"
        store.execute(outdated, (int(harness.guild.id),))
    await gone(harness, ping)


async def test_who_wants_it_at_once_is_notified_when_the_turn_comes(harness: Harness) -> None:
    await choose(harness.bruno, "At once, unless I have just played")
    await noted(harness, await seat(harness.alice, harness.bruno, game="tris_1", auto_start=False))
    assert (await harness.alice.click("B2")).ok
    assert (await harness.bruno.click("A1")).ok
    await time_passes(harness, 61)
    await harness.alice.notified(says(TURN))
    assert (await harness.alice.click("A2")).ok
    await harness.bruno.notified(says(TURN))
    assert notified(harness) == ["Alice", "Bruno"]


async def test_who_wants_no_notifications_gets_none(harness: Harness) -> None:
    await choose(harness.bruno, "Never")
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    assert (await harness.alice.click("B2")).ok
    await time_passes(harness, 3600)
    assert (await harness.bruno.click("A1", message=table.id)).ok
    await time_passes(harness, 3600)
    await harness.alice.notified(says(TURN))
    assert notified(harness) == ["Alice"]


async def test_a_message_that_discord_could_not_take_is_sent_a_little_later(harness: Harness) -> None:
    harness.expects_errors = True
    await begun(harness)
    assert (await harness.alice.click("B2")).ok
    harness.inject_fault("POST", "/channels/*/messages", status=503, times=2)
    await time_passes(harness, 61)
    await harness.bruno.notified(says(TURN))
    assert notified(harness) == ["Bruno", "Bruno"]


@pytest.mark.parametrize("closed", [False, True])
async def test_direct_messages_instead_of_mentions_unless_discord_refuses_them(harness: Harness, closed: bool) -> None:
    await choose(harness.bruno, "By direct message, after a minute")
    await harness.bruno.allow_dms(allowed=not closed)
    await begun(harness)
    assert (await harness.alice.click("B2")).ok
    await time_passes(harness, 61)
    ping = await harness.bruno.notified(says(TURN))
    here = harness.guild.channel("table-one").id
    assert {one.channel == here for one in harness.bruno.notifications} == {closed}
    assert f"/{harness.guild.id}/{here}/{newest_table(harness.bruno).id}" in ping.text
    assert notified(harness) == ["Bruno", "Bruno"]
    assert (await harness.bruno.click("A1")).ok
    await gone(harness, ping)


async def test_the_server_chooses_for_those_who_have_not(harness: Harness) -> None:
    panel = await server_settings(harness.alice, "Messages")
    setting = "When to notify who is on turn"
    assert (await harness.alice.select(setting, "Never", message=panel)).ok
    await choose(harness.claire, "After a minute")
    table = await seat(harness.alice, harness.bruno, harness.claire, game="tris_on_steroids", copies=2)
    await noted(harness, table)
    await all_were_away(harness)
    await harness.claire.notified(says(START))
    await noted(harness, table)
    await time_passes(harness, 3600)
    assert (await harness.bruno.click("?")).ok
    assert set(notified(harness)) == {"Claire"}


async def test_who_plays_with_the_computer_alone_is_not_notified(harness: Harness) -> None:
    assert (await harness.alice.command("play tris_1")).ok
    table = (await add_computer(harness.alice)).shown
    assert (await harness.alice.click("B2", message=table)).ok
    await edited(harness.claire, f"<@{harness.alice.id}>")
    await noted(harness, table)
    await time_passes(harness, 3600)
    assert (await join_next(harness.claire)).ok
    await edited(harness.claire, "Up for the next game")
    assert notified(harness) == []


async def test_a_game_in_a_thread_notifies_there(harness: Harness) -> None:
    thread = await begin_in_a_thread(harness.alice, harness.bruno)
    ping = await harness.alice.notified(says(START))
    await harness.alice.sees_channels(lambda names: thread in names)
    assert ping.channel == harness.alice.channel_id(thread)
    assert notified(harness) == ["Alice"], "the host, since the game started when Bruno sat down"
