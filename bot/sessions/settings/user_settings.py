"""The settings of users."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

import structlog

from bot.sessions.settings.guild_settings import THEMES
from bot.sessions.settings.ping_preference import PingPreference
from bot.store.interface import Store
from bot.store.records import Change, DamagedRecord, UserSettingsRecord

log = structlog.get_logger()


@dataclass(frozen=True)
class UserSettings:
    """A user's settings.

    theme: of pictures that only this user sees; empty = the guild's. pings: when the user is pinged as a player on
    turn; None = as the guild has chosen. confirms: whether a move from the user's hand is confirmed before it is made;
    None = as the guild has chosen. language: of what only this user sees; None = the one that Discord names.
    text_first: whether private panels begin with the position in words. hidden: whether the user is named only on the
    servers where they have played.
    """

    theme: str = ""
    pings: PingPreference | None = None
    confirms: bool | None = None
    language: str | None = None
    text_first: bool = False
    hidden: bool = False


class UserSettingsCache:
    """The settings of users who have changed any, in memory, written through to the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._settings: dict[int, UserSettings] = {}
        self._changing = asyncio.Lock()
        self.on_change: Callable[[int], None] = lambda _user: None
        """Is called with a user whose settings this process has changed."""

    async def load(self) -> None:
        """Reads all settings from the store. Once, before anything else."""
        for record in await self._store.user_settings():
            self.put(record)

    def put(self, record: UserSettingsRecord) -> None:
        """Takes over what the store has; a damaged row gives its user the defaults."""
        try:
            self._settings[record.person] = _settings(record)
        except ValueError as why:
            log.error("settings set aside", user=record.person, why=str(why))

    def drop(self, user: int) -> None:
        """Forgets the settings of a user."""
        self._settings.pop(user, None)

    def renew(self, users: Iterable[int], records: Iterable[UserSettingsRecord]) -> None:
        """Takes over what the store has of these users; those without a row have the defaults."""
        for user in users:
            self.drop(user)
        for record in records:
            self.put(record)

    def of(self, user: int) -> UserSettings:
        """Returns a user's settings; the defaults for one who has changed none."""
        return self._settings.get(user, UserSettings())

    async def change(self, user: int, change: Callable[[UserSettings], UserSettings]) -> UserSettings:
        """Changes a user's settings, and returns the new ones; as `GuildSettingsCache.change` does."""
        async with self._changing:
            is_damaged = await self._reload(user)
            before = self.of(user)
            after = change(before)
            changed = {name: value for name, value in vars(after).items() if value != getattr(before, name)}
            await self._store.commit(
                Change(
                    of=f"settings of user {user}",
                    user_settings=_record(user, after),
                    settings_columns=None if is_damaged else changed,
                )
            )
            self._settings[user] = replace(self.of(user), **changed)
            self.on_change(user)
            return self.of(user)

    async def _reload(self, user: int) -> bool:
        """Takes over what the store has of a user; returns whether that row is damaged. Raises StoreUnavailable."""
        try:
            stored = await self._store.settings_of_user(user)
            settings = None if stored is None else _settings(stored)
        except (DamagedRecord, ValueError) as why:
            log.error("settings set aside", user=user, why=str(why))
            self.drop(user)
            return True
        self.drop(user)
        if settings is not None:
            self._settings[user] = settings
        return False


def _settings(record: UserSettingsRecord) -> UserSettings:
    """Returns the settings of a row. Raises ValueError where it is damaged."""
    if record.theme and record.theme not in THEMES:
        raise ValueError("no such theme")
    pings = PingPreference(record.pings) if record.pings else None
    return UserSettings(record.theme, pings, record.confirms, record.language or None, record.text_first, record.hidden)


def _record(user: int, settings: UserSettings) -> UserSettingsRecord:
    return UserSettingsRecord(
        user,
        settings.theme,
        settings.pings.value if settings.pings else "",
        settings.confirms,
        settings.language or "",
        settings.text_first,
        settings.hidden,
    )
