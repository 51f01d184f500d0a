"""The position in words, for those who do not see its picture, as its alt text: what changed, and what lies where."""

from collections.abc import Iterator, Sequence

from bot.games.base import Event, View
from bot.sessions.session import Session, Status
from bot.texts import Texts, whole_lines
from bot.ui.text.narration import undone_sentence
from renderers.parts.text_line import signed

ALT_LIMIT = 1024
"""The number of characters of a picture's description."""

_TURN = "-seen-turn"
"""The end of the key of the event that tells, in a description, whose turn it is."""

_FITS = "-seen-fits"
"""The end of the key of an event that tells where a tile of the reader's hand fits."""


def alt_text(session: Session, view: View, texts: Texts, more: Sequence[str] = (), *, narrated: bool = False) -> str:
    """Returns what the last move changed and what the view's reader sees, line by line.

    Names are plain, since alt text does not render markdown. Lines that do not fit are left out, with a hint at
    `/board`.

    Args:
        more: lines below.
        narrated: whether what the last move changed is told beside the picture, so that it is not read out twice.
    """
    lines = (_line(session, event, texts) for event in described(session, view, with_fits=not more))
    changes = [] if narrated else _changes(session, view, texts)
    return _fitted([*changes, *lines, *more], texts)


def round_end_alt_text(session: Session, view: View, texts: Texts) -> str:
    """Returns the alt text of a round's card: how it ended, what each player scored, and the position at its end.

    Args:
        view: of that end (`View.round_end`).
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
    """Returns what the view's reader sees and readers of the public view do not, line by line.

    Args:
        more: lines below.
    """
    known = public.description
    lines = (
        _line(session, event, texts) for event in described(session, view, with_fits=not more) if event not in known
    )
    return _fitted([*lines, *more], texts)


def _changes(session: Session, view: View, texts: Texts) -> list[str]:
    """Returns a line that tells what the last move did; none at the start."""
    if undone := undone_sentence(session, session.ply, texts, lambda seat: session.people[seat].name):
        return [undone]
    told = " ".join(_line(session, event, texts) for event in view.events)
    return [told] if told else []


def _fitted(lines: Sequence[str], texts: Texts) -> str:
    return whole_lines(lines, ALT_LIMIT, texts("moves-more"))


def described(session: Session, view: View, *, with_fits: bool = True) -> Iterator[Event]:
    """Returns the view's description; once the table has ended, without the line that tells whose turn it is.

    Args:
        with_fits: whether it tells what fits where, too, which a list of the legal moves says as well.
    """
    left_out = [] if session.status is Status.PLAYING else [_TURN]
    if not with_fits:
        left_out.append(_FITS)
    return (event for event in view.description if not event.key.endswith(tuple(left_out)))


def _line(session: Session, event: Event, texts: Texts) -> str:
    args = dict(event.args)
    if event.seat is not None:
        args["player"] = session.people[event.seat].name
    return texts(event.key, **args)
