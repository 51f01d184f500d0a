"""What needs consent: a draw, a move back, an end without a result, a rematch; offered, shown, answered, withdrawn."""

import pytest

from sandbox.client import User
from tests.e2e.conftest import Harness
from tests.e2e.people import edited, on_turn, seat, seat_both, steps


async def offered(player: User, label: str) -> str:
    """Asks for something behind More; returns the text of the answer."""
    menu = await player.click("⋯")
    return (await player.click(label, message=menu.message)).text


async def asked_for(player: User) -> set[str]:
    """What the menu behind More lets this player ask of the others."""
    menu = (await player.click("⋯")).shown
    return {button.label for button in menu.buttons if ":offer:" in button.custom_id}


async def test_a_move_is_taken_back_when_the_other_agrees(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    mover = on_turn(table, [harness.alice, harness.bruno])
    other = harness.bruno if mover is harness.alice else harness.alice
    assert (await mover.click("B2")).ok
    assert (await mover.command("offer takeback")).ok
    asked = await edited(other, "would like to take the last move back")
    assert {"Accept", "Decline"} <= {button.label for button in asked.buttons}
    assert (await other.click("Accept")).ok
    back = await edited(harness.claire, f"**{mover.name}** took the last move back", f"<@{mover.id}>")
    assert steps(back) == steps(table)
    stale = next(button.custom_id for button in table.buttons if button.label == "A1")
    await mover.click(custom_id=stale, message=back)
    await mover.sees(lambda one: one.ephemeral and "moved on" in one.text)


async def test_a_move_that_brought_luck_out_stays(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_on_steroids")
    mover = on_turn(table, [harness.alice, harness.bruno])
    offered_moves = await mover.autocomplete("move", "words", "reveal")
    assert (await mover.command("move", words=offered_moves[0].value)).ok
    refused = await mover.command("offer takeback")
    assert refused.shown.ephemeral
    assert "has been revealed" in refused.text
    assert "Take back" not in await asked_for(mover)
    newest = (await harness.claire.command("table")).shown
    assert "would like" not in newest.text
    assert "Accept" not in [button.label for button in newest.buttons]


async def test_more_shows_what_may_be_asked_alone_and_an_old_menu_asks_nothing(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    mover = on_turn(table, [harness.alice, harness.bruno])
    other = harness.bruno if mover is harness.alice else harness.alice
    assert await asked_for(mover) == {"Offer a draw", "Ask for hints", "End without a result"}
    old = mover.ephemerals()[-1]
    harness.discord.clock.advance(901)  # the menu can't follow the game any longer
    assert await asked_for(other) == {"Ask for hints", "End without a result"}, "a draw is offered by the one on turn"
    assert (await mover.click("B2")).ok
    assert await asked_for(mover) == {"Take back", "Ask for hints", "End without a result"}
    assert (await other.click("A1")).ok
    await mover.click("Offer a draw", message=old)
    await mover.sees(lambda one: one.ephemeral and "moved on" in one.text)
    newest = (await harness.claire.command("table")).shown
    assert "offers a draw" not in newest.text


async def test_an_end_without_a_result_needs_everybody(harness: Harness) -> None:
    people = [harness.alice, harness.bruno, harness.claire]
    await seat(*people, game="tris_on_steroids", copies=2)
    await offered(harness.bruno, "End without a result")
    await edited(harness.alice, "Waiting for **Alice** and **Claire**")
    assert "Agreed: **Claire**" in (await harness.claire.click("Accept")).text
    over = await harness.alice.click("Accept")
    assert "without a result" in over.text


async def test_an_offer_that_is_declined_may_not_be_repeated_at_once(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    await offered(harness.alice, "Offer a draw")
    await edited(harness.bruno, "offers a draw")
    declined = await harness.bruno.click("Decline")
    assert "offers a draw" not in declined.text
    menu = (await harness.alice.click("⋯")).shown
    assert "Offer a draw" not in [button.label for button in menu.buttons]


async def test_an_offer_lapses_with_the_next_move(harness: Harness) -> None:
    mover, _ = await seat_both(harness.alice, harness.bruno, game="tris_1")
    assert (await mover.command("offer draw")).ok
    await edited(harness.claire, "offers a draw")
    assert (await mover.click("B2")).ok
    await edited(harness.claire, "B2", gone="Accept")


@pytest.mark.parametrize(("command", "yes"), [("resign", "Yes, resign"), ("end", "Yes, end it")])
async def test_a_typed_command_that_ends_the_game_asks_and_a_no_plays_on(
    harness: Harness, command: str, yes: str
) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    question = (await harness.alice.command(command)).shown
    assert [button.label for button in question.buttons] == [yes, "No, play on"]
    assert (await harness.alice.click("No, play on", message=question)).ok
    await harness.alice.sees_gone(question)
    assert (await on_turn(table, [harness.alice, harness.bruno]).click("B2")).ok
