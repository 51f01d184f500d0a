"""A command for a container's health check: `python -m bot.monitoring.health_check`.

It asks the bot's `/healthz` and ends with status 0 if the bot is alive, else with 1. It imports nothing of the bot and
reads only the environment, since it runs every half a minute.
"""

import http.client
import os
import sys

SECONDS = 5.0

LOOPBACK_OF = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  named, not opened  # nosec B104
"""Where a server that listens on all addresses is reached from its own machine."""


def alive(host: str, port: int) -> bool:
    """Returns whether the bot of this machine with this MONITORING_HOST and MONITORING_PORT is alive."""
    connection = http.client.HTTPConnection(LOOPBACK_OF.get(host, host), port, timeout=SECONDS)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().status == http.client.OK
    except OSError:
        return False
    finally:
        connection.close()


if __name__ == "__main__":
    sys.exit(not alive(os.environ.get("MONITORING_HOST") or "127.0.0.1", int(os.environ["MONITORING_PORT"])))
