"""Cloudflare blocks an address that sends too much that is refused, and requests without a valid User-Agent."""

import pytest

from sandbox.client import Sandbox
from sandbox.terms import Terms
from sandbox.tests.raw_bot import USER_AGENT, Api, RawBot


def invalid(api: Api, sandbox: Sandbox, terms: Terms) -> None:
    """Makes each request of this api unauthorised, under these terms."""
    sandbox.world.terms = terms
    api.token = "wrong"


async def test_an_address_with_too_many_invalid_requests_is_banned_for_an_hour(api: Api, sandbox: Sandbox) -> None:
    invalid(api, sandbox, Terms(invalid_requests=3))
    assert [(await api("GET", "/users/@me")).status for _ in range(4)] == [401, 401, 401, 429]
    api.token = ""
    banned = await api("GET", "/users/@me")
    assert (banned.status, banned.headers["Content-Type"]) == (429, "text/html; charset=UTF-8")
    assert "Via" not in banned.headers
    assert 3590 <= int(banned.headers["Retry-After"]) <= 3600
    assert (await api("POST", "/interactions/1/x/callback", {"type": 4})).status == 429, "no route is exempt"
    sandbox.clock.advance(3600)
    assert (await api("GET", "/users/@me")).status == 200


async def test_invalid_requests_are_forgotten_after_ten_minutes(api: Api, sandbox: Sandbox) -> None:
    invalid(api, sandbox, Terms(invalid_requests=3))
    for _ in range(3):
        assert [(await api("GET", "/users/@me")).status for _ in range(2)] == [401, 401]
        sandbox.clock.advance(600)


async def test_forbidden_and_rate_limited_requests_are_invalid_too(api: Api, sandbox: Sandbox) -> None:
    sandbox.world.terms = Terms(invalid_requests=3)
    sandbox.guild.permit("lounge", deny=("SEND_MESSAGES",))
    assert (await api.post({"content": "x"}, channel="lounge")).status == 403
    assert [(await api.post({"content": "x"})).status for _ in range(7)] == [200] * 5 + [429] * 2
    assert (await api("GET", "/users/@me")).status == 429


async def test_a_limit_that_others_used_up_is_not_counted(raw: RawBot) -> None:
    """A channel that is renamed too often is a shared resource, as the scope of its 429 says."""
    sandbox = raw.sandbox
    sandbox.world.terms = Terms(invalid_requests=2)
    fault = sandbox.inject_fault("GET", "/users/@me", status=429, times=5)
    fault.scope = "shared"
    assert [(await raw.api("GET", "/users/@me")).status for _ in range(6)] == [429] * 5 + [200]


async def test_the_global_limit_is_answered_with_json_and_a_lasting_excess_with_a_page(
    api: Api, sandbox: Sandbox
) -> None:
    sandbox.world.terms = Terms(global_excess=20)
    statuses = [await api("GET", "/users/@me") for _ in range(50 + 20)]
    refused = [reply for reply in statuses if reply.status == 429]
    assert refused, "fifty requests a second are too many"
    assert refused[0].headers["X-RateLimit-Global"] == "true"
    assert refused[0].body["global"] is True
    while (reply := await api("GET", "/users/@me")).headers["Content-Type"] == "application/json":
        pass
    assert (reply.status, "Via" in reply.headers) == (429, False)
    assert 0 < int(reply.headers["Retry-After"]) <= 60
    sandbox.clock.advance(60)
    assert (await api("GET", "/users/@me")).status == 200


@pytest.mark.parametrize(
    ("user_agent", "status"),
    [
        (USER_AGENT, 200),
        ("DiscordBot (https://discord.js.org, 2.6.3) Node.js/22", 200),
        ("Python/3.11 aiohttp/3.14.5", 200),
        ("Oceanic/1.12.0 (https://github.com/OceanicJS/Oceanic)", 200),
        ("", 403),
        ("Python-urllib/3.11", 403),
        ("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36", 403),
    ],
)
async def test_a_request_without_a_valid_user_agent_is_refused(api: Api, user_agent: str, status: int) -> None:
    url = f"{api.sandbox.url}/api/v10/gateway"
    async with api.session.get(url, headers={"User-Agent": user_agent}) as answer:
        assert answer.status == status
        if status == 403:
            assert await answer.json() == {"message": "internal network error", "code": 40333}


async def test_requests_are_logged_by_token(api: Api, sandbox: Sandbox) -> None:
    for _ in range(6):
        await api.post({"content": "x"})
    await api("GET", "/users/@me")
    log = sandbox.requests()
    assert (log.count(), log.count("POST"), log.count(status=429)) == (7, 6, 1)
    assert log.count("POST", "/channels/{channel}/messages", 200) == 5
    assert 1 <= log.busiest_second("POST") <= log.busiest_second() <= 7
    assert sandbox.requests("other").count() == 0
