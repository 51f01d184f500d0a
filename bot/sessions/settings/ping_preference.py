"""When a player is notified by a message that mentions them: a ping."""

from enum import StrEnum


class PingPreference(StrEnum):
    """When the bot pings a player whose turn it is, and how. The values are in the store, so they never change."""

    NEVER = "never"
    AFTER_A_MINUTE = "after-a-minute"
    """In the table's channel, when the player has not acted for a minute since the turn came."""
    AT_ONCE = "at-once"
    """In the table's channel, as soon as the turn comes, but not to a player who has acted within the last minute."""
    BY_DM = "by-dm"
    """By a direct message, after a minute. Only users may choose it, since nobody may choose it for them."""


GUILD_CHOICES = (PingPreference.NEVER, PingPreference.AFTER_A_MINUTE, PingPreference.AT_ONCE)
"""What a guild may choose for those who have not chosen for themselves."""
