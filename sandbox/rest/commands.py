"""Application commands over REST: for everywhere, or for a guild."""

from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import unknown
from sandbox.rest.call import NO_CONTENT, Call, Reply
from sandbox.rest.rate_limits import Bucket
from sandbox.rest.routing import Route

_WITHOUT = ("name_localizations", "description_localizations")


def _scope(call: Call) -> str | None:
    if call.ids["application"] != call.world.application:
        raise unknown("Application")
    return call.ids.get("guild")


def listed(call: Call) -> Reply:
    """All commands; their translations only if asked for."""
    commands = call.services.commands.listed(_scope(call))
    if call.flag("with_localizations"):
        return Reply(commands)
    return Reply([_untranslated(command) for command in commands])


def _untranslated(node: Json) -> Json:
    plain = {key: value for key, value in node.items() if key not in _WITHOUT}
    for key in ("options", "choices"):
        if key in plain:
            plain[key] = [_untranslated(inner) for inner in plain[key]]
    return plain


def overwritten(call: Call) -> Reply:
    """Replace all commands."""
    return Reply(call.services.commands.overwrite(_scope(call), call.body))


def added(call: Call) -> Reply:
    """Register one command: 201 for a new one, 200 where one of this name is replaced."""
    command, new = call.services.commands.add(_scope(call), call.json)
    return Reply(command, 201 if new else 200)


def one(call: Call) -> Reply:
    """One command."""
    return Reply(call.services.commands.get(_scope(call), call.ids["command"]))


def changed(call: Call) -> Reply:
    """Change a command."""
    return Reply(call.services.commands.change(_scope(call), call.ids["command"], call.json))


def removed(call: Call) -> Reply:
    """Take a command away."""
    call.services.commands.remove(_scope(call), call.ids["command"])
    return NO_CONTENT


_WRITES = Bucket("commands", 5, 20.0)

ROUTES = tuple(
    Route(method, f"/applications/{{application}}{scope}/commands{which}", endpoint, bucket)
    for scope in ("", "/guilds/{guild}")
    for method, which, endpoint, bucket in (
        ("GET", "", listed, Bucket("list commands", 10, 10.0)),
        ("PUT", "", overwritten, _WRITES),
        ("POST", "", added, _WRITES),
        ("GET", "/{command}", one, Bucket("get command", 10, 10.0)),
        ("PATCH", "/{command}", changed, _WRITES),
        ("DELETE", "/{command}", removed, _WRITES),
    )
)
