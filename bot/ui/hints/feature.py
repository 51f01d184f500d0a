"""Hints: their panel, the questions before them, the command and the button, and the feature that the client adds."""

from collections.abc import Iterable

import discord

from bot.games.base import Seat
from bot.players.base import RatedMove
from bot.sessions.hints import Hint
from bot.sessions.rules.consent import check_may_offer
from bot.sessions.rules.guards import hints_allowed, require_player, require_turn
from bot.sessions.session import OfferKind, Session
from bot.sessions.transition import TableEvent
from bot.texts import Texts
from bot.ui.panels.follow import Follow
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import Feature
from bot.ui.routing.slash_command import command
from bot.ui.routing.table_context import TableContext
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.narration import others, title
from bot.ui.views.components import Piece, Style, button, button_rows, panel, question_panel, text
from bot.ui.views.custom_id import Action, Press, Surface
from bot.ui.views.outgoing_message import AnyMessage


def hint_panel(session: Session, seat: Seat, hint: Hint, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the best moves, with the expected result of the first one if a search has determined it.

    Where all moves are rated alike, as early in a setup, the rating says nothing, and the panel that they are.
    """
    heading = f"### {title(session, texts)}"
    if hint.all_equal:
        return panel([text(f"{heading}\n{texts('hint-all-equal')}")])
    private, labels = session.game.info.private_moves, MoveLabels.of(session, texts, session.view(seat))

    def in_words(moves: Iterable[RatedMove]) -> str:
        return " · ".join(labels.effect_or_label(move.words) if private else labels.label(move.words) for move in moves)

    best, *others = hint.moves
    equal = [move for move in others if move.rating == best.rating]
    lines = [heading, texts("hint-best", move=in_words([best]))]
    if hint.measured:
        lines.append(f"-# {texts('hint-chance', share=round(100 * best.rating))}")
    if equal:
        lines.append(f"-# {texts('hint-equal', moves=in_words(equal))}")
    if len(equal) < len(others):
        lines.append(f"-# {texts('hint-others', moves=in_words(others[len(equal) :]))}")
    return panel([text("\n".join(lines)), *(_in_hand(session, hint, texts) if private else [])])


def _in_hand(session: Session, hint: Hint, texts: Texts) -> list[Piece]:
    """Returns the button that selects the best move in the player's hand, whose picture shows the effect."""
    chosen = Press(Action.CHOOSE_WORD, session.id, hint.ply, hint.moves[0].words, Surface.HAND)
    return button_rows([button(texts("button-show-hint"), chosen, style=Style.primary)])


def hint_question(session: Session, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the question."""
    question = f"### {title(session, texts)}\n{texts('hint-question')}"
    confirm = Press(Action.CONFIRM_HINT, session.id, session.ply)
    return question_panel(question, texts("button-hint"), texts("button-play-on"), confirm)


def ask_question(session: Session, seat: Seat, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the question whether to ask the other players, whom it names."""
    question = f"### {title(session, texts)}\n{texts('hint-ask', players=others(session, seat, texts))}"
    confirm = Press(Action.CONFIRM_HINT, session.id, session.ply)
    return question_panel(question, texts("button-hint-ask"), texts("button-play-on"), confirm)


class Hints:
    """Handles `/hint` and the button Hint.

    Other players have to agree first: the user sees who will be asked, and confirms. In a game for one that counts, the
    user has to confirm too.
    """

    def __init__(self, tables: TableContext) -> None:
        self._tables = tables
        self._sessions = tables.sessions

    async def typed(self, reply: Reply) -> None:
        """`/hint`: shows the best moves, asks the others for hints, or agrees to their request."""
        await self._hint(reply, self._tables.session_here(reply))

    async def pressed(self, reply: Reply, press: Press) -> None:
        session, _ = await self._tables.session_and_seat(reply, press)
        await self._hint(reply, session)

    async def confirmed(self, reply: Reply, press: Press) -> None:
        """Takes a hint, so that the game no longer counts, or asks the others for hints."""
        session, seat = await self._tables.session_and_seat(reply, press)
        if not hints_allowed(session):
            session, event = await self._sessions.offers.make(session.id, reply.user, OfferKind.HINTS)
            if event is TableEvent.OFFERED:
                await self._tables.confirm(reply, session, "offer-made", players=others(session, seat, reply.texts))
                return
            self._tables.messages.refresh(reply, session)
        await self._show(reply, session)

    async def _hint(self, reply: Reply, session: Session) -> None:
        offer, seat = session.consent.offer, session.seat_of(reply.user)
        if hints_allowed(session):
            await self._show(reply, session)
        elif offer is not None and offer.kind is OfferKind.HINTS and offer.by != seat:
            session, _ = await self._sessions.offers.agree(session.id, reply.user, kind=OfferKind.HINTS)
            await self._tables.confirm(reply, session, "hints-on" if session.consent.hints else "offer-agreed")
        elif session.staying == (seat,):
            require_turn(session, reply.user)
            await reply.show_private(hint_question(session, reply.texts))
        else:
            check_may_offer(session, reply.user, OfferKind.HINTS)
            seat = require_player(session, reply.user)
            await reply.show_private(ask_question(session, seat, reply.texts))

    async def _show(self, reply: Reply, session: Session) -> None:
        """Shows the best moves until the next move is made."""
        hint = await self._sessions.hints.of(session.id, reply.user)
        seat = require_turn(session, reply.user)
        panel = hint_panel(session, seat, hint, reply.texts)

        def lay_out(newest: Session) -> AnyMessage | None:
            return panel if newest.status.live and newest.ply == hint.ply else None

        await reply.show_private(panel, follow=Follow.of(session, lay_out))


def hints_feature(tables: TableContext) -> Feature:
    """Builds the feature: `/hint`, and the buttons that lead to a hint."""
    hints = Hints(tables)
    handlers = {Action.HINT: hints.pressed, Action.CONFIRM_HINT: hints.confirmed}
    return Feature([command("hint", hints.typed)], handlers)
