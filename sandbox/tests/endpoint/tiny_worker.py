"""A worker as a process of its own; it responds by the callback, with the number of its process."""

import asyncio
import os
import signal

import aiohttp
from starlette.responses import Response

from sandbox.tests.endpoint.worker import ACCEPTED, Json, Worker
from sandbox.tests.raw_bot import USER_AGENT


async def _serve() -> None:
    """Serves until SIGTERM; then what is under way ends."""
    url, token = os.environ["DISCORD_API_URL"], os.environ["DISCORD_TOKEN"]
    headers = {"Authorization": f"Bot {token}", "User-Agent": USER_AGENT}
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    async with aiohttp.ClientSession(headers=headers) as session:
        async with session.get(f"{url}/api/v10/applications/@me") as about:
            worker = Worker((await about.json())["verify_key"])

        async def answer(interaction: Json) -> Response:
            path = f"{url}/api/v10/interactions/{interaction['id']}/{interaction['token']}/callback"
            await asyncio.sleep(float(os.environ.get("SECONDS", "0")))
            async with session.post(path, json={"type": 4, "data": {"content": str(os.getpid())}}):
                return ACCEPTED

        worker.answer = answer
        worker.url = f"http://127.0.0.1:{os.environ['HTTP_PORT']}/"
        await worker.start()
        await stop.wait()
        await worker.stop()
    print("closed cleanly")  # noqa: T201  the test reads it in the log


if __name__ == "__main__":
    asyncio.run(_serve())
