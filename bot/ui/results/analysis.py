"""The analysis of a game: its picture, its alt text, and the coach's sentence about each turning point.

The coach's sentences rely on the results of several searches, and on reasons that the rules can check.
"""

from collections.abc import Sequence

from bot.games.base import Seat
from bot.players import REASONS
from bot.players.base import RatedMove
from bot.sessions.analysis import AnalysedMove, measures_wins, turning_points
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.results.replay_frames import ReplayFrames
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.names import picture_name, shown_name
from bot.ui.text.narration import player_name
from renderers.cards.analysis import Analysis, Expectation, TurningPoint
from renderers.parts.frame import CaptionPlayer

MOST_TOLD = 12
"""The most values that the alt text of the picture lists."""


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
    """Returns a player's chances before their moves (with two players, before all moves), and at the end."""
    points = [
        (move.ply - 1, move.best_rating if move.seat == seat else 1 - move.best_rating)
        for move in moves
        if two or move.seat == seat
    ]
    winners = session.result.outcome.winners if session.result.outcome is not None else ()
    end = 1 / len(winners) if seat in winners else 0.0 if winners else 1 / len(session.people)
    return (*points, (session.ply, end))


def _share_after(move: AnalysedMove, *, two: bool) -> float:
    """Returns the height of the turning point in the picture: with two players, the first one's share."""
    return 1 - move.rating if two and move.seat == 1 else move.rating


def analysis_alt_text(session: Session, moves: Sequence[AnalysedMove], texts: Texts) -> str:
    """Returns the picture in words: each player's share of wins at some moments."""
    lines = [texts("analysis-alt")]
    for seat in range(len(session.people)):
        own = [move for move in moves if move.seat == seat]
        step = max(1, -(-len(own) // MOST_TOLD))
        shown = ", ".join(f"{move.ply}: {round(100 * move.best_rating)}" for move in own[::step])
        if shown:
            lines.append(texts("labelled", label=shown_name(session.people[seat], texts), content=shown))
    return "\n".join(lines)


def turning_lines(
    frames: ReplayFrames, moves: Sequence[AnalysedMove], texts: Texts, reader: Seat | None = None
) -> list[str]:
    """Returns a line for each turning point: the move, its cost, the better move, and why that is better.

    A better move from a hand is told only to its player, since hands stay private after the game. Takes some
    milliseconds.

    Args:
        reader: the seat of the only reader, who then gets only their own moves.
    """
    shown = turning_points([move for move in moves if reader in (None, move.seat)])
    return [_turning_line(frames, number, move, texts, reader) for number, move in enumerate(shown, start=1)]


def turning_line_at(
    frames: ReplayFrames, moves: Sequence[AnalysedMove], ply: int, texts: Texts, reader: Seat | None
) -> str | None:
    """Returns the line of the turning point at this ply, with its number for all readers; None if there is none."""
    found = enumerate(turning_points(moves), start=1)
    return next((_turning_line(frames, number, move, texts, reader) for number, move in found if move.ply == ply), None)


def _turning_line(frames: ReplayFrames, number: int, move: AnalysedMove, texts: Texts, reader: Seat | None) -> str:
    session, measured = frames.session, measures_wins(frames.session)
    heading = texts("coach-turn", number=number, ply=move.ply, player=player_name(session, move.seat, texts))
    if _may_know_better(session, move.seat, reader):
        played, better = RatedMove(move.words, move.rating), RatedMove(move.best, move.best_rating)
        seconds = _seconds_taken(session, move.ply)
        return f"{heading} {sentence(frames.at(move.ply - 1), move.seat, played, better, texts, seconds=seconds)}"
    labels = MoveLabels.of(session, texts, session.game.view(frames.states[move.ply - 1], None))
    label = labels.played(move.words, places=session.game.info.private_moves)
    key = "coach-cost" if measured else "coach-cost-alone"
    return f"{heading} {texts(key, move=label, before=_percent(move.best_rating), after=_percent(move.rating))}"


def _seconds_taken(session: Session, ply: int) -> int:
    """Returns the seconds between a move and the previous one, or the start."""
    moves = session.moves
    before = moves[ply - 2].at if ply > 1 else session.started_at
    return round((moves[ply - 1].at - (before or moves[ply - 1].at)) / 1000)


def sentence(
    position: Session, seat: Seat, played: RatedMove, better: RatedMove, texts: Texts, *, seconds: int = 0
) -> str:
    """Returns why a move is better than another one, and by how much. For moves from a hand, only for its player.

    Args:
        position: the game before the moves.
        seconds: how long the player thought; 0 leaves that out.
    """
    view = position.view(seat)
    labels = MoveLabels.of(position, texts, view)
    label = labels.name if position.game.info.private_moves else labels.label
    moves = {"move": label(played.words), "better": label(better.words)}
    find_reason = REASONS.get(position.game_key)
    event = None if find_reason is None else find_reason(view, played, better)
    if event is None:
        why = texts("coach-better", **moves)
    else:
        known = {"reply": labels.label(str(event.args["reply"]))} if "reply" in event.args else {}
        if event.seat is not None:
            known["player"] = player_name(position, event.seat, texts)
        why = texts(event.key, **{**event.args, **moves, **known, "seconds": seconds})
    if not measures_wins(position):
        return texts("coach-alone", why=why)
    return texts("coach-measured", why=why, before=_percent(better.rating), after=_percent(played.rating))


def best_move(frames: ReplayFrames, move: AnalysedMove, texts: Texts, reader: Seat | None) -> str | None:
    """Returns the best move instead of this one; None if it comes from a hand that is not the reader's."""
    session = frames.session
    if not _may_know_better(session, move.seat, reader):
        return None
    view = session.game.view(frames.states[move.ply - 1], reader)
    labels = MoveLabels.of(session, texts, view)
    return labels.effect_or_label(move.best) if session.game.info.private_moves else labels.label(move.best)


def _may_know_better(session: Session, seat: Seat, reader: Seat | None) -> bool:
    return not session.game.info.secret or reader == seat


def _percent(share: float) -> int:
    return round(100 * share)
