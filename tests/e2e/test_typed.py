"""A move that is typed is answered with what its player wants to see; one answer stands at the bottom, the newest."""

import random

import pytest

from sandbox.client import User
from tests.e2e.conftest import Harness
from tests.e2e.people import edited, newest_table, on_turn, seat


async def moved(player: User, words: str = "") -> None:
    """Types a move, or the first that is suggested."""
    move = words or (await player.autocomplete("move", "words", ""))[0].value
    assert (await player.command("move", words=move)).ok


async def test_the_answer_shows_the_board_as_it_is_now(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    answer = (await harness.alice.command("move", words="b2")).message
    assert answer is not None
    assert answer.ephemeral
    assert "**Alice** wrote" in answer.text
    assert f"<@{harness.bruno.id}> to move" in answer.text
    assert answer.alt == (await edited(harness.claire, "B2")).alt
    assert answer.picture().startswith(b"\x89PNG")


async def test_the_beginning_of_a_move_is_answered_with_how_it_goes_on(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_2")
    player = on_turn(table, [harness.alice, harness.bruno])
    answer = (await player.command("move", words="Roll B")).text
    assert "which way?" in answer
    assert "north" in answer
    assert "Type the whole move, for example: roll B" in answer
    assert "has no clock" in (await player.command("claim")).text


async def test_where_there_are_secrets_the_answer_is_the_hand(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tripple_domino")
    player = on_turn(table, [harness.alice, harness.bruno])
    offered = await player.autocomplete("move", "words", "")
    answer = (await player.command("move", words=offered[0].value)).message
    assert answer is not None
    assert answer.ephemeral
    assert "Your hand: " in answer.alt
    assert f"**{player.name}** " in answer.text
    assert "Look again" not in [button.label for button in answer.buttons], "it follows the game by itself"


async def test_the_next_answer_takes_the_place_of_the_one_before(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    dice = random.Random(7)
    for _ in range(4):
        player = on_turn(newest_table(harness.claire), [harness.alice, harness.bruno])
        move = dice.choice(await player.autocomplete("move", "words", "")).value
        await moved(player, move)
        await edited(harness.claire, move.upper())
    for player in (harness.alice, harness.bruno):
        for gone in player.ephemerals()[:-1]:
            await player.sees_gone(gone)
        assert len(player.ephemerals()) == 1


async def test_a_refusal_leaves_what_stands_and_goes_with_the_next_answer(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    await moved(harness.alice, "B2")
    shown = harness.alice.ephemerals()[0]
    refused = (await harness.alice.command("move", words="a1")).message
    assert refused is not None
    assert [one.id for one in harness.alice.ephemerals()] == [shown.id, refused.id]
    await moved(harness.bruno, "A1")
    await moved(harness.alice, "C3")
    await harness.alice.sees_gone(shown)
    await harness.alice.sees_gone(refused)
    assert len(harness.alice.ephemerals()) == 1


async def test_an_answer_that_was_dismissed_is_not_missed(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    await moved(harness.alice, "B2")
    await harness.alice.dismiss(harness.alice.ephemerals()[0])
    await moved(harness.bruno, "A1")
    await moved(harness.alice, "C3")
    assert "C3" in harness.alice.ephemerals()[-1].text


@pytest.mark.parametrize("asks", ["hand", "move"])
async def test_an_answer_of_a_quarter_of_an_hour_ago_stays_and_disturbs_nothing(harness: Harness, asks: str) -> None:
    table = await seat(harness.alice, harness.bruno, game="tripple_domino")
    player = on_turn(table, [harness.alice, harness.bruno])
    if asks == "hand":
        assert (await player.command("hand")).ok
    else:
        await moved(player)
    old = player.ephemerals()[0]
    harness.discord.clock.advance(901)
    assert (await player.command("hand")).ok
    assert player.ephemerals()[0].id == old.id
    assert len(player.ephemerals()) == 2


async def test_in_a_race_the_answer_shows_the_cards_and_nothing_to_press_too_late(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="set")
    shown = (await harness.bruno.command("set", cards="b3 a1 c2")).message
    assert shown is not None
    assert shown.pictures
    assert "A1 B3 C2" in shown.text
    assert not shown.buttons
    assert not shown.selects
