"""`python -m bot`: the command line, which a stop signal ends without a trace while it is still being imported."""

import sys

from bot.stop_signals import exit_at_stop_signals


def main() -> int:
    """Runs the command that was typed. Returns the exit status."""
    if {"run", "serve"} & {*sys.argv[1:4]}:  # the other commands have to end with another status than 0
        exit_at_stop_signals()
    from bot.command_line import main as run_command  # noqa: PLC0415  see above

    return run_command()


if __name__ == "__main__":
    sys.exit(main())
