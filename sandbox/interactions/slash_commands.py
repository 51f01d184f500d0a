"""Lets users use slash commands and their autocomplete."""

from collections.abc import Mapping

from sandbox.interactions.command_registry import NEEDED, CommandRegistry
from sandbox.interactions.installations import installation_owners
from sandbox.interactions.interaction import Interaction, InteractionType, Origin
from sandbox.interactions.interactions import Interactions
from sandbox.interactions.options import OptionValue, fill, fill_partly
from sandbox.interactions.resolved import Resolved
from sandbox.protocol.command_types import SUBCOMMANDS, CommandType
from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import NotPossible
from sandbox.world.world import World


class SlashCommands:
    """Starts an interaction for each use of a command."""

    def __init__(self, world: World, commands: CommandRegistry, interactions: Interactions) -> None:
        self._world = world
        self._commands = commands
        self._interactions = interactions

    def use(self, origin: Origin, name: str, values: Mapping[str, OptionValue]) -> Interaction:
        """Uses a command, such as `play tris_2`, with values for its options by name.

        Raises:
            NotPossible: the user has no such command here, or its options are invalid.
        """
        command, path, leaf = self._find(origin, name)
        resolved = Resolved(self._world, origin)
        data = _data(command, path, fill(leaf.get("options", []), values, resolved))
        if resolved.found:
            data["resolved"] = resolved.found
        return self._interactions.begin(InteractionType.COMMAND, origin, data, self._owners(command, origin))

    def autocomplete(self, origin: Origin, name: str, values: Mapping[str, OptionValue], focused: str) -> Interaction:
        """Asks the bot for choices for the option that the user is typing.

        Raises:
            NotPossible: there is no such command, or its option offers no choices.
        """
        command, path, leaf = self._find(origin, name)
        options = fill_partly(leaf.get("options", []), values, focused)
        return self._interactions.begin(
            InteractionType.AUTOCOMPLETE, origin, _data(command, path, options), self._owners(command, origin)
        )

    def _owners(self, command: Json, origin: Origin) -> Json:
        return installation_owners(self._world, command, origin.user, origin.channel)

    def _find(self, origin: Origin, name: str) -> tuple[Json, list[Json], Json]:
        """Returns a command, the options that lead to the used subcommand, and that subcommand."""
        if ~self._world.permissions(origin.user.id, origin.channel) & NEEDED:
            raise NotPossible("You may not use commands in this channel")
        words = name.split() or [""]
        usable = self._commands.usable(origin.user, origin.channel)
        wanted = words[0], CommandType.CHAT_INPUT
        command = next((one for one in usable if (one["name"], one["type"]) == wanted), None)
        if command is None:
            raise NotPossible(f"There is no command /{name} here")
        path: list[Json] = []
        leaf = command
        for word in words[1:]:
            branches = (one for one in leaf.get("options", ()) if one["type"] in SUBCOMMANDS and one["name"] == word)
            if (branch := next(branches, None)) is None:
                raise NotPossible(f"There is no command /{name} here")
            path.append(branch)
            leaf = branch
        if any(option["type"] in SUBCOMMANDS for option in leaf.get("options", ())):
            raise NotPossible(f"/{name} isn't complete: one of its subcommands is to be named")
        return command, path, leaf


def _data(command: Json, path: list[Json], options: list[Json]) -> Json:
    for branch in reversed(path):
        options = [{"name": branch["name"], "type": branch["type"], "options": options}]
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
    if options:
        data["options"] = options
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data
