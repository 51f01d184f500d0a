"""What the ids that a user has picked stand for, as Discord sends it along: users, members, roles, channels."""

from collections.abc import Collection

from sandbox.interactions.interaction import Origin
from sandbox.protocol.command_types import OptionType
from sandbox.protocol.component_types import ComponentType
from sandbox.protocol.encoding import Json
from sandbox.protocol.permissions import Permission
from sandbox.world.world import World

_BUCKETS = {"USER": ("users",), "CHANNEL": ("channels",), "ROLE": ("roles",), "MENTIONABLE": ("users", "roles")}


class Resolved:
    """What one asker has picked in options or selects; `found` is the field `resolved` of their interaction."""

    def __init__(self, world: World, asker: Origin) -> None:
        self._world = world
        self._asker = asker
        self._guild = world.guild_of(asker.channel)
        self.found: Json = {}

    def look_up(self, kind: OptionType | ComponentType, id_: str, channel_types: Collection[int] | None = None) -> bool:
        """Look up an id that was picked in such an option or select; whether the asker may pick it there.

        What is no id at all in options of other kinds is always in order.
        """
        buckets = _BUCKETS.get(kind.name.removesuffix("_SELECT"), ())
        return not buckets or any(self._put(bucket, id_, channel_types) for bucket in buckets)

    def _put(self, bucket: str, id_: str, channel_types: Collection[int] | None) -> bool:
        match bucket:
            case "users":
                found = self._user(id_)
            case "channels":
                found = self._channel(id_, channel_types)
            case _:
                found = self._guild.roles[id_].json() if self._guild and id_ in self._guild.roles else None
        if found:
            self.found.setdefault(bucket, {})[id_] = found
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
        permissions = self._world.permissions(self._asker.user.id, channel)
        if not permissions & Permission.VIEW_CHANNEL or (channel_types and channel.kind not in channel_types):
            return None
        return channel.json() | {"permissions": str(permissions)}
