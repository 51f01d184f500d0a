"""Analyses of finished games: turning points for everybody; a player's own better moves in private."""

import asyncio
from collections.abc import Sequence

import discord

from bot.games.base import Seat
from bot.sessions.analysis import COSTLY, MOST_MOVES, AnalysedMove, measures_wins, turning_points
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.results.analysis import analysis_alt_text, analysis_card, turning_lines
from bot.ui.results.replay_frames import ReplayFrames
from bot.ui.text.captions import accent
from bot.ui.text.narration import ending, title
from bot.ui.views.components import Piece, button, button_rows, page, panel, picture, picture_file, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.cards.analysis import PICTURE
from renderers.pictures import Pictures

FILE = "analysis.png"


class AnalysisPanels:
    """Lays out analyses."""

    def __init__(self, sessions: Sessions, pictures: Pictures) -> None:
        self._sessions = sessions
        self._pictures = pictures

    async def panel(self, session: Session, texts: Texts, theme: str) -> OutgoingMessage:
        """Lays out the whole analysis. Refuses as `Analyses.of` does."""
        moves = await self._sessions.analyses.of(session)
        frames = await asyncio.to_thread(ReplayFrames.of, session)
        shown: list[Piece] = [text(f"### {title(session, texts)}\n{ending(session, texts)}")]
        files = []
        if measures_wins(session):
            png = await self._pictures.analysis(analysis_card(session, moves, texts), height=PICTURE, theme=theme)
            shown.append(picture(analysis_alt_text(session, moves, texts), FILE))
            files.append(picture_file(png, FILE))
        lines = await asyncio.to_thread(turning_lines, frames, moves, texts)
        steady = texts("analysis-steady" if moves else "analysis-none")
        view = panel(
            [
                *shown,
                text("\n".join([*(lines or [steady]), *self._notes(session, texts)])),
                *button_rows(self._buttons(session, moves, texts)),
            ],
            accent(session, theme),
        )
        return OutgoingMessage(view, files)

    def _notes(self, session: Session, texts: Texts) -> list[str]:
        """Returns the meaning of the numbers, and how many moves have one, in small print."""
        notes = [texts("analysis-judge" if measures_wins(session) else "analysis-judge-alone")]
        if session.ply > MOST_MOVES:
            notes.append(texts("analysis-last-moves", moves=MOST_MOVES))
        return [f"-# {note}" for note in notes]

    async def own_moves(self, session: Session, seat: Seat, texts: Texts) -> discord.ui.LayoutView:
        """Lays out, only for this player, what they could have done better. Refuses as `Analyses.of` does."""
        moves = await self._sessions.analyses.of(session)
        frames = await asyncio.to_thread(ReplayFrames.of, session)
        lines = await asyncio.to_thread(turning_lines, frames, moves, texts, seat)
        return page("\n".join([f"### {title(session, texts)}", *(lines or [texts("analysis-best")])]))

    def _buttons(
        self, session: Session, moves: tuple[AnalysedMove, ...], texts: Texts
    ) -> list[discord.ui.Button[discord.ui.LayoutView]]:
        """Returns buttons to the turning points, to practice, and if hands are private to the player's own better
        moves."""
        buttons = turning_point_buttons(session, moves, texts)
        if any(move.loss >= COSTLY and not session.people[move.seat].computer for move in moves):
            buttons.append(button(texts("button-practise-game"), Press(Action.PRACTISE_GAME, session.id)))
        if session.game.info.secret:
            buttons.append(button(texts("button-own-moves"), Press(Action.OWN_MOVES, session.id)))
        return buttons


def turning_point_buttons(
    session: Session, moves: Sequence[AnalysedMove], texts: Texts
) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    """Returns a button to each turning point, numbered as in the picture."""
    return [
        button(
            texts("button-turning-point", number=number, ply=move.ply),
            Press(Action.REPLAY_STEP, session.id, move.ply, f"turn{number}"),
        )
        for number, move in enumerate(turning_points(moves), start=1)
    ]
