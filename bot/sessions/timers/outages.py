"""What cannot be reached now: nobody can act there, so no time runs out and no computer moves."""

from collections.abc import Iterator

from bot.sessions.timers.timers import Now


class Outages:
    """The unavailable guilds, and since when each of them is; and since when the whole connection is lost.

    Iterates over the ids of the guilds. Without a connection all places are unavailable: guilds, and None, which stands
    for direct messages.
    """

    def __init__(self, now: Now) -> None:
        self._now = now
        self._since: dict[int, int] = {}
        self.connection_lost_at: int | None = None
        """Since when the connection is lost, ms since the epoch; None where it is not."""
        self.disconnects = 0
        """How often the connection was lost."""

    def __contains__(self, guild: object) -> bool:
        return self.connection_lost_at is not None or guild in self._since

    def __len__(self) -> int:
        return len(self._since)

    def __iter__(self) -> Iterator[int]:
        return iter(tuple(self._since))

    def begin(self, guild: int, since: int | None = None) -> None:
        """Notes that a guild is unavailable. since: ms since the epoch, None for now. A second call changes nothing."""
        self._since.setdefault(guild, self._now() if since is None else since)

    def end(self, guild: int) -> int | None:
        """Notes that a guild can be reached. Returns since when it could not, None if it could."""
        return self._since.pop(guild, None)

    def begin_everywhere(self, since: int | None = None) -> None:
        """Notes that the connection is lost. since: ms since the epoch, None for now. A second call changes nothing."""
        if self.connection_lost_at is None:
            self.connection_lost_at = self._now() if since is None else since
            self.disconnects += 1

    def end_everywhere(self) -> int | None:
        """Notes that the connection is there again; guilds may still be unavailable.

        Returns since when it was lost, None if it was not.
        """
        since, self.connection_lost_at = self.connection_lost_at, None
        return since
