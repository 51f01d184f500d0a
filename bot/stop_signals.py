"""SIGINT and SIGTERM, before the event loop takes care of them."""

import os
import signal


def exit_at_stop_signals() -> None:
    """Makes a stop signal end the process at once with status 0.

    This lasts until `bot.app.process.serve` handles the signals: until then there is nothing open to close.
    An exception instead would show its trace wherever the imports are, or be swallowed there.
    """
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, lambda *_: os._exit(0))
