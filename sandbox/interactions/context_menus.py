"""Lets users use the commands in the menus of users and messages."""

from sandbox.interactions.command_registry import NEEDED, CommandRegistry
from sandbox.interactions.installations import installation_owners
from sandbox.interactions.interaction import Interaction, InteractionType, Origin
from sandbox.interactions.interactions import Interactions
from sandbox.interactions.resolved import Resolved
from sandbox.protocol.command_types import CommandType, OptionType
from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import NotPossible
from sandbox.world.world import World


class ContextMenus:
    """Starts an interaction for each use of a command on a user or a message."""

    def __init__(self, world: World, commands: CommandRegistry, interactions: Interactions) -> None:
        self._world = world
        self._commands = commands
        self._interactions = interactions

    def use(self, origin: Origin, kind: CommandType, name: str, target: str) -> Interaction:
        """Uses a command on the user or message with the id `target`.

        Raises:
            NotPossible: the user has no such command here, or sees no such user or message.
        """
        if ~self._world.permissions(origin.user.id, origin.channel) & NEEDED:
            raise NotPossible("You may not use commands in this channel")
        usable = self._commands.usable(origin.user, origin.channel)
        command = next((one for one in usable if (one["name"], one["type"]) == (name, kind)), None)
        if command is None:
            raise NotPossible(f"There is no command {name!r} in this menu")
        data: Json = {"id": command["id"], "name": name, "type": int(kind), "target_id": target}
        data["resolved"] = self._user(origin, target) if kind is CommandType.USER else self._message(origin, target)
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        owners = installation_owners(self._world, command, origin.user, origin.channel)
        return self._interactions.begin(InteractionType.COMMAND, origin, data, owners)

    def _user(self, origin: Origin, target: str) -> Json:
        resolved = Resolved(self._world, origin)
        if not resolved.look_up(OptionType.USER, target):
            raise NotPossible("There is no such user")
        return resolved.found

    def _message(self, origin: Origin, target: str) -> Json:
        """Returns `resolved` for a public message: the menus of ephemeral ones have no commands."""
        message = origin.channel.messages.get(target)
        if message is None:
            raise NotPossible("This message is no longer there")
        return {"messages": {target: message.wire}}
