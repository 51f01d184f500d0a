"""A guild as GUILD_CREATE describes it: used when it comes, and not kept."""

import sys
from collections.abc import Iterator, Mapping
from typing import Any

from bot.ui.gateway.payloads import json_objects, snowflake

DEFAULT_LOCALE = "en-US"


class GuildPayload:
    """The channels and active threads of a guild, read from the payload as far as they are looked up."""

    def __init__(self, payload: Mapping[str, Any]) -> None:
        """Raises ValueError for a payload without an id."""
        self.id = snowflake(payload.get("id"))
        self.locale = guild_locale(payload)
        self._lists = payload.get("channels"), payload.get("threads")

    def lists(self, channel: int) -> bool:
        """Returns whether this is a channel or an active thread of the guild that the bot can see."""
        return self._find(channel) is not None

    def last_message(self, channel: int) -> int:
        """Returns the id of a channel's last message; 0 where there was none, or the channel is not listed."""
        last = (self._find(channel) or {}).get("last_message_id")
        return snowflake(last) if last else 0

    def _find(self, channel: int) -> Mapping[str, Any] | None:
        return next((one for one in self._all() if one.get("id") == str(channel)), None)

    def _all(self) -> Iterator[Mapping[str, Any]]:
        for listed in self._lists:
            yield from json_objects(listed)


def guild_locale(payload: Mapping[str, Any]) -> str:
    """Returns the locale of a guild's payload. Equal ones are one object, since thousands of guilds have it."""
    locale = payload.get("preferred_locale")
    return sys.intern(locale) if type(locale) is str else DEFAULT_LOCALE
