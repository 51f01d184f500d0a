"""Presses and forms that nobody could foresee are answered all the same."""

import asyncio

from sandbox.interactions.events import InteractionCreated, InteractionSettled
from sandbox.interactions.interaction import Origin
from sandbox.messaging.posting import delete_message
from sandbox.world.events import Event
from tests.e2e.conftest import Harness
from tests.e2e.forms import hand_in
from tests.e2e.people import edited, on_turn, seat


async def test_a_press_on_a_message_that_is_deleted_meanwhile_is_answered_and_counts(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    world = harness.discord.world

    def delete(table_event: Event) -> None:
        if isinstance(table_event, InteractionCreated):
            delete_message(world, world.channels[table.channel].messages[table.id])
            world.listeners.remove(delete)

    world.listeners.append(delete)
    answer = await on_turn(table, [harness.alice, harness.bruno]).click("B2", message=table)
    assert answer.ok
    again = await edited(harness.claire, "B2")
    assert again.id != table.id


async def test_a_private_panel_that_is_deleted_meanwhile_is_no_reason_for_silence(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tripple_domino")
    player = on_turn(table, [harness.alice, harness.bruno])
    panel = (await player.click("My hand", message=table)).shown
    world = harness.discord.world

    def delete(table_event: Event) -> None:
        if isinstance(table_event, InteractionCreated):
            delete_message(world, world.channels[panel.channel].ephemerals[panel.id])
            world.listeners.remove(delete)

    world.listeners.append(delete)
    way = panel.selects[0].custom_id if panel.selects else panel.buttons[0].custom_id
    values = [panel.selects[0].options[0].value] if panel.selects else []
    answer = await (player.select(way, *values, message=panel) if values else player.click(way, message=panel))
    assert answer.ok


async def test_a_form_that_was_never_shown_gets_an_answer(harness: Harness) -> None:
    world, settled = harness.discord.world, asyncio.get_running_loop().create_future()

    def hear(table_event: Event) -> None:
        if isinstance(table_event, InteractionSettled):
            settled.set_result(table_event)

    world.listeners.append(hear)
    origin = Origin(world.users[harness.alice.id], harness.guild.channel("table-one"), "form")
    form = {"custom_id": "v1:join::0:", "components": []}
    hand_in(harness.discord, origin, form)
    assert (await settled).error is None
    answer = await harness.alice.sees(lambda one: one.ephemeral)
    assert "button" in answer.text
