"""The open connections of a test's users: one each."""

import asyncio

from sandbox.client.user import User
from sandbox.world.users import User as Card
from sandbox.world.world import World


class Connections:
    """Connects users of the world to the sandbox at `address` (`ws://...`)."""

    def __init__(self, world: World, address: str) -> None:
        self._world = world
        self._address = address
        self._users: dict[str, User] = {}

    async def connect(self, card: Card, locale: str = "") -> User:
        """Returns a user's connection, opened if need be; changes their language to `locale` unless it is empty."""
        if locale:
            self._world.set_user_locale(card, locale)
        if card.id not in self._users:
            self._users[card.id] = await User.connect(self._address, card.id, card.name, self._world.files)
        return self._users[card.id]

    async def close(self, *ids: str) -> None:
        """Closes the connections of these users, or all if none are named."""
        closing = [self._users.pop(id_) for id_ in ids or list(self._users) if id_ in self._users]
        await asyncio.gather(*(user.close() for user in closing))
