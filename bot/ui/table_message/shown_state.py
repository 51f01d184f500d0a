"""What a table's message shows in Discord, as far as that is certain."""

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
"""All that determines the picture of a table: what it shows, what is written on it, the theme, and the words of a move
that its player has chosen so far.

In a lobby: the game's key and the theme.
"""


def new_filename() -> str:
    """Returns a name that no other uploaded picture has, so that the name of a message's file tells which it is."""
    return f"table-{secrets.token_hex(4)}.png"


@dataclass(frozen=True)
class ShownPicture:
    """The picture of a table's message.

    Attributes:
        key: what determines it.
        filename: of the uploaded file.
        file: Discord's id of the file, 0 where it isn't known.
    """

    key: PictureKey
    filename: str
    file: int = 0

    def among(self, files: Mapping[str, int]) -> "ShownPicture | None":
        """Returns the picture with the id of its file, or None if it is not among these files, given by name.

        The files of a pressed message are those at the time of the press: a later edit may have replaced them.
        """
        return replace(self, file=files[self.filename]) if self.filename in files else None


class ShownState:
    """The picture, the turn and the mentions of a table's message, and how far its player has come in a move.

    Each process has what it has shown itself. Where another one has edited the message since: a press tells which files
    the message has, so that no picture is kept that it does not show; an edit without a press is refused then, and
    repeated with the picture. How far a player has come is in the custom ids of the components that they press; a
    redraw by another process shows the move from its beginning, and the player presses again. By user install, each
    process mentions the player of a turn once at most.
    """

    def __init__(self) -> None:
        self._partial: tuple[int, PartialMove] = (0, START)
        """How far the player on turn has come in a move, and at which ply."""
        self._former: set[str] = set()
        """The words that were chosen at this ply before, as far as this process knows."""
        self._picture: tuple[int, ShownPicture | None] | None = None
        """The message and the picture that it shows; None while that is uncertain."""
        self._turn: int | None = None
        """The turn that the message shows. By user install its player is mentioned once, when it first does."""
        self._invited = False
        """Whether those whom the lobby asks to join were mentioned."""

    def set_partial(self, ply: int, partial: PartialMove) -> None:
        """Notes how far the player on turn has come."""
        if ply != self._partial[0]:
            self._former.clear()
        self._partial = (ply, partial)
        self._former.add(partial.words)

    def toggled_elsewhere(self, ply: int, toggle: WordToggle) -> None:
        """Notes a press on one of the keys that choose words, which another process has answered."""
        self.set_partial(ply, PartialMove(toggle.pressed(self.partial_at(ply).words)))

    def partial_at(self, ply: int) -> PartialMove:
        """Returns how far the player on turn has come; a new ply begins anew."""
        at, partial = self._partial
        return partial if at == ply else START

    def partial_before(self, ply: int, shown: str) -> PartialMove:
        """Returns how far the player had come when a key was pressed on a message that shows these words as chosen.

        Presses are faster than the message follows, so what this process knows counts; but where it has never known
        these words another process has chosen them, and the message is newer.
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
        """Returns the picture that this message shows, if that is certain.

        Args:
            files: those that the message showed when it was pressed, by name; a picture that is not among them is
                left out.
        """
        shown = self._picture[1] if self._picture is not None and self._picture[0] == message else None
        return shown if shown is None or files is None else shown.among(files)

    def set_turn(self, session: Session) -> None:
        """Notes that the message shows this session's turn."""
        self._turn = _turn(session)

    def unmentioned_player(self, session: Session) -> tuple[int, ...]:
        """Returns the one user on turn, if the message has not shown this turn yet; nobody in a race."""
        if _turn(session) == self._turn or len(session.to_act) != 1:
            return ()
        return tuple(session.people[seat].id for seat in session.to_act - session.computers)

    def unmentioned_invitees(self, session: Session, asked: tuple[int, ...]) -> tuple[int, ...]:
        """Returns those whom a lobby asks to join, when it is first posted and they were not mentioned yet."""
        return () if session.message is not None or self._invited else asked

    def set_mentioned(self, invitees: tuple[int, ...]) -> None:
        """Notes whom a posted message has mentioned."""
        self._invited = self._invited or bool(invitees)


def _turn(session: Session) -> int | None:
    """Returns the turn that a message of this session shows; None before the game."""
    return session.turn_start if session.started_at is not None else None
