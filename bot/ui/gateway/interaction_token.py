"""Requests by interaction tokens: their adapter, and the right to edit and delete one message for 15 minutes.

Relies on `Webhook.from_state`, and on `discord.webhook.async_`: its `async_context` holds the adapter that sends all of
these requests, also edits and deletions of original responses, and `AsyncWebhookAdapter.request` makes each with
`ClientSession.request`.
"""

from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import datetime, timedelta
from http import HTTPStatus
from io import BytesIO
from typing import Any, Self
from uuid import uuid4

import aiohttp
import discord
from discord.http import Route, handle_message_parameters
from discord.state import ConnectionState
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.ui.gateway.raw_interactions import AnyInteraction

TOKEN_LIFE = timedelta(minutes=15)

NOBODY = discord.AllowedMentions.none()

_without_waiting: ContextVar[bool] = ContextVar("without_waiting", default=False)

_ESCAPED = str.maketrans({'"': "%22", "\r": "%0D", "\n": "%0A"})
"""How names in forms are escaped: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html."""


def form_body(fields: Iterable[Mapping[str, Any]], boundary: str) -> bytes:
    """Returns a `multipart/form-data` body.

    Args:
        boundary: occurs in none of the fields.
        fields: as discord.py gives them to `aiohttp.FormData.add_field`: each has a name, and a value that is a
            text or an open file; a file also has a filename and a content type.
    """
    parts = list[bytes]()
    for field in fields:
        value = field["value"]
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="{_escaped(field["name"])}"'
        if "filename" in field:
            head += f'; filename="{_escaped(field["filename"])}"'
        if "content_type" in field:
            head += f"\r\nContent-Type: {field['content_type']}"
        body = value.encode() if isinstance(value, str) else value.read()
        parts += f"{head}\r\n\r\n".encode(), body, b"\r\n"
    return b"".join([*parts, f"--{boundary}--\r\n".encode()])


def _escaped(name: str) -> str:
    return name.translate(_ESCAPED)


class ResponseAdapter(AsyncWebhookAdapter):
    """Sends the same requests as discord.py, but encodes forms with files here.

    aiohttp writes a form in pieces, which takes 400 µs longer for a picture. Of a sent message in Discord's answer only
    the id and the like are kept: discord.py would take 70 µs to parse three rows of keys.
    """

    async def request(
        self,
        route: Route,
        session: aiohttp.ClientSession,
        *,
        multipart: Sequence[Mapping[str, Any]] | None = None,
        **others: Any,
    ) -> Any:
        """Makes a request like the base class.

        Args:
            multipart: the fields of a form.
        """
        sending: Any = _FormSession(session, multipart) if multipart else session
        if _without_waiting.get():
            sending = _ImpatientSession(sending)
        answer = await super().request(route, sending, **others)
        if isinstance(answer, dict) and route.method != "GET":
            answer.pop("resource", None)
            answer |= {one: [] for one in ("components", "attachments") if one in answer}
        return answer


class _FormSession:
    """A session whose requests have a form as their body."""

    def __init__(self, session: aiohttp.ClientSession, fields: Sequence[Mapping[str, Any]]) -> None:
        boundary = uuid4().hex
        self._session = session
        self._type = {"Content-Type": f"multipart/form-data; boundary={boundary}"}
        self._body = form_body(fields, boundary)

    def request(self, method: str, url: str, *, headers: Mapping[str, str], **others: Any) -> Any:
        """Makes a request like `ClientSession.request`; a retried request has the same body."""
        return self._session.request(
            method, url, headers={**headers, **self._type}, **{**others, "data": BytesIO(self._body)}
        )


@contextmanager
def without_waiting() -> Iterator[None]:
    """In this block, requests by interaction tokens raise instead of waiting when a rate limit refuses them."""
    token = _without_waiting.set(True)
    try:
        yield
    finally:
        _without_waiting.reset(token)


class _ImpatientSession:
    """A session whose requests raise `discord.HTTPException` when a rate limit refuses them."""

    def __init__(self, session: Any) -> None:
        self._session = session

    @asynccontextmanager
    async def request(self, method: str, url: str, **others: Any) -> AsyncIterator[aiohttp.ClientResponse]:
        """Makes a request like `ClientSession.request`."""
        async with self._session.request(method, url, **others) as response:
            if response.status == HTTPStatus.TOO_MANY_REQUESTS:
                raise discord.HTTPException(response, "refused by a limit")
            yield response


def use_response_adapter() -> None:
    """Sends responses through ResponseAdapter in this context, and in tasks created in it from now on."""
    async_context.set(ResponseAdapter())  # type: ignore[no-untyped-call]  # discord.py has not annotated its adapter


@dataclass(frozen=True, slots=True)
class InteractionToken:
    """The token of an interaction that this or another process has answered: it edits and deletes one message.

    discord.py's `Interaction` also holds the user, channel, options and payload, ten kilobytes in total.

    Attributes:
        id, application, channel: the interaction's.
        state: the state of the client that makes the requests.
        follow_up: the message's id if it is a follow-up of the interaction; None for the original response, which
            after a press that edited or deferred is the pressed message.
    """

    id: int
    application: int
    channel: int
    token: str
    state: "ConnectionState[discord.Client]"
    follow_up: int | None = None

    @classmethod
    def of(cls, interaction: AnyInteraction, follow_up: int | None = None) -> Self:
        """Returns the token of an interaction, without the rest of the interaction."""
        return cls(
            interaction.id,
            interaction.application_id,
            interaction.channel_id or 0,
            interaction.token,
            interaction.client._connection,
            follow_up,
        )

    @property
    def age(self) -> timedelta:
        """The time since the interaction."""
        return discord.utils.utcnow() - discord.utils.snowflake_time(self.id)

    @property
    def expires_at(self) -> datetime:
        """15 minutes after the interaction."""
        return discord.utils.snowflake_time(self.id) + TOKEN_LIFE

    @property
    def expired(self) -> bool:
        """Whether 15 minutes have passed since the interaction."""
        return self.age >= TOKEN_LIFE

    @property
    def webhook(self) -> discord.Webhook:
        """The webhook that sends, edits and deletes follow-ups."""
        data: Any = {"id": self.application, "type": 3, "token": self.token}
        return discord.Webhook.from_state(data, state=self.state)

    async def edit(
        self,
        view: discord.ui.LayoutView,
        attachments: Sequence[discord.File | discord.Attachment],
        mentions: discord.AllowedMentions = NOBODY,
    ) -> None:
        """Edits the message.

        Args:
            attachments: all its files from now on.

        Raises:
            discord.HTTPException
        """
        if self.follow_up is not None:
            await self.webhook.edit_message(
                self.follow_up, view=view, attachments=attachments, allowed_mentions=mentions
            )
            return
        with handle_message_parameters(
            view=view,
            attachments=attachments,
            allowed_mentions=mentions,
            previous_allowed_mentions=self.state.allowed_mentions,
        ) as form:
            await async_context.get().edit_original_interaction_response(
                self.application,
                self.token,
                payload=form.payload,
                multipart=form.multipart,
                files=form.files,
                **self._connection,
            )

    async def delete(self) -> None:
        """Deletes the message. Raises discord.HTTPException."""
        if self.follow_up is None:
            await async_context.get().delete_original_interaction_response(
                self.application, self.token, **self._connection
            )
        else:
            await self.webhook.delete_message(self.follow_up)

    @property
    def _connection(self) -> dict[str, Any]:
        """The adapter's session and proxy, as `Webhook.from_state` takes them from the client."""
        http = self.state.http
        return {
            "session": http._HTTPClient__session,  # type: ignore[attr-defined]  # a name that Python has mangled
            "proxy": http.proxy,
            "proxy_auth": http.proxy_auth,
        }
