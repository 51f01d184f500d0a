"""Sends responses and edits by interaction tokens without what discord.py would do beside that.

Relies on `discord.webhook.async_`: its `async_context` holds the adapter that sends all of them, and
`AsyncWebhookAdapter.request` makes each request with `ClientSession.request`.
"""

from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from http import HTTPStatus
from io import BytesIO
from typing import Any
from uuid import uuid4

import aiohttp
import discord
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

_without_waiting: ContextVar[bool] = ContextVar("without_waiting", default=False)

_ESCAPED = str.maketrans({'"': "%22", "\r": "%0D", "\n": "%0A"})
"""How names in forms are escaped: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html."""


def form_body(fields: Iterable[Mapping[str, Any]], boundary: str) -> bytes:
    """Returns a `multipart/form-data` body.

    Args:
        boundary: occurs in none of the fields.
        fields: as discord.py gives them to `aiohttp.FormData.add_field`: each has a name, and a value that is a
            text or an open file; a file has a filename and a content type, too.
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
    """Sends what discord.py does, files in a body that is encoded here.

    It drops what Discord returns of the message that was sent, except its id and the like: parsing all of its
    components would take as long as building them.
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
        if isinstance(answer, dict):
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
        """Returns what `ClientSession.request` does; a request that is tried again has the same body."""
        return self._session.request(
            method, url, headers={**headers, **self._type}, **{**others, "data": BytesIO(self._body)}
        )


@contextmanager
def without_waiting() -> Iterator[None]:
    """Surrounds requests by interaction tokens that raise where Discord's limits refuse them, instead of waiting."""
    token = _without_waiting.set(True)
    try:
        yield
    finally:
        _without_waiting.reset(token)


class _ImpatientSession:
    """A session whose requests raise `discord.HTTPException` where they are refused by a limit."""

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
