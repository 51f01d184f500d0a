"""Finds out whether compiled code can run, in a process of its own: the bot does not load the library for it."""

from bot.players.compiled import failure
from bot.workers.messages import Request
from bot.workers.worker import Worker, WorkerLost

CPU_LIMIT, TIMEOUT = 10.0, 60.0
"""The CPU seconds, and the seconds, after which the process counts as hanging."""


async def compiled_failure() -> str:
    """Returns why compiled code cannot run in worker processes; "" if it can."""
    try:
        worker = await Worker.start()
    except WorkerLost as why:
        return f"worker processes {why}"
    try:
        reply = await worker.run(Request(failure, CPU_LIMIT), TIMEOUT)
    except WorkerLost as why:
        return f"the process that tries wasmtime: {why}"
    finally:
        await worker.end()
    return str(reply.value) if not reply.failure else reply.failure
