"""The rules of Nim."""

import pytest

from bot.games.base import IllegalMove, Seat, UnreadableMove
from bot.games.replay import replay
from tests.new_game.template.nim import GAME, State


def played(*moves: str) -> State:
    """Returns the state after these moves, made in turn by two players with five matches."""
    return replay(GAME, 2, {"matches": 5}, b"", [(Seat(ply % 2), move) for ply, move in enumerate(moves)])


def test_a_move_takes_matches_and_passes_the_turn_on() -> None:
    state = played("take 2")
    assert state.matches == 3
    assert GAME.to_act(state) == {1}
    assert GAME.legal_moves(state, Seat(0)) == []


def test_whoever_takes_the_last_match_wins() -> None:
    outcome = GAME.outcome(played("take 2", "take 3"))
    assert outcome is not None
    assert outcome.winners == (1,)


def test_nobody_takes_more_matches_than_there_are() -> None:
    assert GAME.legal_moves(played("take 3"), Seat(1)) == ["take 1", "take 2"]
    with pytest.raises(IllegalMove, match="nim-too-many"):
        played("take 3", "take 3")


@pytest.mark.parametrize("words", ["take 4", "take", "take one", "2"])
def test_other_words_are_not_understood(words: str) -> None:
    with pytest.raises(UnreadableMove):
        played(words)
