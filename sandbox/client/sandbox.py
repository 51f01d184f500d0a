"""A sandbox in this process, which a test controls."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from sandbox.app import App
from sandbox.client.connection import NotThere
from sandbox.client.connections import Connections
from sandbox.client.guild import Guild
from sandbox.client.user import User
from sandbox.gateway.faults import GatewayFault, Stage
from sandbox.gateway.settings import GatewaySettings
from sandbox.protocol.encoding import Json
from sandbox.rest.faults import Fault
from sandbox.rest.request_log import RequestLog
from sandbox.rest.routing import Observer
from sandbox.serving import listen, serving
from sandbox.terms import Terms
from sandbox.world.clock import Clock
from sandbox.world.events import Event
from sandbox.world.guilds import Guild as WorldGuild
from sandbox.world.notifications import Notification
from sandbox.world.seed import APPLICATION, CHANNELS
from sandbox.world.world import World, token_of

START_SECONDS = 60.0
"""How long a bot may take to connect and register its commands."""

LOOK_AGAIN_SECONDS = 0.02


class Sandbox:
    """A running sandbox. `guild` is its first guild."""

    def __init__(self, app: App, clock: Clock, port: int) -> None:
        self.app = app
        self.clock = clock
        self.port = port
        self.world = app.world
        self.gateway = app.services.gateway
        self.endpoint = app.services.endpoint
        self.application_id = app.world.application
        self._connections = Connections(app.world, self.url.replace("http", "ws", 1))
        self.guild = Guild(app.world, self._connections, app.world.guild)

    @classmethod
    @asynccontextmanager
    async def serve(
        cls,
        port: int = 0,
        *,
        clock: Clock | None = None,
        token: str = "",
        gateway_settings: GatewaySettings | None = None,
        terms: Terms | None = None,
        observer: Observer | None = None,
    ) -> "AsyncIterator[Sandbox]":
        """Serves a sandbox within the block.

        Args:
            port: a port of 127.0.0.1; 0 means any free one.
            clock: the sandbox's clock; `clock.advance(900)` moves it forward by fifteen minutes.
            token: the bot's token, in Discord's format; "" means a made-up one.
            gateway_settings: privileged intents, shards and their limits.
            terms: how Discord behaves where public sources leave it open; None means the harsher readings.
            observer: called with each request to the REST API and its answer.

        Raises:
            OSError: the port is taken.
            ValueError: the token is not in Discord's format.
        """
        clock = clock or Clock()
        world = World(clock, token or token_of(APPLICATION), terms=terms)
        app = App(world, gateway_settings, observer)
        listener = listen(port)
        sandbox = cls(app, clock, listener.getsockname()[1])
        world.files.base = sandbox.url
        async with serving(app.asgi, listener):
            try:
                yield sandbox
            finally:
                await sandbox._connections.close()
                await app.services.endpoint.close()
                clock.stop()

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.world.token

    @property
    def url(self) -> str:
        """The sandbox's address: the bot's DISCORD_API_URL."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def gateway_url(self) -> str:
        """The gateway's address."""
        return f"ws://127.0.0.1:{self.port}/gateway"

    @property
    def commands(self) -> list[Json]:
        """The bot's registered commands."""
        return self.app.services.commands.everything()

    @property
    def notifications(self) -> list[Notification]:
        """All notifications since the start, oldest first: who was notified, when and by which message."""
        return self.world.notifications

    def requests(self, token: str | None = None) -> RequestLog:
        """Returns the log of requests made with a token, by default the bot's; "" means responses to interactions."""
        return self.app.rest.requests[self.token if token is None else token]

    def new_guild(self, name: str = "", *channels: str, people_of: Guild | None = None, with_bot: bool = True) -> Guild:
        """Creates one more guild; a connected bot gets its GUILD_CREATE before anything else that happens there.

        Args:
            name: "Guild 2" and so on if empty.
            channels: #table-one, #table-two and #lounge if none are named.
            people_of: the guild whose people join this one too. If None, Alice, Bruno, Claire and Dieter are new users
                who are in no other guild, so that a test shares nothing with other tests in this sandbox.
            with_bot: whether the bot is in it.
        """
        name = name or f"Guild {len(self.world.guilds) + 1}"
        people = people_of.people if people_of else ()
        guild = self.world.create_guild(name, channels or CHANNELS, people=people, with_bot=with_bot)
        return Guild(self.world, self._connections, guild)

    def new_small_guilds(self, count: int) -> list[WorldGuild]:
        """Creates guilds for measuring, each with the bot, one person and one channel."""
        return self.world.create_small_guilds(count)

    def new_large_guilds(self, count: int, channels: int = 60, roles: int = 40) -> list[WorldGuild]:
        """Creates guilds for measuring, built like large communities but with only the bot and one person each."""
        return self.world.create_large_guilds(count, channels, roles)

    def new_group(self, name: str, *users: User) -> str:
        """Creates the group conversation of these users; returns its id."""
        return self.world.create_group(name, *(self.world.users[user.id] for user in users)).id

    async def user(self, name: str, locale: str = "") -> User:
        """Connects one of the first guild's people, or a new user who joins the guilds that they are in."""
        card = self.world.person(name) or self.world.create_user(name, locale)
        return await self._connections.connect(card, locale)

    def inject_fault(
        self,
        method: str,
        path: str,
        *,
        status: int | None = None,
        code: int = 0,
        delay: float = 0.0,
        retry_after: float = 0.1,
        times: int = 1,
        guild: str | None = None,
        takes_effect: bool = False,
    ) -> Fault:
        """Makes the next `times` calls of a route fail or respond slowly: `("POST", "/channels/*/messages",
        status=500)`.

        The arguments are those of `Fault`.
        """
        fault = Fault(method, path, status, code, delay, retry_after, times, guild=guild, takes_effect=takes_effect)
        self.app.rest.faults.append(fault)
        return fault

    def inject_gateway_fault(self, stage: Stage, code: int, *, times: int = 1) -> GatewayFault:
        """Makes the gateway close the next `times` sockets with this code: `("identify", 4014)`."""
        fault = GatewayFault(stage, code, times)
        self.gateway.faults.append(fault)
        return fault

    async def until(self, check: Callable[[], bool], within: float = START_SECONDS, what: str = "it") -> None:
        """Waits until `check` returns true; it is called after each event of the world.

        It is also called every LOOK_AGAIN_SECONDS, since some changes, such as the loss of one of several shards, emit
        no event.

        Raises:
            NotThere: `check` did not return true in time; `what` describes the condition.
        """
        changed = asyncio.Event()

        def notice(_event: Event) -> None:
            changed.set()

        self.world.listeners.append(notice)
        try:
            async with asyncio.timeout(within):
                while not check():
                    with suppress(TimeoutError):
                        await asyncio.wait_for(changed.wait(), LOOK_AGAIN_SECONDS)
                    changed.clear()
        except TimeoutError:
            raise NotThere(f"{what} has not come to be in {within} s") from None
        finally:
            self.world.listeners.remove(notice)

    async def bot_ready(self, within: float = START_SECONDS, *, identified: int = 0) -> None:
        """Waits until the bot has identified itself more than `identified` times, is online and has commands.

        Raises:
            NotThere: the bot was not ready in time.
        """

        def ready() -> bool:
            is_new = self.gateway.identified > identified
            return is_new and self.gateway.online and bool(self.commands)

        await self.until(ready, within, "The bot's readiness")

    async def bot_gone(self, within: float = START_SECONDS) -> None:
        """Waits until the bot has no connection."""
        await self.until(lambda: not self.gateway.online, within, "The bot's going")
