"""A puzzle from the server's own games: agreed to in the settings, found, played by its keys, shared."""

import asyncio
import re

from sandbox.client import Message, User
from tests.e2e.conftest import Harness
from tests.e2e.people import confirmed, seat, server_settings
from tests.e2e.playing import sets_on
from tests.e2e.test_daily import home, pressed

MOST_GAMES = 14
"""About one deal in two has three to six SETs on the table."""

SERVER = "SET: find all SETs"


async def agree(user: User, choice: str) -> None:
    panel = (await user.command("settings me")).shown
    await user.select("Positions of your games as puzzles of the server", choice, message=panel)


async def look_for_puzzles(harness: Harness) -> None:
    """Lets the bot look for puzzles, as it does at every full hour."""
    panel = await server_settings(harness.alice, "Daily")
    await harness.alice.select("Posted from this hour on", "1:00 UTC", message=panel)


async def race(harness: Harness) -> None:
    """A race for SETs that is given up after the first call."""
    await seat(harness.alice, harness.bruno, game="set")
    assert (await harness.alice.click("SET!")).ok
    await confirmed(harness.bruno, "resign")


async def puzzle_panel(harness: Harness) -> Message:
    """The panel of the puzzles of the day, once there is one of the server's games."""
    for _ in range(MOST_GAMES):
        await race(harness)
        await look_for_puzzles(harness)
        for _ in range(4):  # a worker searches the game meanwhile
            await asyncio.sleep(0.1)
            panel = await home(harness.claire)
            if any(button.label == SERVER for button in panel.buttons):
                return panel
    raise AssertionError("no good position in so many games")


async def answer(user: User, panel: Message, three: tuple[str, ...]) -> Message:
    """Chooses three cards by their keys."""
    for slot in three:
        panel = await pressed(user, slot.upper(), panel)
    return panel


async def test_a_position_of_a_game_becomes_a_puzzle_of_its_server_alone(harness: Harness) -> None:
    harness.discord.new_guild("Annex", "elsewhere", people_of=harness.guild)
    before = await home(harness.claire)
    assert "Good positions of games on this server can be puzzles, too" in before.text
    await agree(harness.alice, "Yes, with my name")
    await agree(harness.bruno, "Yes, without my name")
    panel = await puzzle_panel(harness)
    intro = await pressed(harness.claire, SERVER, panel)
    assert "From a game of **Alice** on this server." in intro.text
    assert "Bruno" not in intro.text
    shown = await pressed(harness.claire, "Begin", intro)
    (count,) = map(int, re.findall(r"Find all (\d) SETs", shown.text))
    sets = [*sets_on(shown.alt)]
    assert len(sets) == count
    cards = shown.alt
    shown = await answer(harness.claire, shown, sets[0])
    assert f"(1/{count})" in shown.text
    assert shown.alt.splitlines()[:12] == cards.splitlines()[:12], "the cards stay where they are"
    again = await answer(harness.claire, shown, sets[0])
    assert "You have found that SET already" in again.text
    shown = await pressed(harness.claire, SERVER, await home(harness.claire))
    for three in sets[1:-1]:
        shown = await answer(harness.claire, shown, three)
    typed = " ".join(sets[-1])
    offered = await harness.claire.autocomplete("daily", "move", f"take {typed}")
    assert [one.value for one in offered][:1] == [f"take {typed}"]
    shown = (await harness.claire.command("daily", move=f"take {typed}")).shown
    assert "Solved in" in shown.text
    assert "The answer: " in shown.text
    shared = (await harness.claire.click("Share", message=shown)).shown
    assert f"{SERVER} · Solved in" in shared.text
    assert "🟩" * count in shared.text
    board = await pressed(harness.claire, "Leaderboard", shown)
    assert f"{SERVER} · " in board.text
    assert "1. Claire: Solved in" in board.alt
    assert board.picture()
    assert "From this server's games" in [one.label for one in board.buttons if one.disabled]
    there = await home(harness.claire, "elsewhere")
    assert all(button.label != SERVER for button in there.buttons)
    begin = next(one.custom_id for one in intro.buttons if one.label == "Begin")
    forged = await harness.claire.click(message=there, custom_id=begin, channel="elsewhere")
    assert "Solved" not in forged.text
    await agree(harness.bruno, "No")
    assert all(button.label != SERVER for button in (await home(harness.claire)).buttons)
