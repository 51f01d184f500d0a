"""The undocumented parts of discord.py that the bot relies on, in the installed version.

Each test is named for one part and fails with the module to look at.
"""

import asyncio
import gc
import inspect
import re
from io import BytesIO
from typing import Any

import aiohttp
import discord
import pytest
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.http import HTTPClient, Route
from discord.utils import MISSING
from discord.webhook import async_

from bot.sessions.shard import Shard
from bot.ui.gateway import (
    connection,
    connection_errors,
    guild_events,
    identify_budget,
    interaction_token,
    login,
    message_threads,
    raw_interactions,
    registered_commands,
    request_limiter,
)
from bot.ui.gateway.raw_interactions import UserInput
from bot.ui.gateway.request_limiter import RequestLimiter
from bot.ui.routing import slash_command
from bot.ui.text.command_texts import Translator
from bot.ui.views import components, outgoing_message
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import KeptFile

VERSION = f"discord.py {discord.__version__}"

PRESS = {
    "id": "3",
    "application_id": "1",
    "type": discord.InteractionType.component.value,
    "token": "token",
    "version": 1,
    "channel_id": "70",
    "channel": {"id": "70", "type": discord.ChannelType.private.value, "last_message_id": "72"},
    "user": {"id": "5", "username": "ada", "discriminator": "0", "avatar": None, "global_name": "Ada"},
    "app_permissions": "0",
    "attachment_size_limit": 10_000_000,
    "entitlements": [],
    "locale": "en-GB",
    "context": 1,
    "authorizing_integration_owners": {"0": "0"},
    "data": {
        "custom_id": "b",
        "component_type": 3,
        "values": ["x", "y"],
        "resolved": {"users": {"8": {}}, "roles": {"9": {}}},
    },
    "message": {
        "id": "71",
        "channel_id": "70",
        "type": 0,
        "content": "",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "pinned": False,
        "embeds": [],
        "attachments": [{"id": "4"}],
        "components": [
            {
                "type": 17,
                "components": [
                    {"type": 10, "content": "t"},
                    {"type": 12, "items": [{"media": {"url": "http://cdn/4/table-1.png?ex=1", "attachment_id": "4"}}]},
                    {"type": 12, "items": [{"media": {"url": "https://example.org/x.png"}}]},
                    {"type": 1, "components": [{"type": 2, "custom_id": "b"}]},
                ],
            }
        ],
        "author": {"id": "1", "username": "bot", "discriminator": "0", "avatar": None},
        "flags": 0,
    },
}  # fmt: skip


THREAD = {
    "id": "70",
    "type": discord.ChannelType.public_thread.value,
    "parent_id": "69",
    "name": "t",
    "guild_id": "5",
    "thread_metadata": {
        "archived": False,
        "locked": False,
        "auto_archive_duration": 60,
        "archive_timestamp": "2026-01-01T00:00:00+00:00",
    },
}


class Client(discord.Client):
    """A client that keeps the interactions that it dispatches."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.interactions: list[discord.Interaction[Any]] = []
        self.others: list[tuple[Any, ...]] = []

    def dispatch(self, event: str, /, *args: Any, **_kwargs: Any) -> None:
        if event == "interaction":
            self.interactions.append(args[0])
        else:
            self.others.append((event, *args))


def missing(module: Any, what: str) -> str:
    return f"{VERSION} has changed {what}: see {module.__name__}"


def test_connection_state_parsers() -> None:
    parsers = getattr(Client()._connection, "parsers", {})
    what = "ConnectionState.parsers"
    for module, event in ((raw_interactions, raw_interactions.INTERACTION_CREATE), (guild_events, "READY")):
        assert event in parsers, missing(module, what)
        assert list(inspect.signature(parsers[event]).parameters) == ["data"], missing(module, what)


@pytest.mark.parametrize(("named", "shard"), [({"shard": [3, 8]}, Shard(3, 8)), ({}, Shard(0, 1))])
def test_the_shard_is_read_from_ready(named: dict[str, Any], shard: Shard) -> None:
    client = Client()
    guild_events.read_guild_events(client, guild_events.GuildCache())
    client._connection.parsers["READY"]({"guilds": [{"id": "7"}], **named})
    assert client.others == [("shard_listed", shard, {7})]


def test_resumed_names_its_shard() -> None:
    source = inspect.getsource(DiscordWebSocket.received_message)
    assert "data['__shard_id__'] = self.shard_id" in source, missing(guild_events, "what it adds to RESUMED")


def press(**changes: Any) -> tuple[discord.Interaction[Any], list[tuple[int, int, int]]]:
    """The interaction that discord.py makes of an intercepted press, and what the listener was given."""
    client = Client()
    heard: list[tuple[int, int, int]] = []
    raw_interactions.intercept_interactions(client, lambda *ids: heard.append(ids))
    payload = {**PRESS, "data": {**PRESS["data"], **changes}, "message": dict(PRESS["message"])}  # type: ignore[dict-item, call-overload]
    client._connection.parsers["INTERACTION_CREATE"](payload)
    (interaction,) = client.interactions
    return interaction, heard


def test_interaction_data_is_passed_on_as_it_is() -> None:
    interaction, _ = press()
    what = "Interaction.data"
    assert UserInput(interaction).custom_id == "b", missing(raw_interactions, what)
    assert UserInput(interaction).selected == ["x", "y"], missing(raw_interactions, what)
    assert UserInput(interaction).resolved == {"8", "9"}, missing(raw_interactions, what)


def test_an_intercepted_press_tells_the_last_message_of_its_channel() -> None:
    _, heard = press()
    assert heard == [(3, 70, 72)]


def test_an_intercepted_press_tells_the_custom_ids_on_its_message() -> None:
    assert UserInput(press(custom_id="made up")[0]).message_custom_ids == {"b"}


def test_an_intercepted_press_tells_the_files_that_its_message_shows() -> None:
    assert UserInput(press()[0]).shown_files == {"table-1.png": 4}


def test_an_intercepted_press_tells_the_texts_of_its_message() -> None:
    assert UserInput(press()[0]).message_text == "t"


def in_guild() -> tuple[Client, dict[str, Any]]:
    """Returns a client that is logged in, and a press in a thread of a guild that no gateway has named."""
    client = Client()
    bot: Any = {"id": "1", "username": "bot", "discriminator": "0", "avatar": None}
    client._connection.user = discord.ClientUser(state=client._connection, data=bot)
    raw_interactions.intercept_interactions(client, lambda *_: None)
    member = {"user": PRESS["user"], "roles": ["9"], "permissions": "8", "joined_at": None, "flags": 0}
    payload = {**PRESS, "data": {"custom_id": "b", "component_type": 3}, "channel": THREAD, "member": member}
    payload |= {"guild_id": "5", "guild_locale": "it"}
    del payload["user"], payload["message"]
    return client, payload


def test_an_interaction_over_http_tells_roles_and_thread_of_a_guild_that_no_gateway_has_named() -> None:
    client, payload = in_guild()
    raw_interactions.receive_interaction(client, payload)
    (interaction,) = client.interactions
    assert raw_interactions.member_roles(interaction) == {9}
    assert (interaction.guild_id, interaction.channel_id, str(interaction.guild_locale)) == (5, 70, "it")
    assert isinstance(interaction.channel, discord.Thread)
    assert interaction.channel.parent_id == 69


async def test_attachment_to_dict() -> None:
    """An edit names a kept file by its id alone."""
    parameters = discord.http.handle_message_parameters(attachments=[KeptFile(4)])
    what = "what it sends of an attachment that an edit keeps"
    assert (parameters.payload or {})["attachments"] == [{"id": "4"}], missing(outgoing_message, what)


def test_the_components_and_attachments_of_the_pressed_message_are_not_parsed() -> None:
    message = press()[0].message
    assert message is not None
    assert message.id == 71
    assert message.components == []
    assert message.attachments == []


def test_the_words_of_a_submitted_modal_are_read() -> None:
    interaction, _ = press()
    label = {"type": 18, "component": {"type": 4, "custom_id": "words", "value": " a1  b2 c3"}}
    interaction.data = {"custom_id": "b", "components": [label]}  # type: ignore[assignment]
    assert UserInput(interaction).selected == ["a1", "b2", "c3"]


async def test_webhook_async_context_and_adapter(monkeypatch: pytest.MonkeyPatch) -> None:
    """A response goes through the adapter in `async_context`, and is answered without its message but with its id."""
    what = "AsyncWebhookAdapter.create_interaction_response, or the async_context that holds the adapter"
    answer = {
        "interaction": {"id": "3", "type": 3, "response_message_id": "73"},
        "resource": {"type": 4, "message": PRESS["message"]},
    }

    async def request(*_args: Any, **_kwargs: Any) -> Any:
        return answer

    monkeypatch.setattr(async_.AsyncWebhookAdapter, "request", request)

    async def respond() -> discord.InteractionCallbackResponse[Any]:
        interaction_token.use_response_adapter()
        interaction, _ = press()
        interaction._session = None  # type: ignore[assignment]
        return await interaction.response.send_message("text")

    response = await asyncio.create_task(respond())
    assert "resource" not in answer, missing(interaction_token, what)
    assert response.message_id == 73, missing(interaction_token, what)
    assert response.resource is None, missing(interaction_token, what)


async def test_an_answered_interaction_asks_discord_for_what_the_whole_one_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its edits and deletions of the original response, and its follow-ups, are those of discord.py's interaction."""
    what = "Interaction's requests by its token, or what Webhook.from_state takes"
    asked: list[tuple[str, str, object]] = []

    async def request(_adapter: object, route: Route, **others: Any) -> Any:
        asked.append((route.method, route.url, others.get("payload")))
        return {**PRESS["message"], "attachments": [], "components": []}  # type: ignore[dict-item]

    monkeypatch.setattr(async_.AsyncWebhookAdapter, "request", request)
    whole, _ = press()
    whole._session = None  # type: ignore[assignment]
    whole.client.http._HTTPClient__session = None
    kept, nobody = interaction_token.InteractionToken.of(whole), discord.AllowedMentions.none()
    assert kept.expires_at == whole.expires_at, missing(interaction_token, what)
    view = components.page("text")
    await whole.edit_original_response(view=view, attachments=[], allowed_mentions=nobody)
    await whole.followup.edit_message(7, view=view, attachments=[], allowed_mentions=nobody)
    await whole.followup.delete_message(7)
    await whole.delete_original_response()
    for one in (kept, interaction_token.InteractionToken.of(whole, 7)):
        await one.edit(view, [])
    await interaction_token.InteractionToken.of(whole, 7).delete()
    await kept.delete()
    assert asked[:4] == asked[4:], missing(interaction_token, what)
    assert not [one for one in gc.get_referents(kept) if isinstance(one, discord.Interaction)]


async def test_webhook_adapter_request() -> None:
    """The files of a response are sent in a body of ours, by the session that discord.py gives."""
    what = "AsyncWebhookAdapter.request, or that it calls ClientSession.request"
    sent: list[dict[str, Any]] = []

    class Session:
        def request(self, *_args: Any, **parameters: Any) -> Any:
            sent.append(parameters)
            raise ConnectionError

    adapter = interaction_token.ResponseAdapter()  # type: ignore[no-untyped-call]
    file = discord.File(BytesIO(b"picture"), "a.png")
    fields = discord.http.handle_message_parameters(content="text", file=file).multipart
    session: Any = Session()
    with pytest.raises(ConnectionError):
        await adapter.request(Route("POST", "/x"), session, multipart=fields, files=[file])
    (parameters,) = sent
    kind, _, boundary = parameters["headers"]["Content-Type"].partition("; boundary=")
    assert kind == "multipart/form-data", missing(interaction_token, what)
    body = parameters["data"].read()
    assert body.startswith(f"--{boundary}\r\n".encode()), missing(interaction_token, what)
    assert b'"text"' in body, missing(interaction_token, what)
    assert b'filename="a.png"' in body, missing(interaction_token, what)
    assert b"\r\n\r\npicture\r\n" in body, missing(interaction_token, what)


async def test_webhook_adapter_drops_the_parts_of_the_message_that_discord_returns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def request(*_args: Any, **_kwargs: Any) -> Any:
        return dict(PRESS["message"])  # type: ignore[call-overload]

    monkeypatch.setattr(async_.AsyncWebhookAdapter, "request", request)
    adapter = interaction_token.ResponseAdapter()  # type: ignore[no-untyped-call]
    session: Any = None
    answer = await adapter.request(Route("PATCH", "/x"), session, payload={})
    assert (answer["id"], answer["components"], answer["attachments"]) == ("71", [], [])


def test_voice_client_warnings() -> None:
    flags = {name: getattr(discord.VoiceClient, name, None) for name in ("warn_nacl", "warn_dave")}
    assert all(isinstance(flag, bool) for flag in flags.values()), missing(login, "VoiceClient.warn_*")
    source = inspect.getsource(discord.Client.__init__)
    assert all(name in source for name in flags), missing(login, "when VoiceClient.warn_* is read")


def test_route_base(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    login.use_api("http://127.0.0.1:9")
    assert Route("GET", "/users/@me").url == "http://127.0.0.1:9/api/v10/users/@me", missing(login, "Route.BASE")


def test_websocket_from_client() -> None:
    """`connection` opens websockets as `Client.connect` does; `identify_budget` makes requests as discord.py does."""
    wanted = {"client", "initial", "gateway", "shard_id", "session", "sequence", "resume"}
    parameters = set(inspect.signature(DiscordWebSocket.from_client).parameters)
    assert wanted <= parameters, missing(connection, "DiscordWebSocket.from_client")
    source = inspect.getsource(discord.Client.connect)
    assert "self.ws = await" in source, missing(connection, "Client.ws")
    assert "await self.ws.poll_event()" in source, missing(connection, "DiscordWebSocket.poll_event")
    assert "self.dispatch('disconnect')" in source, missing(connection, "who dispatches on_disconnect")
    assert ReconnectWebSocket(None, resume=False).resume is False, missing(connection, "ReconnectWebSocket")
    attributes = inspect.getsource(DiscordWebSocket.__init__) + inspect.getsource(DiscordWebSocket.from_client)
    for name in ("self.session_id", "self.sequence", "ws.gateway", "self.socket"):
        assert f"{name}" in attributes, missing(connection, f"DiscordWebSocket.{name.partition('.')[2]}")
    route = Route("GET", "/gateway/bot")
    assert (route.method, route.path) == ("GET", "/gateway/bot"), missing(identify_budget, "Route")
    assert inspect.iscoroutinefunction(HTTPClient.request), missing(identify_budget, "HTTPClient.request")


async def test_websocket_received_message() -> None:
    """`TolerantWebSocket` reads what discord.py would: each frame goes through `received_message`."""
    assert "await self.received_message(msg.data)" in inspect.getsource(DiscordWebSocket.poll_event), missing(
        connection, "DiscordWebSocket.poll_event"
    )
    source = inspect.getsource(DiscordWebSocket.received_message)
    for part in ("self._decompressor.decompress(msg)", "self._keep_alive = KeepAliveHandler(", "self.sequence = seq"):
        assert part in source, missing(connection, "DiscordWebSocket.received_message")


async def test_lasting_close_codes_are_those_after_which_discord_py_does_not_reconnect() -> None:
    source = inspect.getsource(DiscordWebSocket._can_handle_close)
    found = {int(code) for code in re.findall(r"\b4\d{3}\b", source)}
    assert found == connection_errors.LASTING, missing(connection_errors, "DiscordWebSocket._can_handle_close")


async def test_http_client_connector() -> None:
    """`login` lets each attempt make a connector of its own: the last one is closed with its session."""
    what = "HTTPClient.connector, or how HTTPClient.static_login makes it"
    client = Client()
    assert client.http.connector is MISSING, missing(login, what)
    assert "if self.connector is MISSING" in inspect.getsource(HTTPClient.static_login), missing(login, what)


def test_command_options_are_read_from_the_signature_attribute() -> None:
    """`slash_command.callback` puts the options of a command into `__signature__` of its callback."""

    async def handler(_reply: Any, words: str, times: int = 1) -> None:
        """Answers nothing."""

    options = list(inspect.signature(handler).parameters.values())[1:]
    made: Any = discord.app_commands.Command(
        name="seam", description="seam", callback=slash_command.callback(handler, options)
    )
    read = [(option.name, option.type, option.required) for option in made.parameters]
    string, integer = discord.AppCommandOptionType.string, discord.AppCommandOptionType.integer
    assert read == [("words", string, True), ("times", integer, False)], missing(
        slash_command, "how it reads the signature of a command's callback"
    )


@pytest.mark.parametrize("stopped", [True, False])
async def test_the_view_store_keeps_nothing_of_a_stopped_view(monkeypatch: pytest.MonkeyPatch, stopped: bool) -> None:
    """`components.panel` and `multi_choice_form` stop their views, so that nothing of them stays in memory."""

    async def request(*_args: Any, **_kwargs: Any) -> Any:
        return {"interaction": {"id": "3", "type": 3, "response_message_id": "73"}}

    monkeypatch.setattr(async_.AsyncWebhookAdapter, "request", request)
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.ActionRow(components.button("label", Press(Action.HELP))))
    modal = discord.ui.Modal(title="title", custom_id="modal")
    modal.add_item(discord.ui.Label(text="label", component=discord.ui.TextInput(custom_id="words")))
    kept = []
    for shown in (view, modal):
        if stopped:
            shown.stop()
        interaction, _ = press()
        interaction._session = None  # type: ignore[assignment]
        if isinstance(shown, discord.ui.Modal):
            await interaction.response.send_modal(shown)
        else:
            await interaction.response.send_message(view=shown)
        store = interaction._state._view_store
        kept.append(bool(store._views or store._modals or store._synced_message_views))
    assert kept == [not stopped] * 2, missing(components, "what its view store keeps of a stopped view")


async def test_requests_are_traced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each request to the API passes the limiter before it is sent: responses to interactions too, which are exempt."""
    limiter, sent = RequestLimiter(), []

    async def started(_session: object, _context: object, request: aiohttp.TraceRequestStartParams) -> None:
        sent.append(bool(request_limiter.COUNTED.match(request.url.path)))
        raise ConnectionAbortedError

    trace = limiter.trace()
    trace.on_request_start[:] = [started]
    client = discord.Client(intents=discord.Intents(guilds=True), http_trace=trace)
    with pytest.raises(ConnectionAbortedError):
        await client.login("token")
    with pytest.raises(ConnectionAbortedError):
        await client.http.edit_message(1, 2, params=discord.http.handle_message_parameters("text"))
    interaction, _ = press()
    interaction._session = client.http._HTTPClient__session  # type: ignore[attr-defined]
    with pytest.raises(ConnectionAbortedError):
        await interaction.response.defer()
    await client.close()
    assert sent == [True, True, False], missing(request_limiter, "how it sends requests, or their paths")


async def test_registered_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands are sent as `CommandTree.sync` sends them; of those that are registered, the versions are read."""
    answer = [{"id": "5", "version": "7", "name": "join", "type": 1}]
    sent: list[Any] = []

    async def request(_http: HTTPClient, route: Route, **given: Any) -> Any:
        sent.append((route.method, route.path, given.get("json")))
        return answer

    monkeypatch.setattr(HTTPClient, "request", request)
    client = discord.Client(intents=discord.Intents(guilds=True), application_id=3)
    tree = discord.app_commands.CommandTree(client)
    tree.add_command(slash_command.command("join", lambda _reply: None))  # type: ignore[arg-type, return-value]  # never used
    await tree.set_translator(Translator())
    payloads = await registered_commands.payloads_of(tree, Translator())
    assert "de" in payloads[0]["name_localizations"], missing(registered_commands, "Command.get_translated_payload")
    what = "HTTPClient.get_global_commands or bulk_upsert_global_commands"
    for read in (
        registered_commands.registered_commands(client),
        registered_commands.register_commands(client, payloads),
    ):
        assert await read == {"join": (5, 7)}, missing(registered_commands, what)
    answer[0] |= {"application_id": "3", "description": "", "default_member_permissions": None}
    await tree.sync()
    path = "/applications/{application_id}/commands"
    looked_up, replaced = ("GET", path, None), ("PUT", path, payloads)
    assert sent == [looked_up, looked_up, replaced, replaced], missing(registered_commands, what)


async def test_the_thread_of_a_message_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that has a thread already keeps it: it has the message's id."""
    made = iter([{"id": "8"}, discord.HTTPException(Answer(400), {"code": 160004, "message": ""})])
    sent: list[Any] = []

    async def request(_http: HTTPClient, route: Route, **given: Any) -> Any:
        sent.append((route.method, route.path, given["json"]["name"]))
        if isinstance(answer := next(made), Exception):
            raise answer
        return answer

    monkeypatch.setattr(HTTPClient, "request", request)
    client = discord.Client(intents=discord.Intents(guilds=True))
    threads = [await message_threads.thread_of_message(client, 6, 7, "A - B") for _ in range(2)]
    what = "HTTPClient.start_thread_with_message"
    assert sent == [("POST", "/channels/{channel_id}/messages/{message_id}/threads", "A - B")] * 2, missing(
        message_threads, what
    )
    assert threads == [8, 7], missing(message_threads, what)


class Answer:
    """An answer of Discord with this status."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = ""
