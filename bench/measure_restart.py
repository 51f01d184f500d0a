"""Measures a restart with a thousand tables in two hundred servers: what it asks of Discord, and how long it takes.

The bot is a process of its own; the sandbox is in this one. All tables are behind at the first start, since the store
does not know what their messages show, and none is at the second. The baseline is a bot without tables.
"""

import asyncio
import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from statistics import median
from time import perf_counter

from bench.crowd import Crowd
from bench.disk import disk_folder
from bench.figure import SHORT, Figure
from bot.games import GAMES
from bot.sessions.service import Sessions
from bot.sessions.session import Person, Place
from bot.sessions.timers.timers import now_ms
from bot.store.sqlite.store import SqliteStore
from bot.ui.gateway.request_limiter import BACKGROUND_CEILING
from sandbox.bot_process import Bot
from sandbox.client import Sandbox
from sandbox.gateway.settings import GatewaySettings
from sandbox.messaging.posting import send_message
from sandbox.rest.request_log import RequestLog
from sandbox.validation.drafts import read_draft
from sandbox.world.channels import Channel

GUILDS, EACH = 200, 5
"""Servers, and tables in each of them."""
STARTS = 3
"""The starts of the baseline and those with nothing behind, in turn; their medians count. One each if SHORT."""
IDLE = 2.0
"""Seconds after a start within which any redraw would have begun; a quarter if SHORT."""
PRESS_EVERY = 0.5
"""Seconds between two commands of a user during the restart."""
SHOWN_WITHIN = 300.0

EDIT = ("PATCH", "/channels/{channel}/messages/{message}")
BEHIND = {"flags": 1 << 15, "components": [{"type": 10, "content": "as before the restart"}]}


@dataclass(frozen=True)
class Restart:
    """A start of the bot.

    Attributes:
        answered: seconds from the start of the process to the first answer to a user.
        waits: the seconds of each answer while messages were redrawn.
        shown: seconds from the first answer until every message was right.
        requests: the requests with the bot's token.
        refused: requests answered with 429, responses to interactions included.
    """

    answered: float
    waits: list[float]
    shown: float
    requests: RequestLog
    refused: int


class Start:
    """Starts bots in one sandbox, in which a user types `/help`."""

    def __init__(self, sandbox: Sandbox, idle: float) -> None:
        self._sandbox = sandbox
        self._idle = idle
        self._crowd = Crowd(sandbox)
        self._user = sandbox.world.guild.people[0]
        self._channel = sandbox.guild.channel("lounge")

    async def start(self, database: Path, behind: int) -> Restart:
        """Starts a bot, waits until `behind` messages are redrawn, and stops it."""
        logs = self._sandbox.app.rest.requests
        logs.clear()
        begun = perf_counter()
        async with Bot(self._sandbox, database, env={"LOG_LEVEL": "warning"}):
            await self._answer()
            answered = perf_counter() - begun
            requests, waits = self._sandbox.requests(), []
            while requests.count(*EDIT, 200) < behind:
                waits.append(await self._answer())
                if perf_counter() - begun > SHOWN_WITHIN:
                    raise TimeoutError(f"{requests.count(*EDIT, 200)} of {behind} messages are redrawn")
                await asyncio.sleep(PRESS_EVERY)
            shown = perf_counter() - begun - answered
            await asyncio.sleep(self._idle)
            return Restart(answered, waits, shown, requests, sum(log.count(status=429) for log in logs.values()))

    async def _answer(self) -> float:
        """Returns the seconds that a command takes."""
        ended = await self._crowd.command(self._user, self._channel, "help")
        assert ended.error is None
        return ended.seconds


async def add_tables(database: Path, sandbox: Sandbox, channels: Iterable[Channel]) -> int:
    """Adds a game of two to each channel, with a message that shows something older; returns their number.

    The games are an hour old, and their players have been notified of them.
    """
    store, age = await SqliteStore.open(database), 3_600_000
    sessions = Sessions(store, now=lambda: now_ms() - age)
    await sessions.restore()

    async def add(number: int, channel: Channel, game: str) -> None:
        host, other = Person(2 * number + 1, f"Ada {number}"), Person(2 * number + 2, f"Bea {number}")
        session = await sessions.lobbies.open(
            Place(int(channel.guild or 0), int(channel.id)), host, game, {}, auto_start=False
        )
        await sessions.lobbies.join(session.id, other)
        await sessions.lobbies.start(session.id, host.id)
        draft = read_draft(BEHIND, [], sandbox.world, channel.id)
        message = send_message(sandbox.world, channel, sandbox.world.bot, draft)
        await sessions.places.set_message(session.id, int(message.id))

    games = cycle(sorted(GAMES))
    added = [add(number, channel, next(games)) for number, channel in enumerate(channels)]
    await asyncio.gather(*added)
    age = 0
    for _ in range(2):  # the start, then the turn of a host who comes first
        await asyncio.gather(*(sessions.unattended.tick(session.id, session.ply) for session in sessions.tables.live()))
    await sessions.close()
    await store.close()
    return len(added)


async def measured(guilds: int, starts: int, idle: float) -> tuple[int, list[Restart], Restart, list[Restart]]:
    """Returns the number of tables, starts without tables, the start with all behind, and starts with none behind."""
    async with Sandbox.serve(gateway_settings=GatewaySettings(identify_gap=0.0)) as sandbox:
        with disk_folder() as folder:
            empty, full = folder / "empty.db", folder / "full.db"
            world, start = sandbox.world, Start(sandbox, idle)
            channels = [
                world.create_channel(f"table-{number}", guild)
                for guild in world.create_small_guilds(guilds)
                for number in range(EACH)
            ]
            await start.start(empty, 0)  # registers the commands
            shutil.copy(empty, full)
            count = await add_tables(full, sandbox, channels)
            behind = await start.start(full, count)
            pairs = [(await start.start(empty, 0), await start.start(full, 0)) for _ in range(starts)]
            return count, [baseline for baseline, _ in pairs], behind, [quiet for _, quiet in pairs]


def figures() -> list[Figure]:
    """Measures restarts; with a hundredth of the tables if SHORT."""
    amount = (GUILDS // 100, 1, IDLE / 4) if SHORT else (GUILDS, STARTS, IDLE)
    count, baseline, behind, quiet = asyncio.run(measured(*amount))
    answered = median(one.answered for one in baseline)
    alone = median(one.answered for one in quiet)
    return [
        Figure(
            name=f"restart, {count} tables behind: requests refused (429)", unit="requests",
            value=sum(one.refused for one in (behind, *quiet)), goal=0,
        ),
        Figure(
            name=f"restart, {count} tables behind: edits in the busiest second", unit="edits",
            value=behind.requests.busiest_second(*EDIT), goal=BACKGROUND_CEILING,
        ),
        Figure(
            name=f"restart, {count} tables behind: until all messages are right", unit="s", value=behind.shown,
            baseline=count / BACKGROUND_CEILING, baseline_name=f"{BACKGROUND_CEILING} a second", goal=1.5,
        ),
        Figure(
            name=f"restart, {count} tables behind: longest answer while messages are redrawn", unit="s",
            value=max(behind.waits), goal=1,
        ),
        Figure(
            name=f"restart, {count} tables behind: process start to the first answer", unit="s", value=behind.answered,
            baseline=answered, baseline_name="without tables", goal=2,
        ),
        Figure(
            name=f"restart, none of {count} tables behind: edits", unit="edits",
            value=max(one.requests.count(*EDIT) for one in quiet), goal=0,
        ),
        Figure(
            name=f"restart, none of {count} tables behind: requests in all", unit="requests",
            value=max(one.requests.count() for one in quiet), baseline=max(one.requests.count() for one in baseline),
            baseline_name="without tables", goal=1,
        ),
        Figure(
            name=f"restart, none of {count} tables behind: process start to the first answer", unit="s", value=alone,
            baseline=answered, baseline_name="without tables", goal=2,
        ),
    ]  # fmt: skip
