"""The bot as a process that notes which functions its event loop's thread calls (`python -m bench.traced_bot`).

SIGUSR1 begins a trace; SIGUSR2 ends it and writes to the file TRACE, as JSON, how often each function of `bot` and
`renderers` was called, by `file:function`.
"""

import asyncio
import json
import os
import signal
import sys
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from bot.app import composition, process
from bot.app.gateway_door import gateway_door
from bot.installation import settings_file
from bot.logs import configure
from bot.settings import Settings, read_settings

ROOT = Path(__file__).parent.parent
OURS = (f"{ROOT}/bot/", f"{ROOT}/renderers/")


class Trace:
    """Counts the calls of our functions while it is on."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._calls = Counter[CodeType]()

    def begin(self) -> None:
        self._calls.clear()
        sys.setprofile(self._note)

    def end(self) -> None:
        sys.setprofile(None)
        calls = Counter[str]()
        for code, count in self._calls.items():
            if code.co_filename.startswith(OURS):
                calls[f"{os.path.relpath(code.co_filename, ROOT)}:{code.co_qualname}"] += count
        self._file.write_text(json.dumps(calls), encoding="utf-8")

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            self._calls[frame.f_code] += 1


NEVER = 1e6
"""Seconds until sprites are drawn in advance: not during a trace. Moves before it draw those that are needed."""


async def serve(settings: Settings) -> None:
    loop, trace = asyncio.get_running_loop(), Trace(Path(os.environ["TRACE"]))
    loop.add_signal_handler(signal.SIGUSR1, trace.begin)
    loop.add_signal_handler(signal.SIGUSR2, trace.end)
    await process.serve(settings, gateway_door(()))


if __name__ == "__main__":
    settings = read_settings(settings_file())
    configure(settings)
    vars(composition)["WARM_UP_AFTER"] = NEVER
    with asyncio.Runner(loop_factory=process.loop_factory()) as runner:
        runner.run(serve(settings))
