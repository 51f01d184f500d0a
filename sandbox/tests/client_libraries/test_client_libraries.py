"""The unmodified discord.js, which knows nothing of the sandbox, works with it.

discord.js is looked for where NODE_PATH says, as node does; where node or the package is missing, this is skipped.
"""

import base64
import shutil
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.bot_process import Bot
from sandbox.client import Sandbox
from sandbox.tests.pictures import png

SCRIPT = Path(__file__).parent / "discord_js.cjs"


def _missing() -> str:
    node = shutil.which("node")
    if node is None:
        return "there is no node"
    found = subprocess.run([node, "-e", "require('discord.js')"], capture_output=True, check=False)  # noqa: S603  fixed words
    return "" if found.returncode == 0 else "node finds no discord.js; NODE_PATH may say where it is"


@pytest.fixture
async def sandbox_with_discord_js(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Sandbox]:
    if reason := _missing():
        pytest.skip(reason)
    env = {"PICTURE": base64.b64encode(png()).decode()}
    async with Bot(sandbox, tmp_path / "unused", env=env, command=("node", str(SCRIPT))):
        yield sandbox


async def test_discord_js_works_with_the_sandbox(sandbox_with_discord_js: Sandbox) -> None:
    alice = await sandbox_with_discord_js.user("Alice")
    counted = await alice.command("count", start=4)
    assert counted.text == "Count 4"
    assert counted.message is not None
    assert (counted.message.alt, counted.message.picture()) == ("Board 4", png())
    assert (await alice.click("More")).text == "Count 5"
    bruno = await sandbox_with_discord_js.user("Bruno")
    assert (await bruno.command("slow")).text == "In it"
    assert not (await alice.sees(lambda message: message.text == "said to all")).ephemeral
    modal = (await alice.command("greet")).modal
    assert modal is not None
    assert (await alice.submit(modal, {"name": "Ada"})).text == "Hello Ada"
    choices = await alice.autocomplete("word", "word", "abc")
    assert [(choice.name, choice.value) for choice in choices] == [("ABC", "abc")]
    assert (await alice.command("word", word="abc")).text == "abc"
