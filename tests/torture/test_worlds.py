"""Two bots that play the same moves with other secrets send the same to everybody who may not know them.

`WORLDS=40` for that many pairs of bots, each with a game of every kind that has secrets. All that a spectator and the
first player get is compared after each move, byte by byte: messages with their custom ids, pictures, suggestions,
hands, `/board`, and refusals; and the logs of both bots. Ids, times and seals that differ in any two runs are numbered.
"""

import asyncio
import hashlib
import pickle
import re
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bench.crowd import Crowd
from sandbox.client import Message, Sandbox
from sandbox.gateway.settings import GatewaySettings
from sandbox.protocol.encoding import dumps
from sandbox.world.channels import Channel
from sandbox.world.users import User
from tests.e2e.forked_bot import forked
from tests.e2e.playing import with_action
from tests.seed import SEED
from tests.torture import changed_world
from tests.torture.figures import Figures, count, negative_control
from tests.torture.hidden import HIDDEN
from tests.torture.worlds import SEATS, Pair, pair

WORLDS = count("WORLDS", 1)
PLIES = 24 if WORLDS > 1 else 2
CONTROL_PLIES = 0
QUIET = 0.12
"""Seconds without a change after which a channel shows all that a move has brought."""

_NUMBERED = re.compile(r"(?<![0-9a-z])(?:1[a-z][0-9a-hjkmnp-tv-z]{14}|[0-9a-f]{10,64})(?![0-9a-z])…?")
_TIME = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+Z?|seconds=[\d.e-]+|\d+\.\d+")


@dataclass
class Numbers:
    """Replaces each id by its number in the order in which it first occurs."""

    known: dict[str, int] = field(default_factory=dict)

    def replaced(self, text: str) -> str:
        """Returns the text with numbers for the ids in it."""
        return _NUMBERED.sub(lambda found: f"#{self.known.setdefault(found[0], len(self.known))}", text)


class World:
    """A sandbox with a bot, and the tables of some pairs. other: whether it has their other states."""

    def __init__(self, folder: Path, pairs: Sequence[Pair], *, other: bool, leaks: bool) -> None:
        self._folder = folder
        self.pairs = pairs
        self._other = other
        self._leaks = leaks
        self._stack = AsyncExitStack()
        self._log: list[str] = []

    async def __aenter__(self) -> "World":
        self._folder.mkdir()
        starts = self._folder / "starts"
        starts.write_bytes(pickle.dumps({one.key: one.other if self._other else one.one for one in self.pairs}))
        serving = Sandbox.serve(gateway_settings=GatewaySettings(identify_gap=0.0))
        self._discord = await self._stack.enter_async_context(serving)
        environment = {
            "CHANGES": changed_world.__name__,
            changed_world.STARTS: str(starts),
            changed_world.LEAKS: "yes" if self._leaks else "",
            "LOG_LEVEL": "debug",
        }
        database = self._folder / "tavolino.db"
        self._bot = forked(self._discord, database, env=environment, on_line=self._log.append)
        await self._stack.enter_async_context(self._bot)
        self._crowd = Crowd(self._discord)
        await self._crowd.raise_quotas()
        world = self._discord.world
        self.people = [world.create_user(f"player {number}") for number in range(SEATS)]
        self.watcher = world.create_user("watcher")
        self.channels = {one.key: world.create_channel(f"table-{one.key}") for one in self.pairs}
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._stack.aclose()

    async def opened(self, key: str) -> None:
        """Lets its players start a game."""
        channel = self.channels[key]
        await self._crowd.command(self.people[0], channel, f"play {key}")
        for person in self.people[1:]:
            await self._press(person, channel, "join")
        await self._press(self.people[0], channel, "start")

    async def _press(self, user: User, channel: Channel, action: str) -> None:
        await self._quiet(channel)
        message = self._table(channel)
        custom_id = with_action(message, action)
        assert custom_id is not None, message
        await self._crowd.press(user, message, custom_id)

    async def moved(self, key: str, seat: int, words: str) -> None:
        """Types a move."""
        await self._crowd.command(self.people[seat], self.channels[key], "move", words=words)

    async def seen(self, key: str) -> Mapping[str, Sequence[str]]:
        """Returns all that the first player and the watcher get, who ask for what they can."""
        channel = self.channels[key]
        found: dict[str, Sequence[str]] = {}
        for user in (self.people[0], self.watcher):
            await self._crowd.command(user, channel, "hand")
            await self._crowd.command(user, channel, "board")
            offered = await self._crowd.ask(
                user, "autocomplete", channel, name="move", options={"words": ""}, focused="words"
            )
            await self._quiet(channel)
            messages = [Message(one.wire, self._discord.world.files) for one in channel.visible_to(user.id)]
            laid_out = (one for one in messages if one.components)  # pings come and go by the clock
            found[user.name] = [*offered.choices, *sorted(map(self._read, laid_out))]
        return found

    def _read(self, message: Message) -> str:
        """Returns a message as it was sent, with the hashes of its pictures instead of their addresses."""
        text = dumps(
            [message.wire["content"], message.wire["components"], message.wire["embeds"], message.wire["flags"]]
        )
        for number, url in enumerate(message.pictures):
            picture = message.picture(number) if "/cdn/" in url else b""
            text = text.replace(url, "picture " + hashlib.sha256(picture).hexdigest()[:8])
        for user in (*self.people, self.watcher):
            text = text.replace(user.id, user.name)
        return Numbers().replaced(text)

    def _table(self, channel: Channel) -> Message:
        return Message(next(reversed(channel.messages.values())).wire, self._discord.world.files)

    async def _quiet(self, channel: Channel) -> None:
        """Waits until nothing in the channel has changed for a while."""
        before = ""
        while (
            now := dumps([one.wire for one in (*channel.messages.values(), *channel.ephemerals.values())])
        ) != before:
            before = now
            await asyncio.sleep(QUIET)

    async def stopped(self) -> set[str]:
        """Stops the bot; returns the different lines of its log, without times."""
        await self._bot.stop()
        return {_NUMBERED.sub("#", _TIME.sub("", line.replace(str(self._folder), ""))) for line in self._log}


async def differences(folder: Path, dice: Random, plies: int, figures: Figures, *, leaks: bool = False) -> list[str]:
    """Plays pairs of all games in two worlds; returns where what is sent or logged differs."""
    pairs = [pair(key, plies, dice) for key in sorted(HIDDEN)]
    found: list[str] = []
    async with (
        World(folder / "one", pairs, other=False, leaks=leaks) as one,
        World(folder / "other", pairs, other=True, leaks=leaks) as other,
    ):
        for played in pairs:
            await asyncio.gather(*(world.opened(played.key) for world in (one, other)))
            for ply in range(len(played.moves) + 1):
                if ply:
                    await asyncio.gather(*(world.moved(played.key, *played.moves[ply - 1]) for world in (one, other)))
                seen = await asyncio.gather(*(world.seen(played.key) for world in (one, other)))
                figures.add("views over the wire", len(seen[0]))
                figures.add("messages and suggestions", sum(map(len, seen[0].values())))
                found += [
                    f"{played.key}, ply {ply}, {name}: {sorted(set(seen[0][name]) ^ set(seen[1][name]))}"
                    for name in seen[0]
                    if seen[0][name] != seen[1][name]
                ]
            figures.add("games")
        logs = [await world.stopped() for world in (one, other)]
        figures.add("different lines of logs", len(logs[0]))
        found += [f"log: {line}" for line in sorted(logs[0] ^ logs[1])]
    figures.add("pairs of bots")
    figures.add("differences", len(found))
    return found


async def test_two_worlds_with_other_secrets_look_the_same(tmp_path: Path) -> None:
    figures, dice = Figures("pairs of worlds"), Random(SEED)
    for number in range(WORLDS):
        folder = tmp_path / str(number)
        folder.mkdir()
        assert await differences(folder, dice, PLIES, figures) == []
    figures.report()


@negative_control
async def test_a_bot_that_shows_spectators_what_a_seat_sees_is_caught(tmp_path: Path) -> None:
    """Negative control."""
    found = await differences(tmp_path, Random(SEED), CONTROL_PLIES, Figures("control"), leaks=True)
    assert any("watcher" in one for one in found)
