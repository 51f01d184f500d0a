"""What the store takes and returns of settings: a guild's, a user's, and which commands an application has registered.

Their fields are the columns of their tables.
"""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class GuildSettingsRecord:
    """A guild's settings; channels and roles: ids, in order.

    Attributes:
        daily_channel: None where no puzzles are posted.
        week_channel: None where no weeks are posted.
    """

    guild: int
    language: str | None
    channels: tuple[int, ...]
    roles: tuple[int, ...]
    clock: int
    threads: bool
    reminders: bool
    tables_per_user: int
    tables_per_server: int
    enders: str
    theme: str
    pings: str
    confirms: bool
    daily_channel: int | None = None
    daily_hour: int = 8
    daily_locale: str | None = None
    week_channel: int | None = None
    week_hour: int = 18
    week_zone: str = "UTC"
    week_locale: str | None = None


@dataclass(frozen=True)
class UserSettingsRecord:
    """A user's settings.

    Attributes:
        theme, pings, language: empty where the user has chosen none.
        confirms: None where the user has not chosen.
        hidden: whether the user is named only on the servers where they have played.
        puzzles: whether positions of the user's games may become puzzles: 2 with their name, 1 without, 0 not.
    """

    person: int
    theme: str
    pings: str
    confirms: bool | None = None
    language: str = ""
    text_first: bool = False
    hidden: bool = False
    tells_moves: bool = False
    puzzles: int = 0


@dataclass(frozen=True)
class RegistrationRecord:
    """The commands that an application has registered with Discord.

    Attributes:
        digest: of the commands as they were registered.
        commands: JSON, the id and the version of each by its name.
    """

    application: int
    digest: str
    commands: str
