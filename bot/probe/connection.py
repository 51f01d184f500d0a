"""The connection to the gateway, over which the presses and commands of the person arrive."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import discord

from bot.probe.api import Exchange

Json = dict[str, Any]


class Connection(discord.Client):
    """Keeps each interaction as Discord sent it until the probe asks for it. It answers none by itself."""

    def __init__(self, exchange: Exchange) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, enable_debug_events=True)
        self.identified = asyncio.Event()
        """Set once Discord has accepted the token at the gateway."""
        self._exchange = exchange
        self._waiting: list[Json] = []
        self._arrived = asyncio.Event()

    async def on_socket_raw_receive(self, text: str) -> None:
        """Reads an event before discord.py drops the fields that it does not know."""
        frame = json.loads(text)
        match frame.get("t"):
            case "READY":
                self.identified.set()
            case "INTERACTION_CREATE":
                self._exchange.interaction(frame["d"])
                self._waiting.append(frame["d"])
                self._arrived.set()

    async def next_interaction(self, fits: Callable[[Json], bool], within: float) -> Json:
        """Returns the first interaction that fits, and forgets those before it.

        Raises TimeoutError if none has come `within` that many seconds.
        """
        async with asyncio.timeout(within):
            while True:
                while self._waiting:
                    if fits(payload := self._waiting.pop(0)):
                        return payload
                self._arrived.clear()
                await self._arrived.wait()
