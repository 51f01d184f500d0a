"""A session of one shard of the bot: its intents, and the last events sent to it, so that it can be resumed."""

import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from sandbox.gateway.client_payloads import Identify
from sandbox.gateway.opcodes import Opcode
from sandbox.protocol.encoding import Json, dumps

MAX_KEPT_EVENTS = 1000
RESUMABLE_SECONDS = 180.0
"""How long a session can be resumed after its socket is lost."""

Send = Callable[[str | bytes], None]


@dataclass
class Session:
    """One shard's session.

    `send` sends text or raw bytes over its socket; None if it has had no socket since `lost` (Unix seconds).
    `whole_lists` are the times of its last requests for all members of a guild, by the guild's id.
    """

    identify: Identify
    send: Send | None
    close: Callable[[int], None]
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    lost: float | None = None
    kept: "deque[tuple[int, str]]" = field(default_factory=lambda: deque(maxlen=MAX_KEPT_EVENTS))
    whole_lists: dict[str, float] = field(default_factory=dict)

    @property
    def shard(self) -> tuple[int, int]:
        """The shard's number and the number of shards."""
        return self.identify.shard or (0, 1)

    def wants(self, intent: int) -> bool:
        """Whether events of this intent go to this session; 0 stands for events that need no intent."""
        return not intent or bool(self.identify.intents & intent)

    def dispatch(self, event: str, payload: Json) -> None:
        """Sends an event, and keeps it in case the session is resumed."""
        self.sequence += 1
        text = dumps({"op": Opcode.DISPATCH, "t": event, "s": self.sequence, "d": payload})
        self.kept.append((self.sequence, text))
        if self.send:
            self.send(text)

    def acknowledge(self, sequence: object) -> None:
        """Drops the events up to the last one that the client has received, since it can't resume before it."""
        if isinstance(sequence, int):
            while self.kept and self.kept[0][0] <= min(sequence, self.sequence):
                self.kept.popleft()

    def has_sent(self, sequence: int) -> bool:
        """Whether an event with this number was sent; 0 means no event."""
        return 0 <= sequence <= self.sequence

    def can_replay(self, sequence: int) -> bool:
        """Whether all events after `sequence` are still kept."""
        return sequence == self.sequence or (bool(self.kept) and self.kept[0][0] <= sequence + 1)

    def replay(self, sequence: int) -> None:
        """Sends all events after `sequence` again."""
        for number, text in self.kept:
            if number > sequence and self.send:
                self.send(text)
