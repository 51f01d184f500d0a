"""The bot as a process that measures how long its event loop keeps a timer waiting (`python -m bench.timed_bot`).

SIGUSR1 begins a measurement; SIGUSR2 ends it and writes the longest wait, in seconds, to the file LONGEST_WAIT. The
wait is counted in CPU time of the event loop's thread, so that other programs on the machine do not count.
"""

import asyncio
import os
import signal
from pathlib import Path
from time import thread_time

from bot.app import process
from bot.app.gateway_door import gateway_door
from bot.installation import settings_file
from bot.logs import configure
from bot.settings import Settings, read_settings

TICK = 0.001


class Watch:
    """Notes the longest wait of a timer since the measurement began."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._longest = 0.0

    def begin(self) -> None:
        self._longest = 0.0

    def end(self) -> None:
        self._file.write_text(str(self._longest), encoding="utf-8")

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGUSR1, self.begin)
        loop.add_signal_handler(signal.SIGUSR2, self.end)
        while True:
            before = thread_time()
            await asyncio.sleep(TICK)
            self._longest = max(self._longest, thread_time() - before)


async def serve(settings: Settings) -> None:
    watching = asyncio.create_task(Watch(Path(os.environ["LONGEST_WAIT"])).run())
    try:
        await process.serve(settings, gateway_door(()))
    finally:
        watching.cancel()


if __name__ == "__main__":
    settings = read_settings(settings_file())
    configure(settings)
    with asyncio.Runner(loop_factory=process.loop_factory()) as runner:
        runner.run(serve(settings))
