"""The people's API by its frames."""

import json
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sandbox.client import Sandbox
from sandbox.tests.raw_bot import Api, RawBot, gateway
from sandbox.tests.raw_user import raw_user

Json = dict[str, Any]
FORGED = {"do": "press", "channel": "table-one", "message": "1", "custom_id": "a", "forge": True}


async def test_people_are_listed(api: Api, sandbox: Sandbox) -> None:
    async with api.session.get(f"{sandbox.url}/people") as answer:
        roll = await answer.json()
    assert [user["name"] for user in roll["users"]] == ["Alice", "Bruno", "Claire", "Dieter"]
    assert {user["locale"] for user in roll["users"]} == {"en-US"}
    assert roll["default"] == roll["users"][0]["id"]
    assert all(user["colour"].startswith("#") for user in roll["users"])


async def test_the_world_is_sent_on_connect(api: Api, sandbox: Sandbox) -> None:
    await api.register({"name": "go", "description": "Go"})
    for number in range(3):
        await api.post({"content": str(number)})
    async with raw_user(sandbox, "Bruno") as bruno:
        world = await bruno.receive("world")
    assert (world["me"]["name"], world["guild"]["name"]) == ("Bruno", "Tavolino")
    assert (world["bot"]["name"], world["bot"]["online"]) == ("Tavolino", False)
    assert [(one["name"], one["type"]) for one in world["channels"]] == [
        ("table-one", 0),
        ("table-two", 0),
        ("lounge", 0),
    ]
    assert [one["name"] for one in world["commands"]] == ["go"]
    messages = world["messages"][sandbox.guild.channel("table-one").id]
    assert [one["content"] for one in messages] == ["0", "1", "2"]


async def test_users_are_sent_the_commands_that_they_can_use_somewhere(raw: RawBot, sandbox: Sandbox) -> None:
    for_managers = {"name": "end", "description": "End", "default_member_permissions": "32", "contexts": [0]}
    in_dms = {"name": "whisper", "description": "Whisper", "default_member_permissions": "32", "contexts": [1]}
    everywhere = {"name": "go", "description": "Go"}
    async with raw_user(sandbox, "Alice") as alice, raw_user(sandbox, "Bruno") as bruno:  # the guild is Alice's
        await raw.api.register(everywhere, for_managers, in_dms, {"name": "Look up", "type": 2})
        for who, names in ((alice, ["go", "end", "whisper", "Look up"]), (bruno, ["go", "whisper", "Look up"])):
            assert [one["name"] for one in (await who.receive("commands"))["commands"]] == names
        sandbox.guild.permit("table-two", "Bruno", allow=("MANAGE_GUILD",))
        everything = ["go", "end", "whisper", "Look up"]
        assert [one["name"] for one in (await bruno.receive("world"))["commands"]] == everything
        channels = [sandbox.guild.channel(name).id for name in ("table-one", "table-two")]
        await bruno.send("command", channel=channels[0], name="end")
        assert (await bruno.receive("refused"))["reason"] == "There is no command /end here"
        await bruno.send("command", channel=channels[1], name="end")
        assert (await raw.next_interaction())["data"]["name"] == "end"


async def test_the_last_fifty_messages_are_sent(sandbox: Sandbox) -> None:
    alice = await sandbox.user("Alice")
    for number in range(51):
        await alice.say(str(number))
    async with raw_user(sandbox, "Bruno") as bruno:
        shown = (await bruno.receive("world"))["messages"][sandbox.guild.channel("table-one").id]
    assert (len(shown), shown[0]["content"], shown[-1]["content"]) == (50, "1", "50")


async def test_changes_are_sent(api: Api, sandbox: Sandbox) -> None:
    async with raw_user(sandbox, "Bruno") as bruno:
        await bruno.receive("world")
        sent = (await api.post({"content": "x"})).body
        message = {"channel_id": sent["channel_id"], "message": sent}
        assert await bruno.receive("message") == message
        await api("DELETE", f"/channels/{sent['channel_id']}/messages/{sent['id']}")
        assert await bruno.receive("message_gone") == {"channel_id": sent["channel_id"], "id": sent["id"]}
        await api.register({"name": "go", "description": "Go"})
        assert (await bruno.receive("commands"))["commands"][0]["name"] == "go"
        async with gateway(sandbox) as bot:
            await bot.identify(sandbox.token)
            assert await bruno.receive("bot") == {"online": True}
        assert await bruno.receive("bot") == {"online": False}
        sandbox.world.create_channel("table-three")
        assert (await bruno.receive("world"))["channels"][-1]["name"] == "table-three"
        await sandbox.user("Zoe", locale="de")
        assert (await bruno.receive("world"))["users"][-1]["locale"] == "de"


async def test_a_changed_world_is_sent_before_what_follows(sandbox: Sandbox, api: Api) -> None:
    async with raw_user(sandbox, "Bruno") as bruno:
        await bruno.receive("world")
        made = sandbox.world.create_channel("new")
        await api.post({"content": "x"}, channel="new")
        first = json.loads(await bruno.socket.recv())
        assert (first["event"], first["data"]["channels"][-1]["id"]) == ("world", made.id)
        assert (await bruno.receive("message"))["channel_id"] == made.id


async def test_a_command_is_settled_when_the_bot_has_responded(raw: RawBot, sandbox: Sandbox) -> None:
    channel = sandbox.guild.channel("table-one").id
    async with raw_user(sandbox, "Bruno") as bruno:
        await bruno.send("command", channel=channel, name="go", options={})
        interaction = await raw.next_interaction()
        await raw.respond(interaction, 5)
        waiting = (await bruno.receive("message"))["message"]
        assert waiting["flags"] == 128
        settled = await bruno.receive("settled")
        expected = {"nonce": "n", "ok": True, "interaction": interaction["id"], "message": waiting["id"]}
        assert settled == {**expected, "updating": False}


async def test_a_modal_is_sent_and_submitted(raw: RawBot, sandbox: Sandbox) -> None:
    channel = sandbox.guild.channel("table-one").id
    question = {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "name", "style": 1}}
    async with raw_user(sandbox, "Bruno") as bruno:
        await bruno.send("command", channel=channel, name="go")
        interaction = await raw.next_interaction()
        await raw.respond(interaction, 9, {"title": "T", "custom_id": "m", "components": [question]})
        shown = await bruno.receive("modal")
        assert (shown["interaction"], shown["modal"]["title"]) == (interaction["id"], "T")
        assert (await bruno.receive("settled"))["ok"]
        await bruno.send("submit", interaction=shown["interaction"], values={"name": "Ada"})
        submitted = await raw.next_interaction()
        assert submitted["data"]["components"][0]["component"]["value"] == "Ada"


@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        ({"do": "dance"}, "nothing called 'dance'"),
        ({}, "lacks 'do'"),
        ({"do": "say", "channel": "1", "content": "x"}, "no such channel"),
        ({"do": "say", "content": "x"}, "lacks 'channel'"),
        ({"do": "say", "channel": "table-one", "content": ""}, "empty message"),
        ({"do": "say", "channel": "table-one", "content": "x" * 2001}, "Invalid Form Body"),
        ({"do": "command", "channel": "table-one", "name": "nothing"}, "no command /nothing"),
        ({"do": "press", "channel": "table-one", "message": "1", "custom_id": "a"}, "message is no longer there"),
        ({"do": "submit", "interaction": "1", "values": {}}, "no longer open"),
        ({"do": "dismiss", "message": "1"}, "no such message"),
        ({"do": "locale", "locale": "tlh"}, "doesn't speak"),
        ({"do": []}, "'do' is to be a text"),
        ({"do": "locale", "locale": []}, "'locale' is to be a text"),
        ({"do": "say", "channel": "table-one", "content": None}, "lacks 'content'"),
        ({"do": "command", "channel": "table-one", "name": "go", "options": 5}, "'options' is to be an object"),
        ({"do": "command", "channel": "table-one", "name": "go", "options": {"a": []}}, "'options' is to be texts"),
        (
            {"do": "autocomplete", "channel": "table-one", "name": "go", "focused": "a", "options": "abc"},
            "'options' is to be an object",
        ),
        (FORGED | {"values": 5}, "'values' is to be a list of texts"),
        (FORGED | {"values": {"a": 1}}, "'values' is to be a list of texts"),
        (FORGED | {"values": [1, None]}, "'values' is to be a list of texts"),
        (FORGED | {"forge": "yes"}, "'forge' is to be true or false"),
        ({"do": "submit", "interaction": "1", "values": {"a": {}}}, "'values' is to be texts"),
    ],
)
async def test_invalid_requests_are_refused(sandbox: Sandbox, frame: Json, reason: str) -> None:
    if frame.get("channel") == "table-one":
        frame = frame | {"channel": sandbox.guild.channel("table-one").id}
    async with raw_user(sandbox, "Bruno") as bruno:
        await bruno.socket.send(json.dumps({"nonce": "mine", **frame}))
        refused = await bruno.receive("refused")
    assert refused["nonce"] == "mine"
    assert reason in refused["reason"]


@pytest.mark.parametrize("frame", ["", "5", "{", "[" * 5000, b"", b'{"do": "open_dm"}'])
async def test_a_frame_that_is_no_json_object_is_refused(sandbox: Sandbox, frame: str | bytes) -> None:
    async with raw_user(sandbox, "Bruno") as bruno:
        await bruno.socket.send(frame)
        assert await bruno.receive("refused") == {"nonce": "", "reason": "A frame is a JSON object"}


async def test_users_set_their_language_and_open_direct_messages(raw: RawBot, sandbox: Sandbox) -> None:
    async with raw_user(sandbox, "Bruno") as bruno:
        await bruno.receive("world")
        await bruno.send("locale", locale="de")
        assert (await bruno.receive("world"))["me"]["locale"] == "de"
        await bruno.send("open_dm")
        opened = (await bruno.receive("world"))["channels"][-1]
        assert (opened["name"], opened["type"]) == ("Tavolino", 1)
        await bruno.send("command", channel=opened["id"], name="go")
        assert (await raw.next_interaction())["locale"] == "de"
    async with raw_user(sandbox, "Alice") as alice:
        assert opened["id"] not in [channel["id"] for channel in (await alice.receive("world"))["channels"]]


async def test_nobody_connects_as_the_bot_or_an_unknown_user(sandbox: Sandbox) -> None:
    address = sandbox.url.replace("http", "ws", 1)
    for stranger in (sandbox.application_id, "1"):
        with pytest.raises(InvalidStatus):
            await connect(f"{address}/people/{stranger}", proxy=None)


async def test_the_page_is_served(api: Api, sandbox: Sandbox) -> None:
    async with api.session.get(f"{sandbox.url}/") as answer:
        assert (answer.status, answer.content_type) == (200, "text/html")


@pytest.mark.parametrize(
    ("language", "locale"),
    [
        ("it", "it"),
        ("it-IT", "it"),
        ("en-GB", "en-GB"),
        ("en", "en-US"),
        ("es", "es-ES"),
        ("es-MX", "es-ES"),
        ("pt-PT", "pt-BR"),
        ("nb", "en-US"),
        ("", "en-US"),
    ],
)
async def test_a_client_starts_in_the_browsers_language_until_one_is_chosen(
    sandbox: Sandbox, language: str, locale: str
) -> None:
    address = f"{sandbox.url.replace('http', 'ws', 1)}/people/{sandbox.guild.people[0].id}?language={language}"
    async with connect(address) as socket:
        assert json.loads(await socket.recv())["data"]["me"]["locale"] == locale
    await sandbox.user("Alice", locale="fr")
    async with connect(address) as socket:
        assert json.loads(await socket.recv())["data"]["me"]["locale"] == "fr"
