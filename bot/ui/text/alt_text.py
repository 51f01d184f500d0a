"""The position in words, for those who do not see its picture: as alt text, and behind the button As text."""

from collections.abc import Iterator

from bot.games.base import Event, View
from bot.sessions.session import Session, Status
from bot.texts import Texts
from renderers.cards.player_rows import signed

_TURN = "-seen-turn"
"""The end of the key of the event that tells, in a description, whose turn it is."""


def alt_text(session: Session, view: View, texts: Texts) -> str:
    """Returns what the view's reader sees, line by line. Names are plain, since alt text does not render markdown."""
    return "\n".join(_line(session, event, texts) for event in _described(session, view))


def round_end_alt_text(session: Session, view: View, texts: Texts) -> str:
    """Returns what the card of a round's end shows. view: of that end (`View.round_end`)."""
    gains = (
        texts("round-gained", player=session.people[stands.seat].name, change=signed(int(stands.args["gained"])))
        for stands in view.standing
        if stands.seat is not None
    )
    lines = (_line(session, event, texts) for event in view.description)
    return "\n".join([texts("round-over", round=view.round), *gains, *lines])


def private_alt_text(session: Session, view: View, public: View, texts: Texts) -> str:
    """Returns what the view's reader sees and the readers of the public view do not, line by line."""
    known = public.description
    return "\n".join(_line(session, event, texts) for event in _described(session, view) if event not in known)


def _described(session: Session, view: View) -> Iterator[Event]:
    """Yields the view's description; once the table has ended, without the line that tells whose turn it is."""
    playing = session.status is Status.PLAYING
    return (event for event in view.description if playing or not event.key.endswith(_TURN))


def _line(session: Session, event: Event, texts: Texts) -> str:
    args = dict(event.args)
    if event.seat is not None:
        args["player"] = session.people[event.seat].name
    return texts(event.key, **args)
