"""The probe tells what the sandbox does, as it would of Discord, and leaves nothing behind."""

import asyncio
import json
from collections.abc import Set
from pathlib import Path

import aiohttp
import pytest

from bot.probe.assumptions import ALL
from sandbox.terms import Terms
from tests.probe.conftest import Trial
from tests.probe.operator import CHANNEL

ROOT = Path(__file__).parent.parent.parent
SWITCHES = {
    "update_keeps_files": {"press_keeps_file"},
    "edit_shows_unnamed_uploads": {"edit_takes_unnamed_upload", "deferred_press_takes_unnamed_upload"},
}
"""The switches of Terms, and the assumptions that hold exactly if they are on."""
OPTIONAL = {"old_edits_are_limited", "token_lives_15_minutes", "real_commands_are_taken"}
"""The assumptions that are tried only with an argument, or after the bot has registered its commands."""


@pytest.mark.parametrize("on", [{one} for one in SWITCHES], ids=str)
async def test_it_says_exactly_what_holds_under_each_reading_of_discord(trial: Trial, on: Set[str]) -> None:
    trial.sandbox.world.terms = Terms(**{switch: switch in on for switch in SWITCHES})
    broken = await trial.run(operator=await trial.operator())
    assert not broken, "the bot relies on neither reading"
    expected = {one.key: "not tried" if one.key in OPTIONAL else "held" for one in ALL}
    for switch in SWITCHES.keys() - on:
        expected |= dict.fromkeys(SWITCHES[switch], "NOT HELD")
    assert trial.outcomes == expected


async def test_what_did_not_hold_says_what_it_breaks(trial: Trial) -> None:
    trial.sandbox.world.terms = Terms(update_keeps_files=False)
    await trial.run(only="press_keeps_file", operator=await trial.operator())
    assert "NOT HELD" in trial.lines_about("press_keeps_file")
    assert "Breaks: " in trial.lines_about("press_keeps_file")


async def test_something_that_the_bot_relies_on_and_that_does_not_hold_is_broken(trial: Trial) -> None:
    trial.sandbox.inject_fault("GET", "/channels/*/messages/*", status=500, times=100)
    assert await trial.run(only="own_message_is_deleted", wait=0.01)
    assert "(bot/ui/table_message/pings.py)" in trial.lines_about("own_message_is_deleted")
    assert "1 of those that did not hold break something" in trial.lines


async def test_it_leaves_nothing_behind_that_it_may_remove(trial: Trial) -> None:
    await trial.run(operator=await trial.operator())
    assert trial.guild.messages(CHANNEL) == []
    assert trial.sandbox.app.services.commands.everything() == []
    left = next(line for line in trial.lines if line.startswith("Left behind"))
    assert left.count("archived, since the bot may not delete threads") == 2
    trial.guild.role("Cleaner", "MANAGE_THREADS")
    trial.guild.grant(trial.sandbox.world.bot.name, "Cleaner")
    trial.lines.clear()
    await trial.run(only="thread_is_started", wait=0.01)
    assert "Removed: all that was sent to the channel" in trial.lines


async def test_a_run_that_is_interrupted_removes_what_it_has_sent(trial: Trial) -> None:
    running = asyncio.create_task(
        trial.run(only="press_takes_upload", operator=await trial.operator(ignores={"Press"}))
    )
    await (await trial.sandbox.user("Bruno")).sees(lambda message: "**Press**" in message.text, CHANNEL)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert trial.guild.messages(CHANNEL) == []


async def test_what_takes_a_press_is_not_tried_if_nobody_presses(trial: Trial) -> None:
    await trial.run(wait=0.01)
    assert trial.outcomes["edit_keeps_file"] == "held"
    assert trial.outcomes["press_takes_upload"] == "not tried"
    assert "nobody has pressed the first button" in trial.lines_about("press_takes_upload")
    assert trial.outcomes["command_is_registered"] == "held"
    assert "not tried" in trial.lines[-3]


async def test_a_press_that_does_not_come_in_time_leaves_only_its_assumption_untried(trial: Trial) -> None:
    operator = await trial.operator(ignores={"Again"})
    await trial.run(only="later_press_edits_private_message modal_is_submitted", operator=operator, wait=0.5)
    assert "within 0.5 s" in trial.lines_about("later_press_edits_private_message")
    assert trial.outcomes["modal_is_submitted"] == "held"


async def test_a_missing_permission_is_named_and_does_not_count_as_a_failure(trial: Trial) -> None:
    trial.guild.permit(CHANNEL, deny=("CREATE_PUBLIC_THREADS",))
    assert not await trial.run(only="thread_is_started", wait=0.01)
    assert "lacks a permission" in trial.lines_about("thread_is_started")


async def test_follow_ups_that_are_held_back_do_not_hold(trial: Trial) -> None:
    trial.sandbox.world.terms = Terms(webhook_calls_in_channel=20)
    assert await trial.run(only="channel_takes_follow_ups", operator=await trial.operator())
    assert "refused with 429" in trial.lines_about("channel_takes_follow_ups")


async def test_edits_of_an_old_message_are_counted_until_they_are_refused(trial: Trial) -> None:
    headers = {"Authorization": f"Bot {trial.sandbox.token}", "User-Agent": "DiscordBot (test, 1)"}
    url = f"{trial.sandbox.url}/api/v10/channels/{trial.channel}/messages"
    async with aiohttp.ClientSession(headers=headers) as session, session.post(url, json={"content": "old"}) as sent:
        old = (await sent.json())["id"]
    await trial.run(only="old_edits_are_limited", old=old, wait=0.01)
    assert "younger than an hour" in trial.lines_about("old_edits_are_limited")
    trial.sandbox.clock.advance(3601)
    trial.lines.clear()
    await trial.run(only="old_edits_are_limited", old=old, wait=0.01)
    assert "(edit 4 is refused)" in trial.lines_about("old_edits_are_limited")
    assert [message.id for message in trial.guild.messages(CHANNEL)] == [old]


async def test_the_commands_of_the_application_are_tried_on_the_test_server_alone(trial: Trial) -> None:
    commands = trial.sandbox.app.services.commands
    for number, types in enumerate(([0], [0, 1], [1])):
        commands.add(None, {"name": f"play{number}", "description": "Plays", "integration_types": types})
    before = commands.listed(None)
    assert not await trial.run(only="real_commands_are_taken", wait=0.01)
    assert trial.outcomes == {"real_commands_are_taken": "held"}
    assert "3 commands" in trial.lines_about("real_commands_are_taken")
    assert (commands.listed(None), commands.everything()) == (before, before)


async def test_the_life_of_a_token_is_tried_if_there_is_time(trial: Trial) -> None:
    await trial.run(only="token_lives_15_minutes", operator=await trial.operator(), slow=True)
    assert trial.outcomes == {"token_lives_15_minutes": "held"}


async def test_it_says_which_api_it_talks_to_and_that_the_sandbox_proves_nothing(trial: Trial) -> None:
    await trial.run(only="nonce_is_enforced", wait=0.01)
    assert trial.lines[0] == f"Trying what Tavolino assumes of {trial.sandbox.url}"
    assert "proves nothing about Discord" in trial.lines[1]


async def test_the_exchange_is_written_without_tokens(trial: Trial, tmp_path: Path) -> None:
    path = tmp_path / "exchange.json"
    await trial.run(only="press_takes_upload", operator=await trial.operator(), json_file=path)
    text = path.read_text(encoding="utf-8")
    written = json.loads(text)
    assert [result["outcome"] for result in written["results"]] == ["held"]
    callbacks = [one for one in written["exchange"] if one.get("request", "").endswith("/<token>/callback")]
    assert callbacks[-1]["files"] == ["other.png"]
    assert callbacks[-1]["answer"]["status"] == 200
    tokens = [one["interaction"]["token"] for one in written["exchange"] if "interaction" in one]
    assert set(tokens) == {"<token>"}
    assert trial.sandbox.token not in text


@pytest.mark.parametrize("assumption", ALL, ids=lambda one: one.key)
def test_the_code_that_relies_on_an_assumption_exists(assumption: object) -> None:
    code = getattr(assumption, "code", "")
    assert not code or (ROOT / code).is_file()


def test_no_two_assumptions_have_the_same_name() -> None:
    assert len({one.key for one in ALL}) == len(ALL)
