"""Requests to Discord's API with their raw answers, which discord.py would hide."""

import json
import re
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp

HIDDEN = "<token>"


class Exchange:
    """Records what was sent and received, in order.

    Args:
        token: the bot's token, which is left out wherever it occurs.
    """

    def __init__(self, token: str) -> None:
        self._secrets = {token}
        self._entries: list[dict[str, Any]] = []

    def request(self, assumption: str, method: str, path: str, sent: object, files: list[str]) -> dict[str, Any]:
        """Records a request; returns its entry, to which the answer is added."""
        entry = {"assumption": assumption, "request": f"{method} {path}", "sent": sent, "files": files}
        self._entries.append(entry)
        return entry

    def interaction(self, payload: dict[str, Any]) -> None:
        """Records an interaction, and its token as a secret."""
        self._secrets.add(payload["token"])
        self._entries.append({"interaction": payload})

    def write(self, path: Path, results: list[dict[str, str]], api: str) -> None:
        """Writes results and entries to a JSON file."""
        text = json.dumps({"api": api, "results": results, "exchange": self._entries}, indent=2, ensure_ascii=False)
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        path.write_text(text + "\n", encoding="utf-8")


Json = dict[str, Any]
Sleep = Callable[[float], Awaitable[object]]
RETRIES = 5
"""How often a request is sent again after a rate limit."""
_IDS = re.compile(r"\d{15,}")


@dataclass(frozen=True)
class Answer:
    """An answer of the API.

    Attributes:
        body: decoded JSON; None if there is none.
    """

    status: int
    body: Any
    headers: Mapping[str, str]

    @property
    def ok(self) -> bool:
        """Whether the request was carried out."""
        return self.status < 300

    @property
    def code(self) -> int:
        """Discord's error code, such as 50035; 0 if there is none."""
        return int(self.body.get("code", 0)) if isinstance(self.body, dict) and not self.ok else 0

    def __str__(self) -> str:
        if self.ok:
            return f"status {self.status}"
        errors = self.body.get("errors") if isinstance(self.body, dict) else None
        message = self.body.get("message", "") if isinstance(self.body, dict) else self.body
        return f"status {self.status}, code {self.code}: {message}{f' {json.dumps(errors)}' if errors else ''}"


class Api:
    """Sends requests one after the other, and waits as long as the rate limits in the answers demand.

    Args:
        url: the API's address with its version.
        user_agent: in Discord's form, `DiscordBot (url, version)`.
    """

    def __init__(
        self, session: aiohttp.ClientSession, *, url: str, token: str, user_agent: str, exchange: Exchange, sleep: Sleep
    ) -> None:
        self.url = url
        self.assumption = ""
        """The assumption that is being tried, for the record."""
        self.limited = 0
        """The number of requests so far that were refused with 429, or had to wait because the limit was used up."""
        self._session = session
        self._token = token
        self._user_agent = user_agent
        self._exchange = exchange
        self._sleep = sleep
        self._free_at: dict[str, float] = {}
        """When a route may be used again, by time.monotonic()."""

    async def __call__(
        self,
        method: str,
        path: str,
        body: Json | list[Json] | None = None,
        *,
        files: Mapping[str, bytes] | None = None,
        query: Mapping[str, str] | None = None,
    ) -> Answer:
        """Sends a request; with `files` as a form. A rate limit without an error code of its own is waited out.

        Raises aiohttp.ClientError and OSError.
        """
        route = f"{method} {_IDS.sub('*', path)}"
        for _ in range(RETRIES):
            if (wait := self._free_at.pop(route, 0.0) - time.monotonic()) > 0:
                self.limited += 1
                await self._sleep(wait)
            answer = await self._send(method, path, body, files or {}, query)
            if answer.headers.get("X-RateLimit-Remaining") == "0":
                self._free_at[route] = time.monotonic() + float(answer.headers.get("X-RateLimit-Reset-After", "0"))
            self.limited += answer.status == 429
            if answer.status != 429 or answer.code:
                break
            asked = answer.body.get("retry_after", 1.0) if isinstance(answer.body, dict) else 1.0
            await self._sleep(float(asked))
        return answer

    async def _send(
        self,
        method: str,
        path: str,
        body: Json | list[Json] | None,
        files: Mapping[str, bytes],
        query: Mapping[str, str] | None,
    ) -> Answer:
        headers = {"User-Agent": self._user_agent}
        if not path.startswith(("/interactions/", "/webhooks/")):  # these paths are authorized by their own token
            headers["Authorization"] = f"Bot {self._token}"
        entry = self._exchange.request(self.assumption, method, path, body, list(files))
        async with self._session.request(
            method, self.url + path, params=query, headers=headers, **_content(body, files)
        ) as response:
            is_json = response.content_type == "application/json"
            received = await response.json() if is_json else await response.text() or None
            answer = Answer(response.status, received, response.headers)
        limits = {name: value for name, value in answer.headers.items() if name.lower().startswith("x-ratelimit")}
        entry["answer"] = {"status": answer.status, "body": received, "rate_limit": limits}
        return answer

    async def loads(self, url: str) -> bool:
        """Returns whether a file can be loaded from its address."""
        async with self._session.get(url, headers={"User-Agent": self._user_agent}) as response:
            return response.status == 200


def _content(body: Json | list[Json] | None, files: Mapping[str, bytes]) -> dict[str, Any]:
    if not files:
        return {} if body is None else {"json": body}
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps(body or {}), content_type="application/json")
    for number, (name, content) in enumerate(files.items()):
        form.add_field(f"files[{number}]", content, filename=name, content_type="application/octet-stream")
    return {"data": form}
