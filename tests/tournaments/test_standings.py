"""Standings: points, and tie-breaks in their order."""

from dataclasses import replace

from bot.tournaments.rules import withdraw
from bot.tournaments.standings import Standing, TieBreak, standings
from bot.tournaments.tournament import Format, Pairing, Reason, Result, Stage, Tournament
from tests.tournaments.played import NEW, next_round, started

ROUND_ROBIN = replace(NEW, format=Format.ROUND_ROBIN)


def with_results(tournament: Tournament, players: int, *rounds: str) -> Tournament:
    """Returns a tournament with these results: `1-2 1` (won by the first), `1-2 0`, `1-2 =`, `3 bye`, `1-2 1f`.

    Those of a round are split by commas; `f` is a win without a game.
    """
    tournament = started(tournament, players)
    for number, line in enumerate(rounds, start=1):
        for text in line.split(", "):
            who, how = text.split()
            first, second = int(who.split("-")[0]), int(who.split("-")[1]) if "-" in who else None
            result = {"1": Result.FIRST, "0": Result.SECOND, "=": Result.DRAW, "b": Result.BYE}[how[0]]
            reason = Reason.BYE if how == "bye" else Reason.NO_SHOW if how.endswith("f") else Reason.PLAYED
            pairing = Pairing(
                number=len(tournament.pairings) + 1,
                round=number,
                first=first,
                second=second,
                result=result,
                reason=reason,
                at=number,
            )
            tournament = replace(tournament, round=number, pairings=(*tournament.pairings, pairing))
    return tournament


def of(tournament: Tournament, number: int) -> Standing:
    return next(standing for standing in standings(tournament) if standing.number == number)


def test_a_win_is_worth_a_point_a_draw_half_and_a_bye_one() -> None:
    table = standings(with_results(NEW, 3, "1-2 1, 3 bye", "3-1 =, 2 bye"))
    assert {standing.number: standing.points for standing in table} == {1: 1.5, 3: 1.5, 2: 1.0}
    first = of(with_results(NEW, 3, "1-2 1, 3 bye", "3-1 =, 2 bye"), 3)
    assert (first.games, first.wins, first.draws, first.losses) == (1, 0, 1, 0)


def test_in_a_swiss_tournament_equal_players_are_ranked_by_their_opponents_points() -> None:
    played = with_results(NEW, 4, "1-3 1, 2-4 1", "1-2 1, 3-4 1", "1-4 1, 2-3 1")
    assert [(one.number, one.rank) for one in standings(played)] == [(1, 1), (2, 2), (3, 3), (4, 4)]
    equal = with_results(NEW, 4, "1-3 1, 2-4 1", "1-2 =, 3-4 1")
    assert [one.number for one in standings(equal)] == [1, 2, 3, 4]
    assert dict(of(equal, 1).tie_breaks)[TieBreak.BUCHHOLZ] == 2.5
    assert dict(of(equal, 2).tie_breaks)[TieBreak.BUCHHOLZ] == 1.5


def test_buchholz_without_the_lowest_opponent_decides_before_the_whole_sum() -> None:
    played = with_results(NEW, 4, "1-4 1, 2-3 1", "2-1 0, 4-3 1")
    cut, whole = (
        dict(of(played, 1).tie_breaks)[TieBreak.BUCHHOLZ_CUT],
        dict(of(played, 1).tie_breaks)[TieBreak.BUCHHOLZ],
    )
    assert (cut, whole) == (1.0, 2.0)


def test_sonneborn_berger_counts_the_beaten_whole_and_the_drawn_half() -> None:
    played = with_results(ROUND_ROBIN, 3, "1-2 1, 3 bye", "3-1 =, 2 bye", "2-3 0, 1 bye")
    assert dict(of(played, 1).tie_breaks)[TieBreak.SONNEBORN_BERGER] == 1 * 1.0 + 0.5 * 2.5 + 2.5


def test_in_a_round_robin_the_game_between_equal_players_decides() -> None:
    played = with_results(ROUND_ROBIN, 4, "1-4 1, 2-3 1", "4-3 1, 1-2 0", "2-4 0, 3-1 0")
    assert [(one.number, one.rank) for one in standings(played)] == [(1, 1), (2, 1), (4, 1), (3, 4)]
    two = with_results(ROUND_ROBIN, 4, "1-4 0, 2-3 0", "4-3 1, 1-2 1", "2-4 1, 3-1 0")
    assert [one.number for one in standings(two) if one.points == 2.0] == [4, 1]


def test_players_who_are_equal_in_everything_share_a_rank() -> None:
    assert [one.rank for one in standings(with_results(NEW, 4, "1-2 =, 3-4 ="))] == [1, 1, 1, 1]
    assert [one.rank for one in standings(with_results(NEW, 4, "1-2 1, 3-4 1"))] == [1, 1, 3, 3]


def test_a_round_without_a_game_counts_as_one_against_an_opponent_with_the_players_own_points() -> None:
    bye = with_results(NEW, 3, "1-2 1, 3 bye")
    assert dict(of(bye, 3).tie_breaks)[TieBreak.BUCHHOLZ] == 1.0
    forfeit = with_results(NEW, 2, "1-2 1f")
    assert dict(of(forfeit, 1).tie_breaks)[TieBreak.BUCHHOLZ] == 1.0


def test_nobody_loses_in_buchholz_because_an_opponent_has_left() -> None:
    played = with_results(NEW, 4, "1-2 1, 3-4 1")
    left = replace(withdraw(played, 102, 0), round=3)
    assert dict(of(left, 1).tie_breaks)[TieBreak.BUCHHOLZ] == 1.0


def test_who_has_withdrawn_keeps_the_points_and_the_place() -> None:
    played = withdraw(with_results(NEW, 4, "1-2 1, 3-4 1"), 101, 0)
    assert of(played, 1).points == 1.0
    assert len(standings(played)) == 4


def test_the_pairing_that_is_on_is_lost_by_who_withdraws() -> None:
    paired = next_round(started(NEW, 2))
    left = withdraw(paired, 102, 7)
    assert left.pairings[0].winner == 1
    assert (left.pairings[0].reason, left.pairings[0].at) == (Reason.WITHDRAWN, 7)
    assert next_round(left).status is Stage.FINISHED
