"""The gateway's address, users, and the bot's user and application over REST: what a library requests to log in."""

from sandbox.protocol.encoding import Json
from sandbox.rest.call import Call, Reply
from sandbox.rest.rate_limits import Bucket
from sandbox.rest.routing import Route


def _gateway_url(call: Call) -> str:
    return f"{call.world.files.base.replace('http', 'ws', 1)}/gateway"


def get_gateway(call: Call) -> Reply:
    """Returns the gateway's address."""
    return Reply({"url": _gateway_url(call)})


def get_bot_gateway(call: Call) -> Reply:
    """Returns the gateway's address, the recommended number of shards, and the limit on identifies."""
    gateway = call.services.gateway
    limit = {
        "total": gateway.settings.identifies,
        "remaining": gateway.identifies.remaining,
        "reset_after": gateway.identifies.reset_after,
        "max_concurrency": gateway.settings.max_concurrency,
    }
    return Reply({"url": _gateway_url(call), "shards": gateway.recommended_shards, "session_start_limit": limit})


def get_own_user(call: Call) -> Reply:
    """Returns the bot's user."""
    own = {"mfa_enabled": True, "locale": "en-US", "premium_type": 0, "email": None, "verified": True}
    return Reply(call.world.bot.json() | own)


def get_user(call: Call) -> Reply:
    """Returns any user."""
    return Reply(call.world.user(call.ids["user"]).json())


def get_application(call: Call) -> Reply:
    """Returns the bot's application."""
    world = call.world
    wire: Json = {
        "id": world.application,
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": world.bot.json(),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": world.user(world.guild.owner).json(),
        "approximate_guild_count": sum(world.bot.id in guild.members for guild in world.guilds.values()),
        "approximate_user_install_count": len(world.user_installs),
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
        "summary": "",
    }
    return Reply(wire)


_GATEWAY = Bucket("gateway", 2, 5.0)

ROUTES = (
    Route("GET", "/gateway", get_gateway, bucket=None, bot=False),
    Route("GET", "/gateway/bot", get_bot_gateway, _GATEWAY),
    Route("GET", "/users/@me", get_own_user),
    Route("GET", "/users/{user}", get_user),
    Route("GET", "/oauth2/applications/@me", get_application),
    Route("GET", "/applications/@me", get_application),
)
