"""The same people, the same game, once more."""

from dataclasses import replace

from bot.sessions.refusals import NoGame, Refusal
from bot.sessions.rules.endings import abandoned
from bot.sessions.rules.guards import in_lobby, seated
from bot.sessions.rules.lobby import opened
from bot.sessions.rules.start import gathered
from bot.sessions.session import Person, Session


def rematch(session_id: str, seed: bytes, former: Session, host: Person, now: int) -> Session:
    """A lobby for the players of an ended game; it starts by itself when the last of them is there.

    The computers sit down again at once. Whoever sat at a table for guests only is a guest of the new one.
    """
    if former.status.live:
        raise Refusal("not-over")
    if former.started_at is None:
        raise NoGame
    seated(former, host.id)
    lobby = opened(
        session_id,
        seed,
        place=former.place,
        host=host,
        game_key=former.game_key,
        options=former.options,
        now=now,
        clock=former.clock,
        threaded=former.threaded,
        reminders=former.reminders,
    )
    people = [person for person in former.people if not person.computer]
    # An empty tuple lets nobody in, None lets all in.
    guests = None
    if former.guests is not None:
        guests = tuple(dict.fromkeys([*former.guests, *(person.id for person in people)]))
    again = replace(
        lobby,
        people=(host, *(person for person in former.people if person.computer)),
        rematch_of=former.id,
        invited=tuple(person.id for person in former.people),
        guests=guests,
    )
    return gathered(again, now)


def rematch_declined(session: Session, person: Person, now: int) -> Session:
    """One of those who are to play it would rather not: the lobby closes. Of its people only that one is left."""
    in_lobby(session)
    if person.id not in session.invited:
        raise Refusal("not-asked")
    return abandoned(replace(session, people=(person,)), "rematch-declined", now)
