"""What all REST routes have in common, and the routes for logging in."""

import asyncio
import time

import pytest

from sandbox.client import Sandbox
from sandbox.protocol.errors import ApiError
from sandbox.protocol.permissions import Permission
from sandbox.rest.rate_limits import PLAIN, Bucket, RateLimits
from sandbox.tests.raw_bot import Api
from sandbox.world.clock import Clock


async def test_calls_without_the_bots_token_are_refused(api: Api) -> None:
    api.token = "wrong"
    for method, path in (("GET", "/users/@me"), ("POST", "/channels/1/messages"), ("PUT", "/applications/1/commands")):
        reply = await api(method, path)
        assert (reply.status, reply.body) == (401, {"message": "401: Unauthorized", "code": 0})
    assert (await api("GET", "/gateway")).status == 200


async def test_unknown_routes_and_methods_are_refused(api: Api) -> None:
    headers = {"Authorization": f"Bot {api.sandbox.token}"}
    for method, path, status in (("GET", "/cats", 404), ("PUT", "/users/@me", 405)):
        async with api.session.request(method, f"{api.sandbox.url}/api/v10{path}", headers=headers) as answer:
            assert answer.status == status
            assert answer.headers["Content-Type"] == "application/json"


async def test_a_bug_of_the_sandbox_is_a_500_and_logged(
    api: Api, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(api.sandbox.world, "bot", None)
    reply = await api("GET", "/users/@me")
    assert (reply.status, reply.body) == (500, {"message": "500: Internal Server Error", "code": 0})
    assert "GET /users/@me has failed" in caplog.text
    assert "AttributeError" in caplog.text


async def test_the_routes_for_logging_in_answer(api: Api, sandbox: Sandbox) -> None:
    assert (await api("GET", "/users/@me")).body["id"] == sandbox.application_id
    for path in ("/oauth2/applications/@me", "/applications/@me"):
        assert (await api("GET", path)).body["id"] == sandbox.application_id
    bot = (await api("GET", "/gateway/bot")).body
    assert (bot["url"], bot["shards"], bot["session_start_limit"]["max_concurrency"]) == (sandbox.gateway_url, 1, 1)


async def test_guilds_roles_and_members_are_read(api: Api, sandbox: Sandbox) -> None:
    guild = sandbox.world.guild
    alice = await sandbox.user("Alice")
    assert (await api("GET", f"/guilds/{guild.id}")).body["name"] == "Tavolino"
    counted = await api("GET", f"/guilds/{guild.id}", query={"with_counts": "true"})
    assert counted.body["approximate_member_count"] == 5
    assert len((await api("GET", f"/guilds/{guild.id}/channels")).body) == 3
    roles = (await api("GET", f"/guilds/{guild.id}/roles")).body
    assert [role["name"] for role in roles] == ["@everyone", "Moderator", "Regular", "Tavolino"]
    assert (await api("GET", f"/guilds/{guild.id}/members/{alice.id}")).body["user"]["global_name"] == "Alice"
    assert (await api("GET", f"/users/{alice.id}")).body["id"] == alice.id
    assert (await api("GET", "/guilds/1")).code == 10004
    assert (await api("GET", f"/guilds/{guild.id}/members/1")).code == 10013
    assert (await api("GET", "/users/1")).code == 10013
    assert (await api("GET", "/channels/1")).code == 10003


async def test_the_bots_guilds_are_listed_in_order_with_its_permissions(api: Api, sandbox: Sandbox) -> None:
    second = sandbox.new_guild("Second")
    sandbox.new_guild("Without the bot", with_bot=False)
    first, *others = (await api("GET", "/users/@me/guilds")).body
    assert (first["id"], [one["id"] for one in others]) == (sandbox.world.guild.id, [second.id])
    assert int(first["permissions"]) & Permission.ATTACH_FILES
    after = await api("GET", "/users/@me/guilds", query={"after": first["id"], "limit": "1"})
    assert [one["name"] for one in after.body] == ["Second"]
    assert (await api("GET", "/users/@me/guilds", query={"limit": "201"})).code == 50035


async def test_typing_needs_send_messages(api: Api, sandbox: Sandbox) -> None:
    path = f"/channels/{sandbox.guild.channel('table-one').id}/typing"
    assert (await api("POST", path)).status == 204
    sandbox.guild.permit("table-one", deny=("SEND_MESSAGES",))
    assert (await api("POST", path)).code == 50013


async def test_a_channel_takes_five_messages_in_five_seconds(api: Api, sandbox: Sandbox) -> None:
    for left in (4, 3, 2, 1, 0):
        headers = (await api.post({"content": "x"})).headers
        assert (headers["X-RateLimit-Limit"], headers["X-RateLimit-Remaining"]) == ("5", str(left))
    reply = await api.post({"content": "x"})
    assert (reply.status, reply.body["global"]) == (429, False)
    assert 4 < reply.body["retry_after"] <= 5
    assert reply.headers["Retry-After"] == f"{reply.body['retry_after']:.3f}"
    assert reply.headers["X-RateLimit-Scope"] == "user"
    assert reply.headers["X-RateLimit-Bucket"] == headers["X-RateLimit-Bucket"]
    assert "Via" in reply.headers
    assert (await api.post({"content": "x"}, channel="lounge")).status == 200
    sandbox.clock.advance(5)
    assert (await api.post({"content": "x"})).status == 200


class StillClock(Clock):
    """A clock that stands still until `advance`."""

    def now(self) -> float:
        return 1_800_000_000 + self._ahead


def test_all_routes_together_take_fifty_calls_a_second() -> None:
    clock = StillClock()
    limits = RateLimits(clock)
    for number in range(50):
        limits.take(PLAIN, str(number % 2), counts_globally=True)
    with pytest.raises(ApiError) as limited:
        limits.take(PLAIN, "0", counts_globally=True)
    assert (limited.value.status, limited.value.body["global"]) == (429, True)
    assert limited.value.headers["X-RateLimit-Global"] == "true"
    assert limits.take(None, "", counts_globally=False) == {}
    clock.advance(1)
    assert limits.take(PLAIN, "0", counts_globally=True)["X-RateLimit-Remaining"] == "49"


def test_a_test_may_shorten_the_windows_of_routes() -> None:
    clock = StillClock()
    limits = RateLimits(clock)
    bucket = Bucket("five in five seconds", 5, 5.0)
    for _ in range(5):
        headers = limits.take(bucket, "0", counts_globally=False, longest=1.0)
    assert headers["X-RateLimit-Reset-After"] == "1.000"
    with pytest.raises(ApiError):
        limits.take(bucket, "0", counts_globally=False, longest=1.0)
    clock.advance(1)
    assert limits.take(bucket, "0", counts_globally=False, longest=1.0)["X-RateLimit-Remaining"] == "4"


async def test_responses_are_not_rate_limited(api: Api) -> None:
    reply = await api("POST", "/interactions/1/x/callback", {"type": 4})
    assert reply.code == 10062
    assert not [name for name in reply.headers if name.lower().startswith("x-ratelimit")]


@pytest.mark.parametrize("status", [500, 502, 403])
async def test_a_route_can_be_made_to_fail(api: Api, sandbox: Sandbox, status: int) -> None:
    sandbox.inject_fault("POST", "/channels/*/messages", status=status, times=2)
    assert [(await api.post({"content": "x"})).status for _ in range(3)] == [status, status, 200]
    assert (await api("GET", "/users/@me")).status == 200


async def test_a_call_whose_answer_is_lost_has_taken_effect(api: Api, sandbox: Sandbox) -> None:
    channel = sandbox.guild.channel("table-one")
    sandbox.inject_fault("POST", "/channels/*/messages", status=502, takes_effect=True)
    assert (await api("POST", f"/channels/{channel.id}/messages", {"content": "x"})).status == 502
    assert [message.wire["content"] for message in channel.messages.values()] == ["x"]


async def test_a_route_can_be_made_to_fail_in_one_guild(api: Api, sandbox: Sandbox) -> None:
    other = sandbox.new_guild()
    fault = sandbox.inject_fault("POST", "/channels/*/messages", status=500, guild=other.id)
    assert (await api.post({"content": "x"})).status == 200
    assert (await api("GET", f"/guilds/{other.id}")).status == 200
    assert (await api("POST", f"/channels/{other.channel('table-one').id}/messages", {"content": "x"})).status == 500
    assert fault.done.is_set()


async def test_a_route_can_be_made_slow(api: Api, sandbox: Sandbox) -> None:
    fault = sandbox.inject_fault("*", "/users/@me", delay=0.05)
    started = time.monotonic()
    slow, quick = await asyncio.gather(api("GET", "/users/@me"), api("GET", "/gateway/bot"))
    assert (slow.status, quick.status, fault.done.is_set()) == (200, 200, True)
    assert time.monotonic() - started >= 0.05


async def test_a_call_that_is_delayed_is_answered_once_it_is_released(api: Api, sandbox: Sandbox) -> None:
    fault = sandbox.inject_fault("GET", "/users/@me", delay=3600)
    asked = asyncio.create_task(api("GET", "/users/@me"))
    await fault.done.wait()
    fault.released.set()
    assert (await asked).status == 200
