"""What Discord allows the application at its gateway."""

from dataclasses import dataclass


@dataclass(frozen=True)
class GatewaySettings:
    """The application's settings.

    Attributes:
        granted: the privileged intents it may use, as bits.
        shards: the recommended number of shards.
        max_concurrency: shards with the same number modulo this share a limit on identifies.
        identify_gap: seconds between two of their identifies. Discord's is 5; 0 here, so that a restarted bot doesn't
            wait.
    """

    granted: int = 0
    shards: int = 1
    max_concurrency: int = 1
    identify_gap: float = 0.0
