"""A command for a container's health check: `python -m bot.monitoring.health_check [--serving]`.

It ends with status 0 if the bot is alive (`/healthz` of its monitoring) or, with `--serving`, if it accepts
interactions over HTTP (`/readyz` of the port to which they are posted), else with 1. It imports nothing of the bot and
reads only the environment, since it runs every few seconds.
"""

import http.client
import os
import sys

SECONDS = 5.0

LOOPBACK_OF = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  named, not opened  # nosec B104
"""The addresses at which a server that listens on all addresses is reached from its own machine."""


def healthy(host: str, port: int, page: str) -> bool:
    """Returns whether a page of the bot on this machine, listening on this host and port, has status 200."""
    connection = http.client.HTTPConnection(LOOPBACK_OF.get(host, host), port, timeout=SECONDS)
    try:
        connection.request("GET", page)
        return connection.getresponse().status == http.client.OK
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def _address(name: str) -> tuple[str, int]:
    """Returns the host and the port of the settings that begin with this name."""
    return os.environ.get(f"{name}_HOST") or "127.0.0.1", int(os.environ[f"{name}_PORT"])


if __name__ == "__main__":
    serving = sys.argv[1:] == ["--serving"]
    sys.exit(not (healthy(*_address("HTTP"), "/readyz") if serving else healthy(*_address("MONITORING"), "/healthz")))
