"""What Discord grants the application at its gateway."""

from dataclasses import dataclass


@dataclass(frozen=True)
class GatewaySettings:
    """The application's terms.

    `granted` are privileged intents, as bits; `shards` is how many connections Discord advises. Of the shards with the
    same number modulo `max_concurrency`, one may identify itself every `identify_gap` seconds: Discord's gap is 5, here
    it is 0 unless asked for, since a bot that is restarted shall not wait.
    """

    granted: int = 0
    shards: int = 1
    max_concurrency: int = 1
    identify_gap: float = 0.0
