"""A guild as GUILD_CREATE describes it: used when it comes, and not kept."""

import sys
from array import array
from collections.abc import Mapping
from typing import Any

from bot.ui.gateway.raw_interactions import json_objects, snowflake

DEFAULT_LOCALE = "en-US"


class GuildPayload:
    """A guild's locale, its channels and active threads that the bot can see, and their last messages.

    The channels are in arrays, since those of all guilds of a shard may come at once: the payload itself takes 80 kB.
    """

    def __init__(self, payload: Mapping[str, Any]) -> None:
        """Raises ValueError for a payload without an id, or with a channel whose ids make no sense."""
        self.id = snowflake(payload.get("id"))
        self.locale = guild_locale(payload)
        self._channels, self._last_messages = array("Q"), array("Q")
        for listed in (payload.get("channels"), payload.get("threads")):
            for channel in json_objects(listed):
                last_message = channel.get("last_message_id")
                self._channels.append(snowflake(channel.get("id")))
                self._last_messages.append(snowflake(last_message) if last_message else 0)

    def lists(self, channel: int) -> bool:
        """Returns whether this is a channel or an active thread of the guild that the bot can see."""
        return channel in self._channels

    def last_message(self, channel: int) -> int:
        """Returns the id of a channel's last message; 0 where there was none, or the channel is not listed."""
        return self._last_messages[self._channels.index(channel)] if self.lists(channel) else 0


def guild_locale(payload: Mapping[str, Any]) -> str:
    """Returns the locale of a guild's payload. Equal ones are one object, since thousands of guilds have it."""
    locale = payload.get("preferred_locale")
    return sys.intern(locale) if type(locale) is str else DEFAULT_LOCALE
