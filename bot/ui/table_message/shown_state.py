"""What a table's message shows in Discord, if that is certain."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.games.base import View
from bot.sessions.session import Session
from bot.ui.text.move_tree import START, PartialMove
from bot.ui.views.custom_id import WordToggle
from renderers.parts.frame import Caption

PictureKey: TypeAlias = tuple[View, Caption, str, str] | tuple[str, str]
"""Everything that determines the picture of a table: the view, the caption, the theme, and the words of a move that its
player has chosen so far.

In a lobby: the game's key and the theme.
"""


def new_filename() -> str:
    """Returns a unique name, which identifies the picture among the files of a message."""
    return f"table-{secrets.token_hex(4)}.png"


@dataclass(frozen=True)
class ShownPicture:
    """The picture of a table's message.

    Attributes:
        key: everything that determines the picture.
        filename: the name of the uploaded file.
        file: Discord's id of the file, 0 if unknown.
    """

    key: PictureKey
    filename: str
    file: int = 0

    def among(self, files: Mapping[str, int]) -> "ShownPicture | None":
        """Returns the picture with the id of its file; None if it is not among these files (ids by name).

        A pressed message names its files at the time of the press: a later edit may have replaced them.
        """
        return replace(self, file=files[self.filename]) if self.filename in files else None


class ShownState:
    """The picture, the turn and the mentions of a table's message, and how far its player has come in a move.

    Each process knows what it has shown itself. If another one has edited the message since, a press still names the
    message's files, so no picture is kept that is not there; an edit without a press is refused, and repeated with the
    picture. Custom ids say how far a player has come in a move; a redraw by another process shows the move from its
    beginning, and the player presses again. By user install, each process mentions the player of a turn at most once.
    """

    def __init__(self) -> None:
        self._partial: tuple[int, PartialMove] = (0, START)
        """How far the player on turn has come in a move, and at which ply."""
        self._former: set[str] = set()
        """All words that this process knows to have been chosen at this ply."""
        self._picture: tuple[int, ShownPicture | None] | None = None
        """The message and its picture; None while the picture is uncertain."""
        self._turn: int | None = None
        """The turn that the message shows. By user install, its player is mentioned when the message first shows it."""
        self._invited = False
        """Whether the users whom the lobby asks to join have been mentioned."""

    def set_partial(self, ply: int, partial: PartialMove) -> None:
        """Notes how far the player on turn has come."""
        if ply != self._partial[0]:
            self._former.clear()
        self._partial = (ply, partial)
        self._former.add(partial.words)

    def toggled_elsewhere(self, ply: int, toggle: WordToggle) -> None:
        """Notes a press on a key that chooses a word, which another process has answered."""
        self.set_partial(ply, PartialMove(toggle.pressed(self.partial_at(ply).words)))

    def partial_at(self, ply: int) -> PartialMove:
        """Returns how far the player on turn has come in the move of this ply."""
        at, partial = self._partial
        return partial if at == ply else START

    def partial_before(self, ply: int, shown: str) -> PartialMove:
        """Returns how far the player had come when a key was pressed on a message that shows these words as chosen.

        Presses can be faster than the message, so this process's own knowledge counts. But if it has never known these
        words, another process has added them, and the message is newer.
        """
        known = self.partial_at(ply)
        return known if " " not in shown or shown in self._former else PartialMove(shown)

    def set_picture(self, message: int, picture: ShownPicture | None) -> None:
        """Notes the picture that the message shows; None if it has none."""
        self._picture = message, picture

    def forget_picture(self) -> None:
        """Notes that the picture is uncertain: an edit is on its way or has failed, or the message is new."""
        self._picture = None

    def picture_of(self, message: int | None, files: Mapping[str, int] | None = None) -> ShownPicture | None:
        """Returns the picture that this message shows; None if that is uncertain.

        Args:
            files: the files that the message showed when it was pressed, by name; None is returned if the picture is
                not among them.
        """
        shown = self._picture[1] if self._picture is not None and self._picture[0] == message else None
        return shown if shown is None or files is None else shown.among(files)

    def set_turn(self, session: Session) -> None:
        """Notes that the message shows this session's turn."""
        self._turn = _turn(session)

    def unmentioned_player(self, session: Session) -> tuple[int, ...]:
        """Returns the only user on turn, if the message has not shown this turn yet; nobody in a race."""
        if _turn(session) == self._turn or len(session.to_act) != 1:
            return ()
        return tuple(session.people[seat].id for seat in session.to_act - session.computers)

    def unmentioned_invitees(self, session: Session, asked: tuple[int, ...]) -> tuple[int, ...]:
        """Returns the users whom a lobby asks to join, when it is first posted and has not mentioned them yet."""
        return () if session.message is not None or self._invited else asked

    def set_mentioned(self, invitees: tuple[int, ...]) -> None:
        """Notes which invited users a posted message has mentioned."""
        self._invited = self._invited or bool(invitees)


def _turn(session: Session) -> int | None:
    """Returns the turn that a message of this session shows; None before the game."""
    return session.turn_start if session.started_at is not None else None
