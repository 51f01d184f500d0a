"""The settings of users."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

from bot.sessions.settings.guild_settings import THEMES, PingPreference
from bot.sessions.settings.settings_cache import SettingsCache, SettingsKind
from bot.store.change import Change
from bot.store.settings import UserSettingsRecord


class PuzzleConsent(IntEnum):
    """Whether positions of a user's games may become puzzles of their server. The values are in the store."""

    NO = 0
    UNNAMED = 1
    """Yes, without the user's name."""
    NAMED = 2


@dataclass(frozen=True)
class UserSettings:
    """A user's settings.

    Attributes:
        theme: the theme of pictures that only this user sees; empty = the guild's.
        pings: when the user is pinged as a player on turn; None = as the guild has chosen.
        confirms: whether a move from the user's hand is confirmed before it is made; None = as the guild has
            chosen.
        language: the language of texts that only this user sees; None = the language that Discord names.
        text_first: whether private panels begin with the position in words.
        hidden: whether the user is named only on the servers where they have played.
        tells_moves: whether short messages tell the user the other players' moves.
        puzzles: whether positions of the user's finished games may become puzzles of their server.
    """

    theme: str = ""
    pings: PingPreference | None = None
    confirms: bool | None = None
    language: str | None = None
    text_first: bool = False
    hidden: bool = False
    tells_moves: bool = False
    puzzles: PuzzleConsent = PuzzleConsent.NO


def _settings(record: UserSettingsRecord) -> UserSettings:
    if record.theme and record.theme not in THEMES:
        raise ValueError("no such theme")
    values = vars(record) | {
        "pings": PingPreference(record.pings) if record.pings else None,
        "language": record.language or None,
        "puzzles": PuzzleConsent(record.puzzles),
    }
    del values["person"]
    return UserSettings(**values)


def _change(user: int, settings: UserSettings, columns: Collection[str] | None) -> Change:
    values = vars(settings) | {
        "person": user,
        "pings": settings.pings.value if settings.pings else "",
        "language": settings.language or "",
        "puzzles": settings.puzzles.value,
    }
    return Change(of=f"settings of user {user}", user_settings=UserSettingsRecord(**values), settings_columns=columns)


USERS = SettingsKind(
    name="user",
    default=UserSettings(),
    read_all=lambda store: store.settings.of_users(),
    read=lambda store, user: store.settings.of_user(user),
    id_of=lambda record: record.person,
    settings_of=_settings,
    change=_change,
)

UserSettingsCache: TypeAlias = SettingsCache[UserSettings, UserSettingsRecord]
"""The settings of users."""
