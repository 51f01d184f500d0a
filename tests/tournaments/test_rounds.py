"""Rounds: in a round robin and a Swiss tournament everybody is paired, and nobody meets anybody twice."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tournaments.round_robin import berger_pairs, rounds_of
from bot.tournaments.swiss import most_rounds, usual_rounds
from bot.tournaments.tournament import Format, Result, Stage, Tournament
from tests.examples import examples
from tests.tournaments.played import NEW, next_round, played, round_won_by_first, started

ROUND_ROBIN = replace(NEW, format=Format.ROUND_ROBIN)
GAME_RESULTS = st.sampled_from([Result.FIRST, Result.SECOND, Result.DRAW, Result.NEITHER])


@pytest.mark.parametrize(
    ("players", "table"),
    [
        (4, ["1-4 2-3", "4-3 1-2", "2-4 3-1"]),
        (6, ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"]),
        (
            8,
            [
                "1-8 2-7 3-6 4-5",
                "8-5 6-4 7-3 1-2",
                "2-8 3-1 4-7 5-6",
                "8-6 7-5 1-4 2-3",
                "3-8 4-2 5-1 6-7",
                "8-7 1-6 2-5 3-4",
                "4-8 5-3 6-2 7-1",
            ],
        ),
    ],
)
def test_a_round_robin_follows_the_published_berger_tables(players: int, table: list[str]) -> None:
    for number, line in enumerate(table, start=1):
        assert {f"{first}-{second}" for first, second in berger_pairs(players, number)} == {*line.split()}


@pytest.mark.parametrize("players", range(2, 65))
def test_in_a_round_robin_everybody_meets_everybody_once_and_sits_first_every_other_time(players: int) -> None:
    pairs = [pair for number in range(1, rounds_of(players) + 1) for pair in berger_pairs(players, number)]
    games = [pair for pair in pairs if pair[1] is not None]
    assert len({frozenset(pair) for pair in games}) == len(games) == players * (players - 1) // 2
    assert Counter(first for first, second in pairs if second is None) == (
        Counter(range(1, players + 1)) if players % 2 else Counter()
    )
    for player in range(1, players + 1):
        firsts, seconds = (sum(pair[seat] == player for pair in games) for seat in (0, 1))
        assert abs(firsts - seconds) <= 1


@examples(60)
@given(data=st.data(), players=st.integers(2, 20), rounds=st.integers(0, 12), leaves=st.booleans())
def test_in_a_swiss_tournament_nobody_meets_anybody_twice_and_nobody_has_two_byes_whoever_withdraws(
    data: st.DataObject, players: int, rounds: int, leaves: bool
) -> None:
    leaving = st.integers(1, players * 4) if leaves else st.just(0)
    ended = played(replace(NEW, rounds=rounds), players, lambda: data.draw(GAME_RESULTS), lambda: data.draw(leaving))
    assert ended.status is Stage.FINISHED
    assert_sound(ended)
    if not leaves:
        assert ended.round == ended.rounds == min(rounds or usual_rounds(players), most_rounds(players))


@examples(30)
@given(data=st.data(), players=st.integers(2, 12), leaves=st.booleans())
def test_a_round_robin_keeps_its_table_whoever_withdraws(data: st.DataObject, players: int, leaves: bool) -> None:
    leaving = st.integers(1, players * 4) if leaves else st.just(0)
    ended = played(ROUND_ROBIN, players, lambda: data.draw(GAME_RESULTS), lambda: data.draw(leaving))
    assert ended.status is Stage.FINISHED
    assert_sound(ended)


def assert_sound(tournament: Tournament) -> None:
    """Asserts what holds in each tournament of rounds."""
    games = [pairing for pairing in tournament.pairings if pairing.second is not None]
    assert len({frozenset(pairing.players) for pairing in games}) == len(games)
    byes = Counter(pairing.first for pairing in tournament.pairings if pairing.second is None)
    assert all(times == 1 for times in byes.values())
    assert [pairing.number for pairing in tournament.pairings] == [*range(1, len(tournament.pairings) + 1)]
    for number in range(1, tournament.round + 1):
        paired = Counter(player for pairing in tournament.in_round(number) for player in pairing.players)
        assert all(times == 1 for times in paired.values())
        for player in tournament.active:
            assert player.number in paired


@pytest.mark.parametrize("players", [12, 13, 64])
def test_a_swiss_tournament_seats_everybody_first_about_as_often_as_second(players: int) -> None:
    results = iter([Result.FIRST, Result.SECOND, Result.DRAW, Result.SECOND] * 500)
    ended = played(NEW, players, lambda: next(results))
    assert ended.round == usual_rounds(players)
    for player in ended.players:
        games = [one for one in ended.pairings if player.number in one.players and one.second is not None]
        assert abs(2 * sum(one.first == player.number for one in games) - len(games)) <= 2


def test_the_first_round_of_a_swiss_tournament_pairs_the_upper_half_with_the_lower() -> None:
    paired = next_round(started(NEW, 8))
    assert [pairing.players for pairing in paired.pairings] == [(1, 5), (6, 2), (3, 7), (8, 4)]


def test_the_bye_goes_to_the_lowest_who_has_not_had_one() -> None:
    tournament = played(replace(NEW, rounds=3), 5, lambda: Result.FIRST)
    byes = [pairing.first for pairing in tournament.pairings if pairing.second is None]
    assert byes[0] == 5
    assert len(set(byes)) == 3


def test_winners_meet_winners_in_the_second_round() -> None:
    tournament = next_round(round_won_by_first(next_round(started(replace(NEW, rounds=3), 8))))
    points = {player.number: 0.0 for player in tournament.players}
    for pairing in tournament.in_round(1):
        for number in pairing.players:
            points[number] += pairing.points_of(number)
    for pairing in tournament.in_round(2):
        assert len({points[number] for number in pairing.players}) == 1
