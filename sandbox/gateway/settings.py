"""The gateway's limits and the application's rights there."""

from dataclasses import dataclass


@dataclass(frozen=True)
class GatewaySettings:
    """The application's settings and the gateway's limits. The defaults are Discord's; a test may set smaller ones.

    Attributes:
        granted: the privileged intents that the application may use, as bits.
        shards: the minimum of the recommended number of shards.
        guilds_per_shard: the most guilds with which a shard may identify itself.
        max_concurrency: shards with the same number modulo this share a limit on identifies.
        identify_gap: seconds between two such identifies, in which the bot may also call `/gateway/bot` twice.
        identifies: how many identifies the application has in a period; one more resets its token.
        identify_period: seconds from the first identify of a period until all are available again.
        events_per_minute: how many frames a client may send in any 60 seconds over one socket.
        heartbeat_seconds: the interval of the heartbeats.
    """

    granted: int = 0
    shards: int = 1
    guilds_per_shard: int = 2500
    max_concurrency: int = 1
    identify_gap: float = 5.0
    identifies: int = 1000
    identify_period: float = 86_400.0
    events_per_minute: int = 120
    heartbeat_seconds: float = 41.25
