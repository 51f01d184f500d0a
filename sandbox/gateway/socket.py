"""One websocket of the bot at the gateway."""

import asyncio
from collections import deque
from contextlib import suppress
from dataclasses import dataclass

from starlette.websockets import WebSocket, WebSocketDisconnect

from sandbox.gateway.client_payloads import MAX_BYTES, Identify, Resume, json_object
from sandbox.gateway.compression import Compress, payload_compression, transport_compression
from sandbox.gateway.gateway import Gateway
from sandbox.gateway.guild_requests import check_voice_state, request_members, request_soundboard_sounds
from sandbox.gateway.opcodes import INTERNAL_ERROR, NORMAL_CLOSES, CloseCode, Opcode, ProtocolError
from sandbox.gateway.session import Session
from sandbox.protocol.encoding import Json, dumps, loads
from sandbox.world.world import World

HEARTBEAT_TOLERANCE = 1.5
"""The number of intervals without a heartbeat after which a socket is closed."""
ACK_DELAY = 0.02
"""Seconds until a heartbeat is acknowledged. discord.py notes a heartbeat's time only after sending it; an earlier
acknowledgement, possible on loopback, would make it report the latency since the previous heartbeat."""
FRAMES_WINDOW = 60.0
"""The period, in seconds, of the limit on a client's frames."""


@dataclass(frozen=True)
class _Closing:
    """The code and reason with which the writer closes the socket."""

    code: int
    reason: str = ""


class GatewaySocket:
    """One websocket. Frames are sent in order from a queue, so that events can be dispatched without awaiting."""

    def __init__(self, websocket: WebSocket, world: World, gateway: Gateway) -> None:
        self._websocket = websocket
        self._world = world
        self._gateway = gateway
        self._session: Session | None = None
        self._queue: asyncio.Queue[str | bytes | _Closing] = asyncio.Queue()
        self._compress: Compress | None = None
        self._received: deque[float] = deque(maxlen=gateway.settings.events_per_minute)
        """The times of the last frames, at most as many as are allowed in a minute."""
        self._heartbeat_due = 0.0

    async def serve(self) -> None:
        """Receives frames until one side closes the socket."""
        await self._websocket.accept()
        writer = asyncio.create_task(self._write())
        try:
            self._check_parameters()
            self._gateway.check_faults("connect")
            self._expect_heartbeat()
            self._send({"op": Opcode.HELLO, "d": {"heartbeat_interval": int(self._heartbeat_seconds * 1000)}})
            while True:
                async with asyncio.timeout_at(self._heartbeat_due):
                    frame = await self._websocket.receive()
                if frame["type"] == "websocket.disconnect":
                    if self._session and frame.get("code") in NORMAL_CLOSES:
                        self._gateway.end(self._session)
                    break
                self._handle(frame.get("text") or frame.get("bytes") or "")
        except ProtocolError as closing:
            self._queue.put_nowait(_Closing(closing.code, closing.reason))
        except TimeoutError:
            self._queue.put_nowait(_Closing(CloseCode.SESSION_TIMED_OUT, "Session timed out"))
            if self._session:
                self._gateway.end(self._session)
        finally:
            if self._session and self._session.send == self._queue.put_nowait:
                self._gateway.lose(self._session)
            self._queue.put_nowait(_Closing(1000))
            await writer

    @property
    def _heartbeat_seconds(self) -> float:
        return self._gateway.settings.heartbeat_seconds

    def _check_parameters(self) -> None:
        """Reads the parameters of the address.

        Raises:
            ProtocolError: 4012 for a version other than 9 and 10; 4002 for an encoding other than JSON and for an
                unknown compression.
        """
        query = self._websocket.query_params
        if query.get("v", "10") not in ("9", "10"):
            raise ProtocolError(CloseCode.INVALID_API_VERSION)
        if query.get("encoding", "json") != "json":
            raise ProtocolError(CloseCode.DECODE_ERROR, "The only encoding here is json")
        self._compress = transport_compression(query.get("compress"))

    def _expect_heartbeat(self) -> None:
        self._heartbeat_due = asyncio.get_running_loop().time() + HEARTBEAT_TOLERANCE * self._heartbeat_seconds

    def _send(self, frame: Json) -> None:
        self._queue.put_nowait(dumps({"t": None, "s": None, "d": None} | frame))

    async def _write(self) -> None:
        """Sends queued frames until a close code is queued; closes the socket if sending fails, which ends `serve`.

        Bytes are sent without compression.
        """
        closing = _Closing(INTERNAL_ERROR)
        try:
            while not isinstance(text := await self._queue.get(), _Closing):
                sent = self._compress(text) if self._compress and isinstance(text, str) else text
                if isinstance(sent, bytes):
                    await self._websocket.send_bytes(sent)
                else:
                    await self._websocket.send_text(sent)
            closing = text
        except (WebSocketDisconnect, RuntimeError):
            return
        finally:
            with suppress(WebSocketDisconnect, RuntimeError):  # the client has closed it
                await self._websocket.close(closing.code, closing.reason)

    def _handle(self, text: str | bytes) -> None:
        self._count_frame()
        if len(text if isinstance(text, bytes) else text.encode()) > MAX_BYTES:
            raise ProtocolError(CloseCode.DECODE_ERROR, f"Longer than {MAX_BYTES} bytes")
        try:
            frame = loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise ProtocolError(CloseCode.DECODE_ERROR) from error
        match op:
            case Opcode.HEARTBEAT:
                self._expect_heartbeat()
                if self._session:
                    self._session.acknowledge(data)
                asyncio.get_running_loop().call_later(ACK_DELAY, self._send, {"op": Opcode.HEARTBEAT_ACK})
            case Opcode.IDENTIFY:
                self._identify(data)
            case Opcode.RESUME:
                self._resume(data)
            case Opcode.PRESENCE_UPDATE:
                self._authenticated()
                json_object(data)
            case Opcode.VOICE_STATE_UPDATE:
                self._authenticated()
                check_voice_state(data)
            case Opcode.REQUEST_GUILD_MEMBERS:
                request_members(self._world, self._authenticated(), data)
            case Opcode.REQUEST_SOUNDBOARD_SOUNDS:
                request_soundboard_sounds(self._world, self._authenticated(), data)
            case _:
                raise ProtocolError(CloseCode.UNKNOWN_OPCODE)

    def _count_frame(self) -> None:
        """Counts a received frame of any kind.

        Raises:
            ProtocolError: 4008 if there were too many in the last minute.
        """
        now = self._world.clock.now()
        if len(self._received) == self._received.maxlen and now - self._received[0] < FRAMES_WINDOW:
            raise ProtocolError(CloseCode.RATE_LIMITED)
        self._received.append(now)

    def _live_session(self) -> Session | None:
        """Returns the socket's session, unless it has ended."""
        session = self._session
        return session if session and session.id in self._gateway.sessions else None

    def _authenticated(self) -> Session:
        if session := self._live_session():
            return session
        raise ProtocolError(CloseCode.NOT_AUTHENTICATED)

    def _identify(self, data: object) -> None:
        if self._live_session():
            raise ProtocolError(CloseCode.ALREADY_AUTHENTICATED)
        identify = Identify.read(data)
        self._gateway.check_faults("identify")
        if not self._gateway.admit(identify):
            self._send({"op": Opcode.INVALID_SESSION, "d": False})
            return
        if identify.compress and not self._compress:
            self._compress = payload_compression
        self._session = Session(identify, self._queue.put_nowait, self.close)
        self._gateway.open(self._session)

    def _resume(self, data: object) -> None:
        if self._live_session():
            raise ProtocolError(CloseCode.ALREADY_AUTHENTICATED)
        resume = Resume.read(data)
        if resume.token.removeprefix("Bot ") != self._world.token:
            raise ProtocolError(CloseCode.AUTHENTICATION_FAILED)
        self._gateway.check_faults("resume")
        session = self._gateway.resumable(resume.session, resume.sequence)
        if session is None:
            self._send({"op": Opcode.INVALID_SESSION, "d": False})
            return
        self._session = session
        session.send, session.close = self._queue.put_nowait, self.close
        self._gateway.resume(session, resume.sequence)

    def close(self, code: int) -> None:
        """Closes the socket with `code` once all queued frames are sent."""
        self._queue.put_nowait(_Closing(code))
