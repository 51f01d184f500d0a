"""The promises that the bot has made to the users of a sandbox, by messages and answers."""

import re
import sqlite3
from collections import Counter
from collections.abc import Iterator, Mapping, Set
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from bot.ui.views.custom_id import PATTERN
from sandbox.interactions.events import InteractionCreated, InteractionSettled
from sandbox.interactions.interaction import Interaction, InteractionType, ResponseType
from sandbox.protocol.encoding import Json, dumps
from sandbox.world.events import Event, MessageCreated, MessageUpdated

MOVES = frozenset({"move", "hand-move"})
_CUSTOM_ID = re.compile(r'"v1:([a-z-]+):([a-z0-9_-]+):(\d{1,6}):')
UPDATES = frozenset({ResponseType.UPDATE, ResponseType.DEFERRED_UPDATE})


@dataclass
class Witness:
    """Reads every message and every answer in the sandbox.

    shown: the highest ply that a message has shown, by session. seated: pairs of a session and a user whose press on
    Join was answered with the table. started: the sessions whose game was shown. moved: the answered moves, as pairs of
    a session and a ply. pressed: the ids of all interactions that asked for a move, by session and ply.
    """

    shown: dict[str, int] = field(default_factory=dict)
    seated: set[tuple[str, str]] = field(default_factory=set)
    started: set[str] = field(default_factory=set)
    moved: set[tuple[str, int]] = field(default_factory=set)
    pressed: dict[tuple[str, int], set[int]] = field(default_factory=dict)

    def __call__(self, event: Event) -> None:
        match event:
            case MessageCreated(message) | MessageUpdated(message):
                self._read(message.wire)
            case InteractionSettled(interaction, None) if interaction.kind is InteractionType.COMPONENT:
                self._answered(interaction)
            case InteractionCreated(interaction):
                self._note_press(interaction)
            case _:
                pass

    @property
    def promises(self) -> int:
        """The number of promises made so far."""
        return sum(self.shown.values()) + len(self.seated) + len(self.started) + len(self.moved)

    def _read(self, wire: Json) -> None:
        for action, session, ply in presses(wire):
            if action in {"move", "walk", "toggle", "pick", "hand-move", "hand-walk", "hand-pick"}:
                self.shown[session] = max(ply, self.shown.get(session, 0))
            if action in {"more", "hand"}:
                self.started.add(session)

    def _note_press(self, interaction: Interaction) -> None:
        press = _pressed(interaction)
        if press is not None and press[0] in (*MOVES, "toggle"):
            self.pressed.setdefault((press[1], press[2] + 1), set()).add(int(interaction.id))

    def _answered(self, interaction: Interaction) -> None:
        press = _pressed(interaction)
        if press is None or interaction.response not in UPDATES or interaction.original is None:
            return
        action, session, ply = press
        wire = interaction.original.wire
        self._read(wire)
        after = {(one, at) for _, one, at in presses(wire)}
        if interaction.response is not ResponseType.UPDATE:
            return  # a deferred answer promises nothing yet: the message has not changed
        if action == "join":
            self.seated.add((session, interaction.user.id))
        # If the answer still shows the same ply, the move was refused.
        if action in MOVES and (session, ply) not in after:
            self.moved.add((session, ply + 1))

    def broken(self, database: Path) -> list[str]:
        """Returns the promises that the database doesn't keep. The bot may be running."""
        with closing(sqlite3.connect(database)) as rows:
            made = {
                (one, ply): abs(action or 0)
                for one, ply, action in rows.execute("SELECT session, ply, action FROM moves")
            }
            seats = {(one, str(person)) for one, person in rows.execute("SELECT session, person FROM seats")}
            started = {one for (one,) in rows.execute("SELECT id FROM sessions WHERE started_at IS NOT NULL")}
        return self.broken_by(made, seats, started)

    def broken_by(
        self, made: Mapping[tuple[str, int], int], seats: Set[tuple[str, str]], started: Set[str]
    ) -> list[str]:
        """Returns the promises that these rows of a database don't keep.

        made: the press that made each move, by session and ply; 0 means none. seats: pairs of a session and a user.
        started: the sessions whose game has started.
        """
        counts = Counter(session for session, _ in made)
        plies = {one: max(ply for session, ply in made if session == one) for one in counts}
        return [
            *(f"{one}: ply {ply} was shown" for one, ply in self.shown.items() if plies.get(one, 0) < ply),
            *(f"{one}: ply {ply} was answered" for one, ply in self.moved if (one, ply) not in made),
            *(
                f"{one}: ply {ply} was made by another press"
                for one, ply in self.moved
                if (one, ply) in made and made[one, ply] not in self.pressed[one, ply]
            ),
            *(f"{one}: a move in the middle is gone" for one, ply in plies.items() if counts[one] != ply),
            *(f"{one}: {user} had joined" for one, user in self.seated - seats),
            *(f"{one}: it had started" for one in self.started - started),
        ]


def _pressed(interaction: Interaction) -> tuple[str, str, int] | None:
    """Returns action, session and ply of the pressed component; None if it has none of the bot's custom ids."""
    match = PATTERN.fullmatch(str(interaction.data.get("custom_id", "")))
    return None if match is None else (match["action"], match["session"], int(match["ply"]))


def presses(wire: Json) -> Iterator[tuple[str, str, int]]:
    """Yields action, session and ply of each component of a message."""
    for action, session, ply in _CUSTOM_ID.findall(dumps(wire)):
        yield action, session, int(ply)
