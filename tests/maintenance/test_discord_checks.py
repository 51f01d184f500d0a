"""`python -m bot check` says whether Discord takes the bot, and where it lacks permissions."""

import asyncio
import re
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.exit_status import ExitStatus
from bot.maintenance.command_checks import check_commands, differences, own_commands
from bot.maintenance.discord_api import USER_AGENT, Refused
from bot.maintenance.discord_checks import (
    application_faults,
    check_application,
    check_clock,
    check_discord,
    check_monitoring,
    check_permissions,
)
from bot.maintenance.report import Finding
from bot.settings import Settings
from sandbox.client import Sandbox
from sandbox.protocol.permissions import Permission
from tests.e2e.forked_bot import run_command
from tests.maintenance.conftest import Run
from tests.monitoring.conftest import LOOPBACK, Watched, watched_bot


@pytest.fixture
async def discord() -> AsyncIterator[Sandbox]:
    async with Sandbox.serve() as discord:
        yield discord


def settings(discord: Sandbox, token: str = "") -> Settings:
    return Settings(discord_token=token or discord.token, discord_api_url=discord.url, monitoring_port=None)


async def test_a_token_that_discord_takes_and_the_sessions_that_are_left(discord: Sandbox) -> None:
    found = await check_discord(settings(discord))
    assert found.fine
    assert "logged in as" in found.text
    assert "1,000 of 1,000 gateway sessions left today" in found.text
    assert discord.gateway.identified == 0, "it begins no session itself"


async def test_a_day_without_gateway_sessions_is_wrong(discord: Sandbox) -> None:
    discord.gateway.identifies.use_up()
    found = await check_discord(settings(discord))
    assert not found.fine
    assert "0 of 1,000 gateway sessions left today" in found.text


async def test_a_wrong_token_is_named_and_not_shown(discord: Sandbox) -> None:
    for check in (check_discord, check_permissions):
        with pytest.raises(Refused, match=r"^Discord refuses this DISCORD_TOKEN$"):
            await check(settings(discord, "wrong"))


async def test_without_discord_one_sentence_says_so() -> None:
    nowhere = Settings(discord_token="x", discord_api_url="http://127.0.0.1:9")
    with pytest.raises(Refused, match=r"^Discord cannot be reached: [^\n]+$"):
        await check_discord(nowhere)


async def test_without_a_token_nothing_is_tried() -> None:
    with pytest.raises(Refused, match="no DISCORD_TOKEN"):
        await check_discord(Settings(discord_token=None))


async def test_servers_where_a_permission_is_missing_are_named(discord: Sandbox) -> None:
    for number in range(2):
        discord.new_guild(f"Club {number}")
    assert (await check_permissions(settings(discord))).text == "complete in 3 of 3 servers"
    guild = next(one for one in discord.world.guilds.values() if one.name == "Club 1")
    for role in guild.roles.values():
        role.permissions &= ~(Permission.ATTACH_FILES | Permission.CREATE_PUBLIC_THREADS)
    found = await check_permissions(settings(discord))
    assert not found.fine
    assert found.text == f"complete in 2 of 3 servers; Club 1 ({guild.id}) lacks Attach Files, Create Public Threads"


async def test_a_clock_that_is_wrong_is_named(discord: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (await check_clock(settings(discord))).text == "goes with Discord's"
    now = time.time
    monkeypatch.setattr("bot.maintenance.discord_api.time", lambda: now() + 90)
    found = await check_clock(settings(discord))
    assert not found.fine
    assert re.fullmatch(r"(89|90|91) seconds ahead of Discord's: set it by NTP", found.text)


async def test_the_application_can_be_invited_with_what_the_bot_needs(discord: Sandbox) -> None:
    found = await check_application(settings(discord))
    assert found.fine
    assert "in servers, by users for themselves; interactions go to the gateway" in found.text
    assert f"client_id={discord.world.application}" in found.text


@pytest.mark.parametrize(
    ("application", "fault"),
    [
        ({"bot_require_code_grant": True}, "turn it off"),
        ({"integration_types_config": {"1": {}}}, "Guild Install is off"),
        ({"install_params": {"scopes": ["bot"], "permissions": "0"}}, "lacks the scope applications.commands"),
        (
            {
                "integration_types_config": {
                    "0": {"oauth2_install_params": {"scopes": ["bot", "applications.commands"], "permissions": "2048"}}
                }
            },
            "asks for less than the permissions",
        ),
    ],
)
def test_settings_of_the_application_that_keep_the_bot_from_working_are_named(
    application: dict[str, Any], fault: str
) -> None:
    (found,) = application_faults(application)
    assert fault in found


async def test_commands_that_are_not_registered_as_they_are_are_named(discord: Sandbox) -> None:
    assert (await check_commands(settings(discord))).text == "none are registered yet, the first start does that"
    commands = [*await own_commands()]
    entry_point = {"type": 4, "name": "launch", "description": "", "handler": 1}
    await register(discord, [*commands, entry_point])
    found = await check_commands(settings(discord))
    assert found == Finding(fine=True, text=f"{len(commands)} are registered as they are")
    board, move = (next(one for one in commands if one["name"] == name) for name in ("board", "move"))
    left = [one for one in commands if one not in (board, move)]
    other = [board | {"description": "Other"}, {"name": "old", "description": "Old"}]
    await register(discord, [*left, *other, entry_point])
    found = await check_commands(settings(discord))
    assert not found.fine
    for fault in ("move is not registered", "board is registered otherwise", "old is no command of this version"):
        assert fault in found.text
    assert "`python -m bot sync`" in found.text


async def test_what_discord_adds_to_a_command_or_leaves_out_is_no_difference() -> None:
    option = {
        "type": 3,
        "name": "word",
        "description": "A word",
        "required": False,
        "name_localizations": {"de": "wort"},
    }
    ours = [{"type": 1, "name": "say", "description": "Says a word", "options": [option]}]
    kept = {name: value for name, value in option.items() if name != "required"}
    theirs = {"id": "1", "type": 1, "name": "say", "description": "Says a word", "nsfw": False}
    assert [*differences(ours, [theirs | {"options": [kept | {"description_localizations": None}]}])] == []
    for other in ([], [kept, kept], [kept | {"required": True}], [kept | {"name_localizations": {}}]):
        assert [*differences(ours, [theirs | {"options": other}])] == ["say is registered otherwise"]


async def register(discord: Sandbox, commands: list[dict[str, Any]]) -> None:
    """Registers these commands as the application does."""
    url = f"{discord.url}/api/v10/applications/{discord.world.application}/commands"
    headers = {"Authorization": f"Bot {discord.token}", "User-Agent": USER_AGENT}
    async with aiohttp.ClientSession(headers=headers) as session, session.put(url, json=commands) as answer:
        assert answer.status == 200, await answer.text()


@pytest.fixture
async def watched(tmp_path: Path) -> AsyncIterator[Watched]:
    async with watched_bot(tmp_path) as bot:
        yield bot


async def test_the_bot_that_runs_says_whether_it_is_ready(watched: Watched) -> None:
    port = Settings(monitoring_host=LOOPBACK, monitoring_port=watched.port)
    assert "says: ready" in (await check_monitoring(port)).text
    watched.harness.sessions.availability.connection_lost()
    found = await check_monitoring(port)
    assert not found.fine
    assert "no connection to Discord" in found.text


async def test_the_command_asks_discord_last_and_ends_with_a_status_for_a_fault(
    discord: Sandbox, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_API_URL", discord.url)
    for token, expected in ((discord.token, 0), ("wrong", ExitStatus.MAINTENANCE_FAILED)):
        monkeypatch.setenv("DISCORD_TOKEN", token)
        status, printed = await asyncio.to_thread(run, "check")
        assert status == expected, printed
        assert [line.split(":")[0][6:] for line in printed.splitlines()][-5:] == [
            "discord",
            "clock",
            "application",
            "commands",
            "permissions",
        ]
        assert discord.token not in printed


async def test_as_a_process_it_prints_the_same_and_ends_with_the_status(discord: Sandbox, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tavolino.db'}"
    status, printed = await run_command(
        "check", DISCORD_TOKEN="wrong", DISCORD_API_URL=discord.url, DATABASE_URL=database
    )
    assert status == ExitStatus.MAINTENANCE_FAILED
    assert printed.splitlines()[-5].endswith("discord: Discord refuses this DISCORD_TOKEN")


async def test_a_bot_that_does_not_run_is_no_fault() -> None:
    for port in (None, 9):
        assert (await check_monitoring(Settings(monitoring_host=LOOPBACK, monitoring_port=port))).fine
