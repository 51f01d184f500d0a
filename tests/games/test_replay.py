"""A seed and a list of moves determine a whole game."""

from collections.abc import Iterator
from itertools import count

import pytest

from bot.games.base import IllegalMove, OptionError, Seat, UnreadableMove
from bot.games.chance import Chance
from bot.games.replay import history, replay, takeback
from bot.games.triodomino import GAME as TRIODOMINO
from bot.games.tris_1 import GAME as TRIS_1
from bot.games.tris_2 import GAME as TRIS_2

SEED = bytes(range(32))
FIRST, SECOND = Seat(0), Seat(1)


def test_without_moves_it_is_the_start() -> None:
    settled = TRIS_2.info.full_options({"rule_of_4": True})
    assert replay(TRIS_2, 2, {"rule_of_4": True}, SEED, []) == TRIS_2.start(2, settled, Chance(SEED, 0))


def test_replay_leads_to_the_same_state_as_playing() -> None:
    state = TRIS_1.start(2, TRIS_1.info.full_options({}), Chance(SEED, 0))
    moves = [(FIRST, "b2"), (SECOND, "a1"), (FIRST, "c3")]
    for ply, (seat, words) in enumerate(moves, start=1):
        state = TRIS_1.play(state, seat, words, Chance(SEED, ply))
    assert replay(TRIS_1, 2, {}, SEED, moves) == state


def test_another_seed_is_another_start() -> None:
    assert replay(TRIS_2, 2, {}, SEED, []).table != replay(TRIS_2, 2, {}, b"another", []).table


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    with pytest.raises(IllegalMove):
        replay(TRIS_1, 2, {}, SEED, [(FIRST, "b2"), (SECOND, "b2")])
    with pytest.raises(IllegalMove):
        replay(TRIS_1, 2, {}, SEED, [(SECOND, "b2")])
    with pytest.raises(UnreadableMove):
        replay(TRIS_1, 2, {}, SEED, [(FIRST, "b4")])
    with pytest.raises(OptionError):
        replay(TRIS_2, 2, {"rule_of_5": True}, SEED, [])
    with pytest.raises(OptionError):
        replay(TRIS_2, 3, {}, SEED, [])


def test_a_takeback_goes_back_to_the_state_after_that_ply() -> None:
    moves = [(FIRST, "b2"), (SECOND, "a1"), (FIRST, "c3"), (SECOND, takeback(1))]
    assert replay(TRIS_1, 2, {}, SEED, moves) == replay(TRIS_1, 2, {}, SEED, moves[:1])
    assert replay(TRIS_1, 2, {}, SEED, [*moves, (SECOND, "c1")]).cells == "//o/x////"
    assert replay(TRIS_1, 2, {}, SEED, [(FIRST, "b2"), (SECOND, "a1"), (SECOND, takeback(0))]).cells == "/" * 9


def test_a_takeback_can_be_taken_back_and_another_follow_it() -> None:
    moves = [(FIRST, "b2"), (SECOND, "a1"), (FIRST, takeback(0)), (SECOND, takeback(2)), (FIRST, takeback(1))]
    cells = [state.cells for state in history(TRIS_1, 2, {}, SEED, moves)]
    assert cells == ["/////////", "////x////", "o///x////", "/////////", "o///x////", "////x////"]


def test_every_ply_has_a_state() -> None:
    moves = [(FIRST, "b2"), (SECOND, "a1"), (FIRST, takeback(0)), (FIRST, "c3")]
    states = history(TRIS_1, 2, {}, SEED, moves)
    assert len(states) == 1 + len(moves)
    assert states == tuple(replay(TRIS_1, 2, {}, SEED, moves[:ply]) for ply in range(1 + len(moves)))


def test_a_move_made_again_has_the_luck_of_its_own_ply() -> None:
    """The move that ends a round deals other hands the second time."""
    record = list(_round_of_triodomino())
    ply = len(record)
    seat, words = record[-1]
    again = replay(TRIODOMINO, 2, {}, SEED, [*record, (seat, takeback(ply - 1)), (seat, words)])
    before = replay(TRIODOMINO, 2, {}, SEED, record[:-1])
    assert again == TRIODOMINO.play(before, seat, words, Chance(SEED, ply + 2))
    assert again != replay(TRIODOMINO, 2, {}, SEED, record)


def _round_of_triodomino() -> Iterator[tuple[Seat, str]]:
    """Yields the moves of a first round."""
    state = TRIODOMINO.start(2, TRIODOMINO.info.full_options({}), Chance(SEED, 0))
    for ply in count(1):
        (seat,) = TRIODOMINO.to_act(state)
        words = TRIODOMINO.legal_moves(state, seat)[0]
        yield seat, words
        state = TRIODOMINO.play(state, seat, words, Chance(SEED, ply))
        if state.round > 1:
            return


@pytest.mark.parametrize(
    "words", ["takeback", "takeback ", "takeback -1", "takeback 01", "takeback 0 0", "takeback x", "takeback \uff11"]
)
def test_a_malformed_takeback_is_refused(words: str) -> None:
    with pytest.raises(UnreadableMove, match="takeback-unreadable"):
        replay(TRIS_1, 2, {}, SEED, [(FIRST, "b2"), (SECOND, "a1"), (SECOND, words)])


@pytest.mark.parametrize("aim", [2, 3, 4, 999_999_999])
def test_a_takeback_that_undoes_nothing_is_refused(aim: int) -> None:
    with pytest.raises(IllegalMove, match=f"takeback-not-back ply=3 aim={aim}"):
        replay(TRIS_1, 2, {}, SEED, [(FIRST, "b2"), (SECOND, "a1"), (SECOND, takeback(aim))])
