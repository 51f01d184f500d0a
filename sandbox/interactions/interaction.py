"""One interaction: what a user did, and the bot's responses so far."""

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

RESPONSE_SECONDS = 3.0
"""Seconds for the first response, after which the interaction is unknown."""
TOKEN_SECONDS = 900.0
"""Seconds in which the token may be used."""
MAX_FOLLOW_UPS = 5
"""The most follow-up messages of an interaction that only a user's installation of the app authorizes."""


class InteractionType(IntEnum):
    """An interaction's type; numbers are Discord's."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class ResponseType(IntEnum):
    """The type of a first response (interaction callback); numbers are Discord's."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(frozen=True)
class Origin:
    """Who starts an interaction, where, and the client's nonce for it."""

    user: User
    channel: Channel
    nonce: str


@dataclass
class Interaction:
    """An interaction.

    Attributes:
        data: Discord's interaction data.
        owners: Discord's `authorizing_integration_owners`: the ids of the guild ("0" in direct messages with the bot)
            and of the user whose installations of the app authorize the interaction, by type of installation.
        nonce: the client's.
        created: Unix seconds.
        locale: the user's.
        source: the message whose component was used, or whose component opened the modal.
        parent: the interaction whose response was the submitted modal.
        response: the type of the first response, None before it.
        failed: whether it has ended without a response.
        original: the message that `@original` means.
        messages: all messages that the token may edit or delete, by id.
        modal: the modal that the bot has responded with.
        timer: ends the interaction if there is no response in time.
        follow_ups: how many follow-up messages have been sent.
    """

    id: str
    kind: InteractionType
    user: User
    channel: Channel
    data: Json
    owners: Json
    nonce: str
    created: float
    locale: str
    source: Message | None = None
    parent: "Interaction | None" = None
    response: ResponseType | None = None
    failed: bool = False
    original: Message | None = None
    messages: dict[str, Message] = field(default_factory=dict)
    modal: Json | None = None
    timer: Timer | None = None
    follow_ups: int = 0
    token: str = field(init=False)

    def __post_init__(self) -> None:
        name = f"interaction:{self.id}:{secrets.token_urlsafe(48)}"
        self.token = base64.urlsafe_b64encode(name.encode()).decode().rstrip("=")

    def allow(self, message: Message) -> Message:
        """Lets the token edit and delete this message; returns it."""
        self.messages[message.id] = message
        return message

    @property
    def external(self) -> bool:
        """Whether only the user's installation of the app authorizes it, not the guild's."""
        return INSTALLED_IN_GUILD not in self.owners

    def may_respond_publicly(self, world: World) -> bool:
        """Whether responses may be public: a user's own app needs USE_EXTERNAL_APPS for that in a guild."""
        needed = Permission.USE_EXTERNAL_APPS
        return not (self.external and self.channel.guild) or bool(
            world.permissions(self.user.id, self.channel) & needed
        )

    def count_follow_up(self) -> None:
        """Counts one more follow-up message.

        Raises:
            ApiError: 40094 after five follow-ups of a user's own app.
        """
        if self.external and self.follow_ups >= MAX_FOLLOW_UPS:
            raise ApiError(400, 40094, "This interaction has reached the maximum number of follow-up messages")
        self.follow_ups += 1

    def metadata(self) -> Json:
        """Returns the field `interaction_metadata` of the messages that respond to this interaction."""
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
        """Returns Discord's interaction object, as the gateway sends it."""
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
        permissions = world.sent_permissions(self.user.id, self.channel)
        return wire | {
            "guild_id": guild.id,
            "guild": {"id": guild.id, "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": guild.members[self.user.id].json() | {"permissions": str(permissions)},
        }

    def _channel_json(self, world: World) -> Json:
        wire = self.channel.json()
        wire.pop("permission_overwrites", None)
        permissions = world.sent_permissions(self.user.id, self.channel) if self.channel.guild else ALL
        return wire | {"permissions": str(permissions)}


def _path(data: Json) -> list[str]:
    """Returns a command's name with the names of the used subcommand group and subcommand."""
    branches = [option for option in data.get("options", ()) if option["type"] in SUBCOMMANDS]
    return [data["name"], *(word for branch in branches for word in _path(branch))]
