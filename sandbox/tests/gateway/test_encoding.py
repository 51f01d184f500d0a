"""JSON that can't be sent or read."""

import json

import pytest
from websockets.exceptions import ConnectionClosed

from sandbox.client import Sandbox
from sandbox.protocol.encoding import dumps, loads
from sandbox.tests.raw_bot import GUILD_MESSAGES, GUILDS, Api, RawBot, gateway
from sandbox.tests.raw_user import raw_user

HALF = "hi \ud83d"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        (r'"hi \ud83d"', "hi \ufffd"),
        (rb'{"\udc00": ["\ud83d\ude00"]}', {"\ufffd": ["😀"]}),
        (r'"\\ud83d"', r"\ud83d"),
        ('"😀"', "😀"),
    ],
)
def test_an_unpaired_surrogate_is_read_as_the_replacement_character(text: str | bytes, value: object) -> None:
    assert loads(text) == value
    dumps(value).encode()


@pytest.mark.parametrize("text", ["{", b"\xff", b'"\xed\xa0\xbd"', "[" * 100_000])
def test_invalid_json_is_a_value_error(text: str | bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        loads(text)


async def test_unpaired_surrogates_are_sent_to_nobody(raw: RawBot, api: Api, sandbox: Sandbox) -> None:
    option = {"type": 3, "name": "words", "description": "Words"}
    await api.register({"name": "go", "description": "Go", "options": [option]})
    channel = sandbox.guild.channel("table-one").id
    async with raw_user(sandbox, "Bruno") as bruno:
        await bruno.send("say", channel=channel, content=HALF)
        assert (await bruno.receive("message"))["message"]["content"] == "hi \ufffd"
        await bruno.send("command", channel=channel, name="go", options={"words": HALF})
        assert (await raw.next_interaction())["data"]["options"][0]["value"] == "hi \ufffd"
        await api.post({"content": HALF})
        assert (await bruno.receive("message"))["message"]["content"] == "hi \ufffd"


async def test_a_socket_is_closed_when_sending_fails(sandbox: Sandbox) -> None:
    async with raw_user(sandbox, "Bruno") as bruno:
        await bruno.receive("world")
        for one in sandbox.app.people.sockets:
            one.send(json.dumps(HALF, ensure_ascii=False))
        with pytest.raises(ConnectionClosed, match="1011"):
            await bruno.receive("never")
    async with gateway(sandbox) as socket:
        await socket.identify(sandbox.token, GUILDS | GUILD_MESSAGES)
        for session in sandbox.gateway.sessions.values():
            session.dispatch("NEWS", {"half": HALF})
        with pytest.raises(ConnectionClosed, match="1011"):
            await socket.event("NEVER")
    await sandbox.bot_gone()
