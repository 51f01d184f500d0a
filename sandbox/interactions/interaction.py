"""One interaction: who asked what, and what has been answered so far."""

import base64
import secrets
from dataclasses import dataclass, field
from enum import IntEnum

from sandbox.clock import Alarm
from sandbox.permissions import ALL
from sandbox.validation.kinds import BRANCHES
from sandbox.wire import Json
from sandbox.world.channels import Channel
from sandbox.world.messages import Message
from sandbox.world.shelf import MOST_BYTES
from sandbox.world.users import User
from sandbox.world.world import World

ANSWER_WITHIN = 3.0
"""Seconds until the first answer, after which the interaction is unknown."""
TOKEN_LIVES = 900.0
"""Seconds the token may be used."""


class Ask(IntEnum):
    """An interaction's type; numbers are Discord's."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Answer(IntEnum):
    """A callback's type; numbers are Discord's."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(frozen=True)
class Asker:
    """Who asks, where, and with what mark of their own (`nonce`) to know the answer by."""

    user: User
    channel: Channel
    nonce: str


@dataclass
class Interaction:
    """What a user asked of the bot.

    `data` is what Discord sends as the interaction's data. `source` is the message whose component was used, also when
    that opened the modal now submitted; `parent` is the interaction that opened the modal. `original` is what the
    token's `@original` means, `messages` all that the token may touch. `nonce` is the asker's own mark.
    """

    id: str
    kind: Ask
    user: User
    channel: Channel
    data: Json
    nonce: str
    begun: float
    locale: str
    source: Message | None = None
    parent: "Interaction | None" = None
    answer: Answer | None = None
    original: Message | None = None
    messages: dict[str, Message] = field(default_factory=dict)
    modal: Json | None = None
    alarm: Alarm | None = None
    token: str = field(init=False)

    def __post_init__(self) -> None:
        name = f"interaction:{self.id}:{secrets.token_urlsafe(48)}"
        self.token = base64.urlsafe_b64encode(name.encode()).decode().rstrip("=")

    def reach(self, message: Message) -> Message:
        """Let the token touch this message."""
        self.messages[message.id] = message
        return message

    @property
    def owners(self) -> Json:
        """Who installed the app where this was asked: the guild, or nobody in a direct message."""
        return {"0": self.channel.guild or "0"}

    def metadata(self) -> Json:
        """The field `interaction_metadata` of the messages that answer this."""
        wire: Json = {
            "id": self.id,
            "type": int(self.kind),
            "user": self.user.json(),
            "authorizing_integration_owners": self.owners,
        }
        if self.kind is Ask.COMMAND:
            wire |= {"name": " ".join(_path(self.data)), "command_type": self.data["type"]}
        if self.kind is Ask.COMPONENT and self.source:
            wire["interacted_message_id"] = self.source.id
        if self.kind is Ask.MODAL and self.parent:
            wire["triggering_interaction_metadata"] = self.parent.metadata()
        return wire

    def json(self, world: World) -> Json:
        """Discord's interaction object, as the gateway brings it to the bot."""
        wire: Json = {
            "id": self.id,
            "application_id": world.application,
            "type": int(self.kind),
            "token": self.token,
            "version": 1,
            "data": self.data,
            "channel_id": self.channel.id,
            "channel": self._channel_json(world),
            "app_permissions": str(world.permissions(world.bot.id, self.channel)),
            "locale": self.locale,
            "authorizing_integration_owners": self.owners,
            "attachment_size_limit": MOST_BYTES,
            "entitlements": [],
            "entitlement_sku_ids": [],
        }
        if self.source:
            wire["message"] = self.source.wire
        if self.channel.guild is None:
            return wire | {"user": self.user.json(), "context": 1}
        permissions = world.permissions(self.user.id, self.channel)
        member = world.guild.members[self.user.id].json() | {"permissions": str(permissions)}
        guild = {"id": world.guild.id, "locale": world.guild.locale, "features": []}
        return wire | {
            "guild_id": world.guild.id,
            "guild": guild,
            "guild_locale": world.guild.locale,
            "member": member,
            "context": 0,
        }

    def _channel_json(self, world: World) -> Json:
        wire = self.channel.json()
        wire.pop("permission_overwrites", None)
        permissions = world.permissions(self.user.id, self.channel) if self.channel.guild else ALL
        return wire | {"permissions": str(permissions)}


def _path(data: Json) -> list[str]:
    """A command's name, and those of the subcommand group and subcommand that were used."""
    branches = [option for option in data.get("options", ()) if option["type"] in BRANCHES]
    return [data["name"], *(word for branch in branches for word in _path(branch))]
