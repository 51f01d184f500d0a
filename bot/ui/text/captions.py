"""The words of a table's picture: its caption, its alt text for people who do not see it, and the colours of seats."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from bot.games.base import Event, Seat, View
from bot.sessions.session import Session, Status
from bot.texts import Texts, whole_lines
from bot.ui.text.names import picture_name, with_level
from bot.ui.text.narration import event_text, undone_sentence
from renderers.parts.frame import Caption, CaptionPlayer
from renderers.parts.text_line import signed
from renderers.themes.theme import THEMES, seat_role

ALT_LIMIT = 1024
"""The most characters of a picture's description."""

_TURN = "-seen-turn"
"""The end of the key of the event that says, in a description, whose turn it is."""

_FITS = "-seen-fits"
"""The end of the key of an event that says where a tile of the reader's hand fits."""


def caption(session: Session, texts: Texts, changes: Mapping[int, int] = MappingProxyType({})) -> Caption:
    """Returns the caption: who is on turn or has won, and the number of the move.

    Moves that were taken back are not counted. An ended game has no next move.

    Args:
        changes: the changes of ratings, by user.
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
        return players[0], texts("caption-closed")  # nobody wins or loses: the score says everything
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


def alt_text(session: Session, view: View, texts: Texts, more: Sequence[str] = (), *, narrated: bool = False) -> str:
    """Returns what the last move changed and what the view's reader sees, line by line.

    Names are plain, since alt text does not render markdown. Lines that do not fit are replaced by a hint at `/board`.

    Args:
        more: lines below.
        narrated: whether a text beside the picture tells the last move, which then must not be read out twice.
    """
    lines = (_line(session, event, texts) for event in described(session, view, with_fits=not more))
    changes = [] if narrated else _changes(session, view, texts)
    return _fitted([*changes, *lines, *more], texts)


def round_end_alt_text(session: Session, view: View, texts: Texts) -> str:
    """Returns the alt text of a round's card: how it ended, what each player scored, and the position at its end.

    Args:
        view: the round's end (`View.round_end`).
    """
    events = (_line(session, event, texts) for event in view.events)
    gains = (
        texts("round-gained", player=session.people[stands.seat].name, change=signed(int(stands.args["gained"])))
        for stands in view.standing
        if stands.seat is not None
    )
    lines = (_line(session, event, texts) for event in view.description)
    return _fitted([texts("round-over", round=view.round), *events, *gains, *lines], texts)


def private_alt_text(session: Session, view: View, public: View, texts: Texts, more: Sequence[str] = ()) -> str:
    """Returns what only the view's reader sees, and not readers of the public view, line by line.

    Args:
        more: lines below.
    """
    known = public.description
    lines = (
        _line(session, event, texts) for event in described(session, view, with_fits=not more) if event not in known
    )
    return _fitted([*lines, *more], texts)


def _changes(session: Session, view: View, texts: Texts) -> list[str]:
    """Returns a line about what the last move did; none at the start."""
    if undone := undone_sentence(session, session.ply, texts, lambda seat: session.people[seat].name):
        return [undone]
    happened = " ".join(_line(session, event, texts) for event in view.events)
    return [happened] if happened else []


def _fitted(lines: Sequence[str], texts: Texts) -> str:
    return whole_lines(lines, ALT_LIMIT, texts("moves-more"))


def described(session: Session, view: View, *, with_fits: bool = True) -> Iterator[Event]:
    """Returns the view's description; once the table has ended, without the line about whose turn it is.

    Args:
        with_fits: whether it also says what fits where, which a list of the legal moves would repeat.
    """
    left_out = [] if session.status is Status.PLAYING else [_TURN]
    if not with_fits:
        left_out.append(_FITS)
    return (event for event in view.description if not event.key.endswith(tuple(left_out)))


def _line(session: Session, event: Event, texts: Texts) -> str:
    return event_text(event, texts, lambda seat: session.people[seat].name)
