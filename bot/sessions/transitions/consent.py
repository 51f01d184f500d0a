"""What needs everybody's consent: a draw, a move back, an end without a result."""

from dataclasses import replace

from bot.games.base import Outcome, Seat
from bot.sessions.session import Asking, Offer, Refusal, Session
from bot.sessions.transitions.endings import abandoned, finished
from bot.sessions.transitions.presence import on_turn, playing
from bot.sessions.transitions.takeback import may_take_back, taken_back


def offered(session: Session, user: int, kind: Asking, now: int) -> Session:
    """The user asks the other people at the table; where there are none, it is granted at once."""
    seat = may_ask(session, user, kind)
    return settled(replace(session, offer=Offer(kind, seat, session.ply)), now)


def may_ask(session: Session, user: int, kind: Asking) -> Seat:
    """The seat of a user who may ask for this now; refuses all others."""
    seat = playing(session, user)
    match kind:
        case Asking.DRAW:
            may_offer_draw(session, seat)
        case Asking.TAKEBACK:
            may_take_back(session, seat)
    if session.offer is not None:
        raise Refusal("offer-pending")
    if kind in session.refused:
        raise Refusal("offer-refused")
    return seat


def may_offer_draw(session: Session, seat: Seat) -> None:
    """Of two people, the one on turn may, before the move (RULES 001.12 D4)."""
    if len(session.people) != 2:
        raise Refusal("offer-needs-two")
    if len(session.humans) != 2:
        raise Refusal("draw-needs-human")
    if seat not in session.to_act:
        raise Refusal("not-your-turn", player=on_turn(session))


def agreed(session: Session, user: int, kind: Asking | None, ply: int | None, now: int) -> Session:
    """The user accepts the offer, if it is still the one of this kind that was made at this ply (None: whichever)."""
    seat = playing(session, user)
    offer = pending(session, kind, ply)
    if offer.by == seat:
        raise Refusal("own-offer")
    return settled(replace(session, offer=replace(offer, agreed=offer.agreed | {seat})), now)


def declined(session: Session, user: int, kind: Asking | None, ply: int | None) -> Session:
    """The offer is refused, or withdrawn by its maker; that costs nothing. What was refused is not asked again yet."""
    seat = playing(session, user)
    offer = pending(session, kind, ply)
    refused = session.refused if offer.by == seat else session.refused | {offer.kind}
    return replace(session, offer=None, refused=refused)


def settled(session: Session, now: int) -> Session:
    """The offer is granted, once all have agreed."""
    offer = session.offer
    if offer is None or not offer.agreed.union({offer.by}).issuperset(session.humans):
        return session
    match offer.kind:
        case Asking.DRAW:
            return finished(session, Outcome((1, 1), None, "agreed-draw"), now)
        case Asking.TAKEBACK:
            return taken_back(session, offer.by, now)
        case Asking.END:
            return abandoned(session, "agreed-end", now)


def pending(session: Session, kind: Asking | None, ply: int | None) -> Offer:
    """The offer that waits, if it is the one meant (None: whichever).

    At one ply there may be several, one after the other; two of a kind are the same question, withdrawn in between.
    """
    offer = session.offer
    if offer is None or kind not in (None, offer.kind) or ply not in (None, offer.ply):
        raise Refusal("no-offer")
    return offer
