"""The application's registered commands, global or of one guild."""

from sandbox.interactions.installations import Context, context_of, contexts, installation_owners
from sandbox.protocol.command_types import CommandType
from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import ApiError, missing_access, unknown
from sandbox.protocol.permissions import Permission
from sandbox.validation.commands import read_command
from sandbox.validation.form import Form, FormErrors, Path
from sandbox.world.channels import WITHOUT_MESSAGES, Channel, ChannelType
from sandbox.world.events import CommandsChanged
from sandbox.world.users import User
from sandbox.world.world import World

MAX_COMMANDS = {
    CommandType.CHAT_INPUT: 100, CommandType.USER: 15, CommandType.MESSAGE: 15, CommandType.PRIMARY_ENTRY_POINT: 1,
}  # fmt: skip
"""The most commands of each type in a scope."""
NEEDED = Permission.VIEW_CHANNEL | Permission.USE_APPLICATION_COMMANDS
"""The permissions that a user needs in a channel to use commands there."""
_ENTRY_POINT = CommandType.PRIMARY_ENTRY_POINT
_CONTENT = ("id", "application_id", "version", "guild_id")


class CommandRegistry:
    """Registered commands by id, in the order of registration. A scope is a guild's id, or None for global commands."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._scopes: dict[str | None, dict[str, Json]] = {None: {}}

    def listed(self, scope: str | None) -> list[Json]:
        """Returns the commands of a scope.

        Raises:
            ApiError: 10004 if there is no such guild, 50001 if the bot is not a member.
        """
        return list(self._scope(scope).values())

    def everything(self) -> list[Json]:
        """Returns the commands of all scopes."""
        return [command for scope in self._scopes.values() for command in scope.values()]

    def usable(self, user: User, channel: Channel) -> list[Json]:
        """Returns the commands, typed and in menus, that a user can use in a channel; guild commands come first."""
        permissions = self._world.permissions(user.id, channel)
        if ~permissions & NEEDED or channel.kind in WITHOUT_MESSAGES:
            return []
        context = context_of(self._world, channel)
        own = self._scopes.get(channel.guild, {}) if channel.guild else {}
        return [
            one
            for one in (*own.values(), *self._scopes[None].values())
            if one["type"] != _ENTRY_POINT
            and context in contexts(one)
            and installation_owners(self._world, one, user, channel)
            and (context is not Context.GUILD or _is_permitted(permissions, one["default_member_permissions"]))
        ]

    def usable_by_channel(self, user: User) -> dict[str, list[Json]]:
        """Returns the usable commands by channel id; "" stands for direct messages with the bot, if not opened yet."""
        channels = {channel.id: channel for channel in self._world.places_of(user)}
        if not any(channel.recipients == (user,) for channel in channels.values()):
            channels[""] = Channel("", "", ChannelType.DM, recipients=(user,))
        return {id_: self.usable(user, channel) for id_, channel in channels.items()}

    def _scope(self, scope: str | None) -> dict[str, Json]:
        if scope is not None:
            guild = self._world.guilds.get(scope)
            if guild is None:
                raise unknown("Guild")
            if self._world.bot.id not in guild.members:
                raise missing_access()
        return self._scopes.setdefault(scope, {})

    def get(self, scope: str | None, id_: str) -> Json:
        """Returns a command.

        Raises:
            ApiError: 10063 if there is none with this id.
        """
        command = self._scope(scope).get(id_)
        if command is None:
            raise unknown("application command")
        return command

    def add(self, scope: str | None, body: object) -> tuple[Json, bool]:
        """Registers a command, or replaces the one with the same name and type. Returns it, and whether it is new.

        Raises:
            ApiError: 50035 for an invalid form, 30032 beyond the limit of its type.
        """
        read = self._read([body], [()])[0]
        new = self._named(scope, read) is None
        registered = sum(one["type"] == read["type"] for one in self._scope(scope).values())
        if new and registered >= MAX_COMMANDS[read["type"]]:
            raise _too_many(read["type"])
        command = self._keep(scope, read)
        self._world.emit(CommandsChanged())
        return command, new

    def change(self, scope: str | None, id_: str, body: Json) -> Json:
        """Changes some fields of a command."""
        old = self.get(scope, id_)
        unchanged = {key: value for key, value in old.items() if key not in _CONTENT}
        read = self._read([unchanged | body], [()])[0]
        del self._scope(scope)[id_]
        command = self._keep(scope, read, id_)
        self._world.emit(CommandsChanged())
        return command

    def remove(self, scope: str | None, id_: str) -> None:
        """Deletes a command."""
        self.get(scope, id_)
        del self._scope(scope)[id_]
        self._world.emit(CommandsChanged())

    def overwrite(self, scope: str | None, bodies: object) -> list[Json]:
        """Replaces all commands of a scope; those with the same name and type keep their id.

        Raises:
            ApiError: 50035 for an invalid form, 30032 for too many of a type, 50240 without the entry point.
        """
        if not isinstance(bodies, list):
            errors = FormErrors()
            errors.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            errors.raise_any()
            return []
        read = self._read(bodies, [(index,) for index in range(len(bodies))])
        old = {(one["name"], one["type"]): one["id"] for one in self._scope(scope).values()}
        if {_ENTRY_POINT} <= {one["type"] for one in self._scope(scope).values()} - {one["type"] for one in read}:
            raise ApiError(400, 50240, "You cannot remove this app's Entry Point command in a bulk update operation.")
        self._scope(scope).clear()
        kept = [self._keep(scope, command, old.get((command["name"], command["type"]))) for command in read]
        self._world.emit(CommandsChanged())
        return kept

    def _read(self, bodies: list[object], paths: list[Path]) -> list[Json]:
        return _read(bodies, paths, sorted(map(int, self._world.install_settings)))

    def _named(self, scope: str | None, read: Json) -> str | None:
        same = (
            one for one in self._scope(scope).values() if (one["name"], one["type"]) == (read["name"], read["type"])
        )
        return next((str(one["id"]) for one in same), None)

    def _keep(self, scope: str | None, read: Json, id_: str | None = None) -> Json:
        id_ = id_ or self._named(scope, read) or self._world.snowflakes.next()
        command = {
            "id": id_,
            "application_id": self._world.application,
            "version": self._world.snowflakes.next(),
            **read,
        }
        if scope:
            command["guild_id"] = scope
        self._scope(scope)[id_] = command
        return command


def _is_permitted(permissions: int, wanted: str | None) -> bool:
    """Whether a member with these permissions can use a command whose `default_member_permissions` are `wanted`."""
    if wanted is None or permissions & Permission.ADMINISTRATOR:
        return True
    return int(wanted) != 0 and permissions & int(wanted) == int(wanted)


def _too_many(kind: int) -> ApiError:
    most = MAX_COMMANDS[CommandType(kind)]
    return ApiError(400, 30032, f"Maximum number of application commands reached ({most}).")


def _read(bodies: list[object], paths: list[Path], installs: list[int]) -> list[Json]:
    errors = FormErrors()
    commands = [read_command(Form(body, errors, path), installs) for body, path in zip(bodies, paths, strict=True)]
    names: set[tuple[str, int]] = set()
    for command, path in zip(commands, paths, strict=True):
        key = command["name"], command["type"]
        if key in names:
            errors.add(
                (*path, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        names.add(key)
    for kind in CommandType:
        if sum(command["type"] == kind for command in commands) > MAX_COMMANDS[kind]:
            raise _too_many(kind)
    errors.raise_any()
    return commands
