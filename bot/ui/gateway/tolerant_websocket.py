"""A websocket to the gateway that survives payloads which nobody has foreseen.

discord.py lets an error in reading a payload out of `DiscordWebSocket.poll_event`, where it would end the process.

Relies on `DiscordWebSocket.received_message`, which reads one frame, on the `_decompressor` that it uses, and on
`_keep_alive`, the thread that HELLO starts.
"""

import json
from typing import Any, TypeAlias

import aiohttp
import discord
import structlog
from discord.gateway import DiscordWebSocket, ReconnectWebSocket, WebSocketClosure

log = structlog.get_logger()

FOR_THE_CONNECTION = (ReconnectWebSocket, WebSocketClosure, discord.ConnectionClosed, aiohttp.ClientError, OSError)
"""What a frame raises that is not an error in reading it: the connection is to be opened again."""

LONGEST_HEARTBEAT = 600_000
"""Milliseconds between two heartbeats that are believed; Discord asks for 41,250."""

OPENING = frozenset({"READY", "RESUMED"})
"""The events without which a gateway session is of no use."""

DROPPED = "gateway payload dropped"
"""What is logged, with the event's name but not the payload, which may hold an interaction token."""

LOGGED = 40
"""Characters of an event's name that are logged."""

Frame: TypeAlias = str | bytes


class TolerantWebSocket(DiscordWebSocket):
    """A websocket that logs and drops a payload that cannot be read.

    Where the connection is of no use without it, a new one is opened instead: after a HELLO, READY or RESUMED that
    cannot be read, and after broken compression.

    Attributes:
        is_serving: whether READY or RESUMED has come.
    """

    is_serving = False

    async def received_message(self, msg: Frame, /) -> None:
        """Reads a frame. Raises ReconnectWebSocket to reopen the connection."""
        text = await self._decompressed(msg) if type(msg) is bytes else msg
        if text is None:
            return
        sequence, keep_alive = self.sequence, self._keep_alive
        if keep_alive is None:
            await self._check_hello(text)
        try:
            await super().received_message(text)
        except FOR_THE_CONNECTION:
            raise
        except Exception as error:
            event = _payload(text).get("t")
            log.exception(DROPPED, event_type=str(event)[:LOGGED], length=len(text))
            if isinstance(event, str) and event in OPENING:
                self.session_id = None
                await self._reconnect(error)
        else:
            self.is_serving = self.is_serving or _payload(text).get("t") in OPENING
        finally:
            if type(self.sequence) is not int:
                self.sequence = None if self.session_id is None else sequence
        if keep_alive is not None and self._keep_alive is not keep_alive:
            keep_alive.stop()
            log.error("second HELLO on one websocket")
            await self._reconnect()

    async def _decompressed(self, frame: bytes) -> Any:
        """Returns the text of a frame; None for one that goes on in the next one."""
        try:
            return self._decompressor.decompress(frame)
        except UnicodeDecodeError:
            log.exception(DROPPED, length=len(frame))
            return None
        except Exception as error:  # of zlib or zstd; nothing after this frame can be read
            log.exception("gateway compression broken", length=len(frame))
            await self._reconnect(error)

    async def _check_hello(self, text: Frame) -> None:
        """Reconnects unless the first frame is a HELLO with an interval of heartbeats that can be kept."""
        hello = _payload(text)
        data = hello.get("d")
        interval: Any = data.get("heartbeat_interval") if isinstance(data, dict) else None
        sane = type(interval) in (int, float) and 1 <= interval <= LONGEST_HEARTBEAT
        if hello.get("op") != self.HELLO or not sane:
            log.error("gateway did not greet", length=len(text))
            await self._reconnect()

    async def _reconnect(self, why: Exception | None = None) -> None:
        await self.close(4000)
        raise ReconnectWebSocket(self.shard_id, resume=self.session_id is not None) from why


def _payload(text: Frame) -> dict[str, Any]:
    """Returns the payload of a frame; an empty one where that is not a JSON object."""
    try:
        read = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return read if isinstance(read, dict) else {}
