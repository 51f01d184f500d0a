"""Many shards, and many guilds on them. With SLOW=1 there are ten thousand guilds."""

import os
from collections import Counter
from contextlib import AsyncExitStack

from sandbox.client import Sandbox
from sandbox.gateway.settings import GatewaySettings
from sandbox.tests.raw_bot import Api, gateway

SHARDS = 64
GUILDS = 10_000 if os.environ.get("SLOW") else 640


def shard_of(guild: str) -> int:
    """Returns the number of a guild's shard, by Discord's formula."""
    return (int(guild) >> 22) % SHARDS


async def test_64_shards_get_their_guilds_and_their_events() -> None:
    settings = GatewaySettings(shards=SHARDS, max_concurrency=16, identify_gap=0.0)
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox.serve(gateway_settings=settings))
        guilds = [*sandbox.new_small_guilds(GUILDS - 1), sandbox.world.guild]
        sockets = [await stack.enter_async_context(gateway(sandbox)) for _ in range(SHARDS)]

        async def identified(shard: int) -> int:
            ready = await sockets[shard].identify(sandbox.token, shard=[shard, SHARDS])
            assert {shard_of(guild["id"]) for guild in ready["guilds"]} <= {shard}
            created = {(await sockets[shard].event("GUILD_CREATE"))["id"] for _ in ready["guilds"]}
            assert created == {guild["id"] for guild in ready["guilds"]}
            return len(created)

        expected = Counter(shard_of(guild.id) for guild in guilds)
        for shard in range(SHARDS):
            assert await identified(shard) == expected[shard]
        assert sandbox.gateway.shards_online == {(shard, SHARDS) for shard in range(SHARDS)}
        for guild in guilds[:: GUILDS // 5]:
            sandbox.world.create_channel("new", guild)
            assert (await sockets[shard_of(guild.id)].event("CHANNEL_CREATE"))["guild_id"] == guild.id


async def test_the_recommended_number_of_shards_grows_with_the_guilds(sandbox: Sandbox, api: Api) -> None:
    sandbox.new_small_guilds(1_500)
    assert (await api("GET", "/gateway/bot")).body["shards"] == 2


async def test_a_large_guild_has_the_channels_and_roles_of_a_community(sandbox: Sandbox) -> None:
    (guild,) = sandbox.new_large_guilds(1)
    async with gateway(sandbox) as socket:
        await socket.identify(sandbox.token)
        created = await socket.event("GUILD_CREATE")
    assert created["id"] == guild.id
    assert (len(created["channels"]), len(created["roles"]), len(created["emojis"])) == (60, 40 + 2, 50)
    assert Counter(one["type"] for one in created["channels"]) == {0: 36, 2: 12, 4: 6, 15: 6}
    categories = {one["id"] for one in created["channels"] if one["type"] == 4}
    assert {one["parent_id"] for one in created["channels"]} == categories | {None}


async def test_events_that_a_heartbeat_has_acknowledged_are_not_kept_for_a_resume(sandbox: Sandbox) -> None:
    async with gateway(sandbox) as socket:
        session = (await socket.identify(sandbox.token))["session_id"]
        await socket.event("GUILD_CREATE")
        kept = sandbox.gateway.sessions[session].kept
        assert len(kept) == 2
        await socket.send(1, socket.sequence)
        assert (await socket.receive())["op"] == 11
        assert not kept
        await socket.drop()
    async with gateway(sandbox) as again:
        await again.send(6, {"token": sandbox.token, "session_id": session, "seq": socket.sequence})
        await again.event("RESUMED")
