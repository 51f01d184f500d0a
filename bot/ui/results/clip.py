"""The clip of a finished game: its swing as a GIF of three seconds, and what that shows in words."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.games.base import Seat, View
from bot.sessions.analysis import AnalysedMove, measures_wins
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.results.replay_frames import ReplayFrames
from bot.ui.results.swing import Numbers, Swing, swing_of
from bot.ui.text.captions import caption
from bot.ui.text.narration import move_sentences, player_name
from renderers.cards.clip import Shares
from renderers.parts.frame import Caption, CaptionPlayer
from renderers.pictures import Pictures

CLIP = "turn.gif"


def has_clip(session: Session) -> bool:
    """Returns whether a game has ended with an outcome, after at least one move."""
    over = session.result.outcome is not None and session.state is not None
    return over and bool(session.remaining_plies)


async def analysed(sessions: Sessions, session: Session) -> Sequence[AnalysedMove]:
    """Returns the analysis for a clip's chances; empty if games are not searched, or have no chances.

    Refuses as `Analyses.of` does.
    """
    if not measures_wins(session):
        return ()
    try:
        return await sessions.analyses.of(session)
    except Refusal as refusal:
        if refusal.key != "no-search":
            raise
        return ()


@dataclass(frozen=True)
class Clip:
    """A clip, ready to be laid out.

    Attributes:
        lines: the description of the clip.
        alt: the same as alt text.
        seat: whom the swing was for.
        ply: the ply of the last move.
    """

    gif: bytes
    lines: Sequence[str]
    alt: str
    seat: Seat
    ply: int


async def clip_of(
    pictures: Pictures, session: Session, moves: Sequence[AnalysedMove], texts: Texts, *, theme: str
) -> Clip:
    """Returns the clip of a game for which `has_clip` is true. It shows only what spectators could see.

    Args:
        moves: the result of `analysed`.
    """
    frames = await asyncio.to_thread(ReplayFrames.of, session)
    swing = await asyncio.to_thread(swing_of, frames, moves)

    def shown() -> Iterable[tuple[View, Caption]]:
        for then in map(frames.at, swing.plies):
            view = then.view(None)
            yield view.round_end or view, caption(then, texts)

    players = caption(session, texts).players
    before, after = (_shares(swing, numbers, players, texts) for numbers in (swing.before, swing.after))
    # all attempts at a daily puzzle share an id; a clip may be made with or without the analysis
    key = session.id, session.host, "clip", swing.plies, swing.chances, texts.language
    gif = await pictures.clip(key, session.game_key, shown, before, after, theme=theme)
    heading, *lines = _lines(frames, swing, texts)
    alt = " ".join(lines).replace("**", "").replace("\\", "")
    return Clip(gif, [heading, *lines], texts("clip-alt", happened=alt), swing.seat, swing.plies[-1])


def _lines(frames: ReplayFrames, swing: Swing, texts: Texts) -> list[str]:
    """Returns which moves those are, and how the chances or points of the seat that gained have changed."""
    lines = [f"-# {texts('clip-move', ply=swing.plies[-1], last=frames.session.ply)}"]
    for ply in swing.plies[1:]:
        session = frames.at(ply)
        lines.append(move_sentences(session, ply, session.view(None).events, texts))
    if swing.seat in swing.after:
        lines.append(
            texts(
                "clip-chances" if swing.chances else "clip-points",
                player=player_name(frames.session, swing.seat, texts),
                before=swing.before.get(swing.seat, 0),
                after=swing.after[swing.seat],
            )
        )
    return [line for line in lines if line]


def _shares(swing: Swing, numbers: Numbers, players: Sequence[CaptionPlayer], texts: Texts) -> Shares | None:
    """Returns the bar of these numbers. Two players stand at its ends; of more, only the one whom the swing was for."""
    if swing.seat not in numbers:
        return None
    two = len(numbers) == 2
    order = sorted(numbers, key=lambda seat: (not two and seat != swing.seat, seat))
    return Shares(
        tuple((seat, numbers[seat] / swing.whole) for seat in order),
        tuple((players[seat], numbers[seat]) for seat in (order if two else order[:1])),
        texts("clip-percent") if swing.chances else "",
    )
