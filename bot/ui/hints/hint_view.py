"""The private panel with a hint, and the question before a hint that costs something."""

import discord

from bot.games.base import Seat
from bot.sessions.hints import Hint
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.narration import title
from bot.ui.views.components import panel, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.question import question_panel


def hint_panel(session: Session, seat: Seat, hint: Hint, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the best moves, with what the player can expect of the first one where a search has found that out."""
    labels = MoveLabels.of(session.game_key, texts, session.view(seat))
    best, *others = hint.moves
    lines = [
        f"### {title(session, texts)}",
        texts("hint-best", move=labels.label(best.words)),
        *([f"-# {texts('hint-chance', share=round(100 * best.rating))}"] if hint.searched else []),
    ]
    if others:
        lines.append(f"-# {texts('hint-others', moves=', '.join(labels.label(move.words) for move in others))}")
    return panel([text("\n".join(lines))])


def hint_question(session: Session, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the question."""
    question = f"### {title(session, texts)}\n{texts('hint-question')}"
    confirm = Press(Action.CONFIRM_HINT, session.id, session.ply)
    return question_panel(question, texts("button-hint"), texts("button-play-on"), confirm)
