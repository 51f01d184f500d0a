"""The steps by which a player makes a move from a private hand. A word without an alternative takes no step."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.base import GameInfo
from bot.ui.text.move_tree import PartialMove, next_branch


@dataclass(frozen=True)
class HandChoice:
    """A choice that a step offers.

    Attributes:
        label_words: the words up to the one that the choice adds.
        words: the words of the move that are certain after the choice.
        complete: whether `words` are a whole move.
    """

    label_words: str
    words: str
    complete: bool


@dataclass(frozen=True)
class HandStep:
    """A step of a move.

    Attributes:
        words: the words that are certain so far.
        choices: empty if `words` are a whole move.
        back: the words of the previous step; None at the first step.
    """

    words: str
    choices: tuple[HandChoice, ...]
    back: str | None


def hand_step(legal: Sequence[str], words: str) -> HandStep:
    """Returns the step after these first words of a legal move ("" for none).

    If all other verbs are whole moves, a verb is not a choice of its own: the words that may follow it are offered at
    once (with `place` and `draw`: the tiles, and `draw`). After a choice that leaves one move (a tile with one place),
    the whole move is certain.
    """
    step = _step(legal, words)
    before = (_step(legal, shorter) for shorter in _shorter(words))
    return HandStep(step.words, step.choices, next((other.words for other in before if other != step), None))


def certain_words(info: GameInfo, legal: Sequence[str], partial: PartialMove) -> str:
    """Returns the words of a move that are certain: the chosen ones, and those without an alternative.

    Args:
        legal: the moves that a private panel offers.
        partial: how far the player has come in a move.
    """
    words = partial.if_possible(legal, info.multi_choice).words
    return hand_step(legal, words).words if info.private_moves else next_branch(legal, words).words


def _step(legal: Sequence[str], words: str) -> HandStep:
    verb = _verb_without_alternative(legal)
    branch = next_branch(legal, "" if words == verb else words)
    next_words = branch.next_words
    if not next_words:
        return HandStep(branch.words, (), None)
    if len(next_words) == 1 and " " in next_words[0].words:
        return HandStep(next_words[0].words, (), None)
    choices: list[HandChoice] = []
    for word in next_words:
        if word.words == verb:
            choices += (_choice(legal, following) for following in _following(legal, verb))
        else:
            choices.append(_choice(legal, word.words))
    return HandStep(branch.words, tuple(choices), None)


def _verb_without_alternative(legal: Sequence[str]) -> str:
    """Returns the first word of moves of several words if it is the same in all of them; otherwise ""."""
    verbs = {move.split(" ")[0] for move in legal if " " in move}
    return verbs.pop() if len(verbs) == 1 else ""


def _following(legal: Sequence[str], verb: str) -> list[str]:
    """Returns the beginnings of moves of two words, the first of which is the verb."""
    return list(dict.fromkeys(" ".join(move.split(" ")[:2]) for move in legal if move.startswith(f"{verb} ")))


def _choice(legal: Sequence[str], words: str) -> HandChoice:
    moves = _moves_from(legal, words)
    return HandChoice(words, moves[0], complete=True) if len(moves) == 1 else HandChoice(words, words, complete=False)


def _moves_from(legal: Sequence[str], words: str) -> list[str]:
    """Returns the legal moves that equal these words or begin with them."""
    return [move for move in legal if f"{move} ".startswith(f"{words} ")]


def _shorter(words: str) -> list[str]:
    """Returns the shorter beginnings of these words, longest first."""
    parts = words.split(" ")
    return [" ".join(parts[:count]) for count in reversed(range(len(parts)))] if words else []
