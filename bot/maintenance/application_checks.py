"""Checks of what Discord says about the application, and of its clock."""

from typing import Any

from bot.maintenance.discord_api import Refused, connected
from bot.maintenance.report import NO_TOKEN, Finding, listed
from bot.settings import Settings
from bot.ui.reply.bot_permissions import INVITED_WITH, SCOPES, invite_link, missing_in_guild

MOST_SECONDS = 2.0
"""How far the clock may be from Discord's: the age of a press, which decides who was in time, is measured by both."""

GUILD_INSTALL, USER_INSTALL = "0", "1"
"""Discord's types of installation."""


async def check_clock(settings: Settings) -> Finding:
    """Finds how far this machine's clock is from Discord's."""
    async with connected(settings) as api:
        try:
            await api.get("/gateway")
        except Refused as why:
            return Finding(fine=False, text=str(why))
    if api.clock_ahead is None:
        return Finding(fine=True, text="not compared, since Discord's answer has no date")
    if abs(api.clock_ahead) <= MOST_SECONDS:
        return Finding(fine=True, text="goes with Discord's")
    way = "ahead of" if api.clock_ahead > 0 else "behind"
    return Finding(fine=False, text=f"{abs(api.clock_ahead):.0f} seconds {way} Discord's: set it by NTP")


async def check_application(settings: Settings) -> Finding:
    """Finds how the application can be installed, and whether that gives the bot what it needs."""
    if settings.discord_token is None:
        return NO_TOKEN
    try:
        async with connected(settings) as api:
            application = await api.get("/applications/@me")
    except Refused as why:
        return Finding(fine=False, text=str(why))
    faults = listed([*application_faults(application)])
    url = application.get("interactions_endpoint_url")
    ways = [
        "in servers" if _installs(application, GUILD_INSTALL) else "not in servers",
        "by users for themselves" if _installs(application, USER_INSTALL) else "not by users for themselves",
    ]
    text = f"installed {', '.join(ways)}; interactions go to {url or 'the gateway'}"
    link = f"this link invites the bot: {invite_link(int(application['id']))}"
    return Finding(fine=not faults, text="; ".join(filter(None, [text, faults, link])))


def _installs(application: dict[str, Any], kind: str) -> bool:
    """Returns whether the portal's page Installation allows this kind; one on which nothing was set has the first."""
    return kind in (application.get("integration_types_config") or {GUILD_INSTALL: {}})


def application_faults(application: dict[str, Any]) -> list[str]:
    """Returns what is wrong with the settings of the application on the developer portal."""
    faults = []
    if application.get("bot_require_code_grant"):
        faults.append("Requires OAuth2 Code Grant is on (page Bot), so that no link invites it: turn it off")
    if not _installs(application, GUILD_INSTALL):
        faults.append("Guild Install is off (page Installation), so that it cannot be invited")
    config = (application.get("integration_types_config") or {}).get(GUILD_INSTALL) or {}
    params = config.get("oauth2_install_params") or application.get("install_params")
    if params is not None:
        if lacking := [scope for scope in SCOPES if scope not in params["scopes"]]:
            faults.append(f"the link of the page Installation lacks the scope {', '.join(lacking)}")
        elif missing_in_guild(int(params["permissions"])):
            faults.append(f"the link of the page Installation asks for less than the permissions {INVITED_WITH.value}")
    return faults
