"""What is particular to puzzles of a server's own games: what is asked, whose game it was, what was right."""

from dataclasses import replace

from bot.games.base import View
from bot.sessions.daily.attempt import Attempt
from bot.sessions.daily.posed import Posed
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.reply.private_game import Asked
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.names import bold
from bot.ui.text.narration import event_sentence


def shown_session(attempt: Attempt, texts: Texts) -> Session:
    """Returns the game of an attempt as it is shown: people who are not named are numbered."""
    posed, session = attempt.puzzle.posed, attempt.session
    if posed is None:
        return session
    if posed.puzzle.alone:
        return replace(session, people=(attempt.person,))
    people = tuple(
        one if one.name or one.computer or one.deleted else replace(one, name=texts("puzzle-player", number=number))
        for number, one in enumerate(session.people, start=1)
    )
    return replace(session, people=people)


def asked(attempt: Attempt, session: Session, texts: Texts) -> Asked | None:
    """Returns what is asked in an attempt, without what would give the answer away; None where a game is played.

    Args:
        session: as it is shown.
    """
    puzzle, posed = attempt.puzzle, attempt.puzzle.posed
    if posed is None:
        return None
    view = session.view(puzzle.seat)
    if attempt.finished:
        return Asked(puzzle.seat, view, (), _happened(attempt, posed, session, view, texts))
    shown: View = posed.puzzle.view(view)
    answers = posed.puzzle.answers(session.state, puzzle.seat)
    return Asked(puzzle.seat, shown, answers, _happened(attempt, posed, session, shown, texts))


def asked_lines(posed: Posed, texts: Texts) -> list[str]:
    """Returns what is asked, and whose game it was as far as they are named."""
    return [texts(f"puzzle-{posed.puzzle.kind}-asks", count=posed.progress(()).most), _from_line(posed, texts)]


def _from_line(posed: Posed, texts: Texts) -> str:
    named = [bold(one.name) for one in posed.people if one.name and not one.computer]
    if not named:
        return f"-# {texts('puzzle-from-unnamed')}"
    return f"-# {texts('puzzle-from', players=', '.join(named))}"


def _happened(attempt: Attempt, posed: Posed, session: Session, view: View, texts: Texts) -> list[str]:
    """Returns what is asked, what has happened last, and what was found so far."""
    progress = posed.progress(attempt.answers)
    task = [] if attempt.finished else [texts(f"puzzle-{posed.puzzle.kind}-asks", count=progress.most)]
    happened = [event_sentence(session, event, texts) for event in view.events]
    if not progress.found or attempt.finished:
        right = [texts("puzzle-right")] if progress.marks and not progress.over else []
        return [*task, *right, *happened]
    found = texts("puzzle-found", found="; ".join(map(str.upper, progress.found)), count=len(progress.found))
    return [*task, *happened, f"{found} ({len(progress.found)}/{progress.most})"]


def solution_line(posed: Posed, texts: Texts) -> str:
    """Returns the right answers, and whose game it was."""
    labels = MoveLabels.of(posed.session, texts, posed.session.view(posed.seat))
    moves = "; ".join(labels.label(words.partition(" ")[2]) for words in posed.solution)
    return f"{texts('puzzle-solution', moves=moves)}\n{_from_line(posed, texts)}"
