"""Times presses from the click to the answer: at a table of the bot, and at a minimal bot that answers any click."""

import asyncio
import random
import re
import sys
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Self

from sandbox.bot_process import Bot
from sandbox.client import Message, Sandbox, User

SETTLE = 0.004
"""Seconds between an answer and reading the bot's CPU time, so that work after the answer also counts."""


def processor_ms(pid: int) -> float:
    """Returns the CPU time of all threads of a process so far, in ms (Linux)."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e6


def resident_mb(pid: int) -> float:
    """Returns the resident memory of a process, in MB (Linux)."""
    status = Path(f"/proc/{pid}/status").read_text()
    match = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(match[1]) / 1024 if match else 0.0


@dataclass
class Times:
    """The times of presses in ms: wall clock and the bot's CPU time."""

    wall: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)

    @property
    def p99(self) -> float:
        return quantiles(self.wall, n=100)[98]


def bare_bot(sandbox: Sandbox, folder: Path, picture: bytes) -> Bot:
    """Returns the minimal bot, which shows this picture."""
    (folder / "ready.png").write_bytes(picture)
    env = {"BARE_PICTURE": str(folder / "ready.png")}
    return Bot(sandbox, folder / "unused.db", env=env, command=(sys.executable, "-m", "bench.bare_bot"))


@dataclass
class Bare:
    """A user who presses the minimal bot's button."""

    bot: Bot
    person: User
    message: Message

    @classmethod
    async def open(cls, stack: AsyncExitStack, folder: Path, picture: bytes) -> Self:
        sandbox = await stack.enter_async_context(Sandbox.serve())
        bot = await stack.enter_async_context(bare_bot(sandbox, folder, picture))
        person = await sandbox.user("Alice")
        answer = await person.command("bare")
        return cls(bot, person, answer.shown)

    async def press(self, times: Times) -> None:
        await timed(self.bot, self.person, self.message, "Press", times)


@dataclass
class Table:
    """Two users at a table of Tris 2 who roll dice until one wins, then open the next table."""

    bot: Bot
    people: tuple[User, User]
    message: Message
    dice: random.Random = field(default_factory=lambda: random.Random(2))

    @classmethod
    async def open(cls, stack: AsyncExitStack, database: Path | str, process: type[Bot] = Bot) -> Self:
        """database: a SQLite file or a PostgreSQL URL. process: a bot at the gateway or one served over HTTP."""
        sandbox = await stack.enter_async_context(Sandbox.serve())
        bot = await stack.enter_async_context(process(sandbox, database, env={"LOG_LEVEL": "warning"}))
        people = (await sandbox.user("Alice"), await sandbox.user("Bruno"))
        return cls(bot, people, await seated(people))

    async def press(self, times: Times) -> None:
        """Chooses a die, which is not timed, and presses a direction, which makes the move."""
        if "wins" in self.message.text:
            self.message = await seated(self.people)
        player = next(person for person in self.people if f"<@{person.id}>" in self.message.text)
        dice = [one.label for one in self.message.buttons if re.fullmatch("[A-I]", one.label) and not one.disabled]
        die = self.dice.choice(dice)
        chosen = (await player.click(die, message=self.message)).shown
        directions = [one.label for one in chosen.buttons if ":move:" in one.custom_id and not one.disabled]
        self.message = await timed(self.bot, player, chosen, self.dice.choice(directions), times)


async def seated(people: tuple[User, User]) -> Message:
    alice, bruno = people
    assert (await alice.command("play tris_2")).ok
    return (await bruno.click("Join")).shown


async def timed(bot: Bot, person: User, message: Message, label: str, times: Times) -> Message:
    """Times a press, from the click until the answer."""
    before, start = processor_ms(bot.pid), perf_counter()
    answer = await person.click(label, message=message)
    times.wall.append((perf_counter() - start) * 1000)
    await asyncio.sleep(SETTLE)
    times.processor.append(processor_ms(bot.pid) - before)
    return answer.shown
