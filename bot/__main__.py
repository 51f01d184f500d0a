"""`python -m bot`: the command line, which a stop signal ends without a trace while it is still being imported."""

import sys

from bot.stop_signals import exit_at_stop_signals

if __name__ == "__main__":
    if sys.argv[1:2] in (["run"], ["serve"]):  # the other commands have to end with another status than 0
        exit_at_stop_signals()
    from bot.command_line import main

    sys.exit(main())
