"""The caption in a table's picture, and the colours of its seats."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.games.base import Seat
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.text.names import picture_name, with_level
from renderers.parts.caption import Caption, CaptionPlayer
from renderers.themes.theme import THEMES, seat_role


def caption(session: Session, texts: Texts, changes: Mapping[int, int] = MappingProxyType({})) -> Caption:
    """Returns who is on turn or has won, and the number of the move.

    Moves that were taken back do not count. An ended game has no next move.

    Args:
        changes: of the ratings, by user.
    """
    names = (with_level(picture_name(person, texts), person, texts) for person in session.people)
    players = tuple(map(CaptionPlayer, names, range(len(session.people))))
    whose, note = _note(session, texts, players)
    playing = session.status is Status.PLAYING
    moves = len(session.remaining_plies) + playing
    gained = tuple(changes.get(person.id) for person in session.people) if changes else ()
    return Caption(whose, note, players, texts, moves, over=not playing, changes=gained)


def _note(session: Session, texts: Texts, players: tuple[CaptionPlayer, ...]) -> tuple[CaptionPlayer | None, str]:
    if session.status is Status.ABANDONED:
        return None, texts("caption-closed")
    if session.result.outcome is None:
        seats = sorted(session.to_act)
        return (players[seats[0]], texts("caption-to-move")) if len(seats) == 1 else (None, texts("caption-all"))
    winners = session.result.outcome.winners
    if len(players) == 1 and session.result.outcome.scores is not None:
        return players[0], texts("caption-closed")  # nobody wins or loses: the score says it
    if len(winners) == 1:
        return players[winners[0]], texts("caption-wins")
    if len(players) == 1:
        return players[0], texts("caption-lost")
    return None, texts("caption-shared" if winners else "caption-draw")


def seat_colour(seat: Seat, theme: str) -> int:
    """Returns the colour of a seat in pictures of this theme, as 0xRRGGBB."""
    return int(THEMES[theme].colours[seat_role(seat)].removeprefix("#"), 16)


def accent(session: Session, theme: str) -> int | None:
    """Returns the colour of the player on turn, or of the winner; None if there is not exactly one."""
    seats = session.result.outcome.winners if session.result.outcome is not None else sorted(session.to_act)
    return seat_colour(seats[0], theme) if len(seats) == 1 else None
