"""Several workers as processes."""

import asyncio
import sys
from collections.abc import AsyncIterator

import pytest

from sandbox.bot_process import BotDied
from sandbox.client import Sandbox
from sandbox.tests.raw_bot import Api
from sandbox.workers import GatewayShare, Workers

SERVE = (sys.executable, "-m", "sandbox.tests.endpoint.tiny_worker")
TINY_BOT = (sys.executable, "-m", "sandbox.tests.tiny_bot")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no POSIX signals")


@pytest.fixture
async def workers(sandbox: Sandbox, api: Api) -> AsyncIterator[Workers]:
    """Two workers, each slow enough that requests are under way when it is stopped."""
    await api.register({"name": "go", "description": "Go"})
    async with Workers(sandbox, 2, "postgresql://unused", command=SERVE, env={"SECONDS": "0.05"}) as workers:
        yield workers


async def test_workers_are_killed_and_started_again_while_the_others_go_on(sandbox: Sandbox, workers: Workers) -> None:
    assert sandbox.endpoint.urls == tuple(worker.url for worker in workers)
    alice = await sandbox.user("Alice")

    async def answered_by(presses: int) -> set[int]:
        return {int((await alice.command("go")).text) for _ in range(presses)}

    first, second = (worker.pid for worker in workers)
    assert await answered_by(2) == {first, second}
    await workers[0].kill()
    assert await answered_by(3) == {second}
    await workers[0].start()
    assert sandbox.endpoint.urls == tuple(worker.url for worker in workers)
    assert await answered_by(2) == {workers[0].pid, second}
    assert first not in (workers[0].pid, second)


async def test_a_rolling_restart_leaves_no_press_unanswered(sandbox: Sandbox, workers: Workers) -> None:
    before = {worker.pid for worker in workers}
    restart = asyncio.create_task(workers.restart_each())
    people = [await sandbox.user(name) for name in ("Alice", "Bruno")]
    while not restart.done():
        assert all(answer.ok for answer in await asyncio.gather(*(user.command("go") for user in people)))
    await restart
    assert before.isdisjoint(worker.pid for worker in workers)
    assert workers.log.count("closed cleanly") == 2
    assert sandbox.endpoint.failures == []


async def test_without_commands_they_are_registered_first(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.workers.SYNC", (sys.executable, "-c", "exit('registered')"))
    with pytest.raises(BotDied, match="registered"):
        await Workers(sandbox, 1, "postgresql://unused").start()


async def test_behind_a_load_balancer_its_url_is_set_instead_of_the_workers(sandbox: Sandbox, api: Api) -> None:
    await api.register({"name": "go", "description": "Go"})
    async with Workers(sandbox, 1, "postgresql://unused", command=SERVE, joins=False) as workers:
        assert sandbox.endpoint.urls == ()
        reply = await api("PATCH", "/applications/@me", {"interactions_endpoint_url": workers[0].url})
        assert reply.body["interactions_endpoint_url"] == workers[0].url
        assert (await (await sandbox.user("Alice")).command("go")).text == str(workers[0].pid)


async def test_a_share_of_shards_is_ready_when_its_shards_are(sandbox: Sandbox) -> None:
    async with GatewayShare(sandbox, "postgresql://unused", range(1), 1, command=TINY_BOT):
        assert sandbox.gateway.shards_online == {(0, 1)}
