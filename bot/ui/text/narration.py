"""A session in words: its title, whose turn it is, what just happened, how it ended."""

from bot.games.base import Event, Seat, View
from bot.games.replay import TAKEBACK
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.text.names import bold
from bot.ui.text.option_texts import changed_options

MAX_SENTENCES = 12
"""The number of sentences about what happened; more would push the picture off a phone's screen."""


def title(session: Session, texts: Texts) -> str:
    """Returns the game's name and every option that differs from its default."""
    return " · ".join([texts(f"{session.game_key}-name"), *changed_options(session, texts)])


def player_name(session: Session, seat: Seat) -> str:
    """Returns the name of the player on a seat, in bold."""
    return bold(session.people[seat].name)


def mention(session: Session, seat: Seat) -> str:
    """Returns a mention of the player on a seat; only a name if a computer plays it."""
    return player_name(session, seat) if seat in session.computers else f"<@{session.people[seat].id}>"


def turn_line(session: Session, texts: Texts, reader: Seat | None = None) -> str:
    """Tells whose turn it is, with a mention, and until when. reader: the seat of the only reader, if there is one."""
    seats = sorted(session.to_act)
    if session.game.info.race and len(seats) > 1:
        return texts("turn-race")
    if seats == [reader]:
        line = texts("turn-yours")
    else:
        line = texts("turn", player=" ".join(mention(session, seat) for seat in seats))
    if session.overdue:
        return f"{line} · {texts('turn-overdue')}"
    if session.deadline is None:
        return line
    return f"{line} · {texts('turn-clock', deadline=f'<t:{session.deadline // 1000}:R>')}"


def event_sentence(session: Session, event: Event, texts: Texts) -> str:
    """Returns the text of an event."""
    args = dict(event.args)
    if event.seat is not None:
        args["player"] = player_name(session, event.seat)
    return texts(event.key, **args)


def recent_events(session: Session, view: View, texts: Texts, seat: Seat | None = None) -> list[str]:
    """Tells the events of the last human move and of all computers' moves since, a sentence for each.

    view: the reader's. seat: the reader's, None for spectators.
    """
    if session.moves and session.moves[-1].words.startswith(TAKEBACK):
        return [texts("taken-back", player=player_name(session, session.moves[-1].seat))]
    sentences = [
        event_sentence(session, event, texts) for event in (*session.unattended_events_for(seat), *view.events)
    ]
    return sentences if len(sentences) <= MAX_SENTENCES else ["…", *sentences[-MAX_SENTENCES:]]


def standings(session: Session, view: View, texts: Texts) -> list[str]:
    """Tells each player's standing in small print, and which seats computers have taken over."""
    lines = [f"-# {event_sentence(session, event, texts)}" for event in view.standing]
    return lines + [
        f"-# {texts(f'given-up-{one.why}', player=player_name(session, one.seat))}" for one in session.given_up
    ]


def ending(session: Session, texts: Texts) -> str:
    """Tells how the session ended: the result and its reason."""
    outcome = session.outcome
    if session.status is Status.ABANDONED or outcome is None:
        people = texts("and").join(bold(person.name) for person in session.people)
        return f"{texts('ending-abandoned')} {texts(session.reason or 'deserted', player=people)}"
    if len(session.people) == 1:
        return texts(outcome.reason, player=player_name(session, Seat(0)))
    if outcome.winners:
        names = texts("and").join(player_name(session, seat) for seat in outcome.winners)
        result = texts("ending-won", players=names, count=len(outcome.winners))
    else:
        result = texts("ending-draw")
    losers = texts("and").join(player_name(session, seat) for seat in session.losers)
    reason = texts(outcome.reason, player=losers)
    return f"{result} {reason}"


def score_lines(session: Session, texts: Texts) -> str | None:
    """Returns the final scores, or None if the game has none.

    A reason for the end may have a text of its own for them, `<reason>-score-line`: points may be penalty points.
    """
    outcome = session.outcome
    if outcome is None or outcome.scores is None:
        return None
    order = sorted(range(len(session.people)), key=lambda seat: outcome.ranks[seat])
    own = f"{outcome.reason}-score-line"
    key = own if own in texts else "score-line"
    return "\n".join(
        texts(key, rank=outcome.ranks[seat], player=player_name(session, Seat(seat)), score=outcome.scores[seat])
        for seat in order
    )
