"""A run of the probe: connects, tries one assumption after the other, and removes what it sent."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import aiohttp
import discord

from bot.probe.api import Api, Sleep
from bot.probe.assumption import Assumption, NotHeld, NotTried, Outcome, Result
from bot.probe.assumptions import ALL
from bot.probe.cannot_probe import CannotProbe
from bot.probe.connection import Connection
from bot.probe.exchange import Exchange
from bot.probe.messages import layout
from bot.probe.probe import NOT_REACHED, UPDATE, Options, Probe
from bot.probe.report import DISCORD, Report, as_json
from bot.ui.gateway.connection import stay_connected
from bot.ui.gateway.connection_errors import Rejected, discord_retry, raise_if_rejected
from bot.ui.gateway.login import disable_voice_warnings, use_api

API_VERSION = "/api/v10"
CONNECTED_WITHIN = 60.0
"""Seconds in which the gateway has to accept the connection."""
TEXT_CHANNEL = 0
HERE = "probe:here"


async def run_probe(
    token: str,
    api_url: str | None,
    options: Options,
    write: Callable[[str], None],
    *,
    json_file: Path | None = None,
    sleep: Sleep = asyncio.sleep,
) -> bool:
    """Tries the assumptions. Returns whether something that the bot relies on did not hold.

    Args:
        token: the bot's.
        api_url: the address of the API, without a path; None for Discord's own.
        write: prints a line.
        json_file: where the results and the exchange are written to.
        sleep: waits for a number of seconds.

    Raises:
        CannotProbe: Discord cannot be reached, or the bot cannot use the channel.
        Rejected: Discord refuses the token.
    """
    url, exchange, report = api_url or DISCORD, Exchange(token), Report(write)
    report.begin(url)
    async with _connected(token, api_url, exchange) as connection, aiohttp.ClientSession() as session:
        agent = connection.http.user_agent
        api = Api(session, url=url + API_VERSION, token=token, user_agent=agent, exchange=exchange, sleep=sleep)
        probe = Probe(
            api,
            connection,
            options,
            application=str(connection.application_id),
            bot=str(connection.user.id if connection.user else ""),
            guild=await _guild(api, options),
            sleep=sleep,
        )
        left = await _try_all(probe, report)
    report.end(left)
    if json_file is not None:
        exchange.write(json_file, [as_json(result) for result in report.results], url)
        write(f"Written: {json_file}")
    return report.broken


@asynccontextmanager
async def _connected(token: str, api_url: str | None, exchange: Exchange) -> AsyncIterator[Connection]:
    """Logs in and connects to the gateway within the block."""
    disable_voice_warnings()
    async with Connection(exchange) as connection:
        if api_url is not None:
            use_api(api_url)
        try:
            await connection.login(token)
        except (discord.LoginFailure, discord.HTTPException, *NOT_REACHED) as error:
            raise_if_rejected(error)
            raise CannotProbe(f"Discord cannot be reached: {error}") from error
        connecting = asyncio.create_task(stay_connected(connection, discord_retry()))
        identified = asyncio.create_task(connection.identified.wait())
        try:
            await asyncio.wait((connecting, identified), timeout=CONNECTED_WITHIN, return_when=asyncio.FIRST_COMPLETED)
            if connecting.done():
                connecting.result()
            if not identified.done():
                raise CannotProbe(f"Discord's gateway has not accepted the connection in {CONNECTED_WITHIN:g} s")
            yield connection
        finally:
            identified.cancel()
            connecting.cancel()
            with suppress(asyncio.CancelledError, Rejected):
                await connecting


async def _guild(api: Api, options: Options) -> str:
    """Returns the id of the test channel's guild. Raises CannotProbe."""
    try:
        answer = await api("GET", f"/channels/{options.channel}")
    except NOT_REACHED as error:
        raise CannotProbe(f"Discord cannot be reached: {error}") from error
    if not answer.ok:
        raise CannotProbe(f"The bot cannot see the channel {options.channel}: {answer}")
    if answer.body["type"] != TEXT_CHANNEL:
        raise CannotProbe(f"The channel {options.channel} is no text channel of a server.")
    return str(answer.body["guild_id"])


async def _try_all(probe: Probe, report: Report) -> list[str]:
    """Tries the chosen assumptions; returns what could not be removed afterwards."""
    only = probe.options.only
    left = await _greet(probe)
    for assumption in ALL:
        if not only or assumption.key in only:
            probe.api.assumption = assumption.key
            try:
                report.add(await _try(probe, assumption))
            finally:  # Ctrl-C leaves nothing behind either
                left += await probe.clean_up()
    return left


async def _greet(probe: Probe) -> list[str]:
    """Looks for a person who presses, and for the permission to post. Raises CannotProbe."""
    minutes = probe.options.wait / 60
    text = (
        "I am trying what the bot assumes of Discord, and need somebody who presses buttons for a few minutes: always "
        f"the newest message here. Press within {minutes:.0f} minutes, or I try only what needs nobody."
    )
    try:
        await probe.post(layout(text, buttons=[("I am here", HERE)]))
    except (NotHeld, NotTried) as error:
        raise CannotProbe(f"The bot cannot post in the channel {probe.options.channel}: {error}") from error
    with suppress(NotTried):
        press = await probe.interaction(lambda payload: payload["data"].get("custom_id") == HERE)
        if (await probe.answer(press, UPDATE, layout("Thank you."))).ok:
            probe.person = press.user
    return await probe.clean_up()


async def _try(probe: Probe, assumption: Assumption) -> Result:
    try:
        seen = await assumption.attempt(probe)
    except NotHeld as error:
        return Result(assumption, Outcome.NOT_HELD, str(error))
    except NotTried as error:
        return Result(assumption, Outcome.NOT_TRIED, str(error))
    except NOT_REACHED as error:
        return Result(assumption, Outcome.NOT_TRIED, f"Discord could not be reached: {error!r}")
    return Result(assumption, Outcome.HELD, seen)
