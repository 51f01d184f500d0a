"""`python -m bot probe`: what it prints, and with which status it ends.

It runs as a process, or in the test's own where a process would add nothing but seconds.
"""

import asyncio
import os
from pathlib import Path

import pytest

from bot.command_line import main
from bot.exit_status import ExitStatus
from bot.probe.command_line import DESCRIPTION
from sandbox.client import Sandbox
from sandbox.terms import Terms
from tests.e2e.conftest import QUICK_RESTARTS
from tests.e2e.forked_bot import run_command

ARGUMENTS = ("--only", "edit_keeps_file", "--wait", "0.01")
SHORT_WINDOWS = Terms(longest_window=0.3)
"""Each run asks for the gateway's address, which Discord answers twice in five seconds."""


async def probe_in_this_process(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path, *arguments: str, **settings: str
) -> tuple[int, str, str]:
    """Runs the probe without the seconds that a process takes to start; returns its exit status, output and errors."""
    with monkeypatch.context() as patch:
        for name in [name for name in os.environ if name.startswith("DISCORD_")]:
            patch.delenv(name)
        for name, value in settings.items():
            patch.setenv(name, value)
        patch.chdir(folder)
        status = await asyncio.wait_for(asyncio.to_thread(main, ["probe", *arguments]), 60)
    return status, *capsys.readouterr()


async def test_a_run_in_which_all_held_ends_with_0_and_one_in_which_something_broke_with_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Sandbox.serve(gateway_settings=QUICK_RESTARTS, terms=SHORT_WINDOWS) as sandbox:
        channel = sandbox.guild.channel("table-one").id
        access = {"DISCORD_TOKEN": sandbox.token, "DISCORD_API_URL": sandbox.url}
        given = ("--channel", channel, *ARGUMENTS)
        status, output, errors = await probe_in_this_process(monkeypatch, capsys, tmp_path, *given, **access)
        assert (status, errors) == (0, "")
        assert "1 held, 0 NOT HELD, 0 not tried" in output
        sandbox.inject_fault("PATCH", "/channels/*/messages/*", status=400, code=50035, times=100)
        status, output = await run_command(" ".join(("probe", *given)), **access)
        assert status == 1
        assert "NOT HELD  edit_keeps_file" in output


async def test_a_wrong_token_channel_or_permission_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Sandbox.serve(gateway_settings=QUICK_RESTARTS, terms=SHORT_WINDOWS) as sandbox:
        channel = sandbox.guild.channel("table-one").id
        access = {"DISCORD_TOKEN": sandbox.token, "DISCORD_API_URL": sandbox.url}
        wrong = {"DISCORD_TOKEN": "MTE5MTE2ODkxNDIyNzIwMDAwMQ.made.up", "DISCORD_API_URL": sandbox.url}
        sandbox.guild.permit("table-two", deny=("SEND_MESSAGES",))
        silent = sandbox.guild.channel("table-two").id
        for used, given, sentence, expected in (
            (channel, wrong, "Discord refuses this DISCORD_TOKEN", ExitStatus.TOKEN_REJECTED),
            (channel, {}, "There is no DISCORD_TOKEN yet", ExitStatus.NO_TOKEN),
            (channel, access | {"DISCORD_API_URL": "http://127.0.0.1:9"}, "cannot be reached", ExitStatus.CANNOT_RUN),
            ("1234567890123456789", access, "cannot see the channel 1234567890123456789", ExitStatus.CANNOT_RUN),
            (silent, access, f"cannot post in the channel {silent}", ExitStatus.CANNOT_RUN),
        ):
            arguments = ("--channel", used, *ARGUMENTS)
            status, _, errors = await probe_in_this_process(monkeypatch, capsys, tmp_path, *arguments, **given)
            assert status == expected
            assert sentence in errors
            assert "Traceback" not in errors


def test_its_help_says_what_it_needs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["probe", "--help"])
    assert ended.value.code == 0
    assert DESCRIPTION in capsys.readouterr().out
