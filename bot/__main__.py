"""`python -m bot`: the command line. A stop signal during its imports ends it without a traceback."""

import os
import signal
import sys


def main() -> int:
    """Runs the command that was typed. Returns the exit status."""
    if {"run", "serve"} & {*sys.argv[1:4]}:  # other commands must not end with status 0 when they are stopped
        exit_at_stop_signals()
    from bot.command_line import main as run_command  # noqa: PLC0415  see above

    return run_command()


def exit_at_stop_signals() -> None:
    """Makes SIGINT and SIGTERM end the process at once with status 0.

    `bot.app.process.serve` replaces these handlers: until then there is nothing to close. An exception would instead
    show a traceback from within the imports, or be swallowed by them.
    """
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, lambda *_: os._exit(0))


if __name__ == "__main__":
    sys.exit(main())
