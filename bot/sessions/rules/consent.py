"""Offers that need everybody's consent: a draw, a takeback, an end without a result, hints.

A takeback is one more move: the ply never goes back, so earlier buttons stay out of date.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.games.base import Event, Outcome, Seat
from bot.games.replay import remaining_plies, takeback
from bot.players import DRAWS
from bot.players.base import EVEN
from bot.sessions.refusals import NoOffer, Refusal
from bot.sessions.rules.endings import abandon, finish
from bot.sessions.rules.guards import name_on_turn, require_player
from bot.sessions.rules.play import advance
from bot.sessions.session import Consent, Move, Offer, OfferKind, Place, Session, Status
from bot.sessions.states import states_of
from bot.sessions.transition import TableEvent, Transition

STANDS_BETTER = EVEN + 0.1
"""A computer that rates its position higher than this accepts no draw."""


def draw_reason(session: Session) -> Event | None:
    """Returns why a draw with a computer is reasonable (nothing has changed for long); None if it is not."""
    draws = DRAWS.get(session.game_key)
    return None if draws is None else draws.draw_reason(session.view(None), _words(session.moves))


def may_offer_draw(session: Session, seat: Seat) -> bool:
    """Returns whether the computer in this seat may offer a draw now, provided that it does not stand better."""
    draws = DRAWS.get(session.game_key)
    if draws is None or len(session.people) != 2 or len(session.humans) != 1 or seat not in session.to_act:
        return False
    if (
        session.consent.offer is not None
        or OfferKind.DRAW in session.consent.declined
        or not draws.offers_now(_words(session.moves))
    ):
        return False
    return draw_reason(session) is not None


def offer_draw(session: Session, seat: Seat, ply: int) -> Transition:
    """Makes a computer's offer, unless the table has changed since it was planned at this ply."""
    if session.ply != ply or seat not in session.computers or not may_offer_draw(session, seat):
        return Transition(session, None)
    return Transition(
        replace(session, consent=session.consent.asked(Offer(OfferKind.DRAW, seat, session.ply))), TableEvent.OFFERED
    )


def _words(moves: Sequence[Move]) -> list[str]:
    """Returns the words of the moves that were not taken back; they are public."""
    return [moves[ply - 1].words for ply in remaining_plies(move.words for move in moves)]


@dataclass(frozen=True)
class Takeback:
    """A takeback of the seat's last move: the ply before it, and the state at that ply."""

    seat: Seat
    ply: int
    state: Any


def find_takeback(session: Session, seat: Seat) -> Takeback:
    """Returns the takeback of the seat's last move.

    Refuses `takeback-nothing` if there is none, `takeback-revealed` if luck or secrets were revealed since.
    """
    plies = session.remaining_plies
    mine = [place for place, ply in enumerate(plies) if session.moves[ply - 1].seat == seat]
    if not mine:
        raise Refusal("takeback-nothing")
    states = states_of(session)
    undone = plies[mine[-1] :]
    if any(session.game.irreversible(states[ply - 1], states[ply]) for ply in undone):
        raise Refusal("takeback-revealed")
    back = undone[0] - 1
    return Takeback(seat, back, states[back])


def take_back(session: Session, back: Takeback, now: int) -> Transition:
    """Goes back to the state before the move, as one more move."""
    return Transition(
        advance(session, Move(back.seat, takeback(back.ply), None, now), back.state), TableEvent.TAKEN_BACK
    )


def make_offer(session: Session, user: int, kind: OfferKind, now: int) -> Transition:
    """Asks the other people at the table; if there are none, the offer is granted at once."""
    back = check_may_offer(session, user, kind)
    offered = replace(session, consent=session.consent.asked(Offer(kind, require_player(session, user), session.ply)))
    return _grant_if_agreed(Transition(offered, TableEvent.OFFERED), now, back)


def check_may_offer(session: Session, user: int, kind: OfferKind) -> Takeback | None:
    """Refuses a user who may not make this offer now. Returns the takeback if the offer is about one."""
    seat = require_player(session, user)
    back: Takeback | None = None
    match kind:
        case OfferKind.DRAW:
            _check_may_offer_draw(session, seat)
        case OfferKind.TAKEBACK:
            back = find_takeback(session, seat)
        case OfferKind.HINTS if session.consent.hints:
            raise Refusal("hints-allowed")
        case OfferKind.HINTS if session.tournament is not None:
            raise Refusal("tournament-no-hints")
    if session.consent.offer is not None:
        raise Refusal("own-offer" if session.consent.offer.by == seat else "offer-pending")
    if kind in session.consent.declined:
        raise Refusal("offer-refused")
    return back


def agree(session: Session, user: int, kind: OfferKind | None, ply: int | None, now: int) -> Transition:
    """Accepts the pending offer, if it is of this kind and was made at this ply (None: whichever)."""
    seat = require_player(session, user)
    offer = _pending(session.consent, kind, ply)
    if offer.by == seat:
        raise Refusal("own-offer")
    agreed = replace(session, consent=session.consent.asked(replace(offer, agreed=offer.agreed | {seat})))
    return _grant_if_agreed(Transition(agreed, TableEvent.AGREED), now)


def decline(session: Session, user: int, kind: OfferKind | None, ply: int | None) -> Transition:
    """Declines the pending offer, or withdraws the user's own. What was declined cannot be offered again at this ply.

    Refuses `end-needs-two` if one player cannot prevent what two others agree on.
    """
    seat = require_player(session, user)
    offer = _pending(session.consent, kind, ply)
    if offer.by != seat and two_suffice(offer.kind, session.place, session.staying):
        raise Refusal("end-needs-two")
    consent = session.consent.withdrawn()
    if offer.by != seat:
        consent = consent.refusing(offer.kind)
    return Transition(replace(session, consent=consent), TableEvent.DECLINED)


def decline_draw(session: Session, ply: int) -> Transition:
    """Notes that a computer declines a draw at this ply, so that it is not asked again before the next move."""
    if session.ply != ply or session.status is not Status.PLAYING:
        return Transition(session, None)
    return Transition(replace(session, consent=session.consent.refusing(OfferKind.DRAW)), TableEvent.DECLINED)


def two_suffice(kind: OfferKind, place: Place, staying: Collection[Seat]) -> bool:
    """Returns whether two players may grant this offer although more are playing.

    They may end a game outside of guilds: there is no moderator, so one absent player could keep the table open.

    Args:
        staying: as in `Session.staying`.
    """
    return kind is OfferKind.END and place.guild is None and len(staying) > 2


def _check_may_offer_draw(session: Session, seat: Seat) -> None:
    """Refuses everybody but the player on turn, before the move, in a game of two (RULES 001.12 D4).

    A computer considers a draw only if its game defines when one is reasonable.
    """
    if len(session.people) != 2:
        raise Refusal("offer-needs-two")
    computer = session.people[1 - seat]
    if len(session.humans) != 2 and session.game_key not in DRAWS:
        raise Refusal("draw-needs-human")
    if seat not in session.to_act:
        raise Refusal("not-your-turn", player=name_on_turn(session))
    if len(session.humans) != 2 and draw_reason(session) is None:
        raise Refusal("draw-too-early", player=computer.name)


def _grant_if_agreed(transition: Transition, now: int, back: Takeback | None = None) -> Transition:
    """Grants the offer once all have agreed, or two if they suffice.

    Args:
        back: the takeback that the offer is about, if already known.
    """
    session = transition.session
    offer = session.consent.offer
    if offer is None:
        return transition
    if two_suffice(offer.kind, session.place, session.staying):
        return abandon(session, "ended-by-two", now) if offer.agreed else transition
    if not offer.agreed.union({offer.by}).issuperset(session.staying):
        return transition
    match offer.kind:
        case OfferKind.DRAW:
            return finish(session, Outcome((1, 1), None, "agreed-draw"), now)
        case OfferKind.TAKEBACK:
            return take_back(session, back or find_takeback(session, offer.by), now)
        case OfferKind.END:
            return abandon(session, "agreed-end" if len(session.humans) > 1 else "ended-alone", now)
        case OfferKind.HINTS:
            allowed = replace(session.consent.withdrawn(), hints=True)
            return Transition(replace(session, consent=allowed), TableEvent.HINTS_ALLOWED)


def _pending(consent: Consent, kind: OfferKind | None, ply: int | None) -> Offer:
    """Returns the pending offer if it matches; None matches any kind or ply. Refuses `no-offer`.

    Several offers may follow one another at one ply; two of a kind are the same question, withdrawn in between.
    """
    offer = consent.offer
    if offer is None or kind not in (None, offer.kind) or ply not in (None, offer.ply):
        raise NoOffer
    return offer
