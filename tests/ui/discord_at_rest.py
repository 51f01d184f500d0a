"""An in-memory fake of Discord's REST API behind the bot's client, which can also be away."""

import itertools
import json
from typing import Any

import discord
from discord.http import Route

from tests.ui.table_message.fake_channel import http_error

UNAVAILABLE = http_error(discord.DiscordServerError, 503, 0)
NO_ROUTE = OSError("no route to Discord")
FORBIDDEN = http_error(discord.Forbidden, 403, 50013)
UNKNOWN_CHANNEL = http_error(discord.NotFound, 404, 10003)
UNKNOWN_MESSAGE = http_error(discord.NotFound, 404, 10008)

BOT = {"id": "999", "username": "Tavolino", "discriminator": "0", "avatar": None, "bot": True}


class DiscordAtRest:
    """Keeps messages, threads and events.

    Attributes:
        away: the exception that each request raises while Discord is away.
        requests: the number of requests.
        posted: the messages as JSON, in the order in which they were posted, with later edits applied.
        edits: the ids of the messages that were edited.
        events: the contents of scheduled events.
    """

    def __init__(self, client: discord.Client) -> None:
        self.away: Exception | None = None
        self.requests = 0
        self.posted: dict[int, dict[str, Any]] = {}
        self.edits: list[int] = []
        self.deleted: list[int] = []
        self.events: dict[str, dict[str, Any]] = {}
        self._nonces: dict[str, int] = {}
        self._ids = itertools.count(10_000)
        self.serve(client)

    def serve(self, client: discord.Client) -> None:
        """Answers the requests of this client from now on."""
        client.http.request = self.request  # type: ignore[method-assign]  # the layer above the network

    async def request(self, route: Route, *, form: Any = (), **more: Any) -> Any:
        self.requests += 1
        if self.away is not None:
            raise self.away
        parts = [(item.get("name"), item.get("value")) for item in form or ()]
        body = next((json.loads(value) for name, value in parts if name == "payload_json"), more.get("json"))
        return self._answer(route.method, route.url.partition("/v10")[2].partition("?")[0].split("/")[1:], body or {})

    def _answer(self, method: str, path: list[str], body: dict[str, Any]) -> Any:
        match method, path:
            case "POST", ["users", "@me", "channels"]:
                user = {"id": body["recipient_id"], "username": "u", "discriminator": "0", "avatar": None}
                return {"id": str(1_000_000 + int(body["recipient_id"])), "type": 1, "recipients": [user]}
            case "POST", ["channels", channel, "messages"]:
                return self._post(int(channel), body)
            case "GET", ["channels", _, "messages"]:
                return []
            case "PATCH", ["channels", _, "messages", message]:
                self.edits.append(int(message))
                self.posted[int(message)] |= {
                    key: value for key, value in body.items() if key in ("content", "components")
                }
                return self.posted[int(message)]
            case "DELETE", ["channels", _, "messages", message]:
                self.deleted.append(int(message))
                return None
            case "POST", ["channels", _, "messages", message, "threads"]:
                return {"id": message}
            case "PATCH", ["channels", _]:
                return {}
            case _, ["guilds", _, "scheduled-events", *event]:
                return self._event(method, event, body)
        raise AssertionError(f"{method} {path}")

    def _event(self, method: str, event: list[str], body: dict[str, Any]) -> Any:
        if method == "GET" and not event:
            return [*self.events.values()]
        if method == "POST":
            event = [str(next(self._ids))]
            self.events[event[0]] = {"id": event[0]}
        self.events[event[0]] |= body
        return self.events[event[0]]

    def _post(self, channel: int, body: dict[str, Any]) -> dict[str, Any]:
        known = self._nonces.setdefault(body["nonce"], next(self._ids))
        return self.posted.setdefault(
            known,
            {
                "id": str(known),
                "channel_id": str(channel),
                "author": BOT,
                "type": 0,
                "content": "",
                "timestamp": "2027-01-01T00:00:00+00:00",
                "edited_timestamp": None,
                "components": [],
                **dict.fromkeys(("tts", "mention_everyone", "pinned"), False),
                **{key: [] for key in ("mentions", "mention_roles", "attachments", "embeds")},
                **{key: value for key, value in body.items() if key in ("content", "components")},
            },
        )

    def saying(self, text: str) -> list[int]:
        """Returns the ids of the existing messages that contain this text."""
        return [
            one
            for one, said in self.posted.items()
            if one not in self.deleted and text in json.dumps(said, ensure_ascii=False)
        ]

    def channel_of(self, message: int) -> int:
        return int(self.posted[message]["channel_id"])

    def text_of(self, message: int) -> str:
        return json.dumps(self.posted[message], ensure_ascii=False)
