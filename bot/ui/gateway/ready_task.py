"""The task by which discord.py waits for all guilds before it reports that the client is ready.

Relies on `ConnectionState._ready_task`, which `Client.close` leaves running.
"""

import discord


def cancel_ready_task(client: discord.Client) -> None:
    """Keeps `on_ready` from being called after the client is closed, if it is closed within a second of connecting."""
    task = client._connection._ready_task
    if task is not None:
        task.cancel()
