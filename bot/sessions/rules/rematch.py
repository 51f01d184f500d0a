"""A rematch: the same people, the same game, once more."""

from dataclasses import replace

from bot.sessions.fairness import NO_ENTROPY, SessionSeed
from bot.sessions.refusals import NoGame, Refusal
from bot.sessions.rules.endings import abandon
from bot.sessions.rules.guards import require_lobby, require_seat
from bot.sessions.rules.lobby import open_lobby
from bot.sessions.rules.start import start_if_complete
from bot.sessions.session import Person, Session
from bot.sessions.transition import TableEvent, Transition


def open_rematch(
    promised: SessionSeed, former: Session, host: Person, now: int, interaction: int | None = None
) -> Transition:
    """Opens a lobby for the players of an ended game; it starts by itself when the last of them has joined.

    Computers are seated at once. Players keep their former seats; who begins may change (`Game.rematch_options`). If
    only guests could join the former table, all its players are guests of the new one.

    Args:
        promised: the rematch's id and seed. If the former game has not shown their commitment, even a complete lobby
            does not start at once: the host sees the commitment first.
        interaction: the id of the interaction with which the host asked for the rematch.
    """
    if former.status.live:
        raise Refusal("not-over")
    if former.started_at is None:
        raise NoGame
    require_seat(former, host.id)
    lobby = open_lobby(
        promised,
        place=former.place,
        host=host,
        game_key=former.game_key,
        options=former.game.rematch_options(former.game.info.full_options(former.options)),
        now=now,
        clock=former.clock.seconds,
        auto_start=former.lobby.auto_start,
        threaded=former.lobby.threaded,
        reminders=former.clock.reminders,
    )
    guests = former.lobby.with_guests(*(person.id for person in former.people if not person.computer)).guests
    again = replace(
        lobby,
        people=(host, *(person for person in former.people if person.computer)),
        lobby=replace(
            lobby.lobby, rematch_of=former.id, invited=tuple(person.id for person in former.people), guests=guests
        ),
        luck=replace(
            lobby.luck,
            entropy=NO_ENTROPY.with_joined(host.id, interaction if promised == former.luck.rematch_seed else None),
        ),
    )
    opened = Transition(again, TableEvent.OPENED)
    return start_if_complete(opened, now, host.id, interaction) if promised == former.luck.rematch_seed else opened


def decline_rematch(session: Session, person: Person, now: int) -> Transition:
    """Closes the lobby of a rematch to which this person is invited. Only this person is left at the table.

    Refuses `not-asked`, also for a former player whose seat the host has freed.
    """
    require_lobby(session, person.id)
    if person.id not in session.lobby.invited or person.id in session.lobby.freed:
        raise Refusal("not-asked")
    return abandon(
        replace(session, people=(person,), luck=replace(session.luck, entropy=NO_ENTROPY)), "rematch-declined", now
    )
