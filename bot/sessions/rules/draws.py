"""Draws with a computer: when one is in place, and the computer's offer."""

from dataclasses import replace

from bot.games.base import Event, Seat
from bot.players import DRAWS
from bot.players.base import EVEN
from bot.sessions.session import Offer, OfferKind, Session
from bot.sessions.transition import TableEvent, Transition

STANDS_BETTER = EVEN + 0.1
"""A computer that expects more of the game than this takes no draw."""


def draw_reason(session: Session) -> Event | None:
    """Returns why a draw with a computer is in place: nothing has changed for long. None where it is not."""
    draws = DRAWS.get(session.game_key)
    return None if draws is None else draws.draw_reason(session.view(None), _moves(session))


def may_offer_draw(session: Session, seat: Seat) -> bool:
    """Returns whether the computer on this seat may offer its opponent a draw now, if it does not stand better."""
    draws = DRAWS.get(session.game_key)
    if draws is None or len(session.people) != 2 or len(session.humans) != 1 or seat not in session.to_act:
        return False
    if (
        session.consent.offer is not None
        or OfferKind.DRAW in session.consent.declined
        or not draws.offers_now(_moves(session))
    ):
        return False
    return draw_reason(session) is not None


def offer_draw(session: Session, seat: Seat, ply: int) -> Transition:
    """Makes a computer's offer, unless the table has changed since it was planned at this ply."""
    if session.ply != ply or seat not in session.computers or not may_offer_draw(session, seat):
        return Transition(session, None)
    return Transition(
        replace(session, consent=session.consent.asked(Offer(OfferKind.DRAW, seat, session.ply))),
        TableEvent.OFFERED,
    )


def _moves(session: Session) -> list[str]:
    """Returns the words of the moves that were not taken back; they are public."""
    return [session.moves[ply - 1].words for ply in session.remaining_plies]
