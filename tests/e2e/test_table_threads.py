"""One pair that plays does not block a channel: others get a thread of it."""

from sandbox.world.channels import ChannelType
from tests.e2e.conftest import Harness
from tests.e2e.people import newest_table, seat


async def test_who_is_refused_in_a_busy_channel_plays_in_a_thread_of_it(harness: Harness) -> None:
    alice, bruno, claire = harness.alice, harness.bruno, harness.claire
    await seat(alice, bruno, game="tris_1")
    before = set(claire.channels)
    refused = (await claire.command("play tris_2", clock=86_400, rule_of_4=True)).shown
    assert refused.ephemeral
    assert f"/{newest_table(claire).id})" in refused.text, "the tables of the channel are listed"
    answer = await claire.click("Play in a thread", message=refused)
    assert "Your table is open in <#" in answer.text
    await alice.sees_channels(lambda names: bool(names - before))
    (name,) = set(alice.channels) - before
    assert name == "Tris 2 · Claire"
    lobby = await alice.sees(lambda one: "Claire" in one.text and bool(one.buttons), channel=name)
    assert "1 day" in lobby.text
    assert "ule of 4" in lobby.text
    assert (await alice.click("Join", message=lobby)).ok
    await claire.sees(lambda one: bool(one.pictures), channel=name)

    again = (await claire.command("play tris_1")).shown
    assert "Tris 2" in again.text, "threads of the channel are listed, too"
    harness.guild.permit("table-one", deny=("CREATE_PUBLIC_THREADS",))
    assert "Create Public Threads" in (await claire.click("Play in a thread", message=again)).text
    sorry = (await claire.command("play tris_1")).shown
    assert "Create Public Threads" in sorry.text
    assert sorry.buttons == []
    assert "Create Public Threads" in (await claire.command("play tris_1", thread=True)).text


async def test_a_table_is_opened_in_a_thread_on_request(harness: Harness) -> None:
    answer = await harness.alice.command("play set", thread=True)
    assert "Your table is open in" in answer.text
    lobby = await harness.bruno.sees(lambda one: "SET" in one.text and bool(one.buttons), channel="SET · Alice")
    assert (await harness.bruno.click("Join", message=lobby)).ok
    assert (await harness.claire.command("play tris_1")).ok, "the channel itself stays free"


async def test_where_there_are_no_threads_the_option_is_to_be_left_out(harness: Harness) -> None:
    harness.guild.new_channel("voice", ChannelType.GUILD_VOICE)
    for channel in (await harness.alice.open_dm(), "voice"):
        assert "Leave **thread** out" in (await harness.alice.command("play tris_1", channel, thread=True)).text
    harness.inject_fault("POST", "/channels/*/threads", status=400, code=160006)
    refused = await harness.alice.command("play tris_1", thread=True)
    assert "Try again later, or open the table in another channel." in refused.text
