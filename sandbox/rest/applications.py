"""The gateway's address, users, and the bot's user and application over REST: the endpoints that a login needs."""

import logging
from urllib.parse import urlsplit

from sandbox.endpoint.checks import CheckFailed
from sandbox.gateway.settings import GatewaySettings
from sandbox.protocol.encoding import Json
from sandbox.rest.call import Call, Reply
from sandbox.rest.rate_limits import Bucket
from sandbox.rest.routing import Route
from sandbox.validation.form import Form, FormErrors

INVALID_URL = "APPLICATION_INTERACTIONS_ENDPOINT_URL_INVALID"
"""The error code for an endpoint that fails the checks."""

_log = logging.getLogger(__name__)


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
        "verify_key": call.services.endpoint.signer.public_key,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": world.interactions_endpoint,
        "role_connections_verification_url": None,
        "owner": world.user(world.guild.owner).json(),
        "approximate_guild_count": sum(world.bot.id in guild.members for guild in world.guilds.values()),
        "approximate_user_install_count": len(world.user_installs),
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "integration_types_config": world.install_settings,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
        "summary": "",
    }
    return Reply(wire)


async def change_application(call: Call) -> Reply:
    """Sets or removes the interactions endpoint URL, which is checked first, and sets how the application is installed.

    Other fields are ignored.
    """
    errors = FormErrors()
    form = Form(call.json, errors)
    url = form.text("interactions_endpoint_url", 2048)
    if url and urlsplit(url).scheme not in ("http", "https"):
        form.error("interactions_endpoint_url", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https').")
    installs = call.json.get("integration_types_config")
    if "integration_types_config" in call.json and not _are_install_settings(installs):
        form.error("integration_types_config", "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    for key in call.json.keys() - {"interactions_endpoint_url", "integration_types_config"}:
        form.error(key, "SANDBOX_UNSUPPORTED", "The sandbox can't change this")
    errors.raise_any()
    if "interactions_endpoint_url" in call.json:
        try:
            await call.services.endpoint.set_urls(*([url] if url else []))
        except CheckFailed as failure:
            _log.warning("The interactions endpoint could not be verified: %s", failure)
            form.error(
                "interactions_endpoint_url",
                INVALID_URL,
                "The specified interactions endpoint URL could not be verified.",
            )
            errors.raise_any()
    if installs is not None:
        call.world.install_settings = installs
    return get_application(call)


def _are_install_settings(value: object) -> bool:
    """Returns whether this names at least one way to install the application, each with an object."""
    return (
        isinstance(value, dict)
        and bool(value)
        and value.keys() <= {"0", "1"}
        and all(isinstance(one, dict) for one in value.values())
    )


def routes(gateway: GatewaySettings) -> tuple[Route, ...]:
    """Returns the routes. `/gateway/bot` has a limit of two calls in the gap between two identifies."""
    return (
        Route("GET", "/gateway", get_gateway, bucket=None, bot=False),
        Route("GET", "/gateway/bot", get_bot_gateway, Bucket("gateway", 2, gateway.identify_gap)),
        Route("GET", "/users/@me", get_own_user),
        Route("GET", "/users/{user}", get_user),
        Route("GET", "/oauth2/applications/@me", get_application),
        Route("GET", "/applications/@me", get_application),
        Route("PATCH", "/applications/@me", change_application),
    )
