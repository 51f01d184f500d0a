"""The guilds that cannot be reached now: nobody can act there, so no time runs out and no computer moves."""

from collections.abc import Iterator

from bot.sessions.timers.timers import Now


class Outages:
    """The unavailable guilds, and since when each of them is. Iterates over their ids."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self._since: dict[int, int] = {}

    def __contains__(self, guild: object) -> bool:
        return guild in self._since

    def __iter__(self) -> Iterator[int]:
        return iter(tuple(self._since))

    def begin(self, guild: int, since: int | None = None) -> None:
        """Notes that a guild is unavailable. since: ms since the epoch, None for now. A second call changes nothing."""
        self._since.setdefault(guild, self._now() if since is None else since)

    def end(self, guild: int) -> int | None:
        """Notes that a guild can be reached. Returns since when it could not, None if it could."""
        return self._since.pop(guild, None)
