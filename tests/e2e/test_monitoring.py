"""A bot that serves its metrics and logs JSON: what people do is in both."""

import asyncio
import json
import sys
from pathlib import Path

import aiohttp

from bot.monitoring import health_check
from sandbox.client import Sandbox
from sandbox.serving import free_port
from tests.e2e.conftest import QUICK_RESTARTS, SHORT_WINDOWS
from tests.e2e.forked_bot import forked
from tests.e2e.people import on_turn, seat


async def test_what_people_do_is_in_the_metrics_and_the_log_names_interaction_session_and_ply(tmp_path: Path) -> None:
    port = free_port()
    env = {"MONITORING_PORT": str(port), "LOG_FORMAT": "json", "LOG_LEVEL": "debug"}
    async with (
        Sandbox.serve(gateway_settings=QUICK_RESTARTS, terms=SHORT_WINDOWS) as discord,
        forked(discord, tmp_path / "tavolino.db", env=env) as bot,
        aiohttp.ClientSession(f"http://127.0.0.1:{port}") as http,
    ):
        players = [await discord.user("Alice"), await discord.user("Bruno")]
        table = await seat(*players, game="tris_1")
        assert (await on_turn(table, players).click("B2", message=table)).ok
        session = table.buttons[0].custom_id.split(":")[2]
        async with http.get("/metrics") as response:
            text = await response.text()
        samples = dict(line.rsplit(" ", 1) for line in text.splitlines())
        for private in (session, "Alice", *(str(player.id) for player in players), discord.token):
            assert private not in text
        async with http.get("/readyz") as response:
            assert response.status == 200
        checked = await asyncio.create_subprocess_exec(
            sys.executable, "-m", health_check.__name__, env={"MONITORING_PORT": str(port)}
        )
        assert await checked.wait() == 0
    counted = {name.removeprefix("tavolino_"): float(value) for name, value in samples.items() if name[0] != "#"}
    assert counted['tables{status="playing"}'] == 1
    assert counted['answer_seconds_count{kind="application_command"}'] >= 1
    assert counted['answer_seconds_count{kind="component"}'] >= 2
    assert counted['commits_total{result="written"}'] >= 3
    assert counted["commit_seconds_sum"] > 0
    assert counted['picture_seconds_count{kind="drawn"}'] + counted['picture_seconds_count{kind="cached"}'] >= 1
    assert counted['discord_responses_total{status="200"}'] >= 1
    assert counted["gateway_connected"] == counted["store_available"] == counted["ready"] == 1

    lines = [json.loads(line) for line in bot.log.splitlines()]
    answers = [line for line in lines if line["event"] == "answered" and line.get("session") == session]
    assert answers[-1]["ply"] == 0, "the press was made for the position before the move"
    assert all(line["interaction"] for line in answers)
