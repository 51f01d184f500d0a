"""A run of the probe: connects, tries one assumption after the other, and removes what it sent."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import aiohttp
import discord

from bot.probe.api import Api, Exchange, Sleep
from bot.probe.assumption import Assumption, NotHeld, NotTried, Outcome, Result
from bot.probe.assumptions import ALL
from bot.probe.cannot_probe import CannotProbe
from bot.probe.connection import Connection
from bot.probe.messages import layout
from bot.probe.probe import NOT_REACHED, UPDATE, Options, Probe
from bot.ui.gateway.connection import stay_connected
from bot.ui.gateway.connection_errors import Rejected, discord_retry, raise_if_rejected
from bot.ui.gateway.login import disable_voice_warnings, use_api

DISCORD = "https://discord.com"
NOT_DISCORD = (
    "This is not Discord. If it is the sandbox, what follows proves nothing about Discord: only Discord itself can. "
    "If it is a proxy, everything that it passes on counts."
)


class Report:
    """Prints results as they come in.

    Args:
        write: prints a line.
    """

    def __init__(self, write: Callable[[str], None]) -> None:
        self.write = write
        self.results: list[Result] = []

    def begin(self, url: str) -> None:
        """Prints which API is tried.

        Args:
            url: its address, without a path.
        """
        self.write(f"Trying what Tavolino assumes of {url}")
        if url != DISCORD:
            self.write(NOT_DISCORD)

    def add(self, result: Result) -> None:
        """Prints a result."""
        self.results.append(result)
        self.write(line(result))

    def end(self, left: Sequence[str]) -> None:
        """Prints the summary, and what could not be removed from the test channel."""
        counts = Counter(result.outcome for result in self.results)
        self.write(", ".join(f"{counts[outcome]} {outcome.value}" for outcome in Outcome))
        broken = [one for one in self.results if one.outcome is Outcome.NOT_HELD and one.assumption.code]
        self.write(f"{len(broken)} of those that did not hold break something" if broken else "Nothing is broken")
        self.write(f"Left behind: {'; '.join(left)}" if left else "Removed: all that was sent to the channel")

    @property
    def broken(self) -> bool:
        """Whether something that the bot relies on did not hold."""
        return any(one.outcome is Outcome.NOT_HELD and one.assumption.code for one in self.results)


def line(result: Result) -> str:
    """Returns the line about a result."""
    about = result.assumption
    text = f"{result.outcome.value:9} {about.key}: {about.text}"
    match result.outcome:
        case Outcome.HELD:
            return f"{text} ({result.seen})"
        case Outcome.NOT_TRIED:
            return f"{text}: {result.seen}"
        case Outcome.NOT_HELD:
            where = f" ({about.code})" if about.code else ""
            return f"{text}: {result.seen}. Breaks: {about.breaks}{where}"


def as_json(result: Result) -> dict[str, str]:
    """Returns a result for the JSON file."""
    about = result.assumption
    fields = {"assumption": about.key, "text": about.text, "outcome": result.outcome.value, "seen": result.seen}
    return fields | {"code": about.code, "breaks": about.breaks}


API_VERSION = "/api/v10"
CONNECTED_WITHIN = 60.0
"""Seconds within which the gateway has to accept the connection."""
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
        token: the bot's token.
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
            finally:  # Ctrl-C leaves nothing behind, either
                left += await probe.clean_up()
    return left


async def _greet(probe: Probe) -> list[str]:
    """Finds a person who presses, and whether the bot may post. Raises CannotProbe."""
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
