"""The view of an offer that waits for consent, and of a timeout that may be claimed."""

from typing import Any

import discord

from bot.games.base import Seat
from bot.sessions.refusals import Refusal
from bot.sessions.rules.consent import check_may_offer, draw_reason, two_suffice
from bot.sessions.session import OfferKind, Session
from bot.texts import Texts
from bot.ui.text.names import listed
from bot.ui.text.narration import event_sentence, player_name
from bot.ui.views.components import Piece, button, button_rows, text
from bot.ui.views.custom_id import Action, Press


def consent_pieces(session: Session, texts: Texts, reader: Seat) -> list[Piece]:
    """Returns what `consent_lines` and `consent_buttons` do, as far as this reader can use it."""
    lines, buttons = consent_lines(session, texts, reader), consent_buttons(session, texts, reader)
    return [*([text("\n".join(lines))] if lines else []), *button_rows(buttons)]


def consent_lines(session: Session, texts: Texts, reader: Seat | None = None) -> list[str]:
    """Returns what to say of the open offer, and that the time of one of two players is over.

    Args:
        reader: the seat of the only reader, if there is one.
    """
    lines = _offer_lines(session, texts)
    if _can_claim(session, reader):
        lines.append(texts("overdue", player=player_name(session, min(session.to_act), texts)))
    return lines


def consent_buttons(session: Session, texts: Texts, reader: Seat | None = None) -> list[discord.ui.Button[Any]]:
    """Returns Agree and Decline for the open offer; Claim and Wait if the time of one of two players is over.

    No button stands out: to agree or to claim ends the game or undoes a move, and to decline costs nothing.

    Args:
        reader: the seat of the only reader, if there is one, who sees only the buttons that they can use.
    """
    offer, buttons = session.consent.offer, list[discord.ui.Button[Any]]()
    if offer is not None:
        if reader is None or reader not in offer.agreed | {offer.by}:
            buttons.append(button(texts("button-agree"), Press(Action.AGREE, session.id, offer.ply, offer.kind.value)))
        buttons.append(button(texts("button-decline"), Press(Action.DECLINE, session.id, offer.ply, offer.kind.value)))
    if _can_claim(session, reader):
        buttons.append(button(texts("button-claim"), Press(Action.CLAIM, session.id, session.ply)))
        buttons.append(button(texts("button-wait"), Press(Action.WAIT, session.id, session.ply)))
    return buttons


def _can_claim(session: Session, reader: Seat | None) -> bool:
    return session.clock.overdue and reader not in session.to_act


def _offer_lines(session: Session, texts: Texts) -> list[str]:
    offer = session.consent.offer
    if offer is None:
        return []
    told = texts(f"offer-{offer.kind}", player=player_name(session, offer.by, texts))
    if offer.by in session.computers and (reason := draw_reason(session)) is not None:
        told += f" {event_sentence(session, reason, texts)}"
    if len(session.staying) == 2:
        return [told]  # it is plain whose answer it waits for
    answers = []
    if offer.agreed:
        agreed = listed((player_name(session, seat, texts) for seat in sorted(offer.agreed)), texts)
        answers.append(texts("offer-agreed-by", players=agreed))
    if two_suffice(session, offer.kind):
        answers.append(texts("offer-needs-one"))
    elif missing := [seat for seat in session.staying if seat != offer.by and seat not in offer.agreed]:
        names = listed((player_name(session, seat, texts) for seat in missing), texts)
        answers.append(texts("offer-waits-for", players=names))
    return [told, f"-# {' · '.join(answers)}"] if answers else [told]


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
