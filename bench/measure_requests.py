"""Measures which requests a move costs: Discord limits those with the bot's token to fifty a second for the whole bot.

Interactions are answered, and private panels edited, with interaction tokens, which that limit does not count.
"""

import asyncio
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from bench.crowd import GAMES, Crowd
from bench.figure import Figure
from sandbox.bot_process import Bot
from sandbox.client import Sandbox
from sandbox.rest.routing import Exchange

TURNS, SHORT = 16, 2
"""Turns of each game."""
PAUSE, SHORT_PAUSE = 1.5, 0.2
"""Seconds between two turns: faster ones share the edits of their messages."""


@dataclass
class RequestCounter:
    """Counts requests by whether Discord's global limit counts them."""

    limited: int = 0
    exempt: int = 0

    def __call__(self, exchange: Exchange) -> None:
        if exchange.route.startswith(("/interactions/", "/webhooks/")):
            self.exempt += 1
        else:
            self.limited += 1


@dataclass(frozen=True)
class Cost:
    """What one game took. uploaded: bytes of all files."""

    moves: int
    interactions: int
    limited: int
    exempt: int
    uploaded: int


async def measured(turns: int, pause: float) -> Mapping[str, Cost]:
    """Plays these turns of each game, one table at a time; the start of the game is not counted."""
    count, costs = RequestCounter(), dict[str, Cost]()
    with tempfile.TemporaryDirectory(dir="var") as folder:
        async with Sandbox.serve(observer=count) as sandbox:
            crowd = Crowd(sandbox)
            tables = crowd.tables(len(GAMES))
            async with Bot(sandbox, Path(folder) / "tavolino.db", env={"LOG_LEVEL": "warning"}):
                files = sandbox.world.files
                for table in tables:
                    await table.open()
                    await asyncio.sleep(pause)
                    before = Cost(table.made, len(crowd.waits), count.limited, count.exempt, files.uploaded)
                    for _ in range(turns):
                        await table.turn()
                        await asyncio.sleep(pause)
                    costs[table.game] = Cost(
                        max(1, table.made - before.moves),
                        len(crowd.waits) - before.interactions,
                        count.limited - before.limited,
                        count.exempt - before.exempt,
                        files.uploaded - before.uploaded,
                    )
    return costs


def figures(*, short: bool) -> list[Figure]:
    """Measures each game; a move from a hand takes one request that counts, one at the table's message none."""
    Path("var").mkdir(exist_ok=True)
    costs = asyncio.run(measured(*((SHORT, SHORT_PAUSE) if short else (TURNS, PAUSE))))
    found: list[Figure] = []
    for game, cost in costs.items():
        rest = f"{cost.interactions / cost.moves:.1f} interactions, {cost.exempt / cost.moves:.1f} exempt requests"
        found += [
            Figure(
                name=f"{game}: requests with the bot's token a move ({rest})", unit="requests",
                value=cost.limited / cost.moves, goal=3.0 if short else 1.2, at_least=False,
            ),
            Figure(
                name=f"{game}: uploaded a move", unit="kB", value=cost.uploaded / cost.moves / 1000, goal=250,
                at_least=False,
            ),
        ]  # fmt: skip
    return found
