"""Duels: the same deal for friends, each in private, and a public end."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing

from bot.verification.verify import verify
from sandbox.client import Button, Message, User
from sandbox.messaging.archiving import set_archived
from tests.e2e.conftest import Harness
from tests.e2e.people import confirmed, seat

MOST_PRESSES = 12


async def opened(harness: Harness, game: str = "tris_1") -> Message:
    """The public message of a duel that Alice has opened with Bruno."""
    answer = await harness.alice.command("duel", game=game, friend=harness.bruno.id, level="easy")
    message = answer.shown
    assert not message.ephemeral
    return message


async def begun(user: User, duel: Message) -> Message:
    panel = (await user.click("Play", message=duel)).shown
    assert panel.ephemeral
    return (await user.click("Begin", message=panel)).shown


async def play(user: User, panel: Message, *, last: bool = False, presses: int = MOST_PRESSES) -> Message:
    """Presses the first or the last key of each move, to the end of the game or so often."""
    for _ in range(presses):
        key = key_of(panel, last=last)
        if key is None:
            break
        await user.click("", message=panel, custom_id=key.custom_id)
        panel = await answered(user, panel, key)
    return panel


def key_of(panel: Message, *, last: bool = False) -> Button | None:
    """The first or the last key of the next move; None where the game is over."""
    keys = [one for one in panel.buttons if one.custom_id.startswith("v1:duel-move:") and not one.disabled]
    return keys[-1 if last else 0] if keys else None


async def answered(user: User, panel: Message, key: Button) -> Message:
    """The panel once the computer has moved, too."""
    return await user.sees(lambda one: one.id == panel.id and key not in one.buttons, channel=panel.channel)


async def test_friends_play_the_same_deal_in_private_and_all_see_the_end_with_games_that_verify(
    harness: Harness,
) -> None:
    duel = await opened(harness)
    assert "Bruno" in duel.text
    assert "fair" not in duel.text
    refused = await harness.claire.click("Play", message=duel)
    assert "not in this duel" in refused.text
    help_ = (await harness.claire.click("About duels", message=duel)).shown
    assert "second account" in help_.text

    assert "No table is open" in (await harness.alice.command("move", words="b2")).text
    key = key_of(await begun(harness.alice, duel))
    assert key is not None
    cell = key.custom_id.rpartition(":")[2]
    panel = (await harness.alice.command("move", words=cell)).shown
    assert panel.ephemeral
    assert "already" in (await harness.alice.command("move", words=cell)).text, "it is taken"
    await harness.bot.kill()
    await harness.bot.start()
    board = (await harness.alice.command("board")).shown
    assert board.ephemeral
    assert re.search("your turn|Your turn", board.text)
    panel = await play(harness.alice, panel)
    assert re.search("won in|drew|lost after", panel.text)
    assert len(harness.guild.messages()) == 1, "nobody else sees anything of it"
    await harness.bruno.sees(lambda one: "Played: **Alice**" in one.text)
    own = (await harness.bruno.command("duel")).shown
    panel = (await harness.bruno.click("Play", message=own)).shown
    assert not re.search("won in|drew|lost after", panel.text), "hidden from those who have not played"
    over = await play(harness.bruno, (await harness.bruno.click("Begin", message=panel)).shown, last=True)
    assert re.search("wins|draw", over.text)

    end = await harness.claire.sees(lambda one: "Where your games parted" in one.text)
    assert end.id == duel.id
    assert end.pictures
    game = (await harness.claire.select("Look at a game", "Alice", message=end)).shown
    record = (await harness.claire.click("Record", message=game)).shown
    verified = verify(json.loads(record.file("record.json")))
    assert verified.session.endswith("u1")
    with closing(sqlite3.connect(harness.database)) as database:
        assert database.execute("SELECT count(*) FROM duels").fetchone() == (0,)
        rated = database.execute("SELECT count(*) FROM ratings WHERE variant = 'duel=yes'").fetchone()
    assert rated[0] > 0


async def test_several_friends_are_chosen_in_a_panel_and_the_day_ends_a_duel(harness: Harness) -> None:
    panel = (await harness.alice.command("duel", game="tripple_domino")).shown
    assert panel.ephemeral
    await harness.alice.select("Whom do you challenge?", "Bruno", "Claire", message=panel)
    duel = await harness.bruno.sees(lambda one: "challenges" in one.text)
    assert {"Bruno", "Claire"} <= set(re.findall("Bruno|Claire", duel.text))
    await begun(harness.bruno, duel)
    hand = (await harness.bruno.command("hand")).shown
    assert hand.ephemeral
    assert "Tripple Domino" in hand.text
    await harness.alice.command("play tris_1")
    seated = await harness.bruno.command("move", words="b2")
    assert "Tripple Domino" not in seated.text, "where there is a table, what is typed is about it"
    await harness.bot.kill()
    with closing(sqlite3.connect(harness.database)) as database, database:
        database.execute("UPDATE duels SET closes_at = closes_at - 90000000, seal = NULL")
    await harness.bot.start()
    end = await harness.claire.sees(lambda one: "No result" in one.text)
    assert "Did not play" in end.text
    assert "You are in no duel" in (await harness.claire.command("duel")).shown.text


async def test_three_deals_are_a_tournament_whose_standing_shows_what_all_have_played(harness: Harness) -> None:
    told = (await harness.alice.command("tournament show")).text
    assert "/duel" in told
    answer = await harness.alice.command("duel", game="tris_1", friend=harness.bruno.id, level="easy", deals=3)
    duel = answer.shown
    assert "3 deals" in duel.text
    (first, *others) = re.findall(r"Table (\w+)", duel.text)
    assert len(others) == 2
    panel = await play(harness.alice, await begun(harness.alice, duel))
    for number in (2, 3):
        before = (await harness.alice.click("Next deal", message=panel)).shown
        assert f"deal {number} of 3" in before.text
        panel = await play(harness.alice, (await harness.alice.click("Begin", message=before)).shown)
    stands = (await harness.alice.click("How it stands", message=panel)).shown
    assert re.search(r"1\\. \*\*Alice\*\* · 0 points \(0 · 0 · 0\)", stands.text)
    open_ = await harness.bruno.sees(lambda one: one.id == duel.id and "Played: **Alice**" in one.text)
    assert "points" not in open_.text, "Bruno has still to play them"
    await harness.bot.kill()
    await harness.bot.start()
    over = await play(harness.bruno, await begun(harness.bruno, duel), last=True)
    assert "So far" in over.text
    open_ = await harness.claire.sees(lambda one: one.id == duel.id and "the deal that all have played" in one.text)
    assert re.search(r"points? \(\d\)", open_.text)
    await harness.bot.kill()
    with closing(sqlite3.connect(harness.database)) as database, database:
        database.execute("UPDATE duels SET closes_at = closes_at - 4 * 86400000, seal = NULL")
    await harness.bot.start()
    end = await harness.claire.sees(lambda one: one.id == duel.id and "has won" in one.text)
    assert re.search(r"Alice.* points \(\d · 2 · 2\)", end.text)
    game = (await harness.claire.select("Deal 2: look at a game", "Alice", message=end)).shown
    record = (await harness.claire.click("Record", message=game)).shown
    verify(json.loads(record.file("record.json")))
    with closing(sqlite3.connect(harness.database)) as database:
        rated = database.execute("SELECT DISTINCT session FROM results WHERE counts").fetchall()
    assert [one for (one,) in rated if one in end.text] == [first]


async def test_a_duel_is_cancelled_by_who_has_opened_it_or_by_a_moderator(harness: Harness) -> None:
    answer = await harness.bruno.command("duel", game="tris_2", friend=harness.claire.id)
    duel = answer.shown
    before = (await harness.claire.click("Play", message=duel)).shown
    assert "Cancel duel" not in [one.label for one in before.buttons]
    before = (await harness.bruno.click("Play", message=duel)).shown
    assert "was cancelled" in (await harness.bruno.click("Cancel duel", message=before)).text
    await harness.claire.sees(lambda one: one.id == duel.id and "was cancelled" in one.text and not one.buttons)
    assert "You are in no duel" in (await harness.claire.command("duel")).text
    duel = (await harness.bruno.command("duel", game="tris_2", friend=harness.claire.id)).shown
    await begun(harness.bruno, duel)
    before = (await harness.alice.click("Play", message=duel)).shown
    assert "As a moderator" in before.text
    await harness.alice.click("Cancel duel", message=before)
    await harness.claire.sees(lambda one: one.id == duel.id and "was cancelled" in one.text)


async def test_who_opens_and_cancels_duels_again_and_again_pings_nobody_again_and_again(harness: Harness) -> None:
    for expected in ([harness.claire.id], []):
        duel = (await harness.bruno.command("duel", game="tris_2", friend=harness.claire.id)).shown
        assert f"<@{harness.claire.id}>" in duel.text
        assert [one["id"] for one in duel.wire["mentions"]] == expected
        before = (await harness.bruno.click("Play", message=duel)).shown
        await harness.bruno.click("Cancel duel", message=before)
    other = (await harness.alice.command("duel", game="tris_2", friend=harness.claire.id)).shown
    assert [one["id"] for one in other.wire["mentions"]] == [harness.claire.id], "another one's duel"


async def test_a_duel_whose_message_was_deleted_is_posted_anew_for_whoever_looks_for_it(harness: Harness) -> None:
    duel = (await harness.bruno.command("duel", game="tris_2", friend=harness.claire.id)).shown
    await begun(harness.claire, duel)
    await harness.alice.delete(duel)
    await harness.bruno.command("duel", "table-two")
    assert "Tris 2" in (await harness.bruno.command("duel")).text
    anew = await harness.alice.sees(lambda one: one.id != duel.id and "challenges" in one.text)
    before = (await harness.alice.click("Play", message=anew)).shown
    await harness.alice.click("Cancel duel", message=before)
    await harness.claire.sees(lambda one: one.id == anew.id and "was cancelled" in one.text)


async def test_of_very_many_duels_ten_are_listed_even_with_names_that_need_much_room(harness: Harness) -> None:
    friends = [await harness.guild.user("_*" * 15 + str(number), locale="en-US") for number in range(4)]
    for friend in friends:
        for _ in range(3):
            assert (await friend.command("duel", game="tripple_domino", friend=harness.bruno.id, deals=7)).ok
    own = (await harness.bruno.command("duel")).text
    assert own.count("7 deals") == 10
    assert "and 2 more" in own


async def test_a_duel_whose_message_was_never_posted_is_not_on(harness: Harness) -> None:
    harness.expects_errors = True
    lost = harness.inject_fault("POST", "/interactions/*/*/callback", status=404)
    await harness.fails(harness.alice.command("duel", game="tris_1", friend=harness.bruno.id), lost.done)
    async with asyncio.timeout(60):
        while "You are in no duel" not in (await harness.bruno.command("duel")).text:
            pass


async def test_the_end_is_posted_anew_in_a_thread_that_was_archived(harness: Harness) -> None:
    thread = await harness.alice.open_thread("duellers")
    answer = await harness.alice.command("duel", "duellers", game="tris_1", friend=harness.bruno.id)
    duel = answer.shown
    await harness.bot.kill()
    with closing(sqlite3.connect(harness.database)) as database, database:
        database.execute("UPDATE duels SET closes_at = closes_at - 90000000, seal = NULL")
    channel = harness.discord.world.channels[thread]
    assert channel.thread is not None
    set_archived(harness.discord.world, channel, channel.thread, archived=True)
    await harness.bot.start()
    end = await harness.alice.sees(lambda one: "No result" in one.text, channel="duellers")
    assert end.id != duel.id


async def test_a_rematch_is_of_the_last_game_at_a_table(harness: Harness) -> None:
    await seat(harness.alice, harness.claire, game="tris_1")
    await confirmed(harness.alice, "resign")
    duel = await opened(harness)
    await play(harness.alice, await begun(harness.alice, duel))
    await play(harness.bruno, await begun(harness.bruno, duel), last=True)
    await harness.claire.sees(lambda one: "is over: see how it went" in one.text)
    assert "have played this game" in (await harness.bruno.command("rematch")).text
    assert f"waits for <@{harness.alice.id}>" in (await harness.claire.command("rematch")).text


async def test_an_end_that_the_bot_may_not_show_is_shown_once_it_may(harness: Harness) -> None:
    duel = await opened(harness)
    name = re.search(r"Table (\w+)", duel.text)
    assert name is not None
    await play(harness.alice, await begun(harness.alice, duel))
    own = (await harness.bruno.command("duel", "table-two")).shown
    panel = (await harness.bruno.click("Play", message=own)).shown
    panel = (await harness.bruno.click("Begin", message=panel)).shown
    harness.guild.permit("table-one", deny=("VIEW_CHANNEL",))
    try:
        await play(harness.bruno, panel, last=True)
        of_this_duel = re.compile(f"duel not shown .*{name[1]}")  # those of earlier tests lose their channels
        await harness.discord.until(lambda: of_this_duel.search(harness.log) is not None, 10)
    finally:
        harness.guild.permit("table-one")
    end = re.compile("^## ", re.MULTILINE)
    await harness.claire.sees(lambda one: one.id == duel.id and end.search(one.text))


async def test_a_friend_without_a_game_is_not_ignored(harness: Harness) -> None:
    answer = await harness.alice.command("duel", friend=harness.bruno.id)
    assert "Choose a game, too" in answer.text


async def test_a_duel_whose_bot_is_killed_before_it_is_posted_challenges_after_the_restart(harness: Harness) -> None:
    await harness.killed_before_answering(harness.alice.command("duel", game="tris_1", friend=harness.bruno.id))
    duel = await harness.bruno.notified(lambda one: "challenges" in one.text)
    assert key_of(await begun(harness.bruno, duel)) is not None
    assert [one.id for one in harness.guild.messages()] == [duel.id]
