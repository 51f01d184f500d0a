"""Interactions posted to the endpoint, and the responses to them."""

import asyncio
import json

import aiohttp
import pytest
from starlette.responses import JSONResponse, Response

from sandbox.client import Sandbox
from sandbox.terms import Terms
from sandbox.tests.endpoint.worker import ACCEPTED, Json, Worker, worker
from sandbox.tests.pictures import png
from sandbox.tests.raw_bot import Api, Reply, gateway

NO_RESPONSE = "The application did not respond"


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has the bot so much time for its response that nobody waits for the end of it."""
    monkeypatch.setattr("sandbox.interactions.interactions.RESPONSE_SECONDS", 600.0)


@pytest.fixture
async def endpoint(sandbox: Sandbox, http_worker: Worker) -> Worker:
    """The worker as the interactions endpoint."""
    await sandbox.endpoint.set_urls(http_worker.url)
    return http_worker


async def call_back(api: Api, interaction: Json, content: str = "hello") -> Reply:
    """Responds by the callback."""
    path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
    return await api("POST", path, {"type": 4, "data": {"content": content}})


async def test_after_202_without_a_body_the_callback_responds(sandbox: Sandbox, api: Api, endpoint: Worker) -> None:
    alice = await sandbox.user("Alice")
    answer = asyncio.create_task(alice.command("go"))
    interaction = await endpoint.received.get()
    assert (interaction["type"], interaction["data"]["name"], interaction["guild_locale"]) == (2, "go", "en-US")
    assert (await call_back(api, interaction)).status == 204
    assert (await answer).text == "hello"
    assert sandbox.endpoint.failures == []


async def test_a_callback_before_the_answer_to_the_request_responds(
    sandbox: Sandbox, api: Api, endpoint: Worker
) -> None:
    async def answer(interaction: Json) -> Response:
        assert (await call_back(api, interaction)).status == 204
        return ACCEPTED

    endpoint.answer = answer
    alice = await sandbox.user("Alice")
    assert (await alice.command("go")).text == "hello"


async def test_the_answer_may_hold_the_response(sandbox: Sandbox, api: Api, endpoint: Worker) -> None:
    async def answer(_interaction: Json) -> Response:
        return JSONResponse({"type": 4, "data": {"content": "at once", "flags": 64}})

    endpoint.answer = answer
    alice = await sandbox.user("Alice")
    answered = await alice.command("go")
    assert answered.message
    assert (answered.text, answered.message.ephemeral) == ("at once", True)
    assert (await call_back(api, await endpoint.received.get())).code == 40060


@pytest.mark.parametrize(
    "failure",
    [
        Response(status_code=500),
        Response(status_code=401),
        Response(status_code=204),
        Response("accepted", 202),
        JSONResponse({"type": 1}),
        JSONResponse({"type": 4, "data": {"content": ""}}),
    ],
    ids=["error", "unauthorized", "204", "202 with a body", "a pong", "an empty message"],
)
@pytest.mark.usefixtures("late")
async def test_an_endpoint_that_fails_is_told_to_the_user_at_once(
    sandbox: Sandbox, api: Api, endpoint: Worker, failure: Response
) -> None:
    async def answer(_interaction: Json) -> Response:
        return failure

    endpoint.answer = answer
    alice = await sandbox.user("Alice")
    answered = await alice.command("go")
    assert (answered.ok, answered.error) == (False, NO_RESPONSE)
    assert len(sandbox.endpoint.failures) == 1
    assert (await call_back(api, await endpoint.received.get())).code == 10062


async def test_in_the_kinder_readings_the_callback_may_still_respond(
    sandbox: Sandbox, api: Api, endpoint: Worker
) -> None:
    sandbox.world.terms = Terms(endpoint_failure_is_final=False, any_empty_answer_accepts=True)
    alice = await sandbox.user("Alice")
    for status in (500, 204):

        async def answer(_interaction: Json, status: int = status) -> Response:
            return Response(status_code=status)

        endpoint.answer = answer
        answered = asyncio.create_task(alice.command("go"))
        assert (await call_back(api, await endpoint.received.get())).status == 204
        assert (await answered).ok


async def test_an_answer_may_be_a_form_with_files_in_the_kinder_reading_alone(
    sandbox: Sandbox, endpoint: Worker
) -> None:
    payload = {"type": 4, "data": {"attachments": [{"id": 0, "filename": "a.png"}]}}
    form = aiohttp.FormData({"payload_json": json.dumps(payload)})
    form.add_field("files[0]", png(), filename="a.png", content_type="image/png")
    encoded = form()
    body = await encoded.as_bytes()

    async def answer(_interaction: Json) -> Response:
        return Response(body, media_type=encoded.headers["Content-Type"])

    endpoint.answer = answer
    alice = await sandbox.user("Alice")
    assert (await alice.command("go")).error == NO_RESPONSE
    sandbox.world.terms = Terms(answers_may_be_forms=True)
    message = (await alice.command("go")).message
    assert message
    assert message.picture() == png()


async def test_an_endpoint_that_takes_three_seconds_is_too_late(sandbox: Sandbox, api: Api, endpoint: Worker) -> None:
    async def answer(_interaction: Json) -> Response:
        sandbox.clock.advance(3.1)
        await asyncio.sleep(0.05)
        return JSONResponse({"type": 4, "data": {"content": "late"}})

    endpoint.answer = answer
    alice = await sandbox.user("Alice")
    assert (await alice.command("go")).error == NO_RESPONSE
    assert (await call_back(api, await endpoint.received.get())).code == 10062
    assert alice.messages() == []


async def test_the_gateway_is_sent_everything_but_interactions(sandbox: Sandbox, endpoint: Worker) -> None:
    alice = await sandbox.user("Alice")
    async with gateway(sandbox) as socket:
        await socket.identify(sandbox.token)
        await socket.event("GUILD_CREATE")
        answer = asyncio.create_task(alice.command("go"))
        await endpoint.received.get()
        await alice.open_channel("new")
        assert (await socket.receive())["t"] == "CHANNEL_CREATE"
        answer.cancel()


async def hello(_interaction: Json) -> Response:
    return JSONResponse({"type": 4, "data": {"content": "hello"}})


async def test_several_workers_take_turns_and_a_dead_one_is_passed_over(sandbox: Sandbox, http_worker: Worker) -> None:
    async with worker(sandbox) as other:
        http_worker.answer = other.answer = hello
        await sandbox.endpoint.set_urls(http_worker.url, other.url)
        alice = await sandbox.user("Alice")
        for _ in range(4):
            assert (await alice.command("go")).ok
        assert (http_worker.received.qsize(), other.received.qsize()) == (2, 2)
        await http_worker.stop()
        for _ in range(3):
            assert (await alice.command("go")).ok
        assert other.received.qsize() == 5


async def test_a_balancer_can_give_the_presses_of_a_channel_to_one_worker(
    sandbox: Sandbox, http_worker: Worker
) -> None:
    async with worker(sandbox) as other:
        http_worker.answer = other.answer = hello
        await sandbox.endpoint.set_urls(http_worker.url, other.url)
        sandbox.endpoint.balancer.by_channel = True
        alice = await sandbox.user("Alice")
        for _ in range(3):
            assert (await alice.command("go")).ok
        assert sorted([http_worker.received.qsize(), other.received.qsize()]) == [0, 3]
        await (http_worker if http_worker.received.qsize() else other).stop()
        assert (await alice.command("go")).ok, "the other one takes it"


async def test_a_balancer_that_repeats_requests_sends_each_to_two_workers_with_one_response(
    sandbox: Sandbox, http_worker: Worker
) -> None:
    async with worker(sandbox) as other:
        http_worker.answer = other.answer = hello
        await sandbox.endpoint.set_urls(http_worker.url, other.url)
        sandbox.endpoint.balancer.repeats = True
        alice = await sandbox.user("Alice")
        for _ in range(2):
            assert (await alice.command("go")).text == "hello"
        assert (http_worker.received.qsize(), other.received.qsize()) == (2, 2)
    assert len(alice.messages()) == 2


async def test_a_worker_that_hangs_fails_one_press_and_is_passed_over(
    sandbox: Sandbox, http_worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang(_interaction: Json) -> Response:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr("sandbox.endpoint.posting.ANSWER_SECONDS", 0.1)
    http_worker.answer = hang
    async with worker(sandbox) as other:
        other.answer = hello
        await sandbox.endpoint.set_urls(http_worker.url, other.url)
        alice = await sandbox.user("Alice")
        assert [(await alice.command("go")).ok for _ in range(5)].count(False) == 1
    assert "has not answered in" in sandbox.endpoint.failures[0]


@pytest.mark.usefixtures("late")
async def test_without_any_worker_the_user_is_told_at_once(sandbox: Sandbox, endpoint: Worker) -> None:
    alice = await sandbox.user("Alice")
    await endpoint.stop()
    answered = await alice.command("go")
    assert (answered.ok, answered.error) == (False, NO_RESPONSE)
    assert "can't be reached" in sandbox.endpoint.failures[0]
