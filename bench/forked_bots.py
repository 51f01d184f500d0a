"""Starts the bots of a short pass by forking a process that has imported the bot and drawn its sprites.

Otherwise two thirds of the time of the short passes would go to the imports and the sprites of some forty starts. Only
whole passes measure how long a start takes.
"""

import sys
from collections.abc import Mapping, Sequence

from sandbox import bot_process
from sandbox.bot_process import Process
from tests.e2e.fork_server import COMMAND, MODULE
from tests.e2e.forked_bot import fork_server, spawn


def fork_bots() -> None:
    """Makes this process and its forks start all later bots by forking, if the system can.

    The bots that a benchmark changes, and the bare one, are forked as well. Other commands run as before.
    """
    if sys.platform != "linux":
        return
    fork_server()
    run = bot_process.run_command

    async def forked(command: Sequence[str], environment: Mapping[str, str]) -> Process:
        python, option, module, *words = command
        if (python, option) != (sys.executable, "-m"):
            return await run(command, environment)
        runs = {COMMAND: " ".join(words)} if module == "bot" else {MODULE: module}
        return await spawn({**environment, **runs})

    vars(bot_process)["run_command"] = forked
