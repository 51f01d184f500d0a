"""A session: what one shard of the bot asked for, and what it was told, kept for a while after its socket is lost."""

import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from sandbox.gateway.opcodes import Opcode
from sandbox.protocol.encoding import Json, dumps

KEPT_EVENTS = 1000
RESUMABLE = 180.0
"""Seconds after which a session that lost its socket can't be resumed any more."""

Send = Callable[[str], None]


@dataclass
class Session:
    """One shard's session. `send` puts text on its socket; None while it has none, since `lost` (Unix seconds)."""

    intents: int
    shard: tuple[int, int]
    send: Send | None
    close: Callable[[int], None]
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    lost: float | None = None
    kept: "deque[tuple[int, str]]" = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))

    def wants(self, intent: int) -> bool:
        """Whether events of this intent go to this session; 0 is for events that need none."""
        return not intent or bool(self.intents & intent)

    def dispatch(self, event: str, payload: Json) -> None:
        """Tell an event, and keep it for a socket that comes back."""
        self.sequence += 1
        text = dumps({"op": Opcode.DISPATCH, "t": event, "s": self.sequence, "d": payload})
        self.kept.append((self.sequence, text))
        if self.send:
            self.send(text)

    def knows(self, sequence: int) -> bool:
        """Whether nothing after `sequence` has been forgotten."""
        return sequence <= self.sequence and (sequence == self.sequence or self.kept[0][0] <= sequence + 1)

    def replay(self, sequence: int) -> None:
        """Send again all that came after `sequence`."""
        for number, text in self.kept:
            if number > sequence and self.send:
                self.send(text)
