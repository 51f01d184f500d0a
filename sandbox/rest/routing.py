"""The REST API as an ASGI application: routes, authorisation, and the answer to a request."""

import logging
import re
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from email.utils import formatdate

from starlette.requests import ClientDisconnect, Request
from starlette.types import Receive, Scope, Send

from sandbox.protocol.encoding import dumps
from sandbox.protocol.errors import ApiError
from sandbox.rest.call import Call, Reply
from sandbox.rest.cloudflare import PAGE, Blocked, Cloudflare
from sandbox.rest.faults import Fault
from sandbox.rest.rate_limits import PLAIN, Bucket, RateLimits
from sandbox.rest.request_log import RequestLog
from sandbox.services import Services
from sandbox.validation.bodies import read_body

_log = logging.getLogger(__name__)
_VERSION = re.compile(r"/api(?:/v(?:9|10))?(?=/)")
_MAJOR_PARAMETERS = ("channel", "guild", "token")


@dataclass(frozen=True)
class Route:
    """An endpoint. `path` contains `{names}` of ids; `bucket` is its rate limit; `bot` requires the bot's token."""

    method: str
    path: str
    endpoint: Callable[[Call], Reply | Awaitable[Reply]]
    bucket: Bucket | None = PLAIN
    bot: bool = True


@dataclass(frozen=True)
class Exchange:
    """A request and its answer, for an observer. `route` is the path with `{names}`; bodies are JSON or None."""

    method: str
    path: str
    route: str
    query: dict[str, str]
    body: object
    status: int
    answer: object


Observer = Callable[[Exchange], None]
"""Called with each request that matches a route, and its answer."""


class Rest:
    """Serves the routes. `faults` are injected by tests; `requests` are the requests by token, "" without a token."""

    def __init__(self, services: Services, routes: Sequence[Route], observer: Observer | None = None) -> None:
        self._services = services
        self._observer = observer
        self._limits = RateLimits(services.world.clock)
        self._cloudflare = Cloudflare(services.world)
        self._paths: dict[str, tuple[re.Pattern[str], dict[str, Route]]] = {}
        self.faults: list[Fault] = []
        self.requests: defaultdict[str, RequestLog] = defaultdict(RequestLog)
        for route in routes:
            pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", route.path))
            self._paths.setdefault(route.path, (pattern, {}))[1][route.method] = route

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request."""
        request = Request(scope, receive)
        path = _VERSION.sub("", scope["path"], count=1)
        address = request.client.host if request.client else ""
        log = self.requests[request.headers.get("authorization", "").removeprefix("Bot ")]
        headers: dict[str, str] = {}
        body: object = None
        route = None
        try:
            self._cloudflare.check(address, request.headers.get("user-agent", ""))
            route, ids = self._find(request.method, path)
            log.arrived(request.method, route.path)
            lost = await self._apply_faults(request.method, path, ids)
            self._authorise(route, request)
            major = next((ids[one] for one in _MAJOR_PARAMETERS if one in ids), "")
            longest = self._services.world.terms.longest_window
            headers = self._limits.take(route.bucket, major, counts_globally=route.bot, longest=longest)
            if "token" in ids and route.bucket is not None and self._counts_in_channel(route):
                self._count_in_channel(ids["token"], longest)
            body, uploads = await read_body(request)
            answer = route.endpoint(Call(self._services, ids, request.query_params, body, uploads))
            reply = await answer if isinstance(answer, Awaitable) else answer
            if lost is not None:
                raise lost
        except ApiError as error:
            reply = Reply(error.body, error.status)
            headers = headers | error.headers
        except Blocked as blocked:
            log.answers[request.method, path, 429] += 1
            await _answer_page(send, PAGE, 429, blocked.headers)
            return
        except ClientDisconnect:
            return
        except Exception:  # noqa: BLE001 # a bug of the sandbox: it is logged, and the bot gets Discord's answer
            _log.exception("%s %s has failed", request.method, path)
            reply = Reply({"message": "500: Internal Server Error", "code": 0}, 500)
        self._cloudflare.answered(address, reply.status, headers)
        log.answers[request.method, route.path if route else path, reply.status] += 1
        if self._observer and route:
            query = dict(request.query_params)
            self._observer(Exchange(request.method, path, route.path, query, body, reply.status, reply.body))
        await _answer(send, reply, headers | {"Date": formatdate(self._services.world.clock.now(), usegmt=True)})

    def _counts_in_channel(self, route: Route) -> bool:
        return route.method == "POST" or (route.method == "PATCH" and self._services.world.terms.webhook_edits_count)

    def _count_in_channel(self, token: str, longest: float) -> None:
        """Counts a follow-up or an edit in the channel of an interaction. Raises ApiError 429."""
        channel = self._services.interactions.channel_of(token)
        if channel is not None:
            calls = self._services.world.terms.webhook_calls_in_channel
            self._limits.take(
                Bucket("webhooks of a channel", calls, 60.0), channel, counts_globally=False, longest=longest
            )

    def _find(self, method: str, path: str) -> tuple[Route, dict[str, str]]:
        for pattern, by_method in self._paths.values():
            if found := pattern.fullmatch(path):
                if method not in by_method:
                    raise ApiError(405, 0, "405: Method Not Allowed")
                return by_method[method], found.groupdict()
        raise ApiError(404, 0, "404: Not Found")

    async def _apply_faults(self, method: str, path: str, ids: dict[str, str]) -> ApiError | None:
        """Returns the answer to a call that takes effect all the same.

        Raises:
            ApiError: the answer to one that does not.
        """
        lost: ApiError | None = None
        guild = self._guild(ids) if self.faults else None
        for fault in self.faults:
            if fault.matches(method, path, guild):
                try:
                    await fault.apply()
                except ApiError as error:
                    if not fault.takes_effect:
                        raise
                    lost = error
        return lost

    def _guild(self, ids: dict[str, str]) -> str | None:
        """Returns the id of the guild that a call with these parameters concerns, if any."""
        channel = ids.get("channel") or self._services.interactions.channel_of(ids.get("token", ""))
        found = self._services.world.channels.get(channel or "")
        return ids.get("guild") if found is None else found.guild

    def _authorise(self, route: Route, request: Request) -> None:
        if route.bot and request.headers.get("authorization") != f"Bot {self._services.world.token}":
            raise ApiError(401, 0, "401: Unauthorized")


async def _answer(send: Send, reply: Reply, headers: dict[str, str]) -> None:
    content = b"" if reply.body is None else dumps(reply.body).encode()
    kind = {} if reply.body is None else {"Content-Type": "application/json"}
    await _send(send, reply.status, headers | kind, content)


async def _answer_page(send: Send, page: str, status: int, headers: dict[str, str]) -> None:
    await _send(send, status, headers | {"Content-Type": "text/html; charset=UTF-8"}, page.encode())


async def _send(send: Send, status: int, headers: dict[str, str], content: bytes) -> None:
    raw = [(key.lower().encode(), value.encode()) for key, value in headers.items()]
    raw.append((b"content-length", str(len(content)).encode()))
    raw.append((b"date", formatdate(usegmt=True).encode()))
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": content})
