"""Setting the Interactions Endpoint URL, and the checks of it."""

import asyncio

import pytest
from starlette.responses import JSONResponse, PlainTextResponse, Response

from sandbox.client import Sandbox
from sandbox.terms import KIND
from sandbox.tests.endpoint.worker import Worker
from sandbox.tests.raw_bot import Api, gateway

INVALID = {"interactions_endpoint_url": "APPLICATION_INTERACTIONS_ENDPOINT_URL_INVALID"}


async def set_url(api: Api, url: str | None) -> dict[str, str]:
    """Sets the URL; returns the errors of the form."""
    return (await api("PATCH", "/applications/@me", {"interactions_endpoint_url": url})).form_errors


async def test_the_url_is_set_after_a_ping_and_invalid_signatures_of_every_kind(api: Api, http_worker: Worker) -> None:
    reply = await api("PATCH", "/applications/@me", {"interactions_endpoint_url": http_worker.url})
    assert (reply.status, reply.body["interactions_endpoint_url"]) == (200, http_worker.url)
    assert (http_worker.pings, http_worker.refused) == (1, 7)
    assert (await api("GET", "/applications/@me")).body["interactions_endpoint_url"] == http_worker.url
    api.sandbox.world.terms = KIND
    await set_url(api, http_worker.url)
    assert http_worker.refused == 7 + 3


async def test_the_verify_key_verifies_the_signatures(api: Api, http_worker: Worker) -> None:
    key = (await api("GET", "/applications/@me")).body["verify_key"]
    assert key == api.sandbox.endpoint.signer.public_key == http_worker.key.encode().hex()


async def test_an_endpoint_that_accepts_invalid_signatures_is_not_set(api: Api, http_worker: Worker) -> None:
    http_worker.verifies = False
    assert await set_url(api, http_worker.url) == INVALID
    assert (await api("GET", "/applications/@me")).body["interactions_endpoint_url"] is None


async def test_an_invalid_signature_is_refused_with_401_or_in_the_kinder_reading_with_any_4xx(
    api: Api, http_worker: Worker
) -> None:
    http_worker.refusal_status = 400
    assert await set_url(api, http_worker.url) == INVALID
    api.sandbox.world.terms = KIND
    assert await set_url(api, http_worker.url) == {}


@pytest.mark.parametrize(
    "pong",
    [Response(status_code=202), JSONResponse({"type": 4}), PlainTextResponse('{"type":1}'), JSONResponse([1])],
    ids=["no body", "another type", "not as JSON", "no object"],
)
async def test_an_endpoint_that_answers_a_ping_wrongly_is_not_set(
    api: Api, http_worker: Worker, pong: Response
) -> None:
    http_worker.pong = pong
    assert await set_url(api, http_worker.url) == INVALID


async def test_an_endpoint_that_is_not_reached_is_not_set(api: Api, http_worker: Worker) -> None:
    await http_worker.stop()
    assert await set_url(api, http_worker.url) == INVALID
    assert await set_url(api, "ftp://127.0.0.1/") == {"interactions_endpoint_url": "URL_TYPE_INVALID_SCHEME"}
    assert (await api("PATCH", "/applications/@me", {"tags": ["game"]})).form_errors == {"tags": "SANDBOX_UNSUPPORTED"}


async def test_without_a_url_the_gateway_sends_interactions_again(
    sandbox: Sandbox, api: Api, http_worker: Worker
) -> None:
    alice = await sandbox.user("Alice")
    async with gateway(sandbox) as socket:
        await socket.identify(sandbox.token)
        await set_url(api, http_worker.url)
        first = asyncio.create_task(alice.command("go"))
        over_http = await http_worker.received.get()
        await set_url(api, None)
        second = asyncio.create_task(alice.command("go"))
        over_gateway = await socket.event("INTERACTION_CREATE")
        assert over_gateway["id"] != over_http["id"]
        assert over_gateway.keys() == over_http.keys()
        assert http_worker.received.empty()
        first.cancel()
        second.cancel()


async def test_an_endpoint_that_later_accepts_an_invalid_signature_is_removed(
    sandbox: Sandbox, api: Api, http_worker: Worker
) -> None:
    await set_url(api, http_worker.url)
    http_worker.refusal.clear()
    sandbox.clock.advance(30)
    await asyncio.wait_for(http_worker.refusal.wait(), 60)
    assert sandbox.endpoint.urls
    http_worker.verifies = False
    sandbox.clock.advance(30)
    await sandbox.until(lambda: not sandbox.endpoint.urls)
    assert "instead of 401" in sandbox.endpoint.removed
    assert (await api("GET", "/applications/@me")).body["interactions_endpoint_url"] is None


async def test_an_endpoint_that_is_offline_at_a_later_check_is_kept(
    sandbox: Sandbox, api: Api, http_worker: Worker
) -> None:
    await set_url(api, http_worker.url)
    await http_worker.stop()
    for _ in range(2):
        sandbox.clock.advance(30)
        await asyncio.sleep(0.05)
    assert sandbox.endpoint.urls == (http_worker.url,)
