"""Who the bot is, and where its gateway is: what a library asks when it logs in."""

from sandbox.protocol.encoding import Json
from sandbox.rest.call import Call, Reply
from sandbox.rest.rate_limits import Bucket
from sandbox.rest.routing import Route

STARTS_A_DAY = 1000


def _gateway(call: Call) -> str:
    return f"{call.world.files.base.replace('http', 'ws', 1)}/gateway"


def gateway(call: Call) -> Reply:
    """Where to connect."""
    return Reply({"url": _gateway(call)})


def bot_gateway(call: Call) -> Reply:
    """Where to connect, with how many shards, and how often one may identify."""
    hub = call.services.gateway
    limit = {"total": STARTS_A_DAY, "remaining": STARTS_A_DAY - hub.identified, "reset_after": 86_400_000}
    limit["max_concurrency"] = hub.terms.max_concurrency
    return Reply({"url": _gateway(call), "shards": hub.terms.shards, "session_start_limit": limit})


def me(call: Call) -> Reply:
    """The bot's own user."""
    own = {"mfa_enabled": True, "locale": "en-US", "premium_type": 0, "email": None, "verified": True}
    return Reply(call.world.bot.json() | own)


def user(call: Call) -> Reply:
    """Any user."""
    return Reply(call.world.user(call.ids["user"]).json())


def application(call: Call) -> Reply:
    """The application."""
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


_ROUTES = Bucket("gateway", 2, 5.0)

ROUTES = (
    Route("GET", "/gateway", gateway, bucket=None, bot=False),
    Route("GET", "/gateway/bot", bot_gateway, _ROUTES),
    Route("GET", "/users/@me", me),
    Route("GET", "/users/{user}", user),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
)
