"""How often and with how many guilds the bot may identify itself."""

from aiohttp import ClientSession

from sandbox.client import Sandbox
from sandbox.gateway.settings import GatewaySettings
from sandbox.tests.raw_bot import PROPERTIES, USER_AGENT, Api, GatewayClient, gateway

IDENTIFY, RESUME, INVALID_SESSION = 2, 6, 9


async def identify_is_refused(socket: GatewayClient, token: str, **more: object) -> bool:
    """Identifies; returns whether the answer is an invalid session that cannot be resumed."""
    await socket.send(IDENTIFY, {"token": token, "intents": 1, "properties": PROPERTIES, **more})
    frame = await socket.receive()
    return bool(frame["op"] == INVALID_SESSION and frame["d"] is False)


async def test_by_default_a_shard_waits_five_seconds_between_two_identifies() -> None:
    async with Sandbox.serve() as sandbox:
        async with gateway(sandbox) as first:
            await first.identify(sandbox.token)
        async with gateway(sandbox) as second:
            assert await identify_is_refused(second, sandbox.token)
            sandbox.clock.advance(4)
            assert await identify_is_refused(second, sandbox.token)
            sandbox.clock.advance(1)
            assert (await second.identify(sandbox.token))["guilds"]


async def test_by_default_the_gateway_is_asked_for_twice_in_five_seconds() -> None:
    async with Sandbox.serve() as sandbox, ClientSession(headers={"User-Agent": USER_AGENT}) as session:
        api = Api(sandbox, session)
        assert [(await api("GET", "/gateway/bot")).status for _ in range(3)] == [200, 200, 429]
        sandbox.clock.advance(5)
        assert (await api("GET", "/gateway/bot")).status == 200


async def test_identifies_are_limited_by_max_concurrency() -> None:
    settings = GatewaySettings(shards=4, max_concurrency=2)
    async with (
        Sandbox.serve(gateway_settings=settings) as sandbox,
        gateway(sandbox) as first,
        gateway(sandbox) as second,
        gateway(sandbox) as third,
    ):
        await first.identify(sandbox.token, shard=[0, 4])
        await second.identify(sandbox.token, shard=[1, 4])
        assert await identify_is_refused(third, sandbox.token, shard=[2, 4])
        sandbox.clock.advance(5)
        assert (await third.identify(sandbox.token, shard=[2, 4]))["shard"] == [2, 4]


async def test_every_identify_with_the_right_token_uses_up_the_limit_and_a_resume_does_not(
    sandbox: Sandbox, api: Api
) -> None:
    async def limit() -> tuple[int, int]:
        answer = (await api("GET", "/gateway/bot")).body["session_start_limit"]
        assert answer["total"] == 1000
        assert answer["max_concurrency"] == 1
        return answer["remaining"], answer["reset_after"]

    assert await limit() == (1000, 0)
    async with gateway(sandbox) as socket:
        session = (await socket.identify(sandbox.token))["session_id"]
        await socket.drop()
    for refused in ({"token": "wrong"}, {"intents": 1 << 15}):
        async with gateway(sandbox) as socket:
            usual = {"token": sandbox.token, "intents": 1, "properties": PROPERTIES}
            await socket.send(IDENTIFY, usual | refused)
            await socket.close_code()
    async with gateway(sandbox) as socket:
        await socket.send(RESUME, {"token": sandbox.token, "session_id": session, "seq": 1})
        await socket.event("RESUMED")
    remaining, reset_after = await limit()
    assert remaining == 998
    assert 86_300_000 < reset_after <= 86_400_000
    sandbox.clock.advance(86_400)
    assert await limit() == (1000, 0)


async def test_an_identify_beyond_the_limit_resets_the_token_and_ends_all_sessions(api: Api) -> None:
    settings = GatewaySettings(identifies=1, identify_gap=0.0)
    async with Sandbox.serve(gateway_settings=settings) as sandbox, gateway(sandbox) as first:
        token = sandbox.token
        api.sandbox = sandbox
        await first.identify(token)
        assert (await api("GET", "/gateway/bot")).body["session_start_limit"]["remaining"] == 0
        async with gateway(sandbox) as second:
            await second.send(IDENTIFY, {"token": token, "intents": 1, "properties": PROPERTIES})
            assert await second.close_code() == 4004
        assert await first.close_code() == 4004
        assert not sandbox.gateway.online
        assert sandbox.token != token
        assert (await api("GET", "/gateway/bot")).status == 200, "with the new token"
        api.token = token
        assert (await api("GET", "/users/@me")).status == 401


async def test_a_shard_with_too_many_guilds_is_refused() -> None:
    settings = GatewaySettings(guilds_per_shard=2, identify_gap=0.0)
    async with Sandbox.serve(gateway_settings=settings) as sandbox:
        sandbox.new_guild()
        async with gateway(sandbox) as socket:
            assert len((await socket.identify(sandbox.token))["guilds"]) == 2
        sandbox.new_guild(with_bot=False)
        async with gateway(sandbox) as socket:
            assert len((await socket.identify(sandbox.token))["guilds"]) == 2
        sandbox.new_guild()
        async with gateway(sandbox) as socket:
            await socket.send(IDENTIFY, {"token": sandbox.token, "intents": 1, "properties": PROPERTIES})
            assert await socket.close_code() == 4011


async def test_discord_allows_2500_guilds_per_shard() -> None:
    assert GatewaySettings().guilds_per_shard == 2500


async def test_the_recommended_shards_grow_with_the_guilds(api: Api) -> None:
    settings = GatewaySettings(guilds_per_shard=5)
    async with Sandbox.serve(gateway_settings=settings) as sandbox:
        api.sandbox = sandbox
        for _ in range(4):
            sandbox.new_guild()
        assert (await api("GET", "/gateway/bot")).body["shards"] == 3
