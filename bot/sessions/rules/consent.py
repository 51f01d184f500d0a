"""What needs everybody's consent: a draw, a move back, an end without a result."""

from dataclasses import replace

from bot.games.base import Outcome, Seat
from bot.sessions.refusals import NoOffer, Refusal
from bot.sessions.rules.endings import abandoned, finished
from bot.sessions.rules.guards import on_turn, playing
from bot.sessions.rules.takeback import Way, taken_back, way_back
from bot.sessions.session import Offer, OfferKind, Session


def offered(session: Session, user: int, kind: OfferKind, now: int) -> Session:
    """The user asks the other people at the table; where there are none, it is granted at once."""
    way = may_ask(session, user, kind)
    return settled(replace(session, offer=Offer(kind, playing(session, user), session.ply)), now, way)


def may_ask(session: Session, user: int, kind: OfferKind) -> Way | None:
    """Refuses all who may not ask for this now. Whoever wants a move back gets to know the way."""
    seat = playing(session, user)
    way: Way | None = None
    match kind:
        case OfferKind.DRAW:
            may_offer_draw(session, seat)
        case OfferKind.TAKEBACK:
            way = way_back(session, seat)
    if session.offer is not None:
        raise Refusal("offer-pending")
    if kind in session.refused:
        raise Refusal("offer-refused")
    return way


def may_offer_draw(session: Session, seat: Seat) -> None:
    """Of two people, the one on turn may, before the move (RULES 001.12 D4)."""
    if len(session.people) != 2:
        raise Refusal("offer-needs-two")
    if len(session.humans) != 2:
        raise Refusal("draw-needs-human")
    if seat not in session.to_act:
        raise Refusal("not-your-turn", player=on_turn(session))


def agreed(session: Session, user: int, kind: OfferKind | None, ply: int | None, now: int) -> Session:
    """The user accepts the offer, if it is still the one of this kind that was made at this ply (None: whichever)."""
    seat = playing(session, user)
    offer = pending(session, kind, ply)
    if offer.by == seat:
        raise Refusal("own-offer")
    return settled(replace(session, offer=replace(offer, agreed=offer.agreed | {seat})), now)


def declined(session: Session, user: int, kind: OfferKind | None, ply: int | None) -> Session:
    """The offer is refused, or withdrawn by its maker; that costs nothing. What was refused is not asked again yet."""
    seat = playing(session, user)
    offer = pending(session, kind, ply)
    refused = session.refused if offer.by == seat else session.refused | {offer.kind}
    return replace(session, offer=None, refused=refused)


def settled(session: Session, now: int, way: Way | None = None) -> Session:
    """The offer is granted, once all have agreed. way: that of a takeback, where it has been looked for already."""
    offer = session.offer
    if offer is None or not offer.agreed.union({offer.by}).issuperset(session.humans):
        return session
    match offer.kind:
        case OfferKind.DRAW:
            return finished(session, Outcome((1, 1), None, "agreed-draw"), now)
        case OfferKind.TAKEBACK:
            return taken_back(session, way or way_back(session, offer.by), now)
        case OfferKind.END:
            return abandoned(session, "agreed-end", now)


def pending(session: Session, kind: OfferKind | None, ply: int | None) -> Offer:
    """The offer that waits, if it is the one meant (None: whichever).

    At one ply there may be several, one after the other; two of a kind are the same question, withdrawn in between.
    """
    offer = session.offer
    if offer is None or kind not in (None, offer.kind) or ply not in (None, offer.ply):
        raise NoOffer
    return offer
