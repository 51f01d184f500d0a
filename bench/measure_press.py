"""Counts what a press runs: our files and functions, which a reader of the code has to follow, and the calls.

The press is a move of Tris 1 in one process, from the click until the answer is shown and noted. `python -m
bench.measure_press` prints each function and how often it is called.
"""

import asyncio
import json
import os
import signal
import sys
import tempfile
from collections import Counter
from functools import partial
from itertools import cycle
from pathlib import Path

from bench.figure import Figure
from sandbox.bot_process import Bot
from sandbox.client import Message, Sandbox, User

REST, SETTLE = 2.0, 0.1
"""The seconds for a bot to finish work left by earlier moves, and those before the press and after its answer."""

BEFORE, TRACED = ("B2", "A1", "C1"), "B1"
"""The moves before the traced one, which import and draw everything that it needs; and the traced move."""


def asks(player: User, message: Message) -> bool:
    """Returns whether a message has the keys of a player who is on turn."""
    return bool(message.buttons) and f"<@{player.id}>" in message.text


async def press(folder: Path, trace: Path) -> None:
    """Plays up to the press, and has the bot trace it."""
    environment = {"TRACE": str(trace), "KEY_EMOJI": "false"}
    command = (sys.executable, "-m", "bench.traced_bot")
    async with Sandbox.serve() as sandbox, Bot(sandbox, folder / "a.db", env=environment, command=command) as bot:
        alice, bruno = await sandbox.user("Alice"), await sandbox.user("Bruno")
        assert (await alice.command("play tris_1")).ok
        await bruno.click("Join")
        for player, cell in zip(cycle((alice, bruno)), (*BEFORE, TRACED), strict=False):
            message = await player.sees(partial(asks, player))
            if cell == TRACED:
                await asyncio.sleep(REST)
                os.kill(bot.pid, signal.SIGUSR1)
                await asyncio.sleep(SETTLE)
            await player.click(cell, message=message)
        await asyncio.sleep(SETTLE)
        os.kill(bot.pid, signal.SIGUSR2)


def traced() -> Counter[str]:
    """Returns how often a press calls each function, as `file:function`."""
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder, "trace.json")
        asyncio.run(press(Path(folder), trace))
        return Counter(json.loads(trace.read_text(encoding="utf-8")))


def figures() -> list[Figure]:
    """Counts files, functions and calls. The goals are close to today's counts, so that growth is noticed."""
    calls = traced()
    files = {name.partition(":")[0] for name in calls}
    return [
        Figure(name="a press: files entered", unit="files", value=len(files), goal=100),
        Figure(name="a press: functions entered", unit="functions", value=len(calls), goal=550),
        Figure(name="a press: calls", unit="calls", value=calls.total(), goal=1_250),
    ]


if __name__ == "__main__":
    for name, count in sorted(traced().items()):
        print(f"{count:6} {name}")
