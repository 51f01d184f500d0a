"""A gateway payload that nobody has foreseen is logged and dropped: the process goes on, and so do the games.

`SLOW=1` for very many of them, `SEED=...` for the same ones again.
"""

import asyncio
import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sandbox.bot_process import Bot
from sandbox.client import Sandbox, User
from sandbox.interactions.interaction import Origin
from tests.e2e.conftest import QUICK_RESTARTS, SHORT_WINDOWS
from tests.e2e.forked_bot import forked
from tests.e2e.forms import hand_in
from tests.e2e.malformed_payloads import BROKEN_READY, events, frames, mutations
from tests.e2e.people import on_turn, seat
from tests.e2e.quick_clock import QUICK
from tests.seed import SEED

MUTATIONS, CONTENTS = (600, 100) if os.environ.get("SLOW") else (25, 2)
"""How many copies of each genuine payload have fields changed, and how many contents each event has."""

QUIET_SECONDS = 0.3


def sent(discord: Sandbox, event: str) -> list[Any]:
    """What was sent to the bot with this event, the latest last."""
    (session,) = discord.gateway.sessions.values()
    payloads = [json.loads(text) for _, text in session.kept]
    return [payload["d"] for payload in payloads if payload["t"] == event]


def send(discord: Sandbox, event: str, payload: Any) -> None:
    (session,) = discord.gateway.sessions.values()
    session.dispatch(event, payload)


async def quiet(bot: Bot) -> None:
    """Waits until the bot has read all that it was sent: it logs nothing any more."""
    before = ""
    while bot.log != before:
        before = bot.log
        await asyncio.sleep(QUIET_SECONDS)


async def genuine(discord: Sandbox, user: User, table: str, channel: str) -> Iterator[tuple[str, Any]]:
    """A press, a command, an autocomplete and a form of this user, and a guild, as the bot was sent them."""
    assert (await user.click("?", channel=channel)).ok
    await user.autocomplete("move", "words", "a", channel=channel)
    assert (await user.command("board", channel)).ok
    world = discord.world
    origin = Origin(world.users[user.id], world.channels[channel], "form")
    hand_in(discord, origin, {"custom_id": "v1:join::0:", "components": []}, world.channels[channel].messages[table])
    return iter(
        [
            *(("INTERACTION_CREATE", one) for one in sent(discord, "INTERACTION_CREATE")[-4:]),
            ("GUILD_CREATE", sent(discord, "GUILD_CREATE")[0]),
        ]
    )


async def test_malformed_payloads_are_dropped_and_the_game_goes_on(tmp_path: Path) -> None:
    print(f"SEED={SEED}")  # noqa: T201  what has to be known to see it again
    dice = random.Random(SEED)
    async with (
        Sandbox.serve(gateway_settings=QUICK_RESTARTS, terms=SHORT_WINDOWS) as discord,
        forked(discord, tmp_path / "tavolino.db", env=QUICK) as bot,
    ):
        pid, gateway = bot.pid, discord.gateway
        alice, bruno, claire = [await discord.user(name, "en-US") for name in ("Alice", "Bruno", "Claire")]
        table = await seat(alice, bruno, game="tris_1")
        for event, payload in await genuine(discord, claire, table.id, table.channel):
            for malformed in mutations(payload, dice, MUTATIONS):
                send(discord, event, malformed)
        for frame in frames():
            gateway.send_raw(frame)
        for event, payload in events(dice, CONTENTS):
            send(discord, event, payload)
        await quiet(bot)
        mover = on_turn(table, [alice, bruno])
        assert (await mover.click("B2", message=table)).ok
        assert bot.pid == pid
        assert "gateway payload dropped" in bot.log
        assert "the gateway ended" not in bot.log, "the connection was lost"


async def test_after_a_ready_that_cannot_be_read_the_bot_opens_a_new_connection(tmp_path: Path) -> None:
    async with (
        Sandbox.serve(gateway_settings=QUICK_RESTARTS, terms=SHORT_WINDOWS) as discord,
        forked(discord, tmp_path / "tavolino.db", env=QUICK) as bot,
    ):
        pid = bot.pid
        alice, bruno = [await discord.user(name, "en-US") for name in ("Alice", "Bruno")]
        table = await seat(alice, bruno, game="tris_1")
        send(discord, "READY", BROKEN_READY)
        await discord.bot_ready(identified=1)
        assert (await on_turn(table, [alice, bruno]).click("B2", message=table)).ok
        assert bot.pid == pid
