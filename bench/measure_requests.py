"""Measures the requests of a move: Discord limits those with the bot's token to fifty a second for the whole bot.

Interactions are answered, and private panels edited, with interaction tokens, which that limit does not count. Games
are played at two paces: that of an evening at one table, and that of people who do something else meanwhile and are
notified.
"""

import asyncio
import re
from collections import Counter
from dataclasses import dataclass

from bench.crowd import GAMES, Crowd
from bench.disk import disk_folder
from bench.figure import SHORT, Figure
from sandbox.bot_process import Bot
from sandbox.client import Sandbox
from sandbox.protocol.encoding import dumps
from sandbox.rest.routing import Exchange
from sandbox.world.events import Event, MessageCreated, MessageUpdated
from sandbox.world.files import FileStore


@dataclass(frozen=True)
class Pace:
    """How fast a game is played.

    Attributes:
        turns: the number of turns that are counted.
        pause: seconds between two turns; fast turns share edits of a message.
        goal: the most requests with the bot's token a move.
    """

    turns: int
    pause: float
    goal: float


PACES = (Pace(16, 1.5, 0.05), Pace(12, 70, 0.6))
SHORT_PACES = (Pace(2, 0.2, 3.0),)


ADDRESS = re.compile(r'"(http[^"]+/cdn/[^"]+)"')


class RequestCounter:
    """Counts requests by whether Discord's global limit counts them, and those that were refused by any limit."""

    def __init__(self) -> None:
        self.limited: Counter[str] = Counter()
        self.exempt = 0
        self.refused = 0

    def __call__(self, exchange: Exchange) -> None:
        if exchange.route.startswith(("/interactions/", "/webhooks/")):
            self.exempt += 1
        else:
            self.limited[f"{exchange.method} {exchange.route}"] += 1
        self.refused += exchange.status == 429


class UploadCounter:
    """Counts the files that messages show, and those that were uploaded again to a message that showed them already."""

    def __init__(self, files: FileStore) -> None:
        self.shown = self.again = 0
        self._files = files
        self._by_message: dict[str, dict[str, bytes]] = {}
        """The files that each message shows, by their address."""

    def __call__(self, event: Event) -> None:
        if not isinstance(event, MessageCreated | MessageUpdated):
            return
        before, wire = self._by_message.get(event.message.id, {}), dumps(event.message.wire)
        now = {url: before.get(url) or self._files.once_served(url) for url in ADDRESS.findall(wire)}
        new = [content for url, content in now.items() if url not in before]
        self.shown += len(new)
        self.again += sum(content in before.values() for content in new)
        self._by_message[event.message.id] = now


@dataclass(frozen=True)
class Cost:
    """The cost of one game.

    Attributes:
        limited: by method and route.
        uploaded: bytes of all files.
        files: the number of files from the opening of the lobby on.
        again: how many of these files their message already showed.
    """

    moves: int
    interactions: int
    limited: Counter[str]
    exempt: int
    refused: int
    uploaded: int
    files: int
    again: int


async def measured(number: int, pace: Pace) -> Cost:
    """Plays some turns of a game in a sandbox of its own, from right after its start.

    Args:
        number: the index of the game in GAMES.
    """
    count = RequestCounter()
    with disk_folder() as folder:
        async with Sandbox.serve(observer=count) as sandbox:
            crowd = Crowd(sandbox)
            table = crowd.tables(len(GAMES))[number]
            uploads = UploadCounter(sandbox.world.files)
            sandbox.world.listeners.append(uploads)
            async with Bot(sandbox, folder / "tavolino.db", env={"LOG_LEVEL": "warning"}):
                files = sandbox.world.files
                await table.open()
                await asyncio.sleep(min(pace.pause, 1.5))
                made, waits, uploaded = table.made, len(crowd.waits), files.uploaded
                limited, exempt, refused = Counter(count.limited), count.exempt, count.refused
                for _ in range(pace.turns):
                    await table.turn()
                    await asyncio.sleep(pace.pause)
    return Cost(
        max(1, table.made - made),
        len(crowd.waits) - waits,
        count.limited - limited,
        count.exempt - exempt,
        count.refused - refused,
        files.uploaded - uploaded,
        uploads.shown,
        uploads.again,
    )


async def _of_games(count: int, pace: Pace) -> list[Cost]:
    return await asyncio.gather(*(measured(number, pace) for number in range(count)))


def figures() -> list[Figure]:
    """Measures each game at each pace, all games of a pace at the same time; two games if SHORT."""
    count, paces = (2, SHORT_PACES) if SHORT else (len(GAMES), PACES)
    return [
        figure
        for pace in paces
        for (game, *_), cost in zip(GAMES, asyncio.run(_of_games(count, pace)), strict=False)
        for figure in _figures(f"{game}, a move every {pace.pause:g} s", pace, cost)
    ]


def _figures(name: str, pace: Pace, cost: Cost) -> list[Figure]:
    rest = f"{cost.interactions / cost.moves:.1f} interactions, {cost.exempt / cost.moves:.1f} exempt requests"
    what = "".join(f"; {route} {times}" for route, times in cost.limited.most_common())
    return [
        Figure(
            name=f"{name}: requests with the bot's token a move ({rest}{what})", unit="requests",
            value=cost.limited.total() / cost.moves, goal=pace.goal,
        ),
        Figure(name=f"{name}: refused by a rate limit", unit="requests", value=cost.refused, goal=0),
        Figure(name=f"{name}: uploaded a move", unit="kB", value=cost.uploaded / cost.moves / 1000, goal=250),
        Figure(
            name=f"{name}: uploads of {cost.files} to a message that showed the same file", unit="files",
            value=cost.again, goal=cost.files / 10,
        ),
    ]  # fmt: skip
