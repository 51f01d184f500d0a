"""Moves that are typed, in the words of the rules or in those of the reader's language."""

from collections.abc import Sequence

from bot.games.base import Seat
from bot.sessions.refusals import Refusal
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.routing.slash_command import chosen_move
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.move_matching import unfinished_move, without_verb
from bot.ui.text.move_tree import first_move, next_branch

CHOICES_NAMED = 12
"""How many of the words that may come next are named where a typed move is not complete."""


def legal_moves(session: Session, seat: Seat | None) -> Sequence[str]:
    """Returns the moves that the seat may make now; none for a spectator (None)."""
    if seat is None or session.status is not Status.PLAYING:
        return []
    return session.game.legal_moves(session.state, seat)


def understood_move(session: Session, seat: Seat | None, typed: str, texts: Texts) -> str:
    """Returns the legal move that was typed, else the typed words, which the rules then refuse.

    The verb may be left out where only one is possible. Refuses `incomplete-move` for the first words of a move, with
    how it may go on.
    """
    legal = legal_moves(session, seat)
    if not legal:
        return typed
    labels = MoveLabels.of(session, texts, session.view(seat))
    move = chosen_move(session, legal, typed, labels)
    if move in legal:
        return move
    beginning = unfinished_move(legal, move, labels.label) or without_verb(legal, move, labels.label)
    if beginning is None:
        return move
    if beginning in legal:
        return beginning
    prompt = session.view(seat).prompt(next_branch(legal, beginning).words)
    question = texts("incomplete-question") if prompt is None else labels.text(prompt)
    raise _incomplete(legal, beginning, question, labels)


def _incomplete(legal: Sequence[str], beginning: str, question: str, labels: MoveLabels) -> Refusal:
    """Returns the refusal of a move whose last words are missing: what is asked, what may come next, an example."""
    branch = next_branch(legal, beginning)
    choices = [labels.label(choice.word) for choice in branch.next_words]
    return Refusal(
        "incomplete-move",
        question=question,
        choices=", ".join([*choices[:CHOICES_NAMED], *("…" for _ in choices[CHOICES_NAMED : CHOICES_NAMED + 1])]),
        example=labels.typed(first_move(legal, beginning) or beginning),
    )
