"""The analysis of a game: the contents of its picture, and what it says in words."""

from collections.abc import Sequence

from bot.games.base import Seat
from bot.sessions.analysis import AnalysedMove, measures_wins, turning_points
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.results.replay_frames import ReplayFrames
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.names import picture_name
from bot.ui.text.narration import player_name
from renderers.cards.analysis import Analysis, Expectation, TurningPoint
from renderers.parts.caption import CaptionPlayer

MOST_TOLD = 12
"""The most values that the alt text of the picture tells."""


def analysis_card(session: Session, moves: Sequence[AnalysedMove], texts: Texts) -> Analysis:
    """Returns the contents of the picture; its turning points are numbered as in `turning_lines`."""
    players = tuple(CaptionPlayer(picture_name(person, texts), seat) for seat, person in enumerate(session.people))
    two = len(players) == 2
    shown = [players[0]] if two else players
    return Analysis(
        players,
        tuple(Expectation(player, _points(session, moves, player.seat, two=two)) for player in shown),
        tuple(
            TurningPoint(number, move.ply, _share_after(move, two=two))
            for number, move in enumerate(turning_points(moves), start=1)
        ),
        session.ply,
    )


def _points(session: Session, moves: Sequence[AnalysedMove], seat: int, *, two: bool) -> tuple[tuple[int, float], ...]:
    """Returns what a player could expect before each move of the own, of two players before each move, and the end."""
    points = [
        (move.ply - 1, move.best_rating if move.seat == seat else 1 - move.best_rating)
        for move in moves
        if two or move.seat == seat
    ]
    winners = session.result.outcome.winners if session.result.outcome is not None else ()
    end = 1 / len(winners) if seat in winners else 0.0 if winners else 1 / len(session.people)
    return (*points, (session.ply, end))


def _share_after(move: AnalysedMove, *, two: bool) -> float:
    """Returns how high the turning point lies: of two players it is the first one's share."""
    return 1 - move.rating if two and move.seat == 1 else move.rating


def analysis_alt_text(session: Session, moves: Sequence[AnalysedMove], texts: Texts) -> str:
    """Returns the picture in words: each player's share of wins at some moments."""
    lines = [texts("analysis-alt")]
    for seat in range(len(session.people)):
        own = [move for move in moves if move.seat == seat]
        step = max(1, -(-len(own) // MOST_TOLD))
        told = ", ".join(f"{move.ply}: {round(100 * move.best_rating)}" for move in own[::step])
        if told:
            lines.append(texts("labelled", label=session.people[seat].name, content=told))
    return "\n".join(lines)


def turning_lines(
    frames: ReplayFrames, moves: Sequence[AnalysedMove], texts: Texts, reader: Seat | None = None
) -> list[str]:
    """Tells the turning points: which move, what it cost, and what would have been better.

    A better move out of a hand is told to its player alone, since hands stay private after the game.

    Args:
        reader: the seat of the only reader, whose own moves alone are told then.
    """
    told = turning_points([move for move in moves if reader in (None, move.seat)])
    return [_turning_line(frames, number, move, texts, reader) for number, move in enumerate(told, start=1)]


def _turning_line(frames: ReplayFrames, number: int, move: AnalysedMove, texts: Texts, reader: Seat | None) -> str:
    session = frames.session
    better = best_move(frames, move, texts, reader)
    private = session.game.info.private_moves
    labels = MoveLabels.of(session, texts, session.game.view(frames.states[move.ply - 1], None))
    line = texts(
        "analysis-turn" if measures_wins(session) else "analysis-turn-alone",
        number=number,
        ply=move.ply,
        player=player_name(session, move.seat, texts),
        move=labels.played(move.words, places=private),
        before=round(100 * move.best_rating),
        after=round(100 * move.rating),
    )
    return f"{line} {texts('analysis-better', move=better)}" if better else line


def best_move(frames: ReplayFrames, move: AnalysedMove, texts: Texts, reader: Seat | None) -> str | None:
    """Tells the best move instead of this one; None where it comes out of another hand than the reader's."""
    session = frames.session
    if session.game.info.secret and reader != move.seat:
        return None
    view = session.game.view(frames.states[move.ply - 1], reader)
    labels = MoveLabels.of(session, texts, view)
    return labels.effect_or_label(move.best) if session.game.info.private_moves else labels.label(move.best)
