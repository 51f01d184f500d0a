"""A move that is typed is answered with what its player wants to see; one answer stands at the bottom, the newest."""

import random

import pytest

from sandbox.client import User
from tests.e2e.conftest import Harness
from tests.e2e.people import edited, newest_table, on_turn, seat, seat_both


async def moved(player: User, words: str = "") -> None:
    """Types a move, or the first that is suggested."""
    move = words or (await player.autocomplete("move", "words", ""))[0].value
    assert (await player.command("move", words=move)).ok


async def test_in_a_public_game_the_answer_is_a_line_that_goes_by_itself(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    answer = (await harness.alice.command("move", words="b2")).shown
    assert answer.ephemeral
    assert answer.text == "**Alice** wrote X on B2."
    assert not answer.pictures
    assert not answer.buttons
    await edited(harness.claire, "B2")
    await harness.alice.sees_gone(answer)


async def test_with_text_first_the_answer_tells_the_position_in_words(harness: Harness) -> None:
    panel = (await harness.alice.command("settings me")).message
    assert (await harness.alice.click("Text first, for screen readers: off", message=panel)).ok
    await seat(harness.alice, harness.bruno, game="tris_1")
    answer = (await harness.alice.command("move", words="b2")).shown
    assert "**Alice** wrote X on B2." in answer.text
    assert f"<@{harness.bruno.id}>" in answer.text
    assert answer.text.index("wrote") < answer.text.index("**What lies where**")
    assert answer.pictures


async def test_who_has_asked_for_it_is_told_each_move_of_the_others_and_the_message_before_goes(
    harness: Harness,
) -> None:
    panel = (await harness.alice.command("settings me")).message
    assert (await harness.alice.click("Tell me each move: off", message=panel)).ok
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    if on_turn(table, [harness.alice, harness.bruno]) is harness.bruno:
        assert (await harness.bruno.command("move", words="a3")).ok
        await harness.alice.notified(lambda one: "on A3" in one.text)
    assert (await harness.alice.command("move", words="b2")).ok
    assert (await harness.bruno.command("move", words="a1")).ok
    told = await harness.alice.notified(lambda one: "**Bruno** wrote" in one.text and "on A1" in one.text)
    assert f"<@{harness.alice.id}> to move" in told.text
    assert (await harness.alice.command("move", words="c3")).ok
    assert (await harness.bruno.command("move", words="c1")).ok
    await harness.alice.notified(lambda one: "on C1" in one.text)
    await harness.alice.sees_gone(told)
    assert not any("wrote" in one.text for one in harness.bruno.notifications), "who has not asked is told nothing"


async def test_a_request_reaches_a_hand_and_is_answered_there(harness: Harness) -> None:
    player, other = await seat_both(harness.alice, harness.bruno, game="tripple_domino")
    hand = (await other.command("hand")).shown
    assert (await player.command("offer draw")).ok
    again = await player.command("offer draw")
    assert "the others have to answer it" in again.text
    asked = await other.sees(lambda one: one.id == hand.id and "offers a draw" in one.text)
    assert {"Accept", "Decline"} <= {button.label for button in asked.buttons}
    assert (await other.click("Decline", message=asked)).ok
    await other.sees(lambda one: one.id == hand.id and "offers a draw" not in one.text)


async def test_the_beginning_of_a_move_is_answered_with_how_it_goes_on(harness: Harness) -> None:
    player, _ = await seat_both(harness.alice, harness.bruno, game="tris_2")
    for typed in ("Roll B", "b"):
        answer = (await player.command("move", words=typed)).text
        assert "which way?" in answer
        assert "north" in answer
        assert "Type the whole move, for example: `roll b " in answer


async def test_where_there_are_secrets_the_answer_is_the_hand(harness: Harness) -> None:
    player, _ = await seat_both(harness.alice, harness.bruno, game="tripple_domino")
    offered = await player.autocomplete("move", "words", "")
    answer = (await player.command("move", words=offered[0].value)).shown
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
        assert len(player.ephemerals()) <= 1, "the newest goes by itself, too"


async def test_a_refusal_leaves_what_stands_and_goes_with_the_next_answer(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    await moved(harness.alice, "B2")
    shown = harness.alice.ephemerals()[0]
    refused = (await harness.alice.command("move", words="a1")).shown
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
    player, _ = await seat_both(harness.alice, harness.bruno, game="tripple_domino")
    if asks == "hand":
        assert (await player.command("hand")).ok
    else:
        await moved(player)
    old = player.ephemerals()[0]
    harness.discord.clock.advance(901)
    assert (await player.command("hand")).ok
    assert player.ephemerals()[0].id == old.id
    assert len(player.ephemerals()) == 2


async def test_in_a_race_the_answer_tells_the_cards_and_has_nothing_to_press_too_late(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="set")
    shown = (await harness.bruno.command("set", cards="b3 a1 c2")).shown
    assert "A1 B3 C2" in shown.text
    assert not shown.buttons
    assert not shown.selects


async def test_a_half_move_is_answered_by_how_the_turn_may_go_on(harness: Harness) -> None:
    people = [harness.alice, harness.bruno, harness.claire]
    table = await seat(*people, game="tris_on_steroids", copies=2)
    player = on_turn(table, people)
    (first, *_) = await player.autocomplete("move", "words", "reveal")
    answer = (await player.command("move", words=first.value)).text
    assert "turned up" in answer
    assert "It is still your turn" in answer
    assert "- `" in answer


async def test_at_set_the_board_names_the_command_for_three_cards(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="set")
    assert "- `/set a1 b1 c1`" in (await harness.alice.command("board")).text
    assert "/set" not in (await harness.claire.command("board")).text, "that is for players"


async def test_where_no_table_is_the_answer_leads_to_the_buttons_of_lessons_and_puzzles(harness: Harness) -> None:
    for command, words in (("board", {}), ("move", {"words": "b2"})):
        assert "with the buttons below its picture" in (await harness.alice.command(command, **words)).text
