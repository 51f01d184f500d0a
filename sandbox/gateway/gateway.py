"""The bot's sessions at the gateway."""

import math

from sandbox.gateway.client_payloads import Identify
from sandbox.gateway.faults import GatewayFault, Stage
from sandbox.gateway.guild_stream import GuildStream
from sandbox.gateway.identify_limit import IdentifyLimit
from sandbox.gateway.intents import PRIVILEGED, Intent
from sandbox.gateway.opcodes import CloseCode, Opcode, ProtocolError
from sandbox.gateway.ready import ready
from sandbox.gateway.session import RESUMABLE_SECONDS, Session
from sandbox.gateway.settings import GatewaySettings
from sandbox.protocol.encoding import Json, dumps
from sandbox.world.events import BotConnectionChanged, BotMembershipChanged, GuildAvailabilityChanged, GuildChanged
from sandbox.world.guilds import Guild
from sandbox.world.world import World

RECOMMENDED_SHARE = 0.4
"""How full shards are with the recommended number of shards: Discord recommends a shard per 1,000 guilds."""


class Gateway:
    """All sessions of the bot, by id.

    `identified` counts how often a shard has got a session. `faults` are injected by tests.
    """

    def __init__(self, world: World, settings: GatewaySettings) -> None:
        self._world = world
        self._guilds = GuildStream(world)
        self.settings = settings
        self.identifies = IdentifyLimit(world.clock, settings)
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        self.faults: list[GatewayFault] = []

    @property
    def online(self) -> bool:
        """Whether the bot has a live connection."""
        return any(session.send for session in self.sessions.values())

    @property
    def shards_online(self) -> set[tuple[int, int]]:
        """The shards with a live connection, each as its number and the number of shards."""
        return {session.shard for session in self.sessions.values() if session.send}

    @property
    def reads_content(self) -> bool:
        """Whether the bot receives the content of others' messages."""
        return bool(self.settings.granted & Intent.MESSAGE_CONTENT)

    @property
    def recommended_shards(self) -> int:
        """The number of shards that the bot should have."""
        joined = sum(self._world.bot.id in guild.members for guild in self._world.guilds.values())
        return max(self.settings.shards, math.ceil(joined / (RECOMMENDED_SHARE * self.settings.guilds_per_shard)))

    def check_faults(self, stage: Stage) -> None:
        """Applies the first injected fault for this stage.

        Raises:
            ProtocolError: the fault's code.
        """
        for fault in self.faults:
            if fault.stage == stage and fault.times > 0:
                fault.times -= 1
                raise ProtocolError(fault.code, "The sandbox was told to fail")

    def admit(self, identify: Identify) -> bool:
        """Counts an IDENTIFY; returns False if the shard has to try again later.

        Raises:
            ProtocolError: 4014 for intents that are not granted, 4011 for a shard with too many guilds, and 4004 for a
                wrong token or when no identify is left: then the token is reset and all sessions end.
        """
        if identify.token.removeprefix("Bot ") != self._world.token:
            raise ProtocolError(CloseCode.AUTHENTICATION_FAILED)
        if not self.identifies.use():
            self._reset_token()
            raise ProtocolError(CloseCode.AUTHENTICATION_FAILED)
        if identify.intents & PRIVILEGED & ~self.settings.granted:
            raise ProtocolError(CloseCode.DISALLOWED_INTENTS)
        shard = identify.shard or (0, 1)
        if not self.identifies.may_identify(shard[0]):
            return False
        if len(self._joined(shard)) > self.settings.guilds_per_shard:
            raise ProtocolError(CloseCode.SHARDING_REQUIRED)
        return True

    def _reset_token(self) -> None:
        self._world.reset_token()
        self.drop(CloseCode.AUTHENTICATION_FAILED)
        self._forget_all()

    def open(self, session: Session) -> None:
        """Starts the session of a shard that has been admitted: sends READY, then its guilds."""
        self._forget_expired()
        self.sessions[session.id] = session
        self.identified += 1
        joined = self._joined(session.shard)
        session.dispatch("READY", ready(self._world, session, joined))
        if session.wants(Intent.GUILDS):
            self._guilds.begin(session, joined)
        self._world.emit(BotConnectionChanged(online=True))

    def resumable(self, session: str, sequence: int) -> Session | None:
        """Returns the session to resume after this event; None if it no longer exists.

        Raises:
            ProtocolError: 4007 for a sequence number that was never sent; this ends the session.
        """
        self._forget_expired()
        found = self.sessions.get(session)
        if found and not found.has_sent(sequence):
            self.end(found)
            raise ProtocolError(CloseCode.INVALID_SEQ)
        return found if found and found.can_replay(sequence) else None

    def resume(self, session: Session, sequence: int) -> None:
        """Resumes a session: sends the events it missed, then RESUMED."""
        session.lost = None
        session.replay(sequence)
        session.dispatch("RESUMED", {})
        self._world.emit(BotConnectionChanged(online=True))

    def lose(self, session: Session) -> None:
        """Marks a session as without a socket."""
        session.send = None
        session.lost = self._world.clock.now()
        self._emit_if_offline()

    def end(self, session: Session) -> None:
        """Ends a session: it cannot be resumed."""
        session.send = None
        if session.id in self.sessions:
            self._forget(session.id)
            self._emit_if_offline()

    def _emit_if_offline(self) -> None:
        if not self.online:
            self._world.emit(BotConnectionChanged(online=False))

    def request_heartbeat(self) -> None:
        """Asks all shards for a heartbeat."""
        self._send_to_all({"op": Opcode.HEARTBEAT, "d": None})

    def reconnect(self) -> None:
        """Asks all shards to reconnect and resume, as Discord does from time to time."""
        self._send_to_all({"op": Opcode.RECONNECT, "d": None})

    def invalidate(self) -> None:
        """Ends all sessions. Their shards have to identify themselves again, which they may do over the same socket."""
        self._send_to_all({"op": Opcode.INVALID_SESSION, "d": False})
        self._forget_all()

    def drop(self, code: int) -> None:
        """Closes all sockets with a code."""
        for session in self.sessions.values():
            if session.send:
                session.close(code)

    def send_raw(self, frame: str | bytes) -> None:
        """Sends a frame unchecked to all shards, for tests of malformed payloads; bytes are not compressed."""
        for session in self.sessions.values():
            if session.send:
                session.send(frame)

    def _send_to_all(self, frame: Json) -> None:
        self.send_raw(dumps({"t": None, "s": None} | frame))

    def _forget_expired(self) -> None:
        now = self._world.clock.now()
        for session in list(self.sessions.values()):
            if session.lost is not None and now - session.lost > RESUMABLE_SECONDS:
                self._forget(session.id)

    def _forget_all(self) -> None:
        for session in list(self.sessions):
            self._forget(session)
        self._emit_if_offline()

    def _forget(self, session: str) -> None:
        del self.sessions[session]
        self._guilds.end(session)

    def _joined(self, shard: tuple[int, int]) -> list[Guild]:
        """Returns the guilds of a shard that the bot is a member of."""
        guilds = self._world.guilds.values()
        return [guild for guild in guilds if self._world.bot.id in guild.members and _is_for(shard, guild)]

    def dispatch(self, guild: Guild | None, intent: int, event: str, payload: Json) -> None:
        """Sends an event of a guild, or of direct messages (None), to the sessions with this intent.

        Interactions are sent even if the session has not been sent their guild yet.
        """
        for session in self.sessions.values():
            arrived = guild is None or self._guilds.has_arrived(session, guild) or event == "INTERACTION_CREATE"
            if _is_for(session.shard, guild) and session.wants(intent) and arrived:
                session.dispatch(event, payload)

    def dispatch_guild(self, event: GuildChanged | BotMembershipChanged | GuildAvailabilityChanged) -> None:
        """Dispatches that the bot has joined or left a guild, or that an outage of it has begun or ended."""
        guild = event.guild
        for session in self.sessions.values():
            if not (_is_for(session.shard, guild) and session.wants(Intent.GUILDS)):
                continue
            match event:
                case GuildAvailabilityChanged():
                    self._guilds.send_availability(session, guild)
                case BotMembershipChanged(joined=False):
                    self._guilds.send_removed(session, guild)
                case _:
                    self._guilds.send_joined(session, guild)


def _is_for(shard: tuple[int, int], guild: Guild | None) -> bool:
    """Whether events of this guild, or of direct messages (None), go to the shard."""
    number, of = shard
    return (int(guild.id) >> 22) % of == number if guild else number == 0
