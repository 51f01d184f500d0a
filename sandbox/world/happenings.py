"""What happens in the world. The gateway and the people's pages are told of each, and pass on what concerns them."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from sandbox.wire import Json
from sandbox.world.channels import Channel
from sandbox.world.guild import Guild, Role
from sandbox.world.messages import Message
from sandbox.world.users import Member, User

if TYPE_CHECKING:
    from sandbox.interactions.interaction import Interaction


@dataclass(frozen=True)
class Posted:
    """A message was sent."""

    message: Message


@dataclass(frozen=True)
class Edited:
    """A message was changed."""

    message: Message


@dataclass(frozen=True)
class Removed:
    """A message was deleted."""

    message: Message


@dataclass(frozen=True)
class ChannelChanged:
    """A channel was made, altered (overwrites too) or deleted; `channel` is how it is now, or was."""

    how: Literal["CREATE", "UPDATE", "DELETE"]
    channel: Channel


@dataclass(frozen=True)
class MemberJoined:
    """A user came into a guild."""

    guild: Guild
    member: Member


@dataclass(frozen=True)
class MemberChanged:
    """A member was given a role, or lost one."""

    guild: Guild
    member: Member


@dataclass(frozen=True)
class GuildChanged:
    """A guild was founded, or its own settings changed."""

    how: Literal["CREATE", "UPDATE"]
    guild: Guild


@dataclass(frozen=True)
class RoleChanged:
    """A guild's role was made, altered or deleted."""

    how: Literal["CREATE", "UPDATE", "DELETE"]
    guild: Guild
    role: Role


@dataclass(frozen=True)
class UserChanged:
    """A user has set their Discord to another language, or has the app now as their own, or no longer."""

    user: User


@dataclass(frozen=True)
class CommandsChanged:
    """The application's commands changed."""


@dataclass(frozen=True)
class BotSeen:
    """The bot has connected, or its last connection has gone."""

    online: bool


@dataclass(frozen=True)
class Typing:
    """The bot types in a channel."""

    channel: Channel


@dataclass(frozen=True)
class Asked:
    """A user has used a command, a component or a modal, and the bot is to be told."""

    interaction: "Interaction"


@dataclass(frozen=True)
class Settled:
    """How an interaction ended for its user: None, or what went wrong in words."""

    interaction: "Interaction"
    error: str | None = None


@dataclass(frozen=True)
class ModalShown:
    """The answer is a modal, to be shown to the interaction's user."""

    interaction: "Interaction"
    modal: Json


@dataclass(frozen=True)
class ChoicesOffered:
    """The answer to an autocomplete."""

    interaction: "Interaction"
    choices: list[Json]


Happening: TypeAlias = (
    Posted
    | Edited
    | Removed
    | ChannelChanged
    | MemberJoined
    | MemberChanged
    | GuildChanged
    | RoleChanged
    | UserChanged
    | CommandsChanged
    | BotSeen
    | Typing
    | Asked
    | Settled
    | ModalShown
    | ChoicesOffered
)
