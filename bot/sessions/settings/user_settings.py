"""What each person has settled for their own eyes."""

from dataclasses import dataclass

from bot.store.interface import Store
from bot.store.records import Change, UserSettingsRecord


@dataclass(frozen=True)
class UserSettings:
    """One person's preferences. theme: of pictures that this person alone sees; empty = the server's."""

    theme: str = ""


class UserSettingsCache:
    """The preferences of all who have any, at hand without waiting."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tastes: dict[int, UserSettings] = {}

    async def load(self) -> None:
        """Takes up what the store has. Once, before anything is asked."""
        self._tastes = {record.person: UserSettings(record.theme) for record in await self._store.tastes()}

    def of(self, user: int) -> UserSettings:
        return self._tastes.get(user, UserSettings())

    async def change(self, user: int, taste: UserSettings) -> None:
        """Remembers it once it is durable. Raises StoreUnavailable."""
        await self._store.commit(Change(of=f"taste {user}", taste=UserSettingsRecord(user, taste.theme)))
        self._tastes[user] = taste
