"""At SET the three cards of a claim are keys, and each press may reach another process."""

import asyncio

import pytest

from sandbox.client import Message, User
from tests.e2e.many_processes.shared_tables import Served
from tests.e2e.people import newest_table, seat
from tests.e2e.playing import card_keys, sets_on


@pytest.mark.parametrize("at_once", [False, True], ids=["one after the other", "faster than the message follows"])
async def test_cards_chosen_in_different_processes_make_one_claim(tables: Served, *, at_once: bool) -> None:
    alice, bruno, table, cards = await table_with_a_set(tables)
    called = (await alice.click("SET!", message=table)).shown
    if at_once:
        keys = card_keys(called)
        answers = []
        for card in cards:
            answers.append(asyncio.create_task(alice.click(custom_id=keys[card], message=called)))
            await asyncio.sleep(0.1)  # a quick hand
        assert all(answer.ok for answer in await asyncio.gather(*answers))
    else:
        for card in cards:
            shown = newest_table(alice)
            assert (await alice.click(custom_id=card_keys(shown)[card], message=shown)).ok
    await bruno.sees(lambda one: "**Alice** found a SET" in one.text)


async def table_with_a_set(tables: Served) -> tuple[User, User, Message, tuple[str, str, str]]:
    """Returns two players, their table, and the slots of a SET on it, which one table in thirty lacks."""
    for _ in range(10):
        guild = tables.discord.new_guild()
        alice, bruno = [await guild.user(name, locale="en-US") for name in ("Alice", "Bruno")]
        table = await seat(alice, bruno, game="set")
        if cards := next(sets_on(table.alt), None):
            return alice, bruno, table, cards
    raise AssertionError("ten tables in a row without a SET")
