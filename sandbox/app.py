"""The composition root: the whole sandbox as one ASGI application."""

from collections.abc import Sequence
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from sandbox.endpoint.endpoint import InteractionsEndpoint
from sandbox.gateway.dispatch import Dispatcher
from sandbox.gateway.gateway import Gateway
from sandbox.gateway.settings import GatewaySettings
from sandbox.gateway.socket import GatewaySocket
from sandbox.interactions.command_registry import CommandRegistry
from sandbox.interactions.interactions import Interactions
from sandbox.interactions.responses import Responses
from sandbox.messaging.nonces import UsedNonces
from sandbox.origins import is_local
from sandbox.people.api import PeopleApi
from sandbox.people.socket import PeopleSocket
from sandbox.protocol.locales import nearest_locale
from sandbox.rest import (
    applications,
    bulk_delete,
    channels,
    commands,
    emojis,
    guilds,
    interactions,
    messages,
    scheduled_events,
    threads,
)
from sandbox.rest.routing import Observer, Rest
from sandbox.services import Services
from sandbox.world.world import World

PAGE = Path(__file__).parent / "page"
ROUTES = (
    *interactions.ROUTES,
    *bulk_delete.ROUTES,
    *messages.ROUTES,
    *channels.ROUTES,
    *guilds.ROUTES,
    *threads.ROUTES,
    *commands.ROUTES,
    *emojis.ROUTES,
    *scheduled_events.ROUTES,
)
"""The routes of the REST API, except those whose limits are settings; requests are matched in this order."""


class App:
    """Builds and connects all parts. `asgi` is the application to serve."""

    def __init__(
        self, world: World, gateway_settings: GatewaySettings | None = None, observer: Observer | None = None
    ) -> None:
        self.world = world
        gateway = Gateway(world, gateway_settings or GatewaySettings())
        Dispatcher(world, gateway)
        interactions, responses = Interactions(world), Responses(world)
        endpoint = InteractionsEndpoint(world, interactions, responses)
        self.services = Services(
            world, CommandRegistry(world), interactions, responses, gateway, endpoint, UsedNonces(world)
        )
        self.rest = Rest(self.services, (*ROUTES, *applications.routes(gateway.settings)), observer)
        self.people = PeopleApi(self.services)
        self._pages = Starlette(routes=self._routes())

    def _routes(self) -> Sequence[BaseRoute]:
        return (
            WebSocketRoute("/gateway", self._gateway),
            WebSocketRoute("/gateway/", self._gateway),
            WebSocketRoute("/people/{user}", self._person),
            Route("/people", self._list_people),
            Route("/cdn/{path:path}", self._file),
            Mount("/", StaticFiles(directory=PAGE, html=True, check_dir=False)),
        )

    async def asgi(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves a request. The bot's REST calls bypass Starlette, since their latency is measured."""
        if not is_local(scope):
            await PlainTextResponse("The sandbox is for this machine alone", 403)(scope, receive, send)
        elif scope["type"] == "http" and scope["path"].startswith("/api/"):
            await self.rest(scope, receive, send)
        else:
            await self._pages(scope, receive, send)

    async def _gateway(self, websocket: WebSocket) -> None:
        await GatewaySocket(websocket, self.world, self.services.gateway).serve()

    async def _person(self, websocket: WebSocket) -> None:
        user = self.world.users.get(websocket.path_params["user"])
        if user is None or user.bot:
            await websocket.close()
            return
        if language := websocket.query_params.get("language"):
            self.world.set_browser_locale(user, nearest_locale(language))
        await PeopleSocket(websocket, user, self.people).serve()

    async def _list_people(self, request: Request) -> Response:
        people = self.people.list_people(request.query_params.get("guild", ""))
        return Response(status_code=404) if people is None else JSONResponse(people)

    async def _file(self, request: Request) -> Response:
        try:
            content, media_type = self.world.files.get(request.url.path)
        except KeyError:
            return Response(status_code=404)
        return Response(content, media_type=media_type, headers={"Cache-Control": "private, max-age=31536000"})
