"""The position in words, for those who do not see its picture: as alt text, and behind the button As text."""

from bot.games.base import Event, View
from bot.sessions.session import Session
from bot.texts import Texts


def alt_text(session: Session, view: View, texts: Texts) -> str:
    """Returns what the view's reader sees, line by line. Names are plain, since alt text does not render markdown."""
    return "\n".join(_line(session, event, texts) for event in view.description)


def private_alt_text(session: Session, view: View, public: View, texts: Texts) -> str:
    """Returns what the view's reader sees and the readers of the public view do not, line by line."""
    known = public.description
    return "\n".join(_line(session, event, texts) for event in view.description if event not in known)


def _line(session: Session, event: Event, texts: Texts) -> str:
    args = dict(event.args)
    if event.seat is not None:
        args["player"] = session.people[event.seat].name
    return texts(event.key, **args)
