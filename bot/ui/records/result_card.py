"""What the card of a finished game says, in words."""

from datetime import UTC, datetime

from bot.games.base import Outcome, Seat
from bot.sessions.session import Session
from bot.texts import Words
from bot.ui.text.narration import title
from renderers.cards.result import Place, Result
from renderers.parts.caption import Player

MINUTE = 60_000
"""In milliseconds."""


def result_card(session: Session, words: Words) -> Result:
    """The card of a session with an outcome; one without, and its people, are shown as they sat."""
    players = [Player(person.name, seat) for seat, person in enumerate(session.people)]
    outcome = session.outcome
    winners = tuple(players[seat] for seat in outcome.winners) if outcome else ()
    name, *variants = title(session, words).split(" · ")
    return Result(
        game=name,
        options=" · ".join(variants),
        day=day(session.ended_at or 0, words),
        winners=winners,
        verdict=_verdict(outcome, len(players), len(winners), words),
        reason=_reason(session, words),
        places=_places(session, players, words),
        foot=words(
            "card-foot",
            moves=session.ply,
            minutes=max(1, ((session.ended_at or 0) - (session.started_at or 0)) // MINUTE),
        ),
    )


def result_described(card: Result, words: Words) -> str:
    """What the card shows, a line each, for those who do not see it."""
    verdict = " ".join([", ".join(winner.name for winner in card.winners), card.verdict]).strip()
    places = (
        words(
            "card-alt-place", rank=place.rank, who=", ".join(filter(None, [place.player.name, place.score, place.note]))
        )
        for place in card.places
    )
    return "\n".join([words("card-alt", game=card.game, day=card.day), verdict, card.reason, *places, card.foot])


def day(at: int, words: Words) -> str:
    """The day of a time in ms since the epoch, by Greenwich."""
    then = datetime.fromtimestamp(at / 1000, UTC)
    return words("day", day=then.day, month=then.month, year=str(then.year))


def _verdict(outcome: Outcome | None, players: int, winners: int, words: Words) -> str:
    if outcome is None:
        return words("ending-abandoned")
    if winners:
        return words("caption-wins" if winners == 1 else "caption-shared")
    return words("caption-lost" if players == 1 else "caption-draw")


def _reason(session: Session, words: Words) -> str:
    """Plain, for a picture knows no markdown."""
    outcome = session.outcome
    if outcome is None:
        return words(session.reason or "deserted", player="")
    losers = [session.people[seat].name for seat in session.losers]
    return words(outcome.reason, player=words("and").join(losers or [session.people[0].name]))


def _places(session: Session, players: list[Player], words: Words) -> tuple[Place, ...]:
    outcome = session.outcome
    if outcome is None:
        return ()
    notes = {given.seat: words(f"card-{given.why}") for given in session.given_up}
    order = sorted(range(len(players)), key=lambda seat: outcome.ranks[seat])
    return tuple(
        Place(
            rank=outcome.ranks[seat],
            player=players[seat],
            score=str(outcome.scores[seat]) if outcome.scores else "",
            note=notes.get(Seat(seat), ""),
        )
        for seat in order
    )
