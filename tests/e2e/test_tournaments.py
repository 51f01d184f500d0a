"""Tournaments: created, joined, played in threads, and gone on with by themselves."""

import re
from typing import Any

from sandbox.client import Message, User
from tests.e2e.conftest import Harness
from tests.e2e.people import confirmed, edited

TABLE = re.compile(r"\*\*(\w+)\*\* – \*\*(\w+)\*\* · <#(\d+)>")
"""A table that is on, in the public message: who plays whom in which thread."""


async def create(organiser: User, *players: User, **options: Any) -> Message:
    """Creates a tournament of Tris 1, and has these people join it."""
    created = (await organiser.command("tournament tris_1", name="Friday Cup", **options)).message
    assert created is not None
    for player in players:
        assert "You have joined **Friday Cup**" in (await player.click("Join", message=created)).text
    return created


async def start(organiser: User, message: Message) -> None:
    question = (await organiser.click("Start", message=message)).message
    assert question is not None
    assert (await organiser.click("Start", message=question)).ok


async def tables(user: User, players: int, *fits: str) -> list[tuple[str, str, str]]:
    """Waits until the public message has the tables of so many players: two names and a thread each."""

    def as_wanted(one: Message) -> bool:
        return (
            not one.ephemeral and all(part in one.text for part in fits) and 2 * len(TABLE.findall(one.text)) == players
        )

    return TABLE.findall((await user.sees(as_wanted, within=20)).text)


async def lose(player: User, thread: str) -> None:
    """Has a player resign the game in a thread as soon as it is there."""
    await player.sees(lambda one: bool(one.pictures), channel=thread, within=20)
    await confirmed(player, "resign", thread)


async def test_a_tournament_is_created_with_one_command_and_played_in_threads(harness: Harness) -> None:
    created = await create(harness.alice, harness.alice, harness.bruno)
    assert "**Tris 1**" in created.text
    assert "Swiss · as many rounds as the players need · 3 days for each round" in created.text
    await edited(harness.claire, "2 players of at most 64 have joined.", "**Alice**, **Bruno**")
    await start(harness.alice, created)
    ((first, second, thread),) = await tables(harness.claire, 2, "Round **1** of 1")
    assert {first, second} == {"Alice", "Bruno"}
    await lose(harness.bruno, thread)
    over = await edited(harness.claire, "🥇 **Alice** has won.")
    assert over.alt.startswith("1. Alice: 1 (Buchholz −1 ")
