"""The objects that selected ids refer to, which Discord sends along: users, members, roles, channels."""

from collections.abc import Collection

from sandbox.interactions.interaction import Origin
from sandbox.protocol.command_types import OptionType
from sandbox.protocol.component_types import ComponentType
from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import NotPossible
from sandbox.protocol.permissions import Permission
from sandbox.world.files import Upload
from sandbox.world.world import World

_GROUPS = {"USER": ("users",), "CHANNEL": ("channels",), "ROLE": ("roles",), "MENTIONABLE": ("users", "roles")}


def groups_of(kind: OptionType | ComponentType) -> tuple[str, ...]:
    """Returns the fields of `resolved` to which ids in an option or select menu may refer; empty if it takes no ids."""
    return _GROUPS.get(kind.name.removesuffix("_SELECT"), ())


class Resolved:
    """Looks up what a user has selected in options or select menus; `found` is the interaction's field `resolved`."""

    def __init__(self, world: World, origin: Origin) -> None:
        self._world = world
        self._origin = origin
        self._guild = world.guild_of(origin.channel)
        self.found: Json = {}

    def look_up(self, kind: OptionType | ComponentType, id_: str, channel_types: Collection[int] | None = None) -> bool:
        """Looks up an id selected in an option or select menu of type `kind`. Returns whether the user may select it.

        Values of types that hold no ids are always accepted.
        """
        groups = groups_of(kind)
        return not groups or any(self._add(group, id_, channel_types) for group in groups)

    def attach(self, upload: Upload) -> str:
        """Stores a file from an option of a command, only for this interaction; returns its id."""
        files, id_ = self._world.files, self._world.snowflakes.next()
        described = files.describe(upload, id_, self._origin.channel.id, ephemeral=True, asked={})
        files.add(described, upload.content)
        self.found.setdefault("attachments", {})[id_] = described
        return id_

    def _add(self, group: str, id_: str, channel_types: Collection[int] | None) -> bool:
        match group:
            case "users":
                found = self._user(id_)
            case "channels":
                found = self._channel(id_, channel_types)
            case _:
                found = self._guild.roles[id_].json() if self._guild and id_ in self._guild.roles else None
        if found:
            self.found.setdefault(group, {})[id_] = found
        return found is not None

    def _user(self, id_: str) -> Json | None:
        if id_ not in self._world.users:
            return None
        if self._guild and (member := self._guild.members.get(id_)):
            permissions = str(self._guild.permissions(id_))
            self.found.setdefault("members", {})[id_] = member.partial() | {"permissions": permissions}
        return self._world.users[id_].json()

    def _channel(self, id_: str, channel_types: Collection[int] | None) -> Json | None:
        channel = self._world.channels.get(id_)
        if channel is None or self._guild is None or channel.guild != self._guild.id:
            return None
        permissions = self._world.permissions(self._origin.user.id, channel)
        if not permissions & Permission.VIEW_CHANNEL or (channel_types and channel.kind not in channel_types):
            return None
        computed = self._world.computed_permissions(self._origin.user.id, channel)
        return channel.json() | {"permissions": str(computed)}


def check_selection(component: Json, values: list[str], resolved: Resolved) -> None:
    """Checks the values selected in a select menu; objects that they refer to are added to `resolved`.

    Raises:
        NotPossible: the values are too few, too many, or not offered.
    """
    least, most = component["min_values"], component["max_values"]
    if not least <= len(values) <= most:
        raise NotPossible(f"Between {least} and {most} are to be picked")
    if component["type"] == ComponentType.STRING_SELECT:
        offered = {option["value"] for option in component["options"]}
        if not set(values) <= offered or len(set(values)) < len(values):
            raise NotPossible("This is not on offer")
    elif len(set(values)) < len(values) or not all(
        resolved.look_up(ComponentType(component["type"]), one, component.get("channel_types")) for one in values
    ):
        raise NotPossible("There is nothing of this kind")
