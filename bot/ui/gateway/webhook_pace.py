"""How often interaction tokens may be used: below the limits that developers report, since Discord documents none.

They report about five requests in two seconds by one token, and thirty in sixty seconds in a channel (discord-api-docs
367, 2701, 3763). First responses to interactions count towards neither.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from bot.lru import LruCache

KEPT = 2_000
"""The number of tokens, and of channels, whose last requests are remembered. They matter for a few seconds."""

RESOLUTION = 0.001
"""Delays shorter than this, in seconds, are not waited for."""


@dataclass(frozen=True)
class Rate:
    """How many requests may be sent at once, and the seconds until each further one may."""

    at_once: int
    every: float


OF_TOKEN, OF_CHANNEL = Rate(3, 1.0), Rate(12, 3.75)
"""At most 5 in any two seconds by a token, and 28 in any sixty in a channel."""


class WebhookPace:
    """Says when the next edit or follow-up may be sent in a channel.

    Requests that somebody waits for are sent at once, but count too.
    """

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._until: LruCache[int, float] = LruCache(2 * KEPT)
        """By channel and by interaction: when the sent requests would be done at one request every `Rate.every`
        seconds."""

    def delay(self, channel: int, interaction: int, spare: int = 0) -> float:
        """Returns the seconds until a request may be sent.

        Args:
            interaction: the id of the interaction whose token is used.
            spare: how many of the channel's requests to leave to others.
        """
        return max(self._delay(interaction, OF_TOKEN, 0), self._delay(channel, OF_CHANNEL, spare))

    def sent(self, channel: int, interaction: int) -> None:
        """Counts a request."""
        for key, rate in ((channel, OF_CHANNEL), (interaction, OF_TOKEN)):
            self._until[key] = max(self._until.get(key) or 0.0, self._now()) + rate.every

    def _delay(self, key: int, rate: Rate, spare: int) -> float:
        used = (self._until.get(key) or 0.0) - self._now()
        delay = used - (rate.at_once - 1 - spare) * rate.every
        return delay if delay > RESOLUTION else 0.0
