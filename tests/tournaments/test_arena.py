"""The arena: points as on lichess, and pairings of those who wait."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tournaments.arena import REMATCH_AFTER, arena_pairs, waiting_players
from bot.tournaments.rules import decide, finish, join, withdraw
from bot.tournaments.standings import arena_score, standings
from bot.tournaments.tournament import Format, Pairing, Reason, Result, Tournament
from tests.examples import examples
from tests.tournaments.played import NEW, pair_waiting, started

ARENA = replace(NEW, format=Format.ARENA)


@pytest.mark.parametrize(
    ("results", "points", "streak"),
    [
        ("", 0, 0),
        ("W", 2, 1),
        ("WW", 4, 2),
        ("WWW", 8, 3),
        ("WWD", 6, 0),
        ("WWL", 4, 0),
        ("WWDW", 8, 1),
        ("DD", 2, 0),
        ("WLWWW", 10, 3),
        ("LLLL", 0, 0),
        ("WW-W", 8, 3),
    ],
)
def test_a_win_is_worth_two_a_draw_one_and_after_two_wins_in_a_row_everything_counts_twice(
    results: str, points: int, streak: int
) -> None:
    outcome = {"W": Result.FIRST, "L": Result.SECOND, "D": Result.DRAW, "-": Result.NEITHER}
    pairings = [
        Pairing(number=number, round=0, first=1, second=2, result=outcome[one], reason=Reason.PLAYED, at=number)
        for number, one in enumerate(results, start=1)
    ]
    score = arena_score(1, pairings)
    assert (score.points, score.streak, score.on_fire) == (points, streak, streak >= 2)


def test_results_count_in_the_order_in_which_they_came() -> None:
    def won(number: int, at: int, result: Result) -> Pairing:
        return Pairing(number=number, round=0, first=1, second=2, result=result, reason=Reason.PLAYED, at=at)

    late_loss = [won(1, 30, Result.SECOND), won(2, 10, Result.FIRST), won(3, 20, Result.FIRST)]
    assert (arena_score(1, late_loss).points, arena_score(1, late_loss).streak) == (4, 0)


def after(tournament: Tournament, *decided: tuple[int, int, Result], now: int = 0) -> Tournament:
    """Returns an arena after these games."""
    for first, second, result in decided:
        pairing = Pairing(number=len(tournament.pairings) + 1, round=0, first=first, second=second, session="s")
        tournament = replace(tournament, pairings=(*tournament.pairings, pairing))
        if result is not Result.BYE:
            tournament = decide(tournament, pairing.number, result, Reason.PLAYED, now)
    return tournament


def paired(pairs: Sequence[tuple[int, int]]) -> set[frozenset[int]]:
    return {frozenset(pair) for pair in pairs}


def test_who_waits_is_paired_with_who_stands_near() -> None:
    arena = after(started(ARENA, 4), (1, 2, Result.FIRST), (3, 4, Result.FIRST))
    assert paired(arena_pairs(arena, 0)) == {frozenset({1, 3}), frozenset({2, 4})}


def test_two_who_have_just_played_are_not_paired_again_while_others_may_come() -> None:
    on = after(started(ARENA, 4), (1, 2, Result.BYE), (3, 4, Result.FIRST), now=1_000)
    assert waiting_players(on) == (3, 4)
    assert arena_pairs(on, 1_000) == []
    assert paired(arena_pairs(on, 1_000 + REMATCH_AFTER)) == {frozenset({3, 4})}


def test_two_who_are_alone_in_an_arena_are_paired_again_at_once() -> None:
    alone = after(started(ARENA, 2), (1, 2, Result.FIRST), now=1_000)
    assert arena_pairs(alone, 1_000) == [(2, 1)]


def test_of_an_odd_number_the_one_who_has_waited_the_shortest_waits() -> None:
    arena = after(started(ARENA, 5), (1, 2, Result.FIRST), now=5_000)
    arena = after(arena, (3, 4, Result.FIRST), now=9_000)
    left = {1, 2, 3, 4, 5} - {number for pair in arena_pairs(arena, 10_000) for number in pair}
    assert left <= {3, 4}


def test_of_three_everybody_plays_equally_often_and_meets_both_others() -> None:
    arena = started(ARENA, 3)
    for now in range(1_000, 10_000, 1_000):
        arena = pair_waiting(arena, now)
        arena = decide(arena, len(arena.pairings), Result.FIRST, Reason.PLAYED, now)
    met = Counter(frozenset(pairing.players) for pairing in arena.pairings)
    assert set(met.values()) == {3}
    assert len(met) == 3


def test_everybody_may_come_and_go_while_an_arena_is_on() -> None:
    arena = pair_waiting(started(ARENA, 2))
    arena = withdraw(join(arena, 103, "P3"), 102, 1)
    assert arena.pairings[0].open  # it is played to its end
    assert waiting_players(decide(arena, 1, Result.FIRST, Reason.PLAYED, 2)) == (1, 3)
    assert waiting_players(join(decide(arena, 1, Result.FIRST, Reason.PLAYED, 2), 102, "P2")) == (1, 2, 3)


def test_games_that_are_on_at_the_end_do_not_count() -> None:
    arena = finish(pair_waiting(started(ARENA, 2)), 3_600_000)
    assert arena.pairings[0].reason is Reason.LATE
    assert [(one.points, one.games) for one in standings(arena)] == [(0.0, 0), (0.0, 0)]


@examples(60)
@given(data=st.data(), players=st.integers(2, 14))
def test_nobody_is_in_two_games_and_nobody_who_could_be_paired_waits_for_long(
    data: st.DataObject, players: int
) -> None:
    arena = started(ARENA, players)
    for minute in range(12):
        now = (minute + 1) * REMATCH_AFTER
        arena = pair_waiting(arena, now)
        playing = [number for pairing in arena.open_pairings for number in pairing.players]
        assert len(playing) == len(set(playing))
        assert len(waiting_players(arena)) <= 1
        for pairing in data.draw(st.lists(st.sampled_from(arena.open_pairings), max_size=4)):
            result = data.draw(st.sampled_from([Result.FIRST, Result.SECOND, Result.DRAW]))
            arena = decide(arena, pairing.number, result, Reason.PLAYED, now)
        leaver = data.draw(st.integers(0, players * 3))
        if 0 < leaver <= players and not arena.player(leaver).withdrawn:
            arena = withdraw(arena, 100 + leaver, now)
        elif 0 < leaver <= players:
            arena = join(arena, 100 + leaver, "back")
        if not arena.open_pairings:
            return
