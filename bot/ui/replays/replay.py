"""Replays of finished games or their parts: as an animated picture, with a card for the whole, and step by step."""

import asyncio
from collections.abc import Sequence
from functools import partial

import discord

from bot.games.base import Seat
from bot.sessions.analysis import AnalysedMove, measures_wins
from bot.sessions.service import Sessions
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.replays.analysis import turning_point_buttons
from bot.ui.results.analysis import analysis_alt_text, analysis_card, best_move, turning_line_at
from bot.ui.results.clip import has_clip
from bot.ui.results.game_result import GameResults
from bot.ui.results.replay_frames import Position, ReplayFrames
from bot.ui.results.replay_pictures import moment_picture, moving_picture
from bot.ui.results.result_card import CARD, result_alt_text, result_card
from bot.ui.text.captions import accent
from bot.ui.text.move_tree import MAX_CHOICES
from bot.ui.text.narration import ending, prompt_line, recent_events, title
from bot.ui.text.times import timestamp
from bot.ui.views.components import (
    Piece,
    Style,
    button,
    button_rows,
    option,
    panel,
    picture,
    picture_file,
    select,
    text,
)
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.cards.analysis import STRIP
from renderers.pictures import Pictures

WHOLE, LAST_MOVES = "whole", "last-moves"
"""Names of parts, in the values of a select; a round's name is `round-` and its number."""

LAST_MOVES_COUNT = 10

_ROUND = "round-"

ANIMATION = "replay.gif"

STRIP_FILE = "analysis.png"


def offered_parts(session: Session) -> list[str]:
    """Returns the names of the distinct parts; of very many rounds only the last ones."""
    if session.state is None:
        return [WHOLE]
    parts = [WHOLE, LAST_MOVES] if len(session.remaining_plies) > LAST_MOVES_COUNT else [WHOLE]
    last = session.view(None).round
    first = max(1, last - (MAX_CHOICES - len(parts)) + 1)
    rounds = [f"{_ROUND}{number}" for number in range(first, last + 1)] if last > 1 else []
    return parts + rounds


def part_label(part: str, texts: Texts) -> str:
    """Returns the label of a part."""
    if part == LAST_MOVES:
        return texts("replay-part-last", moves=LAST_MOVES_COUNT)
    return texts("replay-part-whole") if part == WHOLE else texts("replay-part-round", round=_round(part))


def part_positions(part: str, frames: ReplayFrames) -> list[Position]:
    """Returns the positions of a part; of the whole game if it did not have that round."""
    positions = [*frames.positions()]
    if part == WHOLE:
        return positions
    if part == LAST_MOVES:
        first = frames.session.remaining_plies[-LAST_MOVES_COUNT] - 1
        found = [position for position in positions if position.session.ply >= first]
        # the first may be the end of a round, which is shown with the move that ended it
        return found[1:] if len({position.session.ply for position in found[:2]}) == 1 else found
    return [position for position in positions if position.view.round == _round(part)] or positions


def _round(part: str) -> int:
    return int(part.removeprefix(_ROUND))


class Replays:
    """Lays out replays. They show only what spectators could see: hands stay private even after the game."""

    def __init__(self, sessions: Sessions, pictures: Pictures) -> None:
        self._sessions = sessions
        self._pictures = pictures
        self._results = GameResults(sessions)

    async def animated(self, session: Session, texts: Texts, theme: str, reader: int | None = None) -> OutgoingMessage:
        """Lays out the animated picture and the card.

        Refuses as `ReplayFrames.of` does.

        Args:
            reader: the id of the only reader; None if others read it too.
        """
        replayed = await asyncio.to_thread(ReplayFrames.of, session)
        result = await self._results.of(session, texts, replayed)
        moves = await self._sessions.analyses.kept(session)
        gif, card, strip = await asyncio.gather(
            self._animation(replayed, WHOLE, texts, theme),
            self._pictures.result(result_card(session, texts, result), theme=theme),
            self._strip(session, moves, texts, theme),
        )
        view = panel(
            [
                text(f"### {title(session, texts)}\n{ending(session, texts)}\n-# {_day(session)}"),
                picture(texts("replay-alt", moves=len(session.remaining_plies)), ANIMATION),
                *([picture(analysis_alt_text(session, moves or (), texts), STRIP_FILE)] if strip else []),
                picture(result_alt_text(session, texts, result), CARD),
                *_choices(session, WHOLE, 0, texts, reader),
                *(button_rows(turning_point_buttons(session, moves or (), texts)) if strip else []),
            ],
            accent(session, theme),
        )
        files = [picture_file(gif, ANIMATION), picture_file(card, CARD)]
        return OutgoingMessage(view, [*files, *([picture_file(strip, STRIP_FILE)] if strip else [])])

    async def _strip(
        self, session: Session, moves: Sequence[AnalysedMove] | None, texts: Texts, theme: str
    ) -> bytes | None:
        """Returns the picture of the players' chances, if the game has been analysed."""
        if not moves or not measures_wins(session):
            return None
        return await self._pictures.analysis(analysis_card(session, moves, texts), height=STRIP, theme=theme)

    async def part(
        self, session: Session, part: str, texts: Texts, theme: str, reader: int | None = None
    ) -> OutgoingMessage:
        """Lays out the animated picture of an offered part; for the whole game, with the card.

        Refuses as `ReplayFrames.of` does.

        Args:
            reader: see `animated`.
        """
        if part == WHOLE:
            return await self.animated(session, texts, theme, reader)
        replayed = await asyncio.to_thread(ReplayFrames.of, session)
        positions = await asyncio.to_thread(part_positions, part, replayed)
        first, last = positions[0].session.ply, positions[-1].session.ply
        moves = sum(first < ply <= last for ply in session.remaining_plies)
        gif = await self._animation(replayed, part, texts, theme)
        shown = part_label(part, texts)
        view = panel(
            [
                text(f"### {title(session, texts)}\n{shown}"),
                picture(texts("replay-part-alt", part=shown, moves=moves), ANIMATION),
                *_choices(session, part, first, texts, reader),
            ],
            accent(session, theme),
        )
        return OutgoingMessage(view, [picture_file(gif, ANIMATION)])

    async def step(self, session: Session, ply: int, texts: Texts, theme: str, reader: Seat | None) -> OutgoingMessage:
        """Lays out the board after a ply, with that move's events and buttons to other plies.

        A ply past the end counts as the last one. After a move that ended a round, shows the round's end.

        Args:
            reader: the seat of the only reader, None for a spectator.
        """
        frames = await asyncio.to_thread(ReplayFrames.of, session)
        now = frames.at(ply)
        png, alt = await moment_picture(self._pictures, now, texts, theme)
        lines = [
            f"### {title(now, texts)}",
            texts("replay-at", ply=now.ply, last=session.ply),
            *recent_events(now, now.view(None), texts),
            prompt_line(now, texts) if now.status is Status.PLAYING else ending(now, texts),
            *await self._judged(frames, now.ply, texts, reader),
        ]
        pieces = [
            text("\n".join(lines)),
            picture(alt),
            *button_rows(_steps(session, now.ply, texts)),
            *button_rows(_to_show(session, now.ply, texts)),
        ]
        return OutgoingMessage(panel(pieces, accent(now, theme)), [picture_file(png)])

    async def _judged(self, frames: ReplayFrames, ply: int, texts: Texts, reader: Seat | None) -> list[str]:
        """Returns what the coach says of the last move if the game turned there, and the best one now; out of a hand to
        its player alone, and nothing before the game was analysed."""
        moves = await self._sessions.analyses.kept(frames.session) or ()
        turned = await asyncio.to_thread(turning_line_at, frames, moves, ply, texts, reader)
        move = next((move for move in moves if move.ply == ply + 1), None)
        best = None if move is None else best_move(frames, move, texts, reader)
        return [*([turned] if turned else []), *([f"-# {texts('analysis-step', move=best)}"] if best else [])]

    async def _animation(self, replayed: ReplayFrames, part: str, texts: Texts, theme: str) -> bytes:
        return await moving_picture(
            self._pictures, replayed, part, partial(part_positions, part, replayed), texts=texts, theme=theme
        )


def _choices(session: Session, part: str, first: int, texts: Texts, reader: int | None) -> list[Piece]:
    """Returns the select of parts, if there are any, and the buttons for the whole game.

    Only its players may share its turn.

    Args:
        first: the ply from which the steps begin.
        reader: see `Replays.animated`.
    """
    parts = offered_parts(session)
    lines = [option(part_label(one, texts), one, chosen=one == part) for one in parts]
    choice = [select(texts("replay-part"), Press(Action.REPLAY_PART, session.id), lines)] if len(parts) > 1 else []
    steps = button(texts("button-steps"), Press(Action.REPLAY_STEP, session.id, first), style=Style.primary)
    analysis = button(texts("button-analysis"), Press(Action.ANALYSIS, session.id))
    shares = has_clip(session) and (reader is None or session.seat_of(reader) is not None)
    clip = [button(texts("button-clip"), Press(Action.CLIP, session.id))] if shares else []
    return [*choice, *button_rows([steps, analysis, *clip])]


def _day(session: Session) -> str:
    """Returns when the game ended, as a Discord timestamp."""
    return timestamp(session.result.ended_at or 0, "D")


def _steps(session: Session, ply: int, texts: Texts) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    """Returns the buttons First, Back, Next, Last.

    The argument makes custom ids distinct when two buttons lead to the same ply.
    """
    targets = (("first", 0), ("back", max(ply - 1, 0)), ("on", min(ply + 1, session.ply)), ("last", session.ply))
    return [
        button(texts(f"button-step-{way}"), Press(Action.REPLAY_STEP, session.id, to, way), disabled=to == ply)
        for way, to in targets
    ]


def _to_show(session: Session, ply: int, texts: Texts) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    """Returns the buttons that show others the board after this ply, and some of the moves up to it."""
    return [
        button(texts("button-show-moment"), Press(Action.SHOW_MOMENT, session.id, ply)),
        button(texts("button-show-moves"), Press(Action.SHOW_MOVES, session.id, ply)),
    ]
