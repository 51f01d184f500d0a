"""Whole games: two players and a spectator, by buttons alone and by slash commands alone."""

import random
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from sandbox.client import Message
from tests.e2e.conftest import Harness
from tests.e2e.people import behind, confirmed, edited, is_over, move_once_each, newest_table, on_turn, seat, steps

Way = Callable[[Harness, Message, random.Random], Awaitable[Message]]


async def by_buttons(harness: Harness, table: Message, dice: random.Random) -> Message:
    """One move of whoever is on turn: presses until the move is made."""
    player = on_turn(table, [harness.alice, harness.bruno])
    before = table.alt
    while table.alt == before:
        answer = await player.click(dice.choice(steps(table)), message=table)
        table = answer.shown
    return table


async def by_command(harness: Harness, table: Message, dice: random.Random) -> Message:
    """One move of whoever is on turn: picks a suggestion and types it."""
    player = on_turn(table, [harness.alice, harness.bruno])
    offered = await player.autocomplete("move", "words", "")
    answer = await player.command("move", words=dice.choice(offered).value)
    assert answer.shown.ephemeral
    before = table.alt
    return await player.sees(lambda one: one.id == table.id and one.alt != before)


@pytest.mark.parametrize("way", [by_buttons, by_command])
async def test_a_whole_game_is_played_and_watched(harness: Harness, way: Way) -> None:
    """Games of the other kinds are in test_full_games.py."""
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    dice = random.Random(way.__name__)
    moves = 0
    while not is_over(table):
        table = await way(harness, table, dice)
        moves += 1
        watched = await harness.claire.sees(partial(_same, table))
        assert watched.text == table.text
        assert watched.picture().startswith(b"\x89PNG")
        assert moves < 300, "this game does not end"
    assert moves >= 2
    assert not harness.claire.ephemerals()
    tables = [one for one in harness.claire.messages() if one.pictures]
    assert len(tables) == 1, "one message per table, edited in place"
    assert [one.label for one in table.buttons] == ["Rematch", "Replay", "🏆", "⋯", "Share the turning point"]

    board = await harness.claire.command("leaderboard", game="tris_1")
    text = (await harness.claire.click("As text", message=board.shown)).text
    if "draw" in table.text.lower():
        assert text.count("0 won, 0 lost, 1 drawn of 1") == 2
    else:
        winner, loser = ("Alice", "Bruno") if "**Alice** wins" in table.text else ("Bruno", "Alice")
        assert f"#1 **{winner}**: rating 1526, provisional; 1 won, 0 lost, 0 drawn of 1 (100% won)" in text
        assert f"\n#2 **{loser}**: rating 1474, provisional; 0 won, 1 lost" in text


async def test_a_rematch_waits_for_the_other_and_starts_by_itself(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    await move_once_each(harness.alice, harness.bruno)
    assert (await confirmed(harness.bruno, "resign")).ok
    over = await edited(harness.alice, "**Alice** wins", "**Bruno** resigned.")
    assert (await harness.bruno.click("Rematch")).ok
    lobby = await harness.alice.sees(lambda one: "The rematch waits for" in one.text)
    assert lobby.id != over.id
    assert "who have played this game" in (await harness.claire.click("Rematch", message=over)).text
    answer = await harness.alice.click("Join", message=lobby)
    assert "\n### " in answer.text
    assert f"<@{harness.bruno.id}>" in answer.text, "Alice began the first game"


async def test_the_table_is_posted_again_and_the_old_one_loses_its_buttons(harness: Harness) -> None:
    old = await seat(harness.alice, harness.bruno, game="tris_1")
    new = await harness.claire.command("table")
    assert new.shown.alt == old.alt
    assert new.shown.buttons
    gone = await harness.alice.sees(lambda one: one.id == old.id and not one.buttons)
    assert "further down" in gone.text
    assert new.shown.id in gone.text


async def test_a_table_that_chat_has_pushed_up_comes_back_below(harness: Harness) -> None:
    old = await seat(harness.alice, harness.bruno, game="tris_1")
    for number in range(5):
        await harness.claire.say(f"chatter {number}")
    assert (await harness.alice.command("move", words="b2")).ok
    new = await harness.bruno.sees(lambda one: one.id != old.id and "B2" in one.text and one.pictures)
    assert not (await harness.bruno.sees(lambda one: one.id == old.id and not one.pictures)).buttons
    for number in range(3):
        await harness.claire.say(f"more chatter {number}")
    assert (await harness.bruno.click("A1")).ok
    assert newest_table(harness.claire).id == new.id, "still among the last few: edited in place"


async def test_a_press_far_up_brings_the_table_below_even_while_an_edit_is_under_way(harness: Harness) -> None:
    old = await seat(harness.alice, harness.bruno, game="tris_1")
    harness.inject_fault("PATCH", f"/channels/*/messages/{old.id}", delay=0.6)
    assert (await harness.alice.command("move", words="b2")).ok
    for number in range(5):
        await harness.claire.say(f"chatter {number}")
    assert (await harness.bruno.click(custom_id=_button(old, "A1").replace(":0:", ":1:"), message=old)).ok
    new = await harness.alice.sees(lambda one: one.id != old.id and "A1" in one.text and one.pictures)
    assert new.buttons
    await harness.alice.sees(lambda one: one.id == old.id and not one.buttons)


async def test_the_lobby_shows_who_is_here_and_passes_the_host_on(harness: Harness) -> None:
    answer = await harness.alice.command("play tris_2", rule_of_4=True, auto_start=False)
    assert "Tris 2 · rule of 4" in answer.text
    starts = {one.label: one.disabled for one in answer.shown.buttons}
    assert starts["Start"] is True
    joined = await harness.bruno.click("Join")
    assert "1. **Alice** (host)\n2. **Bruno**" in joined.text
    assert (
        "All 2 seats are taken"
        in (await harness.claire.click(custom_id=_button(joined.message, "Join"), message=joined.message)).text
    )
    assert "**Alice** is the host and decides" in (await harness.bruno.click("Start")).text
    assert "You have left" in (await behind(harness.alice, "Leave")).text
    left = await edited(harness.bruno, "1. **Bruno** (host)")
    assert "already have a seat" in (await harness.bruno.click("Join")).text
    assert (
        "One more player is needed" in (await harness.bruno.click(custom_id=_button(left, "Start"), message=left)).text
    )
    question = (await behind(harness.bruno, "Leave")).shown
    assert (await harness.bruno.click("Yes, close it", message=question)).ok
    closed = await edited(harness.claire, "closed before a game began")
    assert not closed.buttons
    assert (await harness.claire.command("play tris_1")).ok


async def test_the_rules_and_the_board_as_text_are_private(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_2")
    menu = await harness.claire.click("⋯")
    assert menu.shown.ephemeral
    assert [one.label for one in menu.shown.buttons] == [
        "Join the next game",
        "Rules",
        "Fair luck",
        "As text",
        "What happened",
    ]
    as_text = (await harness.claire.click("As text", message=menu.shown)).text
    lies = table.alt.splitlines()
    told = as_text.replace("**", "").splitlines()
    assert all(line in told for line in lies)
    assert not any(line in table.text for line in lies), "the picture's description repeats nothing"
    assert (await harness.claire.click("Back", message=menu.shown)).ok
    rules = await harness.claire.click("Rules", message=menu.shown)
    assert "## Tris 2" in rules.text
    assert not harness.bruno.ephemerals()


def _button(message: Message | None, label: str) -> str:
    assert message is not None
    return next(one.custom_id for one in message.buttons if one.label == label)


def _same(table: Message, other: Message) -> bool:
    return other.id == table.id and other.alt == table.alt
