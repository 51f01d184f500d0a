"""`python -m bot`: the command line, which a stop signal ends without a trace while it is still being imported."""

import os
import signal
import sys


def main() -> int:
    """Runs the command that was typed. Returns the exit status."""
    if {"run", "serve"} & {*sys.argv[1:4]}:  # the other commands have to end with another status than 0
        exit_at_stop_signals()
    from bot.command_line import main as run_command  # noqa: PLC0415  see above

    return run_command()


def exit_at_stop_signals() -> None:
    """Makes SIGINT and SIGTERM end the process at once with status 0.

    This lasts until `bot.app.process.serve` handles the signals: until then there is nothing open to close.
    An exception instead would show its trace wherever the imports are, or be swallowed there.
    """
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, lambda *_: os._exit(0))


if __name__ == "__main__":
    sys.exit(main())
