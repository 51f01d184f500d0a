"""Sends a session the guilds of its shard after READY, each with its own delay."""

from collections.abc import Iterable

from sandbox.gateway.ready import guild_create
from sandbox.gateway.session import Session
from sandbox.world.clock import Timer
from sandbox.world.guilds import Guild
from sandbox.world.world import World


class GuildStream:
    """Sends GUILD_CREATE and GUILD_DELETE, and keeps track of the guilds that each session has not been sent yet.

    READY lists the guilds as unavailable. Then each gets a GUILD_CREATE, or a GUILD_DELETE with `unavailable` during an
    outage. Discord promises neither an order nor a time: here they come in the reverse order of READY, each after its
    `Guild.arrival_delay`.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._awaited: dict[str, dict[str, Timer]] = {}
        """The timers that send GUILD_CREATE, by the ids of a session and a guild."""

    def begin(self, session: Session, guilds: Iterable[Guild]) -> None:
        """Sends the guilds of READY to a new session."""
        awaited = self._awaited[session.id] = {}
        for guild in reversed(list(guilds)):
            if guild.arrival_delay > 0:
                awaited[guild.id] = self._later(session, guild)
            else:
                self._send(session, guild, unavailable=False)

    def end(self, session: str) -> None:
        """Stops sending to the session of this id."""
        for timer in self._awaited.pop(session, {}).values():
            timer.cancel()

    def has_arrived(self, session: Session, guild: Guild) -> bool:
        """Whether a session gets the events of a guild: only after its GUILD_CREATE, and not during an outage."""
        return not guild.unavailable and guild.id not in self._awaited.get(session.id, {})

    def send_joined(self, session: Session, guild: Guild) -> None:
        """Sends a guild that the bot has joined. Only this GUILD_CREATE lacks `unavailable`."""
        self._send(session, guild, unavailable=None)

    def send_availability(self, session: Session, guild: Guild) -> None:
        """Sends that an outage has begun or ended, and cancels the guild's pending GUILD_CREATE."""
        if timer := self._awaited.get(session.id, {}).pop(guild.id, None):
            timer.cancel()
        self._send(session, guild, unavailable=False)

    def send_removed(self, session: Session, guild: Guild) -> None:
        """Sends that the bot is no longer in a guild."""
        if timer := self._awaited.get(session.id, {}).pop(guild.id, None):
            timer.cancel()
        session.dispatch("GUILD_DELETE", {"id": guild.id})

    def _later(self, session: Session, guild: Guild) -> Timer:
        def arrive() -> None:
            self._awaited[session.id].pop(guild.id)
            self._send(session, guild, unavailable=False)

        return self._world.clock.call_later(guild.arrival_delay, arrive)

    def _send(self, session: Session, guild: Guild, *, unavailable: bool | None) -> None:
        if guild.unavailable:
            session.dispatch("GUILD_DELETE", {"id": guild.id, "unavailable": True})
        else:
            extra = {} if unavailable is None else {"unavailable": unavailable}
            session.dispatch("GUILD_CREATE", guild_create(self._world, session, guild) | extra)
