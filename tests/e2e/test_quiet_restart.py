"""A restart asks Discord for nothing but what is needed: messages that are behind, commands that have changed."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path

from bot.ui.gateway.request_limiter import BACKGROUND_CEILING
from sandbox.bot_process import Bot
from sandbox.client import Sandbox
from tests.e2e.conftest import QUICK_RESTARTS, SHORT_WINDOWS
from tests.e2e.forked_bot import forked
from tests.e2e.people import edited, newest_table, on_turn, seat, steps
from tests.e2e.quick_clock import QUICK

EDIT = ("PATCH", "/channels/{channel}/messages/{message}")
COMMANDS = "/applications/{application}/commands"
QUIET = 1.5
"""Seconds after a start in which redraws would have begun."""
GUILDS = 14
"""Servers with three tables each, which are more than may be redrawn in a second."""
LOGIN = 5
"""Requests at most that a start makes beside redraws."""


@dataclass
class Restarts:
    """A sandbox and a bot of a test's own, since all requests of the bot are counted."""

    discord: Sandbox
    bot: Bot
    database: Path

    async def restart(self, *, kill: bool = False) -> None:
        """Restarts the bot; requests are counted anew."""
        await (self.bot.kill() if kill else self.bot.stop())
        self.discord.app.rest.requests.clear()
        await self.bot.start()

    def write(self, sql: str) -> None:
        """Changes the database while the bot is down."""
        with closing(sqlite3.connect(self.database)) as store, store:
            store.execute(sql)

    async def logged(self, event: str) -> None:
        """Waits until the bot has logged this event."""
        for _ in range(1000):
            if event in self.bot.log:
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"{event!r} is not logged")

    async def shown_written(self) -> None:
        """Waits until the store knows of every table that its message shows it as it is, about a second later."""
        behind = """SELECT 1 FROM sessions WHERE shown IS NULL OR json_extract(shown, '$[1]') <> (
            SELECT count(*) FROM moves WHERE session = id)"""
        with closing(sqlite3.connect(self.database)) as store:
            for _ in range(1000):
                if not store.execute(behind).fetchone():
                    return
                await asyncio.sleep(0.01)
        raise AssertionError("the store never knew of what the messages show")

    @property
    def edits(self) -> int:
        return self.discord.requests().count(*EDIT)


@asynccontextmanager
async def restarts(folder: Path) -> AsyncIterator[Restarts]:
    database = folder / "tavolino.db"
    async with (
        Sandbox.serve(gateway_settings=QUICK_RESTARTS, terms=SHORT_WINDOWS) as discord,
        forked(discord, database, env=QUICK) as bot,
    ):
        yield Restarts(discord, bot, database)


async def test_a_restart_with_no_message_behind_edits_none(tmp_path: Path) -> None:
    async with restarts(tmp_path) as quiet:
        alice, bruno = await quiet.discord.user("Alice"), await quiet.discord.user("Bruno")
        table = await seat(alice, bruno, game="tris_1")
        assert (await on_turn(table, [alice, bruno]).click("B2", message=table)).ok
        assert (await alice.command("play tris_2", "table-two")).ok
        await quiet.shown_written()
        for kill in (False, True):
            await quiet.restart(kill=kill)
            await asyncio.sleep(QUIET)
            assert quiet.edits == 0
            assert quiet.discord.requests().count() <= LOGIN
        table = newest_table(alice)
        assert (await on_turn(table, [alice, bruno]).click(steps(table)[0], message=table)).ok


async def test_a_restart_with_one_message_behind_edits_that_one(tmp_path: Path) -> None:
    async with restarts(tmp_path) as quiet:
        alice, bruno = await quiet.discord.user("Alice"), await quiet.discord.user("Bruno")
        await seat(alice, bruno, game="tris_1", channel="table-two")
        table = await seat(alice, bruno, game="tris_1")
        for edits in ("/channels/*/messages/*", "/webhooks/*/*/messages/*"):
            quiet.discord.inject_fault("PATCH", edits, status=400, times=99)
        assert (await on_turn(table, [alice, bruno]).command("move", words="b2")).ok
        await asyncio.sleep(1.2)
        quiet.discord.app.rest.faults.clear()
        await quiet.restart(kill=True)
        await edited(alice, "B2")
        await asyncio.sleep(QUIET)
        assert quiet.edits == 1


async def test_a_burst_of_redraws_is_never_refused(tmp_path: Path) -> None:
    async with restarts(tmp_path) as quiet:
        for _ in range(GUILDS):
            guild = quiet.discord.new_guild("", "one", "two", "three")
            alice = await guild.user("Alice")
            for channel in ("one", "two", "three"):
                assert (await alice.command("play tris_1", channel)).ok
        await quiet.bot.stop()
        quiet.write("UPDATE sessions SET shown = NULL")
        await quiet.restart()
        await quiet.discord.until(lambda: quiet.edits == 3 * GUILDS, what="an edit of each table")
        requests = quiet.discord.requests()
        assert requests.count(status=429) == 0
        assert requests.busiest_second(*EDIT) <= BACKGROUND_CEILING
        assert "[error" not in quiet.bot.log


async def test_commands_are_registered_once_and_again_only_if_somebody_deleted_them(tmp_path: Path) -> None:
    async with restarts(tmp_path) as quiet:
        commands = quiet.discord.app.services.commands
        registered = commands.everything()
        assert quiet.discord.requests().count("PUT", COMMANDS) == 1
        await quiet.logged("commands registered")
        await quiet.restart()
        await quiet.logged("commands are registered")
        assert (quiet.discord.requests().count("GET", COMMANDS), quiet.discord.requests().count("PUT")) == (1, 0)
        commands.remove(None, registered[0]["id"])
        await quiet.restart()
        await quiet.discord.until(lambda: len(commands.everything()) == len(registered), what="all commands")


async def test_the_bot_serves_while_its_commands_cannot_be_registered_and_registers_them_later(tmp_path: Path) -> None:
    async with restarts(tmp_path) as quiet:
        alice, bruno = await quiet.discord.user("Alice"), await quiet.discord.user("Bruno")
        table = await seat(alice, bruno, game="tris_1")
        commands = quiet.discord.app.services.commands
        commands.overwrite(None, [{"name": "other", "description": "Of another deployment", "type": 1}])
        fault = quiet.discord.inject_fault("PUT", "/applications/*/commands", status=503, times=99)
        await quiet.restart()
        await quiet.discord.until(lambda: quiet.discord.requests().count("PUT", COMMANDS) > 0, what="a registration")
        assert (await on_turn(table, [alice, bruno]).click("B2", message=table)).ok
        assert "other" in [one["name"] for one in commands.everything()]
        quiet.discord.app.rest.faults.remove(fault)
        await quiet.discord.until(lambda: len(commands.everything()) > 1, what="all commands")
        assert (await alice.command("help")).ok


async def test_the_bot_serves_though_discord_refuses_its_commands(tmp_path: Path) -> None:
    async with restarts(tmp_path) as quiet:
        commands = quiet.discord.app.services.commands
        commands.remove(None, commands.everything()[0]["id"])
        quiet.discord.inject_fault("PUT", "/applications/*/commands", status=400, times=99)
        await quiet.restart()
        await quiet.discord.until(lambda: quiet.discord.requests().count("PUT", COMMANDS) > 0, what="a registration")
        await asyncio.sleep(QUIET)
        assert quiet.discord.requests().count("PUT", COMMANDS) == 1, "the same request would be refused again"
        alice = await quiet.discord.user("Alice")
        assert (await alice.command("help")).ok


async def test_help_mentions_the_commands_of_an_earlier_registration(tmp_path: Path) -> None:
    async with restarts(tmp_path) as quiet:
        await quiet.logged("commands registered")
        quiet.discord.inject_fault("GET", "/applications/*/commands", status=503, times=99)
        await quiet.restart()
        alice = await quiet.discord.user("Alice")
        overview = await alice.command("help")
        assert "</join:" in (await alice.click("All commands", message=overview.message)).text
