"""Measures the longest wait of the event loop for each command about games of thousands of moves.

Each is sent twice, since at first nothing of the game is in memory; in a short pass once.
"""

import asyncio
import os
import random
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, suppress
from functools import partial

from bench.crowd import Crowd, Table
from bench.disk import disk_folder
from bench.figure import SHORT, Figure
from bench.measure_nonsense import fill
from bot.ui.views.custom_id import Action
from sandbox.bot_process import Bot
from sandbox.client import Message, Sandbox
from sandbox.protocol.errors import NotPossible
from tests.soon import soon

PLIES = 3_000
GAME = "tris_2"
COMMANDS = (
    "table",
    "board",
    "hint",
    "offer takeback",
    "offer decline",
    "games",
    "replay",
    "analysis",
    "verify",
    "profile",
    "profile show:achievements",
)
MENU = (Action.HAPPENED, Action.TEXT, Action.OFFER)
"""The buttons to press in the menu of the game in play."""

WARM_UP = 10.0
"""Seconds in which a new process draws sprites."""

GOAL = 10.0
"""The longest wait allowed, in milliseconds."""


async def longest_waits(plies: int, times: int, warm_up: float) -> dict[str, float]:
    """Returns the longest wait for each command and button, in seconds of CPU time.

    Args:
        times: how often each is sent.
        warm_up: seconds before the first one.
    """
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(disk_folder())
        sandbox = await stack.enter_async_context(Sandbox.serve())
        world, crowd = sandbox.world, Crowd(sandbox)
        people = world.create_user("Ada"), world.create_user("Bea")
        places = {
            key: world.create_channel(f"largest-{key.replace('_', '-')}") for key in ("set", "tripple_domino", GAME)
        }
        await fill(folder / "tavolino.db", int(sandbox.guild.id), places, people, plies)
        found = folder / "longest"
        environment = {"LOG_LEVEL": "warning", "LONGEST_WAIT": str(found)}
        command = (sys.executable, "-m", "bench.timed_bot")
        bot = await stack.enter_async_context(Bot(sandbox, folder / "tavolino.db", env=environment, command=command))
        player, place = people[0], places[GAME]
        table = Table(crowd, place, people, GAME, {}, random.Random(1))
        waits: dict[str, float] = {}

        async def measured(name: str, ask: Callable[[], Awaitable[object]]) -> None:
            os.kill(bot.pid, signal.SIGUSR1)
            with suppress(NotPossible, TimeoutError):
                await ask()
            os.kill(bot.pid, signal.SIGUSR2)
            await soon(found.exists)
            waits[name] = max(waits.get(name, 0.0), float(found.read_text(encoding="utf-8")))
            found.unlink()

        async def answered(name: str) -> None:
            command, *options = name.split(" show:")
            await crowd.answer(await crowd.command(player, place, command, **({"show": options[0]} if options else {})))

        async def pressed(message: Message, action: str) -> Message | None:
            button = next((one for one in message.buttons if one.custom_id.startswith(f"v1:{action}:")), None)
            return None if button is None else await crowd.press(player, message, button.custom_id)

        async def menu(action: str) -> None:
            """Opens the menu of the table's message, and presses one of its buttons."""
            panel = await pressed(table.message, Action.MORE)
            if panel is not None:
                await pressed(panel, action)

        await answered("table")
        while not place.messages:
            await crowd.news(place.id)
        await asyncio.sleep(warm_up)
        for action in MENU * times:
            await measured(action, partial(menu, action))
        for name in COMMANDS * times:
            await measured(f"/{name}", partial(answered, name))
        return waits


def figures() -> Iterator[Figure]:
    plies, times, warm_up = (PLIES // 1000, 1, 0.0) if SHORT else (PLIES, 2, WARM_UP)
    for name, wait in asyncio.run(longest_waits(plies, times, warm_up)).items():
        what = f"event loop: longest wait for {name} at a game of {plies:,} moves"
        yield Figure(name=what, unit="ms", value=1000 * wait, goal=GOAL)
