"""One websocket of the bot at the gateway."""

import asyncio
import zlib
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from sandbox.gateway.gateway import Gateway
from sandbox.gateway.intents import MAX_INTENTS, PRIVILEGED
from sandbox.gateway.opcodes import INTERNAL_ERROR, CloseCode, Opcode
from sandbox.gateway.session import Session
from sandbox.protocol.encoding import Json, dumps, loads
from sandbox.world.world import World

HEARTBEAT_SECONDS = 41.25
"""Seconds between a client's heartbeats; after two missed ones its socket is closed."""
ACK_DELAY = 0.02
"""Seconds until a heartbeat is acknowledged. discord.py takes the time of a heartbeat after it has sent it; if the
acknowledgement came before that, as is possible on loopback, its latency would be that of the last heartbeat."""


class ProtocolError(Exception):
    """The client has violated the protocol; its socket is closed with `code`."""

    def __init__(self, code: CloseCode) -> None:
        super().__init__(code.name)
        self.code = code


class GatewaySocket:
    """One websocket. Frames are sent in order from a queue, so that events can be dispatched without awaiting."""

    def __init__(self, websocket: WebSocket, world: World, gateway: Gateway) -> None:
        self._websocket = websocket
        self._world = world
        self._gateway = gateway
        self._session: Session | None = None
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()
        stream = websocket.query_params.get("compress") == "zlib-stream"
        self._zlib = zlib.compressobj(level=1) if stream else None

    async def serve(self) -> None:
        """Receives frames until one side closes the socket."""
        await self._websocket.accept()
        writer = asyncio.create_task(self._write())
        try:
            if self._websocket.query_params.get("v", "10") not in ("9", "10"):
                raise ProtocolError(CloseCode.INVALID_API_VERSION)
            self._send({"op": Opcode.HELLO, "d": {"heartbeat_interval": int(HEARTBEAT_SECONDS * 1000)}})
            while True:
                async with asyncio.timeout(2 * HEARTBEAT_SECONDS):
                    frame = await self._websocket.receive()
                if frame["type"] == "websocket.disconnect":
                    break
                self._handle(frame.get("text") or frame.get("bytes") or "")
        except ProtocolError as closing:
            self._queue.put_nowait(closing.code)
        except TimeoutError:
            self._queue.put_nowait(CloseCode.SESSION_TIMED_OUT)
        finally:
            if self._session and self._session.send == self._queue.put_nowait:
                self._gateway.lose(self._session)
            self._queue.put_nowait(1000)
            await writer

    def _send(self, frame: Json) -> None:
        self._queue.put_nowait(dumps({"t": None, "s": None, "d": None} | frame))

    async def _write(self) -> None:
        """Sends queued frames until a close code is queued; closes the socket if sending fails, which ends `serve`."""
        code = INTERNAL_ERROR
        try:
            while isinstance(text := await self._queue.get(), str):
                if self._zlib:
                    packed = self._zlib.compress(text.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                    await self._websocket.send_bytes(packed)
                else:
                    await self._websocket.send_text(text)
            code = text
        except (WebSocketDisconnect, RuntimeError):
            return
        finally:
            with suppress(WebSocketDisconnect, RuntimeError):  # the client has closed it
                await self._websocket.close(code)

    def _handle(self, text: str | bytes) -> None:
        try:
            frame = loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise ProtocolError(CloseCode.DECODE_ERROR) from error
        match op:
            case Opcode.HEARTBEAT:
                asyncio.get_running_loop().call_later(ACK_DELAY, self._send, {"op": Opcode.HEARTBEAT_ACK})
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
        if not isinstance(intents, int) or not 0 <= intents <= MAX_INTENTS:
            raise ProtocolError(CloseCode.INVALID_INTENTS)
        if intents & PRIVILEGED & ~self._gateway.settings.granted:
            raise ProtocolError(CloseCode.DISALLOWED_INTENTS)
        number, of = _shard(asked.get("shard"))
        if not self._gateway.may_identify(number):
            self._send({"op": Opcode.INVALID_SESSION, "d": False})
            return
        self._session = Session(intents, (number, of), self._queue.put_nowait, self.close)
        self._gateway.open(self._session)

    def _resume(self, asked: object) -> None:
        if not isinstance(asked, dict):
            raise ProtocolError(CloseCode.DECODE_ERROR)
        if self._session:
            raise ProtocolError(CloseCode.ALREADY_AUTHENTICATED)
        self._check_token(asked)
        session = self._gateway.sessions.get(str(asked.get("session_id")))
        sequence = asked.get("seq")
        if session is None or not isinstance(sequence, int) or not session.can_resume(sequence):
            self._send({"op": Opcode.INVALID_SESSION, "d": False})
            return
        self._session = session
        session.send, session.close = self._queue.put_nowait, self.close
        self._gateway.resume(session, sequence)

    def _check_token(self, asked: Json) -> None:
        if str(asked.get("token", "")).removeprefix("Bot ") != self._world.token:
            raise ProtocolError(CloseCode.AUTHENTICATION_FAILED)

    def close(self, code: int) -> None:
        """Closes the socket with `code` once all queued frames are sent."""
        self._queue.put_nowait(code)


def _shard(asked: object) -> tuple[int, int]:
    """Reads a shard's number and the number of shards; a single shard if it is missing."""
    match asked:
        case None:
            return 0, 1
        case [int(number), int(of)] if 0 <= number < of:
            return number, of
        case _:
            raise ProtocolError(CloseCode.INVALID_SHARD)
