"""The gateway's outer side: one websocket of the bot, opcode by opcode."""

import asyncio
import zlib
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from sandbox.gateway.hub import Gateway
from sandbox.gateway.intents import LARGEST, PRIVILEGED
from sandbox.gateway.opcodes import INTERNAL_ERROR, CloseCode, Opcode
from sandbox.gateway.session import Session
from sandbox.protocol.encoding import Json, dumps, loads
from sandbox.world.world import World

HEARTBEAT = 41.25
"""Seconds between a client's heartbeats; one that misses two is taken for dead."""
ROUND_TRIP = 0.02
"""Seconds until a heartbeat is answered: discord.py notes when it sent one only after that, and an answer that is there
before, as on loopback, looks to it as if it were as late as the last one."""


class ProtocolError(Exception):
    """The client has broken the protocol; its socket is to be closed with a code."""

    def __init__(self, code: CloseCode) -> None:
        super().__init__(code.name)
        self.code = code


class GatewaySocket:
    """One websocket. Frames go out in order, through a queue, so that events can be told from anywhere in the loop."""

    def __init__(self, websocket: WebSocket, world: World, hub: Gateway) -> None:
        self._websocket = websocket
        self._world = world
        self._hub = hub
        self._session: Session | None = None
        self._outgoing: asyncio.Queue[str | int] = asyncio.Queue()
        stream = websocket.query_params.get("compress") == "zlib-stream"
        self._zlib = zlib.compressobj(level=1) if stream else None

    async def serve(self) -> None:
        """Talk until one side closes."""
        await self._websocket.accept()
        writer = asyncio.create_task(self._write())
        try:
            if self._websocket.query_params.get("v", "10") not in ("9", "10"):
                raise ProtocolError(CloseCode.INVALID_API_VERSION)
            self._send({"op": Opcode.HELLO, "d": {"heartbeat_interval": int(HEARTBEAT * 1000)}})
            while True:
                async with asyncio.timeout(2 * HEARTBEAT):
                    frame = await self._websocket.receive()
                if frame["type"] == "websocket.disconnect":
                    break
                self._take(frame.get("text") or frame.get("bytes") or "")
        except ProtocolError as closing:
            self._outgoing.put_nowait(closing.code)
        except TimeoutError:
            self._outgoing.put_nowait(CloseCode.SESSION_TIMED_OUT)
        finally:
            if self._session and self._session.send == self._outgoing.put_nowait:
                self._hub.lose(self._session)
            self._outgoing.put_nowait(1000)
            await writer

    def _send(self, frame: Json) -> None:
        self._outgoing.put_nowait(dumps({"t": None, "s": None, "d": None} | frame))

    async def _write(self) -> None:
        """Send what is to go out until a code to close with comes. If it fails the socket ends, its reader with it."""
        code = INTERNAL_ERROR
        try:
            while isinstance(text := await self._outgoing.get(), str):
                if self._zlib:
                    packed = self._zlib.compress(text.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                    await self._websocket.send_bytes(packed)
                else:
                    await self._websocket.send_text(text)
            code = text
        except (WebSocketDisconnect, RuntimeError):
            return
        finally:
            with suppress(WebSocketDisconnect, RuntimeError):  # the client was faster
                await self._websocket.close(code)

    def _take(self, text: str | bytes) -> None:
        try:
            frame = loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise ProtocolError(CloseCode.DECODE_ERROR) from error
        match op:
            case Opcode.HEARTBEAT:
                asyncio.get_running_loop().call_later(ROUND_TRIP, self._send, {"op": Opcode.HEARTBEAT_ACK})
            case Opcode.IDENTIFY:
                self._identify(data)
            case Opcode.RESUME:
                self._resume(data)
            case Opcode.PRESENCE_UPDATE | Opcode.VOICE_STATE_UPDATE | Opcode.REQUEST_GUILD_MEMBERS:
                if self._session is None:
                    raise ProtocolError(CloseCode.NOT_AUTHENTICATED)
            case _:
                raise ProtocolError(CloseCode.UNKNOWN_OPCODE)

    def _identify(self, asked: object) -> None:
        if not isinstance(asked, dict):
            raise ProtocolError(CloseCode.DECODE_ERROR)
        if self._session:
            raise ProtocolError(CloseCode.ALREADY_AUTHENTICATED)
        self._check_token(asked)
        intents = asked.get("intents")
        if not isinstance(intents, int) or not 0 <= intents <= LARGEST:
            raise ProtocolError(CloseCode.INVALID_INTENTS)
        if intents & PRIVILEGED & ~self._hub.terms.granted:
            raise ProtocolError(CloseCode.DISALLOWED_INTENTS)
        number, of = _shard(asked.get("shard"))
        if not self._hub.admits(number):
            self._send({"op": Opcode.INVALID_SESSION, "d": False})
            return
        self._session = Session(intents, (number, of), self._outgoing.put_nowait, self.hang_up)
        self._hub.open(self._session)

    def _resume(self, asked: object) -> None:
        if not isinstance(asked, dict):
            raise ProtocolError(CloseCode.DECODE_ERROR)
        if self._session:
            raise ProtocolError(CloseCode.ALREADY_AUTHENTICATED)
        self._check_token(asked)
        session = self._hub.sessions.get(str(asked.get("session_id")))
        sequence = asked.get("seq")
        if session is None or not isinstance(sequence, int) or not session.knows(sequence):
            self._send({"op": Opcode.INVALID_SESSION, "d": False})
            return
        self._session = session
        session.send, session.close = self._outgoing.put_nowait, self.hang_up
        self._hub.resume(session, sequence)

    def _check_token(self, asked: Json) -> None:
        if str(asked.get("token", "")).removeprefix("Bot ") != self._world.token:
            raise ProtocolError(CloseCode.AUTHENTICATION_FAILED)

    def hang_up(self, code: int) -> None:
        """Closes the socket with `code`, after what is waiting has been sent."""
        self._outgoing.put_nowait(code)


def _shard(asked: object) -> tuple[int, int]:
    """A shard's number and how many there are; one alone where nothing is said."""
    match asked:
        case None:
            return 0, 1
        case [int(number), int(of)] if 0 <= number < of:
            return number, of
        case _:
            raise ProtocolError(CloseCode.INVALID_SHARD)
