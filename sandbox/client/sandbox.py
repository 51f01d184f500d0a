"""A sandbox in this process, with all that a test may want to turn."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sandbox.app import App
from sandbox.client.line import NotThere
from sandbox.client.message import Message
from sandbox.client.user import User
from sandbox.clock import Clock
from sandbox.gateway.terms import Terms
from sandbox.permissions import named
from sandbox.rest.application import Observer
from sandbox.rest.troubles import Trouble
from sandbox.serving import listen, serving
from sandbox.world.channels import Channel
from sandbox.world.founding import APPLICATION
from sandbox.world.guild import Guild, Role
from sandbox.world.happenings import GuildChanged, Happening
from sandbox.world.world import World, token_of

STARTS_WITHIN = 20.0
"""Seconds for a bot to connect and register its commands."""


class Sandbox:
    """A running sandbox."""

    def __init__(self, app: App, clock: Clock, port: int) -> None:
        self.app = app
        self.clock = clock
        self.port = port
        self.world = app.world
        self.hub = app.parts.hub
        self.token = app.world.token
        self.application_id = app.world.application
        self._users: dict[str, User] = {}

    @classmethod
    @asynccontextmanager
    async def serve(
        cls,
        port: int = 0,
        *,
        clock: Clock | None = None,
        token: str = "",
        terms: Terms | None = None,
        observer: Observer | None = None,
    ) -> "AsyncIterator[Sandbox]":
        """Serve a sandbox within the block.

        Args:
            port: of 127.0.0.1; 0 for any that is free.
            clock: what time it is; `clock.advance(900)` lets fifteen minutes pass.
            token: the bot's, any of Discord's shape.
            terms: what Discord grants the application at the gateway: privileged intents, shards.
            observer: called with each request to the REST API and its answer.

        Raises:
            OSError: the port is taken.
            ValueError: the token has not the shape of one.
        """
        clock = clock or Clock()
        world = World(clock, token or token_of(APPLICATION))
        app = App(world, terms, observer)
        listener = listen(port)
        sandbox = cls(app, clock, listener.getsockname()[1])
        world.shelf.base = sandbox.url
        async with serving(app.asgi, listener):
            try:
                yield sandbox
            finally:
                await asyncio.gather(*(user.close() for user in sandbox._users.values()))
                clock.stop()

    @property
    def url(self) -> str:
        """Where it is: what the bot gets as DISCORD_API_URL."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def gateway_url(self) -> str:
        """Where its gateway is."""
        return f"ws://127.0.0.1:{self.port}/gateway"

    async def user(self, name: str, locale: str = "") -> User:
        """A user, connected: Alice, Bruno, Claire, Dieter, or a new one; `locale` changes a known one's language."""
        card = self.world.person(name) or self.world.join(name, locale or "en-US")
        if locale and card.locale != locale:
            self.world.speak(card, locale)
        if card.id not in self._users:
            address = self.url.replace("http", "ws", 1)
            self._users[card.id] = await User.connect(address, card.id, card.name, self.world.shelf)
        return self._users[card.id]

    def channel(self, name: str) -> Channel:
        """A channel by name or id.

        Raises:
            NotThere: there is none.
        """
        channel = self.world.channels.get(name) or self.world.channel_named(name)
        if channel is None:
            raise NotThere(f"There is no #{name}")
        return channel

    def messages(self, channel: str = "table-one") -> list[Message]:
        """A channel's messages that all see, oldest first."""
        return [Message(message.wire, self.world.shelf) for message in self.channel(channel).messages.values()]

    def permit(
        self, channel: str, who: str = "bot", *, allow: tuple[str, ...] = (), deny: tuple[str, ...] = ()
    ) -> None:
        """Set a channel's overwrite for `bot`, `everyone`, a user or a role, by permissions' names; none: take it away.

        Raises:
            NotThere: there is nobody of this name.
        """
        where = self.channel(channel)
        guild = self.world.guild_of(where) or self.world.guild
        person = self.world.bot if who == "bot" else self.world.person(who)
        role = guild.roles[guild.id] if who == "everyone" else guild.role_named(who)
        target = person or role
        if target is None:
            raise NotThere(f"There is no {who}")
        self.world.permit(where, target.id, named(*allow), named(*deny))

    def found(self, name: str, *channels: str, with_bot: bool = True) -> Guild:
        """One more guild with these channels and everybody in it; `with_bot` says whether the bot has been invited."""
        return self.world.found(name, channels, with_bot=with_bot)

    def role(self, name: str, *permissions: str) -> Role:
        """Make a role of the first guild, or have one give these permissions from now on."""
        return self.world.add_role(self.world.guild, name, named(*permissions))

    def grant(self, who: str, role: str, *, held: bool = True) -> None:
        """Give a user of the first guild a role, or take it away: Moderator, Regular or another that was made.

        Raises:
            NotThere: there is nobody or no role of this name.
        """
        person, given = self.world.person(who), self.world.guild.role_named(role)
        if person is None or given is None:
            raise NotThere(f"There is no {who}, or no {role}")
        self.world.grant(self.world.guild, person, given, held=held)

    def speak(self, locale: str) -> None:
        """Set the guild to another language."""
        self.world.guild.locale = locale
        self.world.tell(GuildChanged("UPDATE", self.world.guild))

    def trouble(
        self,
        method: str,
        path: str,
        *,
        status: int | None = None,
        code: int = 0,
        delay: float = 0.0,
        retry_after: float = 0.1,
        times: int = 1,
    ) -> Trouble:
        """Make the next `times` calls of a route fail or slow: `("POST", "/channels/*/messages", status=500)`."""
        trouble = Trouble(method, path, status, code, delay, retry_after, times)
        self.app.rest.troubles.append(trouble)
        return trouble

    async def until(self, check: Callable[[], bool], within: float = STARTS_WITHIN, what: str = "it") -> None:
        """Wait until something in the world is so; looked at whenever anything happens.

        Raises:
            NotThere: it isn't so in time.
        """
        news = asyncio.Event()

        def hear(_happening: Happening) -> None:
            news.set()

        self.world.listeners.append(hear)
        try:
            async with asyncio.timeout(within):
                while not check():
                    await news.wait()
                    news.clear()
        except TimeoutError:
            raise NotThere(f"{what} has not come to be in {within} s") from None
        finally:
            self.world.listeners.remove(hear)

    async def bot_ready(self, within: float = STARTS_WITHIN, *, identified: int = 0) -> None:
        """Wait until the bot is connected and has registered commands, `identified` times having been before.

        Raises:
            NotThere: not in time.
        """

        def ready() -> bool:
            fresh = self.hub.identified > identified
            return fresh and self.hub.online and bool(self.app.parts.commands.everything())

        await self.until(ready, within, "The bot's readiness")

    async def bot_gone(self, within: float = STARTS_WITHIN) -> None:
        """Wait until the bot has no connection."""
        await self.until(lambda: not self.hub.online, within, "The bot's going")
