"""Posts requests to the endpoint, and reads their answers."""

from dataclasses import dataclass
from typing import Any

import aiohttp

from sandbox.endpoint.signing import Headers
from sandbox.protocol.encoding import loads

ANSWER_SECONDS = 3.0
"""How long an answer may take: as long as the first response to an interaction."""
IDLE_SECONDS = 2.0
"""How long an idle connection is kept. A server may close one after five seconds, just when a request is sent."""
_USER_AGENT = "Discord-Interactions/1.0 (+https://discord.com)"


class NoAnswer(Exception):
    """The endpoint has not answered. `sent` says whether it may have received the request."""

    def __init__(self, reason: str, *, sent: bool) -> None:
        super().__init__(reason)
        self.sent = sent


@dataclass(frozen=True)
class EndpointAnswer:
    """An answer of the endpoint; `content_type` is the header, "" if it is missing."""

    status: int
    content_type: str
    body: bytes

    @property
    def media_type(self) -> str:
        """The content type without parameters, in lower case."""
        return self.content_type.partition(";")[0].strip().lower()

    def json(self) -> Any:
        """Returns the body's JSON.

        Raises:
            ValueError: the body or the content type is not JSON.
        """
        if self.media_type != "application/json":
            raise ValueError(f"the content type is {self.media_type or 'missing'}")
        return loads(self.body)


class Poster:
    """Posts to the endpoint over connections that are kept open for a short time."""

    def __init__(self) -> None:
        self._session: aiohttp.ClientSession | None = None

    async def post(self, url: str, body: bytes, headers: Headers) -> EndpointAnswer:
        """Posts a JSON body. Redirects are not followed.

        Raises:
            NoAnswer: the server was unreachable, closed the connection, or took longer than three seconds.
        """
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(limit=0, keepalive_timeout=IDLE_SECONDS),
                headers={"User-Agent": _USER_AGENT, "Content-Type": "application/json"},
            )
        try:
            async with self._session.post(
                url,
                data=body,
                headers=headers,
                allow_redirects=False,
                timeout=aiohttp.ClientTimeout(total=ANSWER_SECONDS),
            ) as answer:
                return EndpointAnswer(answer.status, answer.headers.get("Content-Type", ""), await answer.read())
        except (aiohttp.ClientConnectorError, aiohttp.InvalidURL) as error:
            raise NoAnswer(f"{url} can't be reached: {error}", sent=False) from error
        except aiohttp.ClientError as error:
            raise NoAnswer(f"{url} has closed the connection: {error!r}", sent=True) from error
        except TimeoutError as error:
            raise NoAnswer(f"{url} has not answered in {ANSWER_SECONDS:g} s", sent=True) from error

    async def close(self) -> None:
        """Closes all connections."""
        if self._session:
            await self._session.close()
            self._session = None
