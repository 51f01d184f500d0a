"""Games between two checkouts have the same luck for both, and stop where their rules differ."""

from typing import cast

import pytest

from bench.arena.checkouts import HERE, Side, play, share_of_pair


def test_a_checkout_wins_half_of_each_pair_of_games_against_itself() -> None:
    with Side(HERE, "tris_1", "easy") as ours, Side(HERE, "tris_1", "easy") as theirs:
        assert [share_of_pair(ours, theirs, seed) for seed in "ab"] == [0.5] * 2
        assert len(ours.times) == len(theirs.times) > 0


class Scripted:
    """Tells a seat and the winners."""

    def __init__(self, seat: int | None, winners: list[int] | None) -> None:
        self.told: list[object] = [seat, winners]

    def tell(self, value: str | None) -> None: ...

    def hear(self) -> list[object]:
        return self.told


def test_checkouts_that_disagree_about_whose_turn_it_is_play_no_further() -> None:
    sides = [cast("Side", Scripted(0, None)), cast("Side", Scripted(None, [1]))]
    with pytest.raises(ValueError, match="rules of the checkouts differ: seed"):
        play(sides, "seed")
