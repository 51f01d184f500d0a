"""Messages: their JSON, and who sees them."""

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag

from sandbox.protocol.encoding import Json
from sandbox.world.snowflakes import created_at


class MessageType(IntEnum):
    """A message's type; names and numbers are Discord's."""

    DEFAULT = 0
    THREAD_CREATED = 18
    REPLY = 19
    CHAT_INPUT_COMMAND = 20


class MessageFlag(IntFlag):
    """A message's flags; names and bits are Discord's."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    IS_COMPONENTS_V2 = 1 << 15


@dataclass
class Message:
    """A message.

    Attributes:
        wire: Discord's message object. Its `attachments` are only the files that neither components nor embeds show
            (discord-api-docs pull request 8279).
        reader: the id of the only user who sees an ephemeral message; None if everybody who sees the channel does.
        dismissed: whether that user has dismissed the message.
        nonce: the sender's, sent back with the first event.
        files: the attachment objects of all its files.
    """

    wire: Json
    channel: str
    author: str
    reader: str | None = None
    dismissed: bool = False
    nonce: str | int | None = None
    files: list[Json] = field(default_factory=list)

    @property
    def id(self) -> str:
        """The message's id."""
        return str(self.wire["id"])

    @property
    def flags(self) -> int:
        """The bits of `MessageFlag` that are set."""
        return int(self.wire["flags"])

    @property
    def made(self) -> float:
        """When it was sent, in Unix seconds."""
        return created_at(self.id)

    def seen_by(self, user: str) -> bool:
        """Whether this user, who sees the channel, sees this message in it."""
        return self.reader is None or (self.reader == user and not self.dismissed)
