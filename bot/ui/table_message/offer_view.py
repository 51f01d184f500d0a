"""The view of an offer that waits for consent, and of a timeout that may be claimed."""

from bot.games.base import Seat
from bot.sessions.refusals import Refusal
from bot.sessions.rules.consent import check_may_offer, two_suffice
from bot.sessions.rules.draws import draw_reason
from bot.sessions.session import OfferKind, Session
from bot.texts import Texts
from bot.ui.text.narration import event_sentence, player_name
from bot.ui.views.components import Piece, button, button_rows, text
from bot.ui.views.custom_id import Action, Press


def consent_pieces(session: Session, texts: Texts, reader: Seat | None = None) -> list[Piece]:
    """Returns the open offer with Agree and Decline; Claim and Wait if the time of one of two players is over.

    No button stands out: to agree or to claim ends the game or undoes a move, and to decline costs nothing.

    Args:
        reader: the seat of the only reader, if there is one, who sees only the buttons that they can use.
    """
    return [*_offer(session, texts, reader), *([] if reader in session.to_act else _overdue(session, texts))]


def _offer(session: Session, texts: Texts, reader: Seat | None) -> list[Piece]:
    offer = session.consent.offer
    if offer is None:
        return []
    lines = [texts(f"offer-{offer.kind}", player=player_name(session, offer.by, texts))]
    if offer.by in session.computers and (reason := draw_reason(session)) is not None:
        lines[0] += f" {event_sentence(session, reason, texts)}"
    if offer.agreed:
        agreed = texts("and").join(player_name(session, seat, texts) for seat in sorted(offer.agreed))
        lines.append(f"-# {texts('offer-agreed-by', players=agreed)}")
    if two_suffice(session, offer.kind):
        lines.append(f"-# {texts('offer-needs-one')}")
    elif missing := [seat for seat in session.staying if seat != offer.by and seat not in offer.agreed]:
        names = texts("and").join(player_name(session, seat, texts) for seat in missing)
        lines.append(f"-# {texts('offer-waits-for', players=names)}")
    agree = Press(Action.AGREE, session.id, offer.ply, offer.kind.value)
    decline = Press(Action.DECLINE, session.id, offer.ply, offer.kind.value)
    buttons = [button(texts("button-decline"), decline)]
    if reader is None or reader not in offer.agreed | {offer.by}:
        buttons.insert(0, button(texts("button-agree"), agree))
    return [text("\n".join(lines)), *button_rows(buttons)]


def _overdue(session: Session, texts: Texts) -> list[Piece]:
    if not session.clock.overdue:
        return []
    claim = Press(Action.CLAIM, session.id, session.ply)
    wait = Press(Action.WAIT, session.id, session.ply)
    return [
        text(texts("overdue", player=player_name(session, min(session.to_act), texts))),
        *button_rows([button(texts("button-claim"), claim), button(texts("button-wait"), wait)]),
    ]


def possible_offers(session: Session, seat: Seat) -> list[OfferKind]:
    """Returns the offers that this seat may make now.

    A person who plays alone, or with computers alone, resigns instead of asking for an end, and takes a hint unasked.
    """
    return [kind for kind in OfferKind if _possible(session, session.people[seat].id, kind)]


def _possible(session: Session, user: int, kind: OfferKind) -> bool:
    try:
        check_may_offer(session, user, kind)
    except Refusal:
        return False
    return kind not in (OfferKind.END, OfferKind.HINTS) or len(session.staying) > 1
