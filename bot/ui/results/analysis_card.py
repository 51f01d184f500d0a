"""The analysis of a game: the contents of its picture, and the picture in words."""

from collections.abc import Sequence

from bot.sessions.analysis import AnalysedMove, turning_points
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.text.names import picture_name, shown_name
from renderers.cards.analysis import Analysis, Expectation, TurningPoint
from renderers.parts.caption import CaptionPlayer

MOST_TOLD = 12
"""The most values that the alt text of the picture tells."""


def analysis_card(session: Session, moves: Sequence[AnalysedMove], texts: Texts) -> Analysis:
    """Returns the contents of the picture; its turning points are numbered as in `coach.turning_lines`."""
    players = tuple(CaptionPlayer(picture_name(person, texts), seat) for seat, person in enumerate(session.people))
    two = len(players) == 2
    shown = [players[0]] if two else players
    return Analysis(
        players,
        tuple(Expectation(player, points(session, moves, player.seat, two=two)) for player in shown),
        tuple(
            TurningPoint(number, move.ply, _share_after(move, two=two))
            for number, move in enumerate(turning_points(moves), start=1)
        ),
        session.ply,
    )


def points(session: Session, moves: Sequence[AnalysedMove], seat: int, *, two: bool) -> tuple[tuple[int, float], ...]:
    """Returns what a player could expect before their moves (with two players before all moves), and at the end."""
    points = [
        (move.ply - 1, move.best_rating if move.seat == seat else 1 - move.best_rating)
        for move in moves
        if two or move.seat == seat
    ]
    winners = session.result.outcome.winners if session.result.outcome is not None else ()
    end = 1 / len(winners) if seat in winners else 0.0 if winners else 1 / len(session.people)
    return (*points, (session.ply, end))


def _share_after(move: AnalysedMove, *, two: bool) -> float:
    """Returns how high the turning point lies: with two players it is the first one's share."""
    return 1 - move.rating if two and move.seat == 1 else move.rating


def analysis_alt_text(session: Session, moves: Sequence[AnalysedMove], texts: Texts) -> str:
    """Returns the picture in words: each player's share of wins at some moments."""
    lines = [texts("analysis-alt")]
    for seat in range(len(session.people)):
        own = [move for move in moves if move.seat == seat]
        step = max(1, -(-len(own) // MOST_TOLD))
        told = ", ".join(f"{move.ply}: {round(100 * move.best_rating)}" for move in own[::step])
        if told:
            lines.append(texts("labelled", label=shown_name(session.people[seat], texts), content=told))
    return "\n".join(lines)
