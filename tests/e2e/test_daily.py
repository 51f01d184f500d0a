"""The puzzles of the day: the same for all, one attempt each, hidden from others until they have played."""

import asyncio
import random
import sqlite3
from contextlib import closing

from sandbox.client import Message, User
from tests.e2e.conftest import Harness
from tests.e2e.playing import sets_on

GAMES = {"set": "SET", "tripple_domino": "Tripple Domino"}

LEADING = ("daily-word", "daily-move")

MOST_PRESSES = 300
"""A puzzle is over long before."""


def only(message: Message | None) -> Message:
    assert message is not None
    return message


async def home(user: User) -> Message:
    """The panel of the puzzles of the day."""
    panel = only((await user.command("daily")).message)
    assert panel.ephemeral
    return panel


async def begun(user: User, game: str) -> Message:
    """A puzzle that the user has just begun."""
    intro = only((await user.click(GAMES[game], message=await home(user))).message)
    return only((await user.click("Begin", message=intro)).message)


def next_press(panel: Message, dice: random.Random) -> str | None:
    """The button that leads on; None where the puzzle is over."""
    ways = [
        one.custom_id
        for one in panel.buttons
        if one.custom_id.split(":")[1] in (*LEADING, "daily-toggle") and not one.disabled and one.label != "Back"
    ]
    keys = {one.rpartition(" / ")[2]: one for one in ways if ":daily-toggle:" in one}
    if keys:
        shown = next(iter(keys.values())).split(":", 4)[4].partition(" / ")[0].split()[1:]
        for three in sets_on(panel.alt):
            if set(shown) <= set(three):
                return keys[next(slot for slot in three if slot not in shown)]
        ways = [one for one in ways if one not in keys.values()]
    bright = [one for one in ways if not one.endswith((":draw", ":pass"))]
    return dice.choice(bright or ways) if ways else None


async def play(user: User, panel: Message, presses: int = MOST_PRESSES) -> Message:
    """Plays a puzzle on, to its end or for so many presses."""
    dice = random.Random(7)
    for _ in range(presses):
        press = next_press(panel, dice)
        if press is None:
            return panel
        panel = only((await user.click("", message=panel, custom_id=press)).message)
    return panel


async def test_look(harness: Harness) -> None:
    panel = await begun(harness.alice, "set")
    print(panel.text, [b.label for b in panel.buttons])
    panel = await play(harness.alice, panel)
    print(panel.text, [b.label for b in panel.buttons])
    panel = await play(harness.alice, await begun(harness.alice, "tripple_domino"))
    print(panel.text, [b.label for b in panel.buttons])
    board = only((await harness.alice.click("Board", message=panel)).message)
    print(board.text, board.alt, [b.label for b in board.buttons])
    h = await home(harness.alice)
    print(h.text, [b.label for b in h.buttons])
    luck = only((await harness.alice.click("Fair luck", message=h)).message)
    print(luck.text)
    h = await home(harness.alice)
    await harness.alice.click("Share", message=h)
    print(harness.guild.messages()[-1].text)
