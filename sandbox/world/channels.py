"""Channels: text channels of a guild, threads, and direct messages."""

import heapq
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum

from sandbox.protocol.encoding import Json, iso
from sandbox.protocol.permissions import Overwrite
from sandbox.world.clock import Timer
from sandbox.world.messages import Message
from sandbox.world.snowflakes import created_at
from sandbox.world.users import User


class ChannelType(IntEnum):
    """A channel's type; names and numbers are Discord's."""

    GUILD_TEXT = 0
    DM = 1
    GUILD_VOICE = 2
    GROUP_DM = 3
    GUILD_CATEGORY = 4
    GUILD_ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    GUILD_STAGE_VOICE = 13
    GUILD_FORUM = 15
    GUILD_MEDIA = 16


VOICE = frozenset({ChannelType.GUILD_VOICE, ChannelType.GUILD_STAGE_VOICE})
"""Channels to speak in; messages can be sent there too, but no threads can be started."""
THREAD_ONLY = frozenset({ChannelType.GUILD_FORUM, ChannelType.GUILD_MEDIA})
"""Channels that contain only threads, called posts."""
WITHOUT_MESSAGES = THREAD_ONLY | {ChannelType.GUILD_CATEGORY}
"""Channels to which no messages can be sent."""
CHANNEL_TYPES = (0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16)
"""All channel types of Discord, which commands and selects may ask for."""


MAX_COUNTED = 50
"""The highest count of a thread's members; counting stops there."""


@dataclass(slots=True)
class Thread:
    """The further fields of a channel that is a thread.

    `timer` archives it when no message has been sent for `auto_archive` minutes. `changed` is when it was last archived
    or unarchived, in Unix seconds. `invitable` says whether members of a private thread may add others. `members` are
    the Unix times at which users joined, by user id.
    """

    owner: str
    changed: float
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive: int = 1440
    members: dict[str, float] = field(default_factory=dict)
    timer: Timer | None = None


@dataclass(slots=True)
class Channel:
    """A channel and its messages, by id in the order they were sent.

    `guild` is None for direct messages, which have `recipients` instead: one user who talks with the bot, or several
    who talk with each other. `parent` is a thread's channel, or a channel's category. `sent` counts all messages ever
    sent. `old_edits` are the times, in Unix seconds, of recent edits of messages older than an hour, which Discord
    limits. `read` is the id of the last message that each user has looked at.
    """

    id: str
    name: str
    kind: ChannelType = ChannelType.GUILD_TEXT
    guild: str | None = None
    position: int = 0
    topic: str | None = None
    parent: str | None = None
    recipients: tuple[User, ...] = ()
    thread: Thread | None = None
    overwrites: dict[str, Overwrite] = field(default_factory=dict)
    messages: dict[str, Message] = field(default_factory=dict)
    ephemerals: dict[str, Message] = field(default_factory=dict)
    last_message: str | None = None
    sent: int = 0
    old_edits: list[float] = field(default_factory=list)
    read: dict[str, str] = field(default_factory=dict)

    def visible_to(self, user: str) -> Iterator[Message]:
        """Iterates over the messages that `user` sees here, newest first."""
        kept = (reversed(self.messages.values()), reversed(self.ephemerals.values()))
        newest_first = heapq.merge(*kept, key=lambda one: int(one.id), reverse=True)
        return (message for message in newest_first if message.seen_by(user))

    def holds(self, message: Message) -> bool:
        """Whether the message has not been deleted."""
        return message.id in (self.ephemerals if message.reader else self.messages)

    def find(self, message: str, user: str) -> Message | None:
        """Returns the message with this id if `user` sees it."""
        found = self.messages.get(message) or self.ephemerals.get(message)
        return found if found and found.seen_by(user) else None

    def json(self) -> Json:
        """Returns Discord's channel object."""
        wire: Json = {"id": self.id, "type": int(self.kind), "last_message_id": self.last_message, "flags": 0}
        if self.recipients:
            group = {"name": self.name, "icon": None, "owner_id": self.recipients[0].id}
            recipients = [user.json() for user in self.recipients]
            return wire | {"recipients": recipients} | (group if self.kind is ChannelType.GROUP_DM else {})
        wire |= {"guild_id": self.guild, "name": self.name, "parent_id": self.parent, "rate_limit_per_user": 0}
        if self.thread:
            return wire | self._thread_json(self.thread)
        return wire | {
            "topic": self.topic,
            "position": self.position,
            "permission_overwrites": [overwrite.json() for overwrite in self.overwrites.values()],
            "nsfw": False,
            **self._kind_json(),
        }

    def _kind_json(self) -> Json:
        """Returns the fields that only channels of this type have."""
        if self.kind in VOICE:
            return {"bitrate": 64_000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}
        if self.kind in THREAD_ONLY:
            return {
                "available_tags": [],
                "default_reaction_emoji": None,
                "default_thread_rate_limit_per_user": 0,
                "default_sort_order": None,
                "default_forum_layout": 0,
            }
        return {}

    def _thread_json(self, thread: Thread) -> Json:
        return {
            "owner_id": thread.owner,
            "thread_metadata": {
                "archived": thread.archived,
                "archive_timestamp": iso(thread.changed),
                "auto_archive_duration": thread.auto_archive,
                "locked": thread.locked,
                "create_timestamp": iso(created_at(self.id)),
                **({"invitable": thread.invitable} if self.kind is ChannelType.PRIVATE_THREAD else {}),
            },
            "message_count": len(self.messages),
            "member_count": min(len(thread.members), MAX_COUNTED),
            "total_message_sent": self.sent,
        }

    def member_json(self, user: str) -> Json | None:
        """Returns Discord's thread member object; None if the user is not a member of this thread."""
        if self.thread is None or user not in self.thread.members:
            return None
        return {"id": self.id, "user_id": user, "join_timestamp": iso(self.thread.members[user]), "flags": 0}
