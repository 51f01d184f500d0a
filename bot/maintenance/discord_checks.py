"""Checks of what is outside of the process: Discord's API, its clock, and the health page of a running bot.

Checks that ask Discord raise Refused if it cannot be asked, or refuses.
"""

import asyncio
from collections.abc import AsyncIterator
from time import perf_counter
from typing import Any

import aiohttp
import yarl

from bot.maintenance.discord_api import TIMEOUT, Api, Refused, connected, logged_in
from bot.maintenance.report import Finding, listed
from bot.monitoring.health_check import LOOPBACK_OF
from bot.settings import Settings
from bot.texts import texts_for
from bot.ui.reply.bot_permissions import INVITED_WITH, SCOPES, invite_link, missing_in_guild

HELLO = 10
"""The gateway's first frame."""

FEW_SESSIONS = 50
"""If fewer gateway sessions are left for the day, something is wrong: a running bot needs one or two."""

GUILDS_A_PAGE = 200

MOST_SECONDS = 2.0
"""The most by which the clock may differ from Discord's: both measure the age of a press, which decides races."""

GUILD_INSTALL, USER_INSTALL = "0", "1"
"""Discord's types of installation."""


async def check_discord(settings: Settings) -> Finding:
    """Finds whether Discord accepts the token and its gateway answers, and how many gateway sessions are left today."""
    async with logged_in(settings) as api:
        user = await api.get("/users/@me")
        gateway = await api.get("/gateway/bot")
        seconds = await _greeting(api.session, gateway["url"])
    limit, shards = gateway["session_start_limit"], gateway["shards"]
    text = (
        f"logged in as {user['username']} ({user['id']}); the gateway greets in {seconds * 1000:.0f} ms;"
        f" {limit['remaining']:,} of {limit['total']:,} gateway sessions left today"
    )
    if shards > 1:
        text += f"; Discord recommends {shards} shards, which `run` starts by itself"
    return Finding(fine=limit["remaining"] >= min(FEW_SESSIONS, limit["total"]), text=text)


async def check_clock(settings: Settings) -> Finding:
    """Finds how far this machine's clock is from Discord's."""
    async with connected(settings) as api:
        await api.get("/gateway")
    if api.clock_ahead is None:
        return Finding(fine=True, text="not compared, since Discord's answer has no date")
    if abs(api.clock_ahead) <= MOST_SECONDS:
        return Finding(fine=True, text="goes with Discord's")
    way = "ahead of" if api.clock_ahead > 0 else "behind"
    return Finding(fine=False, text=f"{abs(api.clock_ahead):.0f} seconds {way} Discord's: set it by NTP")


async def check_application(settings: Settings) -> Finding:
    """Finds how the application can be installed, and whether the bot gets the permissions it needs by that."""
    async with logged_in(settings) as api:
        application = await api.get("/applications/@me")
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
    """Returns whether the portal's page Installation allows this kind; by default it allows the first one."""
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


async def check_permissions(settings: Settings) -> Finding:
    """Finds the servers where the bot lacks a permission. `/help` tells which permissions single channels take away."""
    lacking, count, texts = [], 0, texts_for("en")
    async with logged_in(settings) as api:
        async for guild in _guilds(api):
            count += 1
            if missing := missing_in_guild(int(guild["permissions"])):
                names = ", ".join(texts(f"permission-{name}") for name in missing)
                lacking.append(f"{guild['name']} ({guild['id']}) lacks {names}")
    text = f"complete in {count - len(lacking):,} of {count:,} servers"
    return Finding(fine=not lacking, text=f"{text}; {listed(lacking)}" if lacking else text)


async def check_monitoring(settings: Settings) -> Finding:
    """Finds whether a running bot is ready, according to its health page."""
    if settings.monitoring_port is None:
        return Finding(fine=True, text="off, since MONITORING_PORT is not set")
    host = LOOPBACK_OF.get(settings.monitoring_host, settings.monitoring_host)
    page = yarl.URL.build(scheme="http", host=host, port=settings.monitoring_port, path="/readyz")
    address = page.authority
    try:
        async with aiohttp.ClientSession(timeout=TIMEOUT) as session, session.get(page) as answer:
            said = (await answer.text()).strip().replace("\n", "; ")
            return Finding(fine=answer.status == 200 and said == "ready", text=f"the bot at {address} says: {said}")
    except TimeoutError:
        return Finding(fine=False, text=f"the bot at {address} does not answer")
    except aiohttp.ClientConnectorError:
        return Finding(fine=True, text=f"no bot runs at {address}")
    except aiohttp.ClientError as error:
        return Finding(fine=False, text=f"something else answers at {address}: {error}")


async def _guilds(api: Api) -> AsyncIterator[Any]:
    """Yields the bot's guilds, which Discord lists page by page in order of their ids."""
    after = "0"
    while page := await api.get("/users/@me/guilds", limit=str(GUILDS_A_PAGE), after=after):
        for guild in page:
            yield guild
        if len(page) < GUILDS_A_PAGE:
            return
        after = page[-1]["id"]


async def _greeting(session: aiohttp.ClientSession, url: str) -> float:
    """Returns the seconds until the gateway's first frame. No gateway session begins. Raises Refused."""
    begun = perf_counter()
    try:
        async with asyncio.timeout(10), session.ws_connect(f"{url}?v=10&encoding=json") as socket:
            frame = await socket.receive_json()
    except (aiohttp.ClientError, OSError, TypeError, ValueError) as error:
        raise Refused(f"Discord's gateway cannot be reached: {str(error) or type(error).__name__}") from error
    if frame.get("op") != HELLO:
        raise Refused(f"Discord's gateway greets in another way: {frame.get('op')}")
    return perf_counter() - begun
