"""The position in words, for those who do not see its picture: its alt text, and what As text shows."""

from bot.games.base import Event, View
from bot.sessions.session import Session
from bot.texts import Texts


def described(session: Session, view: View, texts: Texts) -> str:
    """What the reader of `view` sees, a line each, with the players' plain names: alt text knows no markdown."""
    return "\n".join(_line(session, event, texts) for event in view.description)


def _line(session: Session, event: Event, texts: Texts) -> str:
    args = dict(event.args)
    if event.seat is not None:
        args["player"] = session.people[event.seat].name
    return texts(event.key, **args)
