"""`python -m bot sync` tells Discord once about the commands and where interactions go."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot.exit_status import ExitStatus
from sandbox.bot_process import Bot, BotDied
from sandbox.client import Sandbox
from sandbox.workers import SYNC
from tests.e2e.conftest import QUICK_RESTARTS, SHORT_WINDOWS
from tests.e2e.fork_server import COMMAND
from tests.e2e.forked_bot import ForkedWorker, forked


def sync(discord: Sandbox, folder: Path, *words: str, **settings: Any) -> Bot:
    """Returns the command that registers."""
    env = {COMMAND: " ".join(["sync", *words]), **settings}
    return forked(discord, folder / "unused.db", env=env, command=(*SYNC, *words))


async def test_commands_are_registered_and_the_url_is_set_once_a_process_answers_there(tmp_path: Path) -> None:
    async with Sandbox.serve(gateway_settings=QUICK_RESTARTS, terms=SHORT_WINDOWS) as discord:
        worker = ForkedWorker(discord, tmp_path / "tavolino.db", joins=False)
        nobody = sync(discord, tmp_path, "--endpoint", worker.url)
        with pytest.raises(BotDied) as refused:
            await nobody.run()
        assert refused.value.code == ExitStatus.CANNOT_RUN
        assert f"Discord refuses {worker.url}" in nobody.log
        assert "Traceback" not in nobody.log
        assert Counter(one["type"] for one in discord.commands) == {1: 30, 2: 2, 3: 2}
        async with worker:
            assert "Discord does not know where to send interactions" in worker.log
            setting = sync(discord, tmp_path, "--endpoint", worker.url)
            await setting.run()
            assert f"interactions go to {worker.url}" in setting.log
            assert (await (await discord.user("Alice")).command("play tris_1")).ok
            async with forked(discord, tmp_path / "other.db") as deaf:
                assert "Discord sends interactions to an URL instead of this process" in deaf.log
        await sync(discord, tmp_path, "--no-endpoint").run()
        async with forked(discord, tmp_path / "tavolino.db"):
            assert (await (await discord.user("Bruno")).command("play tris_2")).ok, "the gateway sends them again"
        assert not (tmp_path / "unused.db").exists(), "it needs no database"


async def test_a_wrong_token_is_named(tmp_path: Path) -> None:
    async with Sandbox.serve() as discord:
        wrong = sync(discord, tmp_path, DISCORD_TOKEN="wrong")
        with pytest.raises(BotDied) as refused:
            await wrong.run()
        assert refused.value.code == ExitStatus.TOKEN_REJECTED
