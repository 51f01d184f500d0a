"""A command for a container's health check: `python -m bot.monitoring.health_check`.

It asks the bot's `/healthz` and ends with status 0 if the bot is alive, else with 1. It imports nothing of the bot and
reads only the environment, since it runs every half a minute.
"""

import http.client
import os
import sys

SECONDS = 5.0


def alive(port: int) -> bool:
    """Returns whether the bot of this machine with this MONITORING_PORT is alive."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=SECONDS)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().status == http.client.OK
    except OSError:
        return False
    finally:
        connection.close()


if __name__ == "__main__":
    sys.exit(not alive(int(os.environ["MONITORING_PORT"])))
