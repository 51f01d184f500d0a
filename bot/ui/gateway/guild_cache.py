"""What is kept of the guilds: that the bot is a member, and their language. Some hundred bytes each."""

from collections.abc import Collection

from bot.sessions.shard import Shard


class GuildCache:
    """The guilds of the connected shards with their locales.

    discord.py's own cache of channels, roles and members takes 86 kB for a guild with 60 channels and 40 roles. All of
    that comes with each interaction, as far as the bot needs it.
    """

    def __init__(self) -> None:
        self._locales: dict[int, str | None] = {}

    def __contains__(self, guild: object) -> bool:
        """Returns whether the bot is a member of this guild, as far as its shards know."""
        return guild in self._locales

    def __len__(self) -> int:
        return len(self._locales)

    def list_shard(self, shard: Shard, guilds: Collection[int]) -> None:
        """Takes over the list of all guilds of a shard. Locales that are known stay."""
        for gone in [guild for guild in self._locales if shard.has(guild) and guild not in guilds]:
            del self._locales[gone]
        for guild in guilds:
            self._locales.setdefault(guild, None)

    def add(self, guild: int, locale: str) -> None:
        """Adds a guild, or changes its locale."""
        self._locales[guild] = locale

    def remove(self, guild: int) -> None:
        """Removes a guild, if it is there."""
        self._locales.pop(guild, None)

    def locale(self, guild: int | None) -> str | None:
        """Returns the locale of a guild as Discord names it (`en-GB`); None until the guild has come."""
        return self._locales.get(guild or 0)
