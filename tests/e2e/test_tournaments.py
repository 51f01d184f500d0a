"""Tournaments: created, joined, played in threads, and gone on with by themselves."""

import asyncio
import re
import sqlite3
from collections import Counter
from contextlib import closing
from typing import Any

import pytest

from sandbox.client import Message, User
from tests.e2e.clockwork import while_down, with_clock
from tests.e2e.conftest import Harness
from tests.e2e.people import confirmed, edited
from tests.examples import SLOW

TABLE = re.compile(r"\*\*(\w+)\*\* – \*\*(\w+)\*\* · \[Table\]\(https://discord.com/channels/\d+/(\d+)\)")
"""A table that is on, in the public message: who plays whom in which thread."""


DAY = 86_400
"""Later than other tests have moved the clock of the sandbox, which takes no event that begins in the past."""


async def create(organiser: User, *players: User, **options: Any) -> Message:
    """Creates a tournament of Tris 1, and has these people join it."""
    created = (await organiser.command("tournament create", game="tris_1", name="Friday Cup", **options)).shown
    answers = await asyncio.gather(*(player.click("Join", message=created) for player in players))
    assert all("You are in **Friday Cup**" in answer.text for answer in answers)
    return created


async def start(organiser: User, message: Message) -> None:
    question = (await organiser.click("Start", message=message)).shown
    assert (await organiser.click("Start", message=question)).ok


async def tables(user: User, players: int, *fits: str) -> list[tuple[str, str, str]]:
    """Waits until the public message has the tables of so many players: two names and a thread each."""

    def as_wanted(one: Message) -> bool:
        return (
            not one.ephemeral and all(part in one.text for part in fits) and 2 * len(TABLE.findall(one.text)) == players
        )

    return TABLE.findall((await user.sees(as_wanted)).text)


async def lose(player: User, thread: str) -> None:
    """Resigns a player from the game in a thread as soon as it is there."""
    await player.sees(lambda one: bool(one.pictures), channel=thread)
    await confirmed(player, "resign", thread)


def is_archived(harness: Harness, thread: str) -> bool:
    fields = harness.discord.world.channels[thread].thread
    return fields is not None and fields.archived


async def test_a_tournament_is_created_with_one_command_and_played_in_threads(harness: Harness) -> None:
    half = await harness.alice.autocomplete("tournament create", "options", "4x4", game="tris_on_steroids")
    assert half[0].value == "4x4"
    refused = await harness.alice.command("tournament create", game="tris_on_steroids", options="5x5")
    assert "I do not know these options of Tris on Steroids" in refused.text
    assert "no clock" in (await harness.alice.command("tournament create", game="set", clock=120)).text
    created = await create(harness.alice, harness.alice, harness.bruno)
    assert "**Tris 1**" in created.text
    assert "Swiss · automatic number of rounds · 3 days for each round" in created.text
    await edited(harness.claire, "2 players of at most 64 have joined.", "**Alice**", "**Bruno**")
    await start(harness.alice, created)
    ((first, second, thread),) = await tables(harness.claire, 2, "Round **1** of 1")
    assert {first, second} == {"Alice", "Bruno"}
    await harness.discord.until(lambda: thread not in harness.guild.channel("table-one").messages, 10)
    on = await harness.bruno.sees(lambda one: bool(one.pictures), channel=thread)
    about = (await harness.claire.click("?", message=on)).shown
    assert "Join the next game" not in [button.label for button in about.buttons]
    await lose(harness.bruno, thread)
    result = await harness.bruno.sees(lambda one: "**Alice** wins" in one.text, channel=thread)
    assert [button.label for button in result.buttons] == ["Replay", "🏆", "⋯"]
    assert "Rematch" not in result.text
    over = await edited(harness.claire, "🥇 **Alice** has won.")
    assert over.alt.startswith("#1 Alice: 1 (Buchholz −1 ")


@pytest.mark.long
async def test_a_tournament_outlives_withdrawals_and_a_killed_bot_in_each_round(harness: Harness) -> None:
    """Of 6 players, with `SLOW=1` of 16."""
    rounds, count = (4, 16) if SLOW else (3, 6)
    names = [f"P{number:02}" for number in range(1, count + 1)]
    players = {name: await harness.guild.user(name, locale="en-US") for name in names}
    created = await create(harness.alice, *players.values())
    await start(harness.alice, created)
    points, active = Counter[str](), set(players)
    withdrawing = {rounds - 2: names[-1], rounds - 1: names[-2]}
    for number in range(1, rounds + 1):
        withdraws = withdrawing.get(number, "")
        playing = await tables(harness.claire, len(active) // 2 * 2, f"Round **{number}** of {rounds}")
        lost = [(max(first, second), thread) for first, second, thread in playing]
        points.update({*active} - {loser for loser, _ in lost})
        first_loser, first_thread = lost[0]  # the other games are on, so that the round is, too
        await lose(players[first_loser], first_thread)
        await harness.bot.kill()
        await harness.bot.start()
        if withdraws:
            question = (await players[withdraws].click("Withdraw", message=created)).shown
            await players[withdraws].click("Withdraw", message=question)
            active.remove(withdraws)
        rest = [(loser, thread) for loser, thread in lost[1:] if loser != withdraws]
        await asyncio.gather(*(lose(players[loser], thread) for loser, thread in rest))
    # P01 and another player may win all games: two who have both sat first in two of them are not paired.
    over = await harness.claire.sees(lambda one: "🥇 " in one.text)
    winners = re.findall(r"P\d\d", over.text.partition("🥇")[2].partition("won")[0])
    assert {points[winner] for winner in winners} == {max(points.values())}
    panel = (await players["P04"].click("Standings", message=over)).shown
    assert panel.pictures
    text = (await players["P04"].click("As text", message=panel)).text
    shown = {name: float(score) for name, score in re.findall(r"\*\*(P\d\d)\*\*: (\d+) \(", text)}
    assert shown == {name: float(points[name]) for name in players}
    assert list(shown.values()) == sorted(shown.values(), reverse=True)
    assert [line for line in text.splitlines() if "withdrawn" in line and any(name in line for name in names[-2:])][1:]


@pytest.mark.long
async def test_in_an_arena_who_plays_is_paired_again_until_its_end(harness: Harness) -> None:
    dora = await harness.guild.user("Dora", locale="en-US")
    created = await create(harness.alice, dora, harness.bruno, format="arena", time=1_800)
    assert "Arena · lasts 30 minutes" in created.text
    await start(harness.alice, created)
    await edited(harness.claire, "Play as often as you like · ends <t:")
    assert "You play in **Friday Cup**" in (await harness.claire.click("Play", message=created)).text
    ((first, second, thread),) = await tables(harness.claire, 2, "⏳ Waiting for a game:")
    people = {"Dora": dora, "Bruno": harness.bruno, "Claire": harness.claire}
    await lose(people[second], thread)
    await harness.claire.sees(lambda one: not one.ephemeral and not TABLE.search(one.text) and "Waiting" in one.text)
    ((third, fourth, later),) = await tables(harness.claire, 2, "Waiting")
    assert later != thread
    assert {third, fourth} != {first, second}
    panel = (await harness.alice.click("Organise", message=created)).message
    question = (await harness.alice.click("End the arena", message=panel)).shown
    assert "One game is on, and does not count then." in question.text
    await harness.alice.click("End the arena", message=question)
    over = await harness.claire.sees(lambda one: f"🥇 **{first}** has won." in one.text)
    assert over.alt.startswith(f"#1 {first}: 2 (wins 1, games 1)")


async def test_an_arenas_message_lists_its_tables_and_stays_in_sight(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    created = await create(harness.alice, harness.alice, harness.bruno, format="arena", time=1_800)
    assert "30 seconds for each move" in created.text
    await start(harness.alice, created)
    ((_, second, thread),) = await tables(harness.claire, 2)
    channel = harness.guild.channel("table-one")
    assert harness.discord.world.channels[thread].name.endswith("· Friday Cup, game 1")
    for number in range(5):
        await harness.claire.say(f"Hello {number}")
    people = {"Alice": harness.alice, "Bruno": harness.bruno}
    await lose(people[second], thread)
    await harness.discord.until(lambda: is_archived(harness, thread), 20)
    again = await harness.claire.sees(
        lambda one: one.id != created.id and not one.ephemeral and any(key.label == "Pause" for key in one.buttons)
    )
    assert int(again.id) > int(created.id)
    assert channel.messages[again.id].wire["flags"] & 4096


async def test_who_lets_the_clock_run_out_without_a_move_is_told_how_to_come_back(harness: Harness) -> None:
    created = await create(harness.alice, harness.alice, harness.bruno, format="arena", time=1_800)
    await start(harness.alice, created)
    ((first, _, thread),) = await tables(harness.claire, 2)
    people = {"Alice": harness.alice, "Bruno": harness.bruno}
    await people[first].sees(lambda one: bool(one.pictures), channel=thread)
    await with_clock(harness, clock=30, left=1.0)
    away = people[first]
    told = await away.notified(lambda one: one.channel == thread and "are paused in **Friday Cup**" in one.text, 20)
    (link,) = re.findall(r"https://discord.com/channels/\d+/\d+/(\d+)", told.text)
    assert "You play in **Friday Cup**" in (await away.click("Play", message=link)).text
    await tables(harness.claire, 2)


async def test_a_moderator_who_plays_does_not_escape_a_loss_by_ending_the_game(harness: Harness) -> None:
    created = await create(harness.alice, harness.alice, harness.bruno)
    await start(harness.alice, created)
    ((_, _, thread),) = await tables(harness.claire, 2)
    await harness.alice.sees(lambda one: bool(one.pictures), channel=thread)
    assert "have to agree" in (await harness.alice.command("end", thread)).text
    await confirmed(harness.alice, "resign", thread)
    await edited(harness.claire, "🥇 **Bruno** has won.")


async def test_an_organiser_who_plays_is_told_who_may_decide_their_game(harness: Harness) -> None:
    created = await create(harness.alice, harness.alice, harness.bruno)
    await start(harness.alice, created)
    await tables(harness.claire, 2)
    panel = (await harness.alice.click("Organise", message=created)).message
    question = (await harness.alice.click("End this round", message=panel)).message
    assert "Your own game is on" in (await harness.alice.click("End this round", message=question)).text
    panel = (await harness.alice.click("Organise", message=created)).message
    assert "Your own game is on" in (await harness.alice.select("Remove a player", "Bruno", message=panel)).text


async def test_only_who_may_manage_events_creates_tournaments_and_runs_those_of_others(harness: Harness) -> None:
    refused = await harness.bruno.command("tournament create", game="tris_1")
    assert "Whoever may manage events or the server creates tournaments here." in refused.text
    harness.guild.permit("table-one", "Bruno", allow=("MANAGE_EVENTS",))
    try:
        created = (await harness.bruno.command("tournament create", game="tris_1")).message
    finally:
        harness.guild.permit("table-one", "Bruno")
    assert created is not None
    assert "🏆 **Tris 1 tournament**" in created.text
    refused = await harness.claire.click("Start", message=created)
    assert "Only the organiser of this tournament" in refused.text
    panel = (await harness.bruno.click("Organise", message=created)).message
    question = (await harness.bruno.click("Cancel the tournament", message=panel)).message
    await harness.bruno.click("Cancel the tournament", message=question)
    await edited(harness.claire, "Cancelled.", gone="Join")


async def test_the_organiser_removes_a_player_and_posts_the_message_again(harness: Harness) -> None:
    created = await create(harness.alice, harness.bruno, harness.claire)
    panel = (await harness.alice.click("Organise", message=created)).message
    assert (await harness.alice.select("Remove a player", "Bruno", message=panel)).ok
    await edited(harness.claire, "One player of at most 64 has joined.", "**Claire**")
    again = await harness.bruno.click("Join", message=created)
    assert "taken you out of this tournament" in again.text
    panel = (await harness.alice.click("Organise", message=created)).message
    await harness.alice.click("Post again below", message=panel)
    newest = await harness.claire.sees(lambda one: one.id != created.id and "One player of at most" in one.text)
    assert int(newest.id) > int(created.id)
    await edited(harness.claire, "The tournament goes on here.")


async def test_a_message_that_was_deleted_is_posted_anew(harness: Harness) -> None:
    created = await create(harness.alice, harness.bruno)
    await harness.alice.delete(created)
    listed = (await harness.alice.command("tournament show")).shown
    assert f"/{created.id})" in listed.text
    await harness.alice.click(custom_id=created.buttons[0].custom_id, message=listed)
    await harness.claire.sees(lambda one: one.id != created.id and "**Bruno**, **Alice**" in one.text)


async def test_who_looks_for_a_tournament_whose_message_was_deleted_gets_it_anew(harness: Harness) -> None:
    created = (await harness.alice.command("tournament create", game="tris_1", name="Friday Cup")).shown
    await harness.alice.delete(created)
    assert "Friday Cup" in (await harness.claire.command("tournament show")).text
    anew = await harness.claire.sees(lambda one: not one.ephemeral and "Friday Cup" in one.text)
    assert "You are in **Friday Cup**" in (await harness.claire.click("Join", message=anew)).text


async def test_a_tournament_that_nobody_could_be_shown_is_not_on(harness: Harness) -> None:
    lost = harness.inject_fault("POST", "/interactions/*/*/callback", status=404, code=10062)
    await harness.fails(harness.alice.command("tournament create", game="tris_1", name="Friday Cup"), lost.done)
    async with asyncio.timeout(60):
        while "no tournament" not in (await harness.alice.command("tournament show")).text:
            pass
    await asyncio.sleep(1)
    assert harness.guild.messages() == []


async def test_a_tournament_that_discord_has_posted_without_an_answer_is_on(harness: Harness) -> None:
    lost = harness.inject_fault("POST", "/interactions/*/*/callback", status=503, takes_effect=True)
    asked = asyncio.create_task(harness.alice.command("tournament create", game="tris_1", name="Friday Cup"))
    await lost.done.wait()
    posted = await harness.bruno.sees(lambda one: "Friday Cup" in one.text)
    assert "You are in **Friday Cup**" in (await harness.bruno.click("Join", message=posted)).text
    assert (await asked).ok
    assert "You are in **Friday Cup**" in (await harness.claire.click("Join", message=posted)).text
    shown = await edited(harness.alice, "2 players of at most 64 have joined.")
    assert [one.id for one in harness.guild.messages()] == [shown.id] == [posted.id]


async def test_a_tournament_whose_bot_is_killed_before_it_is_posted_is_posted_after_the_restart(
    harness: Harness,
) -> None:
    await harness.killed_before_answering(harness.alice.command("tournament create", game="tris_1", name="Friday Cup"))
    posted = await harness.bruno.sees(lambda one: "Friday Cup" in one.text)
    assert "You are in **Friday Cup**" in (await harness.bruno.click("Join", message=posted)).text
    await edited(harness.alice, "One player of at most 64 has joined.")
    assert [one.id for one in harness.guild.messages()] == [posted.id]


async def test_where_the_bot_may_open_no_threads_the_tournament_waits_and_says_so(harness: Harness) -> None:
    created = await create(harness.alice, harness.alice, harness.bruno)
    harness.guild.permit("table-one", deny=("CREATE_PUBLIC_THREADS",))
    try:
        await start(harness.alice, created)
        await edited(harness.claire, "⚠️ I may not open threads here", "Create Public Threads")
        refused = await harness.alice.command("tournament create", game="tris_1")
        assert "Create Public Threads" in refused.text
    finally:
        harness.guild.permit("table-one")


@pytest.mark.gateway
async def test_a_tournament_is_cancelled_when_its_channel_is_deleted(harness: Harness) -> None:
    assert (await harness.alice.command("tournament create", "table-two", game="tris_1")).ok
    channel = harness.guild.channel("table-two")
    harness.discord.world.delete_channel(channel)

    def status() -> str:
        with closing(sqlite3.connect(harness.database)) as database:
            found = database.execute("SELECT status FROM tournaments WHERE channel = ?", [int(channel.id)]).fetchone()
        return str(found[0])

    await harness.discord.until(lambda: status() == "cancelled", 5)


async def test_a_tournament_with_a_time_is_on_the_calendar_where_the_bot_may_create_events(harness: Harness) -> None:
    guild, answers = harness.guild, harness.discord.requests().answers
    refused = "POST", "/guilds/{guild}/scheduled-events", 403
    changed = "PATCH", "/guilds/{guild}/scheduled-events/{event}", 200
    refusals, changes = answers[refused], answers[changed]
    without = await create(harness.alice, starts=DAY)
    await harness.discord.until(lambda: answers[refused] > refusals, 10)
    guild.role("Events", "CREATE_EVENTS")
    guild.grant("bot", "Events")
    created = await create(harness.alice, harness.alice, harness.bruno, starts=DAY)
    linked = await edited(harness.claire, "📅 [Event](https://discord.com/events/", "2 players")
    (event,) = guild.events
    assert linked.id == created.id != without.id
    assert f"[Event](https://discord.com/events/{guild.id}/{event.id})" in linked.text
    assert event.location.endswith(f"/{created.id}")
    assert (event.name, event.status.name, event.ends_at - event.starts_at) == ("Friday Cup", "SCHEDULED", 3 * DAY)
    assert event.description is not None
    assert event.description.startswith("Tris 1\nSwiss · automatic number of rounds")
    async with while_down(harness) as connection:  # as before its answer was noted
        connection.execute("UPDATE tournaments SET event = NULL, event_shows = '' WHERE event = ?", (int(event.id),))
    await harness.discord.until(lambda: answers[changed] > changes, 20)
    await start(harness.alice, created)
    await harness.discord.until(lambda: event.status.name == "ACTIVE", 10)
    assert guild.events == [event], "it was found again"
    panel = (await harness.alice.click("Organise", message=created)).message
    question = (await harness.alice.click("Cancel the tournament", message=panel)).shown
    assert (await harness.alice.click("Cancel the tournament", message=question)).ok
    await harness.discord.until(lambda: event.status.name == "COMPLETED", 10)
    await harness.claire.sees(lambda one: "Cancelled." in one.text and "📅" not in one.text)
    assert guild.events == []
    assert answers[refused] == refusals + 1


async def test_an_arena_that_begins_and_ends_long_before_its_time_leaves_no_event_behind(harness: Harness) -> None:
    guild = harness.guild
    guild.role("Events", "CREATE_EVENTS")
    guild.grant("bot", "Events")
    created = await create(harness.alice, harness.alice, harness.bruno, starts=604_800, format="arena")
    await edited(harness.claire, "📅 [Event](https://discord.com/events/")
    (event,) = guild.events
    await start(harness.alice, created)
    await harness.discord.until(lambda: event.status.name == "ACTIVE", 10)
    panel = (await harness.alice.click("Organise", message=created)).message
    question = (await harness.alice.click("Cancel the tournament", message=panel)).shown
    assert (await harness.alice.click("Cancel the tournament", message=question)).ok
    await harness.discord.until(lambda: event.status.name == "COMPLETED", 10)
    assert guild.events == []
