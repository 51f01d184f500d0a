"""What a session says for itself in words: its title, whose turn it is, what just happened, how it ended."""

from bot.games.base import Choice, Event, Number, Seat
from bot.sessions.session import Session, Status
from bot.texts import Words
from bot.ui.names import bold


def title(session: Session, words: Words) -> str:
    """The game's name and every option that differs from its default, in words."""
    parts = [words(f"{session.game_key}-name")]
    for option in session.game.info.options:
        value = session.options[option.key]
        if value == option.default:
            continue
        variant = f"{session.game_key}-short-{option.key}"
        if isinstance(option, Choice):
            parts.append(words(f"{variant}-{value}"))
        elif isinstance(option, Number):
            parts.append(words(variant, value=value))
        else:
            parts.append(words(variant))
    return " · ".join(parts)


def player(session: Session, seat: Seat) -> str:
    """The name of the person on a seat, as it stands in a text."""
    return bold(session.people[seat].name)


def turn(session: Session, words: Words) -> str:
    """Whose turn it is, with a mention; in a race everyone's."""
    seats = sorted(session.to_act)
    if session.game.info.race and len(seats) > 1:
        return words("turn-race")
    return words("turn", player=" ".join(f"<@{session.people[seat].id}>" for seat in seats))


def sentence(session: Session, event: Event, words: Words) -> str:
    """One event in words."""
    args = dict(event.args)
    if event.seat is not None:
        args["player"] = player(session, event.seat)
    return words(event.key, **args)


def happened(session: Session, words: Words, seat: Seat | None = None) -> list[str]:
    """What the last move brought, a sentence an event, as far as this reader may know it."""
    return [sentence(session, event, words) for event in session.view(seat).events]


def ending(session: Session, words: Words) -> str:
    """How the session ended: the result and its reason."""
    outcome = session.outcome
    if session.status is Status.ABANDONED or outcome is None:
        people = words("and").join(bold(person.name) for person in session.people)
        return f"{words('ending-abandoned')} {words(session.reason or 'deserted', player=people)}"
    if len(session.people) == 1:
        return words(outcome.reason, player=player(session, Seat(0)))
    if outcome.winners:
        names = words("and").join(player(session, seat) for seat in outcome.winners)
        result = words("ending-won", players=names, count=len(outcome.winners))
    else:
        result = words("ending-draw")
    losers = [player(session, Seat(seat)) for seat, rank in enumerate(outcome.ranks) if rank != 1]
    reason = words(outcome.reason, player=words("and").join(losers))
    return f"{result} {reason}"


def scores(session: Session, words: Words) -> str | None:
    """The final scores, where the game counts."""
    outcome = session.outcome
    if outcome is None or outcome.scores is None:
        return None
    order = sorted(range(len(session.people)), key=lambda seat: outcome.ranks[seat])
    return "\n".join(
        words("score-line", rank=outcome.ranks[seat], player=player(session, Seat(seat)), score=outcome.scores[seat])
        for seat in order
    )
