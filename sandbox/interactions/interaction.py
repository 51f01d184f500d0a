"""One interaction: who asked what, and what has been answered so far."""

import base64
import secrets
from dataclasses import dataclass, field
from enum import IntEnum

from sandbox.interactions.installations import INSTALLED_IN_GUILD, context_of
from sandbox.protocol.command_types import SUBCOMMANDS
from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import ApiError
from sandbox.protocol.permissions import ALL, Permission
from sandbox.world.channels import Channel
from sandbox.world.clock import Timer
from sandbox.world.files import MAX_BYTES
from sandbox.world.messages import Message
from sandbox.world.users import User
from sandbox.world.world import World

ANSWER_WITHIN = 3.0
"""Seconds until the first answer, after which the interaction is unknown."""
TOKEN_LIVES = 900.0
"""Seconds the token may be used."""
MAX_FOLLOW_UPS = 5
"""Of an interaction with somebody's own app where the app isn't by itself."""


class InteractionType(IntEnum):
    """An interaction's type; numbers are Discord's."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class ResponseType(IntEnum):
    """A callback's type; numbers are Discord's."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(frozen=True)
class Origin:
    """Who asks, where, and with what mark of their own (`nonce`) to know the answer by."""

    user: User
    channel: Channel
    nonce: str


@dataclass
class Interaction:
    """What a user asked of the bot.

    `data` is what Discord sends as the interaction's data, `owners` as `authorizing_integration_owners`: the guild
    ("0" before its id, or "0" in the bot's direct messages) and the user ("1") who have installed the app and so let it
    be asked. `source` is the message whose component was used, also when
    that opened the modal now submitted; `parent` is the interaction that opened the modal. `original` is what the
    token's `@original` means, `messages` all that the token may touch. `nonce` is the asker's own mark.
    """

    id: str
    kind: InteractionType
    user: User
    channel: Channel
    data: Json
    owners: Json
    nonce: str
    begun: float
    locale: str
    source: Message | None = None
    parent: "Interaction | None" = None
    answer: ResponseType | None = None
    original: Message | None = None
    messages: dict[str, Message] = field(default_factory=dict)
    modal: Json | None = None
    timer: Timer | None = None
    follow_ups: int = 0
    token: str = field(init=False)

    def __post_init__(self) -> None:
        name = f"interaction:{self.id}:{secrets.token_urlsafe(48)}"
        self.token = base64.urlsafe_b64encode(name.encode()).decode().rstrip("=")

    def reach(self, message: Message) -> Message:
        """Let the token touch this message."""
        self.messages[message.id] = message
        return message

    @property
    def external(self) -> bool:
        """Whether it was asked by somebody's own app, where the app isn't by itself."""
        return INSTALLED_IN_GUILD not in self.owners

    def may_answer_publicly(self, world: World) -> bool:
        """Whether all may see the answers: somebody's own app needs a permission for that in a guild."""
        needed = Permission.USE_EXTERNAL_APPS
        return not (self.external and self.channel.guild) or bool(
            world.permissions(self.user.id, self.channel) & needed
        )

    def count_follow_up(self) -> None:
        """One more message beside the first answer.

        Raises:
            ApiError: 40094 where somebody's own app has sent five.
        """
        if self.external and self.follow_ups >= MAX_FOLLOW_UPS:
            raise ApiError(400, 40094, "This interaction has reached the maximum number of follow-up messages")
        self.follow_ups += 1

    def metadata(self) -> Json:
        """The field `interaction_metadata` of the messages that answer this."""
        wire: Json = {
            "id": self.id,
            "type": int(self.kind),
            "user": self.user.json(),
            "authorizing_integration_owners": self.owners,
        }
        if self.kind is InteractionType.COMMAND:
            wire |= {"name": " ".join(_path(self.data)), "command_type": self.data["type"]}
        if self.kind is InteractionType.COMPONENT and self.source:
            wire["interacted_message_id"] = self.source.id
        if self.kind is InteractionType.MODAL and self.parent:
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
            "app_permissions": str(world.app_permissions(self.user.id, self.channel)),
            "locale": self.locale,
            "authorizing_integration_owners": self.owners,
            "attachment_size_limit": MAX_BYTES,
            "entitlements": [],
            "entitlement_sku_ids": [],
        }
        if self.source:
            wire["message"] = self.source.wire
        guild = world.guild_of(self.channel)
        wire["context"] = int(context_of(world, self.channel))
        if guild is None:
            return wire | {"user": self.user.json()}
        permissions = world.permissions(self.user.id, self.channel)
        return wire | {
            "guild_id": guild.id,
            "guild": {"id": guild.id, "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": guild.members[self.user.id].json() | {"permissions": str(permissions)},
        }

    def _channel_json(self, world: World) -> Json:
        wire = self.channel.json()
        wire.pop("permission_overwrites", None)
        permissions = world.permissions(self.user.id, self.channel) if self.channel.guild else ALL
        return wire | {"permissions": str(permissions)}


def _path(data: Json) -> list[str]:
    """A command's name, and those of the subcommand group and subcommand that were used."""
    branches = [option for option in data.get("options", ()) if option["type"] in SUBCOMMANDS]
    return [data["name"], *(word for branch in branches for word in _path(branch))]
