"""The private panel with a hint, and the question before a hint that costs something."""

from collections.abc import Iterable

import discord

from bot.games.base import Seat
from bot.players.base import RatedMove
from bot.sessions.hints import Hint
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.narration import others, title
from bot.ui.views.components import Piece, Style, button, button_rows, panel, text
from bot.ui.views.custom_id import Action, Press, Surface
from bot.ui.views.question import question_panel


def hint_panel(session: Session, seat: Seat, hint: Hint, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the best moves, with what the player can expect of the first one where a search has found that out."""
    private, labels = session.game.info.private_moves, MoveLabels.of(session, texts, session.view(seat))

    def told(moves: Iterable[RatedMove]) -> str:
        return " · ".join(labels.effect_or_label(move.words) if private else labels.label(move.words) for move in moves)

    best, *others = hint.moves
    equal = [move for move in others if move.rating == best.rating]
    lines = [f"### {title(session, texts)}", texts("hint-best", move=told([best]))]
    if hint.measured:
        lines.append(f"-# {texts('hint-chance', share=round(100 * best.rating))}")
    if equal:
        lines.append(f"-# {texts('hint-equal', moves=told(equal))}")
    if len(equal) < len(others):
        lines.append(f"-# {texts('hint-others', moves=told(others[len(equal) :]))}")
    return panel([text("\n".join(lines)), *(_in_hand(session, hint, texts) if private else [])])


def _in_hand(session: Session, hint: Hint, texts: Texts) -> list[Piece]:
    """Returns the button that chooses the best move in the player's hand, whose picture shows where it leads."""
    chosen = Press(Action.CHOOSE_WORD, session.id, hint.ply, hint.moves[0].words, Surface.HAND)
    return button_rows([button(texts("button-show-hint"), chosen, style=Style.primary)])


def hint_question(session: Session, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the question."""
    question = f"### {title(session, texts)}\n{texts('hint-question')}"
    confirm = Press(Action.CONFIRM_HINT, session.id, session.ply)
    return question_panel(question, texts("button-hint"), texts("button-play-on"), confirm)


def ask_question(session: Session, seat: Seat, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the question to the player of a seat whether the others are to be asked, and names them."""
    question = f"### {title(session, texts)}\n{texts('hint-ask', players=others(session, seat, texts))}"
    confirm = Press(Action.CONFIRM_HINT, session.id, session.ply)
    return question_panel(question, texts("button-hint-ask"), texts("button-play-on"), confirm)
