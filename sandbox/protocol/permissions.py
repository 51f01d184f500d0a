"""Permission bits, and how a member's permissions in a channel follow from roles and overwrites."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntFlag

from sandbox.protocol.encoding import Json


class Permission(IntFlag):
    """The permissions that matter to a board-game bot or its players; names and bits are Discord's."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    SEND_TTS_MESSAGES = 1 << 12
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    CREATE_EVENTS = 1 << 44
    USE_EXTERNAL_APPS = 1 << 50


ALL = (1 << 53) - 1
"""Every permission of Discord: what the owner and administrators have."""

BOT_INVITE = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
)
"""The permissions with which the bot is invited."""

EVERYONE = (
    BOT_INVITE
    | Permission.ADD_REACTIONS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_EXTERNAL_APPS
    | Permission.CONNECT
)
"""The permissions of @everyone in a new guild that matter here."""

DIRECT_MESSAGES = EVERYONE | Permission.MENTION_EVERYONE
"""The permissions of an app and its user in direct messages."""

EXTERNAL_APP = Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.MENTION_EVERYONE
"""The permissions of an app's responses if only the user has installed it and it is not a member of the guild."""

MODERATOR = (
    Permission.MANAGE_CHANNELS
    | Permission.MANAGE_GUILD
    | Permission.CREATE_EVENTS
    | Permission.MANAGE_EVENTS
    | Permission.MANAGE_MESSAGES
    | Permission.MANAGE_ROLES
    | Permission.MANAGE_THREADS
)
"""The permissions that the role Moderator adds."""


TIMED_OUT = Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY
"""The permissions that a timed-out member keeps, unless the member owns the guild or is an administrator."""

NEEDS_SENDING = (
    Permission.MENTION_EVERYONE | Permission.SEND_TTS_MESSAGES | Permission.ATTACH_FILES | Permission.EMBED_LINKS
)
"""The permissions that are lost without SEND_MESSAGES, or in a thread without SEND_MESSAGES_IN_THREADS."""

NEEDS_CONNECTING = Permission.MANAGE_CHANNELS | Permission.MANAGE_ROLES
"""The permissions that are lost without CONNECT in voice and stage channels."""


@dataclass(frozen=True)
class Overwrite:
    """Permissions that a channel allows or denies a role (`kind` 0) or a member (`kind` 1)."""

    id: str
    kind: int
    allow: int = 0
    deny: int = 0

    def json(self) -> Json:
        """Returns Discord's overwrite object."""
        return {"id": self.id, "type": self.kind, "allow": str(self.allow), "deny": str(self.deny)}


def channel_permissions(
    base: int, everyone: str, roles: Iterable[str], member: str, overwrites: dict[str, Overwrite]
) -> int:
    """Returns a member's permissions in a channel, as bits.

    Overwrites apply in this order: @everyone's, all roles' together, the member's own. An administrator's permissions
    can't be denied.

    Args:
        base: the permissions from the member's roles in the guild.
        everyone: the id of @everyone.
        roles: the ids of the member's roles.
        member: the member's id.
        overwrites: the channel's overwrites by the id of the role or member.
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


def without_implied(bits: int, *, thread: bool = False, voice: bool = False) -> int:
    """Removes the permissions that depend on missing ones: Discord's "implicit permissions".

    Args:
        bits: the permissions in the channel from roles and overwrites.
        thread: whether the channel is a thread.
        voice: whether it is a voice or stage channel.
    """
    if not bits & Permission.VIEW_CHANNEL:
        return bits & Permission.MANAGE_GUILD
    if not bits & (Permission.SEND_MESSAGES_IN_THREADS if thread else Permission.SEND_MESSAGES):
        bits &= ~NEEDS_SENDING
    if voice and not bits & Permission.CONNECT:
        bits &= ~NEEDS_CONNECTING
    return bits


def _union(bits: Iterable[int]) -> int:
    union = 0
    for one in bits:
        union |= one
    return union


def permission_bits(*names: str) -> int:
    """Returns the bits of permissions by name.

    Raises:
        KeyError: there is no such permission.
    """
    return _union(Permission[name] for name in names)
