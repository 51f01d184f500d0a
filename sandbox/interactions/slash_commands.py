"""A user types a slash command, or has its choices completed."""

from collections.abc import Mapping

from sandbox.interactions.command_registry import NEEDED, CommandRegistry
from sandbox.interactions.installations import installation_owners
from sandbox.interactions.interaction import Interaction, InteractionType, Origin
from sandbox.interactions.options import Typed, fill, part_fill
from sandbox.interactions.resolved import Resolved
from sandbox.interactions.responses import Interactions
from sandbox.protocol.command_types import SUBCOMMANDS
from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import NotPossible
from sandbox.world.world import World


class SlashCommands:
    """Turns typed commands into interactions."""

    def __init__(self, world: World, commands: CommandRegistry, desk: Interactions) -> None:
        self._world = world
        self._commands = commands
        self._desk = desk

    def run(self, asker: Origin, name: str, values: Mapping[str, Typed]) -> Interaction:
        """Use a command, `play tris_2` with its options' values.

        Raises:
            NotPossible: there is no such command here for this user, or its options are not in order.
        """
        command, path, leaf = self._find(asker, name)
        resolved = Resolved(self._world, asker)
        data = _data(command, path, fill(leaf.get("options", []), values, resolved))
        if resolved.found:
            data["resolved"] = resolved.found
        return self._desk.begin(InteractionType.COMMAND, asker, data, self._owners(command, asker))

    def complete(self, asker: Origin, name: str, values: Mapping[str, Typed], focused: str) -> Interaction:
        """Asks for the choices of the option that is being typed.

        Raises:
            NotPossible: there is no such command, or its option offers no choices.
        """
        command, path, leaf = self._find(asker, name)
        options = part_fill(leaf.get("options", []), values, focused)
        return self._desk.begin(
            InteractionType.AUTOCOMPLETE, asker, _data(command, path, options), self._owners(command, asker)
        )

    def _owners(self, command: Json, asker: Origin) -> Json:
        return installation_owners(self._world, command, asker.user, asker.channel)

    def _find(self, asker: Origin, name: str) -> tuple[Json, list[Json], Json]:
        """A command, the branches that lead to the one meant, and that one."""
        if ~self._world.permissions(asker.user.id, asker.channel) & NEEDED:
            raise NotPossible("You may not use commands in this channel")
        words = name.split() or [""]
        usable = self._commands.usable(asker.user, asker.channel)
        command = next((one for one in usable if one["name"] == words[0]), None)
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
