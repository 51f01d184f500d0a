"""Permissions: the bits, and how roles and a channel's overwrites make a member's."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntFlag

from sandbox.protocol.encoding import Json


class Permission(IntFlag):
    """The permissions a board-game bot or its players can miss; names and bits are Discord's."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50


ALL = (1 << 53) - 1
"""Every permission Discord has: the owner's and an administrator's."""

BOT_INVITE = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
)
"""What the bot is invited with."""

EVERYONE = (
    BOT_INVITE
    | Permission.ADD_REACTIONS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_EXTERNAL_APPS
)
"""What @everyone may do in a new guild, as far as it matters here."""

DIRECT_MESSAGES = EVERYONE | Permission.MENTION_EVERYONE
"""What an app and its user may do in a direct message."""

EXTERNAL_APP = Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.MENTION_EVERYONE
"""What an app may put into its answers where it isn't itself: there it is its user's alone."""

MODERATOR = (
    Permission.MANAGE_CHANNELS
    | Permission.MANAGE_GUILD
    | Permission.MANAGE_MESSAGES
    | Permission.MANAGE_ROLES
    | Permission.MANAGE_THREADS
)
"""What the role of those adds who look after a guild."""


@dataclass(frozen=True)
class Overwrite:
    """What a channel allows or denies a role (`kind` 0) or a member (`kind` 1)."""

    id: str
    kind: int
    allow: int = 0
    deny: int = 0

    def json(self) -> Json:
        """As in a channel's `permission_overwrites`."""
        return {"id": self.id, "type": self.kind, "allow": str(self.allow), "deny": str(self.deny)}


def channel_permissions(
    base: int, everyone: str, roles: Iterable[str], member: str, overwrites: dict[str, Overwrite]
) -> int:
    """A member's permissions in a channel: @everyone's overwrite first, then all roles' at once, then the member's own.

    `base` are the permissions the roles give in the guild; an administrator's can't be taken away.
    """
    if base & Permission.ADMINISTRATOR:
        return ALL
    own = [overwrites[role] for role in roles if role in overwrites]
    for deny, allow in (
        (overwrites[everyone].deny, overwrites[everyone].allow) if everyone in overwrites else (0, 0),
        (_union(one.deny for one in own), _union(one.allow for one in own)),
        (overwrites[member].deny, overwrites[member].allow) if member in overwrites else (0, 0),
    ):
        base = base & ~deny | allow
    return base


def _union(bits: Iterable[int]) -> int:
    together = 0
    for some in bits:
        together |= some
    return together


def permission_bits(*names: str) -> int:
    """The bits of permissions by name.

    Raises:
        KeyError: no such permission.
    """
    return _union(Permission[name] for name in names)
