"""A career: what somebody's games on a server come to."""

from collections.abc import Iterable
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from bot.ratings.career import Career, Careers, Played
from bot.ratings.rating import INITIAL, Ratings

ANNA, BRUNO, CARLA = 11, 22, 33
WON, LOST, DRAWN = "win", "loss", "draw"


def career(played: Iterable[Played], person: int) -> Career:
    return Careers(played).of(person)


def between(winner: int, loser: int, game: str = "set") -> Played:
    return Played(game, {winner: 1, loser: 2}, {winner: WON, loser: LOST})


def drawn(one: int, other: int, game: str = "tris_1") -> Played:
    return Played(game, {one: 1, other: 1}, {one: DRAWN, other: DRAWN})


def alone(person: int) -> Played:
    return Played("set", {person: 1}, {person: WON})


games = st.lists(st.permutations((ANNA, BRUNO, CARLA)).map(lambda people: between(people[0], people[1])), max_size=12)


def test_who_has_not_played_has_no_rank_and_no_course() -> None:
    nobody = career([between(BRUNO, CARLA)], ANNA)
    assert (nobody.games, nobody.rank, nobody.among, nobody.favourite, nobody.ratings) == (0, None, 2, None, ())


def test_games_are_counted_by_how_they_ended() -> None:
    seen = career([between(ANNA, BRUNO), between(BRUNO, ANNA), drawn(ANNA, CARLA), between(BRUNO, CARLA)], ANNA)
    assert (seen.games, seen.wins, seen.losses, seen.draws) == (3, 1, 1, 1)


def test_games_for_one_do_not_count() -> None:
    assert career([alone(ANNA)], ANNA).games == 0


def test_the_streak_counts_wins_or_losses_on_end_and_a_draw_ends_it() -> None:
    won, lost = between(ANNA, BRUNO), between(BRUNO, ANNA)
    assert career([lost, won, won, won], ANNA).streak == 3
    assert career([won, lost, lost], ANNA).streak == -2
    assert career([won, drawn(ANNA, BRUNO)], ANNA).streak == 0


def test_the_favourite_is_played_most_often_of_equals_the_one_played_first() -> None:
    assert career([between(ANNA, BRUNO, "tris_2"), drawn(ANNA, BRUNO), drawn(ANNA, CARLA)], ANNA).favourite == "tris_1"
    assert career([between(ANNA, BRUNO, "tris_2"), drawn(ANNA, BRUNO)], ANNA).favourite == "tris_2"


def test_the_best_rated_is_first_and_equals_share_a_rank() -> None:
    played = [between(ANNA, BRUNO), drawn(CARLA, 44)]
    assert [career(played, person).rank for person in (ANNA, CARLA, 44, BRUNO)] == [1, 2, 2, 4]


@given(games)
def test_the_course_begins_before_the_first_game_and_has_a_rating_after_each(played: list[Played]) -> None:
    ratings = Ratings()
    for game in played:
        ratings.played(game.ranks)
    seen = career(played, ANNA)
    assert seen.games == sum(ANNA in game.ranks for game in played)
    assert len(seen.ratings) == (seen.games + 1 if seen.games else 0)
    assert (seen.ratings or (INITIAL,))[0] == INITIAL
    assert (seen.ratings or (INITIAL,))[-1] == ratings.of(ANNA)


def test_a_games_changes_are_the_difference_that_it_made() -> None:
    games = [between(ANNA, BRUNO), drawn(CARLA, 44), replace(between(BRUNO, ANNA), session="third"), between(BRUNO, 44)]
    before, after, careers = Careers(games[:2]), Careers(games[:3]), Careers(games)
    changes = careers.changes("third", (ANNA, BRUNO, CARLA))
    assert changes == {person: after.rating(person) - before.rating(person) for person in (ANNA, BRUNO)}
    assert changes[ANNA] < 0 < changes[BRUNO]
    assert "third" in careers
    assert careers.changes("other", (ANNA, BRUNO)) == {}


def test_all_who_played_are_rated_as_their_careers_end() -> None:
    games = [between(1, 2), between(3, 1), drawn(2, 3), alone(4)]
    careers = Careers(games)
    for person in (1, 2, 3):
        assert careers.rating(person) == career(games, person).ratings[-1]
    assert careers.rating(4) == INITIAL
