"""What a session says for itself in words: its title, whose turn it is, what just happened, how it ended."""

from bot.games.base import Event, Seat, View
from bot.games.replay import TAKEBACK
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.text.names import bold
from bot.ui.text.option_texts import varied

MOST_SAID = 12
"""Sentences about what happened: more would push the picture off a phone's screen."""


def title(session: Session, texts: Texts) -> str:
    """The game's name and every option that differs from its default, in words."""
    return " · ".join([texts(f"{session.game_key}-name"), *varied(session, texts)])


def player(session: Session, seat: Seat) -> str:
    """The name of the person on a seat, as it stands in a text."""
    return bold(session.people[seat].name)


def called(session: Session, seat: Seat) -> str:
    """A mention of the person on a seat; where a computer plays, a name alone."""
    return player(session, seat) if seat in session.computers else f"<@{session.people[seat].id}>"


def turn(session: Session, texts: Texts, reader: Seat | None = None) -> str:
    """Whose turn it is, with a mention, and how long it may last; in a race everyone's. reader: who alone reads it."""
    seats = sorted(session.to_act)
    if session.game.info.race and len(seats) > 1:
        return texts("turn-race")
    if seats == [reader]:
        line = texts("turn-yours")
    else:
        line = texts("turn", player=" ".join(called(session, seat) for seat in seats))
    if session.overdue:
        return f"{line} · {texts('turn-overdue')}"
    if session.deadline is None:
        return line
    return f"{line} · {texts('turn-clock', deadline=f'<t:{session.deadline // 1000}:R>')}"


def turn_since(session: Session) -> int:
    """The ply since which those who are on turn now have been so without a break: the name of the turn."""
    since = session.ply
    for move in reversed(session.moves):
        if move.seat not in session.to_act:
            break
        since -= 1
    return since


def sentence(session: Session, event: Event, texts: Texts) -> str:
    """One event in words."""
    args = dict(event.args)
    if event.seat is not None:
        args["player"] = player(session, event.seat)
    return texts(event.key, **args)


def happened(session: Session, view: View, texts: Texts, seat: Seat | None = None) -> list[str]:
    """What the last human move brought and all that computers have done since, a sentence an event.

    view: the session's own, of this reader.
    """
    if session.moves and session.moves[-1].words.startswith(TAKEBACK):
        return [texts("taken-back", player=player(session, session.moves[-1].seat))]
    said = [sentence(session, event, texts) for event in (*session.unattended_events_for(seat), *view.events)]
    return said if len(said) <= MOST_SAID else ["…", *said[-MOST_SAID:]]


def standing(session: Session, view: View, texts: Texts) -> list[str]:
    """How each player stands, in small print, and who is played on for."""
    lines = [f"-# {sentence(session, event, texts)}" for event in view.standing]
    return lines + [f"-# {texts(f'given-up-{one.why}', player=player(session, one.seat))}" for one in session.given_up]


def ending(session: Session, texts: Texts) -> str:
    """How the session ended: the result and its reason."""
    outcome = session.outcome
    if session.status is Status.ABANDONED or outcome is None:
        people = texts("and").join(bold(person.name) for person in session.people)
        return f"{texts('ending-abandoned')} {texts(session.reason or 'deserted', player=people)}"
    if len(session.people) == 1:
        return texts(outcome.reason, player=player(session, Seat(0)))
    if outcome.winners:
        names = texts("and").join(player(session, seat) for seat in outcome.winners)
        result = texts("ending-won", players=names, count=len(outcome.winners))
    else:
        result = texts("ending-draw")
    losers = texts("and").join(player(session, seat) for seat in session.losers)
    reason = texts(outcome.reason, player=losers)
    return f"{result} {reason}"


def scores(session: Session, texts: Texts) -> str | None:
    """The final scores, where the game counts."""
    outcome = session.outcome
    if outcome is None or outcome.scores is None:
        return None
    order = sorted(range(len(session.people)), key=lambda seat: outcome.ranks[seat])
    return "\n".join(
        texts("score-line", rank=outcome.ranks[seat], player=player(session, Seat(seat)), score=outcome.scores[seat])
        for seat in order
    )
