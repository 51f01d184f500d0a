"""The settings of users."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from enum import IntEnum

from bot.sessions.settings.guild_settings import THEMES, PingPreference
from bot.sessions.settings.settings_cache import SettingsCache
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
        theme: of pictures that only this user sees; empty = the guild's.
        pings: when the user is pinged as a player on turn; None = as the guild has chosen.
        confirms: whether a move from the user's hand is confirmed before it is made; None = as the guild has
            chosen.
        language: of what only this user sees; None = the one that Discord names.
        text_first: whether private panels begin with the position in words.
        hidden: whether the user is named only on the servers where they have played.
        tells_moves: whether a short message tells the user each move of the others.
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


class UserSettingsCache(SettingsCache[UserSettings, UserSettingsRecord]):
    """The settings of users."""

    kind = "user"
    default = UserSettings()

    async def _read_all(self) -> Iterable[UserSettingsRecord]:
        return await self._store.settings.of_users()

    async def _read(self, id_: int) -> UserSettingsRecord | None:
        return await self._store.settings.of_user(id_)

    def _to_change(self, id_: int, settings: UserSettings, columns: Collection[str] | None) -> Change:
        record = _record(id_, settings)
        return Change(of=f"settings of user {id_}", user_settings=record, settings_columns=columns)

    def _id(self, record: UserSettingsRecord) -> int:
        return record.person

    def _from_record(self, record: UserSettingsRecord) -> UserSettings:
        if record.theme and record.theme not in THEMES:
            raise ValueError("no such theme")
        values = vars(record) | {
            "pings": PingPreference(record.pings) if record.pings else None,
            "language": record.language or None,
            "puzzles": PuzzleConsent(record.puzzles),
        }
        del values["person"]
        return UserSettings(**values)


def _record(user: int, settings: UserSettings) -> UserSettingsRecord:
    values = vars(settings) | {
        "pings": settings.pings.value if settings.pings else "",
        "language": settings.language or "",
        "puzzles": settings.puzzles.value,
    }
    return UserSettingsRecord(person=user, **values)
