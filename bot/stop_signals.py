"""SIGINT and SIGTERM, before the event loop takes care of them."""

import os
import signal


def exit_at_stop_signals() -> None:
    """Has a stop signal end the process at once with status 0.

    It holds until `bot.app.process.serve` handles the signals: until then nothing is open that would have to be closed.
    An exception instead would show its trace wherever the imports are, or be swallowed there.
    """
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, lambda *_: os._exit(0))
