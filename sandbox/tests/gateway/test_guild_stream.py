"""Guilds that come late, go and come back, as the gateway tells of them."""

import asyncio
import time
import tracemalloc

import pytest

from sandbox.client import NotThere, Sandbox
from sandbox.tests.raw_bot import Api, gateway
from sandbox.tests.tiny_bot import running


async def test_ready_lists_all_guilds_as_unavailable_and_they_come_in_another_order(sandbox: Sandbox) -> None:
    second = sandbox.new_guild()
    async with gateway(sandbox) as socket:
        ready = await socket.identify(sandbox.token)
        assert ready["guilds"] == [{"id": one.id, "unavailable": True} for one in (sandbox.guild, second)]
        came = [await socket.event("GUILD_CREATE") for _ in range(2)]
    assert [one["id"] for one in came] == [second.id, sandbox.guild.id]
    assert all(one["unavailable"] is False for one in came)


async def test_a_late_guild_comes_when_its_time_is_over_and_none_of_its_events_before(sandbox: Sandbox) -> None:
    late = sandbox.new_guild("Late")
    late.arrive_after(60)
    async with gateway(sandbox) as socket:
        await socket.identify(sandbox.token)
        assert (await socket.event("GUILD_CREATE"))["id"] == sandbox.guild.id
        late.set_locale("it")
        sandbox.guild.set_locale("de")
        assert (await socket.event("GUILD_UPDATE"))["id"] == sandbox.guild.id
        sandbox.clock.advance(60)
        came = await socket.event("GUILD_CREATE")
        assert (came["id"], came["preferred_locale"]) == (late.id, "it")
        late.set_locale("fr")
        assert (await socket.event("GUILD_UPDATE"))["preferred_locale"] == "fr"


async def test_a_command_in_a_guild_that_has_not_come_reaches_the_bot(sandbox: Sandbox, api: Api) -> None:
    await api.register({"name": "go", "description": "Go"})
    sandbox.guild.arrive_after(60)
    async with gateway(sandbox) as socket:
        await socket.identify(sandbox.token)
        alice = await sandbox.user("Alice")
        using = asyncio.create_task(alice.command("go"))
        assert (await socket.event("INTERACTION_CREATE"))["guild_id"] == sandbox.guild.id
        using.cancel()


async def test_a_guild_in_an_outage_at_the_start_is_deleted_as_unavailable_and_comes_after_it(sandbox: Sandbox) -> None:
    sandbox.guild.begin_outage()
    async with gateway(sandbox) as socket:
        ready = await socket.identify(sandbox.token)
        assert [one["id"] for one in ready["guilds"]] == [sandbox.guild.id]
        assert await socket.event("GUILD_DELETE") == {"id": sandbox.guild.id, "unavailable": True}
        sandbox.guild.end_outage()
        assert (await socket.event("GUILD_CREATE"))["unavailable"] is False


async def test_an_outage_is_a_delete_with_unavailable_and_stops_events_people_and_requests(
    sandbox: Sandbox, api: Api
) -> None:
    alice = await sandbox.user("Alice")
    async with gateway(sandbox) as socket:
        await socket.identify(sandbox.token)
        sandbox.guild.begin_outage()
        assert await socket.event("GUILD_DELETE") == {"id": sandbox.guild.id, "unavailable": True}
        sandbox.guild.set_locale("it")
        assert (await api("GET", f"/channels/{sandbox.guild.channel('table-one').id}")).status == 503
        assert (await api("GET", f"/guilds/{sandbox.guild.id}")).status == 503
        with pytest.raises(NotThere, match="unavailable"):
            await alice.say("hello")
        sandbox.guild.end_outage()
        frame = await socket.receive()
        assert (frame["t"], frame["d"]["preferred_locale"]) == ("GUILD_CREATE", "it")


async def test_a_kick_is_a_delete_without_unavailable_and_an_invitation_a_create_without_it(
    sandbox: Sandbox, api: Api
) -> None:
    async with gateway(sandbox) as socket:
        await socket.identify(sandbox.token)
        sandbox.guild.kick_bot()
        assert await socket.event("GUILD_DELETE") == {"id": sandbox.guild.id}
        assert (await api("GET", f"/guilds/{sandbox.guild.id}")).code == 10004
        assert (await api("GET", f"/channels/{sandbox.guild.channel('table-one').id}")).code == 50001
        sandbox.guild.invite_bot()
        joined = await socket.event("GUILD_CREATE")
        assert "unavailable" not in joined
        assert [role["tags"]["bot_id"] for role in joined["roles"] if role["managed"]] == [sandbox.application_id]


async def test_ready_does_not_list_a_guild_that_kicked_the_bot_while_it_was_away(sandbox: Sandbox) -> None:
    other = sandbox.new_guild()
    async with gateway(sandbox) as socket:
        await socket.identify(sandbox.token)
    sandbox.guild.kick_bot()
    async with gateway(sandbox) as socket:
        ready = await socket.identify(sandbox.token)
        assert [one["id"] for one in ready["guilds"]] == [other.id]


async def test_a_resumed_session_is_told_of_a_kick_that_it_missed(sandbox: Sandbox) -> None:
    async with gateway(sandbox) as socket:
        ready = await socket.identify(sandbox.token)
        await socket.event("GUILD_CREATE")
        sequence = socket.sequence
        await socket.drop()
    sandbox.guild.kick_bot()
    async with gateway(sandbox) as socket:
        await socket.send(6, {"token": sandbox.token, "session_id": ready["session_id"], "seq": sequence})
        assert await socket.event("GUILD_DELETE") == {"id": sandbox.guild.id}


async def test_discord_py_follows_a_guild_through_an_outage_a_kick_and_an_invitation(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        await bot.wait_until_ready()
        guild = bot.get_guild(int(sandbox.guild.id))
        assert guild is not None
        for change, event in (
            (sandbox.guild.begin_outage, "guild_unavailable"),
            (sandbox.guild.end_outage, "guild_available"),
            (sandbox.guild.kick_bot, "guild_remove"),
            (sandbox.guild.invite_bot, "guild_join"),
        ):
            waiting = asyncio.ensure_future(bot.wait_for(event, timeout=60))
            await asyncio.sleep(0)
            change()
            assert (await waiting).id == guild.id
        assert [one.id for one in bot.guilds] == [guild.id]


async def test_guilds_that_are_created_together_are_spread_evenly_over_the_shards(sandbox: Sandbox) -> None:
    ids = [int(guild.id) for guild in sandbox.new_small_guilds(99)] + [int(sandbox.guild.id)]
    for shards in (2, 4, 5, 10):
        assert {sum((one >> 22) % shards == shard for one in ids) for shard in range(shards)} == {100 // shards}


async def test_each_shard_gets_the_guilds_of_its_own(sandbox: Sandbox) -> None:
    sandbox.new_small_guilds(3)
    listed = []
    for shard in (0, 1):
        async with gateway(sandbox) as socket:
            ready = await socket.identify(sandbox.token, shard=[shard, 2])
            listed.append({one["id"] for one in ready["guilds"]})
    assert [len(one) for one in listed] == [2, 2]
    assert not listed[0] & listed[1]


async def test_ten_thousand_small_guilds_take_seconds_and_little_memory(sandbox: Sandbox) -> None:
    tracemalloc.start()
    before = time.process_time()
    guilds = sandbox.new_small_guilds(1_000)
    seconds = time.process_time() - before
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len({guild.id for guild in guilds}) == 1_000
    assert seconds < 2, "a tenth of them, traced"
    assert size / len(guilds) < 8_000, "bytes each"
