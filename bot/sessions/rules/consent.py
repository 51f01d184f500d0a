"""What needs everybody's consent: a draw, a takeback, an end without a result, hints."""

from dataclasses import replace

from bot.games.base import Outcome, Seat
from bot.players import DRAWS
from bot.sessions.refusals import NoOffer, Refusal
from bot.sessions.rules.draws import draw_reason
from bot.sessions.rules.endings import abandon, finish
from bot.sessions.rules.guards import name_on_turn, require_player
from bot.sessions.rules.takeback import Takeback, find_takeback, take_back
from bot.sessions.session import Consent, Offer, OfferKind, Session, Status
from bot.sessions.transition import TableEvent, Transition


def make_offer(session: Session, user: int, kind: OfferKind, now: int) -> Transition:
    """Asks the other people at the table; where there are none, the offer is granted at once."""
    back = check_may_offer(session, user, kind)
    offered = replace(session, consent=session.consent.asked(Offer(kind, require_player(session, user), session.ply)))
    return _grant_if_agreed(Transition(offered, TableEvent.OFFERED), now, back)


def check_may_offer(session: Session, user: int, kind: OfferKind) -> Takeback | None:
    """Refuses a user who may not make this offer now. Returns the takeback that an offer of this kind is about."""
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
    """Declines the pending offer; its maker withdraws it. What was declined cannot be offered again at this ply.

    Refuses `end-needs-two` where one player cannot prevent what two others agree on.
    """
    seat = require_player(session, user)
    offer = _pending(session.consent, kind, ply)
    if offer.by != seat and two_suffice(session, offer.kind):
        raise Refusal("end-needs-two")
    consent = session.consent.withdrawn()
    if offer.by != seat:
        consent = consent.refusing(offer.kind)
    return Transition(replace(session, consent=consent), TableEvent.DECLINED)


def decline_draw(session: Session, ply: int) -> Transition:
    """Notes that a computer takes no draw at this ply, so that it is not asked again before the next move."""
    if session.ply != ply or session.status is not Status.PLAYING:
        return Transition(session, None)
    return Transition(replace(session, consent=session.consent.refusing(OfferKind.DRAW)), TableEvent.DECLINED)


def two_suffice(session: Session, kind: OfferKind) -> bool:
    """Returns whether two players may grant this offer, although more are playing.

    They may for an end outside of guilds: there is no moderator, so a player who has gone away would keep the table
    open.
    """
    return kind is OfferKind.END and session.place.guild is None and len(session.staying) > 2


def _check_may_offer_draw(session: Session, seat: Seat) -> None:
    """Refuses all but the player on turn, before the move, in a game of two (RULES 001.12 D4).

    A computer considers a draw only where its game knows when one is in place.
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
    """Grants the offer once all have agreed, or two where they suffice.

    Args:
        back: the takeback that it is about, where that is known already.
    """
    session = transition.session
    offer = session.consent.offer
    if offer is None:
        return transition
    if two_suffice(session, offer.kind):
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
    """Returns the pending offer, if it is the one meant (None: whichever). Refuses `no-offer`.

    One ply may see several, one after the other; two of a kind are the same question, withdrawn in between.
    """
    offer = consent.offer
    if offer is None or kind not in (None, offer.kind) or ply not in (None, offer.ply):
        raise NoOffer
    return offer
