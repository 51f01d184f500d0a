"""Application commands over REST, global or of a guild."""

from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import unknown
from sandbox.rest.call import NO_CONTENT, Call, Reply
from sandbox.rest.rate_limits import Bucket
from sandbox.rest.routing import Route

_TRANSLATIONS = ("name_localizations", "description_localizations")


def _scope(call: Call) -> str | None:
    if call.ids["application"] != call.world.application:
        raise unknown("Application")
    return call.ids.get("guild")


def list_commands(call: Call) -> Reply:
    """Returns all commands, with translations only if `with_localizations` is set."""
    commands = call.services.commands.listed(_scope(call))
    if call.flag("with_localizations"):
        return Reply(commands)
    return Reply([_untranslated(command) for command in commands])


def _untranslated(node: Json) -> Json:
    plain = {key: value for key, value in node.items() if key not in _TRANSLATIONS}
    for key in ("options", "choices"):
        if key in plain:
            plain[key] = [_untranslated(inner) for inner in plain[key]]
    return plain


def overwrite_commands(call: Call) -> Reply:
    """Replaces all commands."""
    return Reply(call.services.commands.overwrite(_scope(call), call.body))


def create_command(call: Call) -> Reply:
    """Registers a command: 201 for a new one, 200 if it replaces one with the same name."""
    command, new = call.services.commands.add(_scope(call), call.json)
    return Reply(command, 201 if new else 200)


def get_command(call: Call) -> Reply:
    """Returns a command."""
    return Reply(call.services.commands.get(_scope(call), call.ids["command"]))


def change_command(call: Call) -> Reply:
    """Changes a command."""
    return Reply(call.services.commands.change(_scope(call), call.ids["command"], call.json))


def delete_command(call: Call) -> Reply:
    """Deletes a command."""
    call.services.commands.remove(_scope(call), call.ids["command"])
    return NO_CONTENT


_WRITES = Bucket("commands", 5, 20.0)

ROUTES = tuple(
    Route(method, f"/applications/{{application}}{scope}/commands{which}", endpoint, bucket)
    for scope in ("", "/guilds/{guild}")
    for method, which, endpoint, bucket in (
        ("GET", "", list_commands, Bucket("list commands", 10, 10.0)),
        ("PUT", "", overwrite_commands, _WRITES),
        ("POST", "", create_command, _WRITES),
        ("GET", "/{command}", get_command, Bucket("get command", 10, 10.0)),
        ("PATCH", "/{command}", change_command, _WRITES),
        ("DELETE", "/{command}", delete_command, _WRITES),
    )
)
