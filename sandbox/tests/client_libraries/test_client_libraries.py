"""The promises of the package: each library does over the sandbox what a bot does over Discord."""

import asyncio
import base64
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from sandbox.bot_process import Bot
from sandbox.client import Guild, Sandbox
from sandbox.testing.openapi import OpenApiCheck
from sandbox.tests.client_libraries.libraries import LIBRARIES, Library
from sandbox.tests.pictures import png

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Running:
    """A bot on one of the libraries, and the sandbox that it is connected to."""

    def __init__(self, sandbox: Sandbox, library: Library, folder: Path) -> None:
        env = {**library.env, "PICTURE": base64.b64encode(png()).decode()}
        self.sandbox = sandbox
        self.bot = Bot(sandbox, folder / "unused", env=env, command=library.command, on_line=self._printed)
        self._lines: set[str] = set()
        self._new_line = asyncio.Event()

    def _printed(self, line: str) -> None:
        print(line)  # noqa: T201  pytest shows it if the test fails
        self._lines.add(line)
        self._new_line.set()

    def forget(self, line: str) -> None:
        """Makes `prints` wait for this line again."""
        self._lines.discard(line)

    async def prints(self, *lines: str) -> None:
        """Waits until the bot has printed these lines. Raises TimeoutError if it has not in time."""
        async with asyncio.timeout(60):
            while not self._lines.issuperset(lines):
                self._new_line.clear()
                await self._new_line.wait()


@pytest_asyncio.fixture(scope="module", loop_scope="module", params=LIBRARIES, ids=str)
async def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A connected bot on each library, for all tests of this module."""
    library: Library = request.param
    if library.missing:
        pytest.skip(library.missing)
    check = OpenApiCheck.from_environment()
    async with Sandbox.serve(observer=check) as sandbox:
        running = Running(sandbox, library, tmp_path_factory.mktemp("bot"))
        async with running.bot:
            yield running
    assert not (check and check.violations), "\n".join(check.violations)


@pytest_asyncio.fixture(loop_scope="module")
async def guild(running: Running) -> Guild:
    """A guild for one test, which the bot joins while it is connected."""
    return running.sandbox.new_guild()


async def test_it_is_ready_with_its_guild_and_the_channels_there(running: Running) -> None:
    await running.prints("guild Tavolino, channels table-one,table-two,lounge")


async def test_a_command_is_answered_with_a_picture_that_a_press_replaces(guild: Guild) -> None:
    alice = await guild.user("Alice")
    counted = await alice.command("count", start=4)
    assert counted.text == "Count 4"
    assert (counted.shown.alt, counted.shown.picture()) == ("Board 4", png())
    pressed = await alice.click("More")
    assert pressed.text == "Count 5"
    assert (pressed.shown.id, pressed.shown.alt, pressed.shown.picture()) == (counted.shown.id, "Board 5", png())


async def test_a_deferred_private_answer_is_filled_in(guild: Guild) -> None:
    bruno, alice = await guild.user("Bruno", locale="it"), await guild.user("Alice")
    slow = await bruno.command("slow")
    assert slow.text == "In it"
    assert slow.shown.ephemeral
    assert not (await alice.sees(lambda message: message.text == "said to all")).ephemeral


async def test_a_deferred_answer_becomes_one_with_a_picture(guild: Guild) -> None:
    alice = await guild.user("Alice")
    answer = await alice.command("picture")
    assert answer.text == "Count 0"
    assert (answer.shown.alt, answer.shown.picture()) == ("Board 0", png())


async def test_a_modal_is_submitted_and_answered(guild: Guild) -> None:
    alice = await guild.user("Alice")
    modal = (await alice.command("greet")).modal
    assert modal is not None
    assert (await alice.submit(modal, {"name": "Ada"})).text == "Hello Ada"


async def test_an_autocomplete_offers_choices(guild: Guild) -> None:
    alice = await guild.user("Alice")
    choices = await alice.autocomplete("word", "word", "abc")
    assert [(choice.name, choice.value) for choice in choices] == [("ABC", "abc")]
    assert (await alice.command("word", word="abc")).text == "abc"


async def test_a_thread_is_started_archived_and_opened_by_a_message(running: Running, guild: Guild) -> None:
    alice = await guild.user("Alice")
    assert (await alice.command("thread")).text == "Threads 1"
    await running.prints("archived true", "archived false")
    assert [message.text for message in guild.messages("aside")] == ["in the thread", "again"]


async def test_a_direct_message_arrives(guild: Guild) -> None:
    alice = await guild.user("Alice")
    assert (await alice.command("direct")).text == "sent"
    await alice.sees(lambda message: message.text == "said to one", channel=await alice.open_dm())


async def test_the_library_hears_of_edits_and_deletions(running: Running, guild: Guild) -> None:
    alice = await guild.user("Alice")
    assert (await alice.command("revise")).text == "revised"
    await running.prints("edited to two", "deleted two")


async def test_the_library_hears_of_outages_and_of_leaving_and_joining_a_guild(running: Running, guild: Guild) -> None:
    guild.begin_outage()
    await running.prints(f"unavailable {guild.name}")
    guild.end_outage()
    await running.prints(f"available {guild.name}")
    guild.kick_bot()
    await running.prints(f"left {guild.name}")
    running.forget(f"joined {guild.name}")
    guild.invite_bot()
    await running.prints(f"joined {guild.name}")


async def test_a_lost_connection_is_resumed_with_what_happened_meanwhile(running: Running, guild: Guild) -> None:
    alice = await guild.user("Alice")
    identified = running.sandbox.gateway.identified
    running.sandbox.gateway.drop(4000)
    await running.sandbox.bot_gone()
    assert (await alice.command("count", start=1)).text == "Count 1"
    await running.prints("resumed")
    assert running.sandbox.gateway.identified == identified
