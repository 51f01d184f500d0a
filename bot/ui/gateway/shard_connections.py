"""The connections of all shards that this process serves.

Relies on `ConnectionState.shard_count`, which IDENTIFY names.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from statistics import fmean

import discord
import structlog

from bot.retry import Retry
from bot.sessions.shard import Shard
from bot.ui.gateway.connection import TolerantWebSocket, stay_connected
from bot.ui.gateway.connection_errors import (
    SHARDING_REQUIRED,
    TEMPORARY,
    Rejected,
    discord_retry,
    raise_if_rejected,
    wait_after,
)
from bot.ui.gateway.identify_budget import IdentifyBudget

log = structlog.get_logger()

CLOSED_WITHIN = 0.5
"""Seconds to wait for the gateway to confirm that connections are closed; nothing depends on the confirmation."""


class ShardConnections:
    """One websocket for each shard."""

    def __init__(self) -> None:
        self._open: dict[Shard, TolerantWebSocket] = {}

    @property
    def latency(self) -> float:
        """The mean time that the gateway takes to answer a heartbeat, in seconds; nan without a connection."""
        return fmean(socket.latency for socket in self._open.values()) if self._open else float("nan")

    async def serve(
        self,
        client: discord.Client,
        budget: IdentifyBudget,
        retry: Retry,
        shards: Sequence[Shard] = (),
        *,
        chosen: Callable[[Sequence[Shard]], object] = lambda _: None,
        new_retry: Callable[[], Retry] = discord_retry,
    ) -> None:
        """Serves these shards until the client is closed; if none are given, as many as Discord recommends.

        Args:
            retry: for the first shard; each other shard has its own.
            chosen: is called with the shards before they connect.

        Raises:
            Rejected: for a close code after which a retry would not help.
        """
        served = shards or await self._recommended(budget, retry)
        while not client.is_closed():
            client.shard_count = client._connection.shard_count = served[0].count if served[0].count > 1 else None
            chosen(served)
            try:
                await self._serve(client, budget, served, [retry, *(new_retry() for _ in served[1:])])
            except Rejected as rejected:
                more = () if shards or rejected.code != SHARDING_REQUIRED else await self._recommended(budget, retry)
                if len(more) <= len(served):
                    raise
                log.warning("Discord requires more shards", shards=len(more), before=len(served))
                served = more

    async def close(self) -> None:
        """Closes all connections."""
        open_, self._open = self._open, {}
        closing = [asyncio.ensure_future(socket.close(1000)) for socket in open_.values() if socket.open]
        if closing:
            await asyncio.wait(closing, timeout=CLOSED_WITHIN)
        for task in closing:
            task.cancel()

    async def _serve(
        self, client: discord.Client, budget: IdentifyBudget, shards: Sequence[Shard], retries: Sequence[Retry]
    ) -> None:
        """Serves the shards until the client is closed, or one of them is rejected, which closes all connections."""
        serving = [
            asyncio.create_task(stay_connected(client, retry, budget, shard, partial(self._opened, shard)))
            for shard, retry in zip(shards, retries, strict=True)
        ]
        try:
            await asyncio.gather(*serving)
        except Rejected:
            await self.close()
            raise
        finally:
            for task in serving:
                task.cancel()
            await asyncio.gather(*serving, return_exceptions=True)

    def _opened(self, shard: Shard, socket: TolerantWebSocket) -> None:
        self._open[shard] = socket

    async def _recommended(self, budget: IdentifyBudget, retry: Retry) -> Sequence[Shard]:
        """Returns the shards that Discord recommends, as soon as it answers."""
        while True:
            try:
                count = await budget.recommended_shards()
            except TEMPORARY as error:
                raise_if_rejected(error)
                await wait_after(retry, error)
            else:
                return [Shard(number, count) for number in range(count)]
