"""Several processes of the bot at once: workers that receive interactions over HTTP, and shares of the shards."""

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
"""Requests with the bot's token that all workers make together; Discord takes 50."""
PATH = "/interactions"
POLL_SECONDS = 0.02


class HttpWorker(Bot):
    """A process that receives interactions over HTTP at `url`, a port of its own that it keeps over its restarts.

    Args:
        path: of its endpoint.
        syncs: whether the commands are registered before the first start, unless they are.
        joins: whether the sandbox posts interactions to it as soon as it is ready. Otherwise it stands behind a load
            balancer, whose URL is to be set with `sandbox.endpoint.set_urls`.
        more: the arguments of `Bot`.
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
            BotDied: one of both has failed.
            NotThere: it was not ready in time; it still runs.
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

        With `drained` it is sent no more requests before, as by a load balancer that knows that it will stop.

        Raises:
            TimeoutError: it didn't end in time and has been killed.
        """
        if drained and self.pid:
            await self.sandbox.endpoint.balancer.drain(self.url)
        return await super().stop()


class GatewayShare(Bot):
    """A process that runs `shards` of all `of` shards at the gateway. `more` are the arguments of `Bot`."""

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
        count: how many.
        database: the URL of a database that they share.
        make: makes a worker of the sandbox, the database and the other arguments, to be started in another way.
        env: more environment variables for each. Unless it says otherwise, each makes its part of the requests that
            Discord takes.
        more: the arguments of `HttpWorker` for each.
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
        """The logs of all, one after the other."""
        return "\n".join(worker.log for worker in self)

    async def start(self, within: float = START_SECONDS) -> None:
        """Starts all that don't run, the first alone, since it may register the commands and migrate the database."""
        stopped = [worker for worker in self if not worker.pid]
        for worker in stopped[:1]:
            await worker.start(within)
        await asyncio.gather(*(worker.start(within) for worker in stopped[1:]))

    async def stop(self) -> None:
        """Stops all by SIGTERM."""
        await asyncio.gather(*(worker.stop(drained=False) for worker in self))

    async def kill(self) -> None:
        """Kills all by SIGKILL."""
        await asyncio.gather(*(worker.kill() for worker in self))

    async def restart_each(self, *, drained: bool = True) -> None:
        """Restarts one after the other, as a rolling restart does: the others go on meanwhile."""
        for worker in self:
            await worker.stop(drained=drained)
            await worker.start()
