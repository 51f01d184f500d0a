"""The winners of an outcome, by its ranks and scores."""

import pytest

from bot.games.base import Outcome, Seat
from bot.sessions.persistence.results import win_loss_or_draw


@pytest.mark.parametrize(
    ("ranks", "scores", "winners"),
    [
        ((2, 1), None, (1,)),
        ((1, 2, 1), (9, 3, 9), (0, 2)),
        ((1, 1), (4, 4), (0, 1)),
        ((1, 1, 1), (0, 0, 0), (0, 1, 2)),
        ((1,), (-3,), (0,)),
        ((1,), None, (0,)),
    ],
)
def test_g1_rank_1_wins_and_equal_scores_share_the_victory(
    ranks: tuple[int, ...], scores: tuple[int, ...] | None, winners: tuple[int, ...]
) -> None:
    outcome = Outcome(ranks, scores, "any")
    assert outcome.winners == winners
    assert {seat for seat, _ in enumerate(ranks) if win_loss_or_draw(outcome, Seat(seat)) == "win"} == set(winners)


@pytest.mark.parametrize("ranks", [(1, 1), (1, 1, 1, 1), (1, 1, 3)])
def test_a_draw_has_no_winner(ranks: tuple[int, ...]) -> None:
    outcome = Outcome(ranks, None, "any")
    assert outcome.winners == ()
    expected = ["draw" if rank == 1 else "loss" for rank in ranks]
    assert [win_loss_or_draw(outcome, Seat(seat)) for seat, _ in enumerate(ranks)] == expected


def test_a_lost_solitaire_has_no_winner() -> None:
    outcome = Outcome((2,), (-1,), "any")
    assert outcome.winners == ()
    assert win_loss_or_draw(outcome, Seat(0)) == "loss"
