"""One user's websocket."""

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from sandbox.gateway.opcodes import INTERNAL_ERROR
from sandbox.people.api import PeopleApi, frame_text
from sandbox.people.frames import Frame
from sandbox.protocol.errors import NotPossible
from sandbox.world.users import User

DEBOUNCE_SECONDS = 0.02
"""Several changes within this time are sent as one snapshot."""


class PeopleSocket:
    """One user's websocket. Frames are sent in order; a changed world is sent before the next frame."""

    def __init__(self, websocket: WebSocket, user: User, people: PeopleApi) -> None:
        self._websocket = websocket
        self._people = people
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._outdated = False
        self.user = user

    async def serve(self) -> None:
        """Handles requests until the user disconnects."""
        await self._websocket.accept()
        self._queue.put_nowait(self._people.snapshot(self.user))
        self._people.sockets.add(self)
        writer = asyncio.create_task(self._write())
        try:
            while True:
                frame = await self._websocket.receive()
                if frame["type"] == "websocket.disconnect":
                    break
                self._handle(frame.get("text") or "")
        finally:
            self._people.sockets.discard(self)
            self._queue.put_nowait(None)
            await writer

    def _handle(self, text: str) -> None:
        nonce = ""
        try:
            frame = Frame(text)
            nonce = frame.nonce
            if self._people.requests.do(self.user, frame) is None:
                self.send(frame_text("done", {"nonce": nonce}))
        except NotPossible as reason:
            self.send(frame_text("refused", {"nonce": nonce, "reason": str(reason)}))

    async def _write(self) -> None:
        """Sends queued frames until None is queued; closes the socket if sending fails, which ends `serve`."""
        try:
            while (text := await self._queue.get()) is not None:
                await self._websocket.send_text(text)
        except (WebSocketDisconnect, RuntimeError):
            return
        finally:
            with suppress(WebSocketDisconnect, RuntimeError):  # the user has closed it
                await self._websocket.close(INTERNAL_ERROR)

    def send(self, frame: str) -> None:
        """Queues a frame."""
        self.refresh()
        self._queue.put_nowait(frame)

    def outdate(self) -> None:
        """Marks the user's snapshot as outdated: a new one is sent before the next frame, or after a short delay."""
        if not self._outdated:
            self._outdated = True
            asyncio.get_running_loop().call_later(DEBOUNCE_SECONDS, self.refresh)

    def refresh(self) -> None:
        """Sends a new snapshot if the last one is outdated."""
        if self._outdated:
            self._outdated = False
            self._queue.put_nowait(self._people.snapshot(self.user))
