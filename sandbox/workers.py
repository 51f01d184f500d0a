"""Runs several processes of the bot: workers that receive interactions over HTTP, and shares of the shards."""

import asyncio
import sys
from collections.abc import Callable, Coroutine, Iterator, Mapping
from pathlib import Path
from typing import Any

from sandbox.bot_process import RUN, Bot, StartedInBlock
from sandbox.client.connection import NotThere
from sandbox.client.sandbox import START_SECONDS, Sandbox
from sandbox.serving import free_port

SERVE = (sys.executable, "-m", "bot", "serve")
SYNC = (sys.executable, "-m", "bot", "sync")
PORT_VARIABLE = "HTTP_PORT"
"""The environment variable with the port of 127.0.0.1 on which a worker serves."""
REQUESTS_A_SECOND = 48
"""How many requests with the bot's token all workers together may make per second; Discord takes 50."""
PATH = "/interactions"
POLL_SECONDS = 0.02


class HttpWorker(Bot):
    """A process that receives interactions over HTTP at `url`, on its own port, which stays the same after restarts.

    Args:
        path: the path of its endpoint.
        syncs: whether to register the commands before the first start if they are not registered yet.
        joins: whether the sandbox posts interactions to it as soon as it is ready. Otherwise it stands behind a load
            balancer, whose URL has to be set with `sandbox.endpoint.set_urls`.
        more: arguments for `Bot`.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        database: Path | str,
        *,
        path: str = PATH,
        syncs: bool = True,
        joins: bool = True,
        env: Mapping[str, str] | None = None,
        **more: Any,
    ) -> None:
        port = free_port()
        self.url = f"http://127.0.0.1:{port}{path}"
        self._joins = joins
        self._sync = Bot(sandbox, database, env=env, **more | {"command": SYNC, "spawn": None}) if syncs else None
        super().__init__(sandbox, database, **{"command": SERVE} | more, env={PORT_VARIABLE: str(port), **(env or {})})

    async def start(self, within: float = START_SECONDS) -> None:
        """Registers the commands if need be, starts the process, and returns when it answers a PING.

        Raises:
            BotDied: the registration or the start has failed.
            NotThere: the worker was not ready in time; its process still runs.
        """
        if self._sync and not self.sandbox.commands:
            await self._sync.run()
        await super().start(within)

    def _readiness(self, within: float) -> Callable[[], Coroutine[None, None, None]]:
        return lambda: self._until_answering(within)

    async def _until_answering(self, within: float) -> None:
        try:
            async with asyncio.timeout(within):
                while True:
                    if await self.sandbox.endpoint.answers(self.url):
                        break
                    await asyncio.sleep(POLL_SECONDS)
        except TimeoutError:
            raise NotThere(f"{self.url} has not answered a PING in {within} s") from None
        if self._joins:
            await self.sandbox.endpoint.add_url(self.url)

    async def stop(self, *, drained: bool = True) -> int:
        """Stops the process by SIGTERM; returns its exit code.

        With `drained` it gets no more requests before it stops, as from a load balancer that knows of the stop.

        Raises:
            TimeoutError: the process didn't end in time and has been killed.
        """
        if drained and self.pid:
            await self.sandbox.endpoint.balancer.drain(self.url)
        return await super().stop()


class GatewayShare(Bot):
    """A process that serves `shards` out of `of` shards at the gateway. `more` are arguments for `Bot`."""

    def __init__(self, sandbox: Sandbox, database: str, shards: range, of: int, **more: Any) -> None:
        self.shards = shards
        self.of = of
        share = f"{shards.start}-{shards.stop - 1}/{of}"
        super().__init__(sandbox, database, **{"command": (*RUN, "--shards", share)} | more)

    def _readiness(self, within: float) -> Callable[[], Coroutine[None, None, None]]:
        awaited = {(shard, self.of) for shard in self.shards}

        def ready() -> bool:
            return awaited <= self.sandbox.gateway.shards_online and bool(self.sandbox.commands)

        return lambda: self.sandbox.until(ready, within, f"The readiness of the shards {self.shards}")


class Workers(StartedInBlock):
    """Processes that serve the same tables over HTTP, with one database.

        async with Workers(sandbox, 4, "postgresql://...") as workers:
            await workers[0].kill()
            await workers[0].start()
            await workers.restart_each()

    Args:
        count: the number of workers.
        database: the URL of a database that they share.
        make: creates a worker from the sandbox, the database and the other arguments, for another way of starting.
        env: more environment variables for each worker. By default each may make an equal part of the requests that
            Discord takes.
        more: arguments for each `HttpWorker`.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        count: int,
        database: str,
        *,
        make: Callable[..., HttpWorker] = HttpWorker,
        env: Mapping[str, str] | None = None,
        **more: Any,
    ) -> None:
        part = {"DISCORD_REQUESTS_PER_SECOND": str(max(1, REQUESTS_A_SECOND // count))}
        self._workers = [make(sandbox, database, env=part | dict(env or {}), **more) for _ in range(count)]

    def __getitem__(self, number: int) -> HttpWorker:
        return self._workers[number]

    def __iter__(self) -> Iterator[HttpWorker]:
        return iter(self._workers)

    def __len__(self) -> int:
        return len(self._workers)

    @property
    def log(self) -> str:
        """The logs of all workers, one after the other."""
        return "\n".join(worker.log for worker in self)

    async def start(self, within: float = START_SECONDS) -> None:
        """Starts the stopped workers; the first one alone, since it may register commands and migrate the database."""
        stopped = [worker for worker in self if not worker.pid]
        for worker in stopped[:1]:
            await worker.start(within)
        await asyncio.gather(*(worker.start(within) for worker in stopped[1:]))

    async def stop(self) -> None:
        """Stops all workers by SIGTERM."""
        await asyncio.gather(*(worker.stop(drained=False) for worker in self))

    async def kill(self) -> None:
        """Kills all workers by SIGKILL."""
        await asyncio.gather(*(worker.kill() for worker in self))

    async def restart_each(self, *, drained: bool = True) -> None:
        """Restarts one worker after the other while the others go on, as in a rolling restart."""
        for worker in self:
            await worker.stop(drained=drained)
            await worker.start()
