"""What each achievement asks for, on games of a few moves."""

from collections.abc import Sequence

from bot.achievements.examined_game import ExaminedGame, PlayedMove
from bot.achievements.rules import ACHIEVEMENTS, KEYS, QUICK_SET, earned_in
from bot.games import GAMES
from bot.games.base import Event, Seat

ANNA, BRUNO = Seat(0), Seat(1)


def move(seat: Seat, *keys: str, thought: int = 60_000, **args: int) -> PlayedMove:
    return PlayedMove(seat, "words", tuple(Event(key, seat, args) for key in keys), thought)


def earned(
    game: str,
    moves: Sequence[PlayedMove],
    seat: Seat = ANNA,
    *,
    seats: int = 2,
    winners: frozenset[Seat] = frozenset(),
    masters: frozenset[Seat] = frozenset(),
    people: frozenset[Seat] = frozenset({ANNA, BRUNO}),
    played_out: bool = True,
) -> tuple[str, ...]:
    finished = ExaminedGame(game, seats, people - masters, winners, played_out, masters, not masters, tuple(moves))
    return earned_in(finished).get(seat, ())


def test_keys_are_unique_and_each_game_has_an_achievement() -> None:
    assert len({*KEYS}) == len(KEYS) >= 12
    assert {game for one in ACHIEVEMENTS for game in one.games} == {*GAMES}


def test_a_first_win_is_one_against_people_by_somebody_who_has_moved() -> None:
    won = frozenset({ANNA})
    assert earned("triodomino", [move(ANNA)], winners=won) == ("first-win",)
    assert earned("triodomino", [move(BRUNO)], winners=won) == ()
    assert earned("triodomino", [move(ANNA)], winners=won, masters=frozenset({BRUNO})) == ("beat-master",)
    assert earned("triodomino", [move(ANNA)], winners=won, seats=1) == ()


def test_a_win_by_an_agreed_or_given_up_game_does_not_beat_a_master() -> None:
    masters = frozenset({BRUNO})
    assert earned("tris_2", [move(ANNA)], winners=frozenset({ANNA}), masters=masters, played_out=False) == ()


def test_computers_and_who_has_given_up_earn_nothing() -> None:
    assert earned("triodomino", [move(ANNA, "triodomino-hexagon", count=2)], people=frozenset({BRUNO})) == ()


def test_two_hexagons_with_one_tile_are_more_than_a_hexagon() -> None:
    for game in ("tripple_domino", "triodomino"):
        assert earned(game, [move(ANNA, f"{game}-hexagon", count=1)]) == ("hexagon",)
        assert earned(game, [move(ANNA, f"{game}-hexagon", count=2)]) == ("hexagon", "two-hexagons")


def test_a_bridge_wins_only_with_the_last_tile_of_the_game() -> None:
    bridge, won = move(ANNA, "tripple_domino-bridge"), frozenset({ANNA})
    assert "bridge-to-win" in earned("tripple_domino", [move(BRUNO), bridge], winners=won)
    assert "bridge-to-win" not in earned("tripple_domino", [bridge, move(BRUNO)], winners=won)
    assert "bridge-to-win" not in earned("tripple_domino", [bridge], winners=frozenset({BRUNO}))


def test_a_blocked_round_is_won_by_the_lowest_hand() -> None:
    assert earned("tripple_domino", [move(ANNA, "tripple_domino-lowest")]) == ("blocked-round",)


def test_no_tile_is_drawn_in_the_round_in_which_all_are_placed() -> None:
    drew, out, new_round = (move(ANNA, f"triodomino-{key}") for key in ("drew", "out", "opens"))
    assert earned("triodomino", [out]) == ("no-drawing",)
    assert earned("triodomino", [drew, out]) == ()
    assert earned("triodomino", [drew, new_round, out]) == ("no-drawing",)


def test_a_quick_set_is_called_within_five_seconds_of_the_last_change() -> None:
    assert earned("set", [move(ANNA, "set-found", thought=QUICK_SET - 1)]) == ("quick-set",)
    assert earned("set", [move(ANNA, "set-found", thought=QUICK_SET)]) == ()
    called = move(ANNA, "set-called", thought=QUICK_SET - 1)
    assert earned("set", [called, move(ANNA, "set-found", thought=2 * QUICK_SET)]) == ("quick-set",)
    assert earned("set", [called, move(ANNA, "set-wrong"), move(ANNA, "set-found")]) == ()


def test_a_solitaire_without_a_wrong_set_is_won() -> None:
    won = frozenset({ANNA})
    assert earned("set", [move(ANNA, "set-found")], seats=1, winners=won) == ("clean-solitaire",)
    assert earned("set", [move(ANNA, "set-wrong")], seats=1, winners=won) == ()
    assert earned("set", [move(ANNA, "set-found")], seats=1) == ()


def test_the_fastest_line_and_the_quickest_tris_count_the_own_moves() -> None:
    marks = [move(seat, "tris_1-written") for seat in (ANNA, BRUNO, ANNA, BRUNO)]
    assert earned("tris_1", [*marks, move(ANNA, "tris_1-written", "tris_1-line")]) == ("fastest-line",)
    assert earned("tris_1", [*marks, *marks[:2], move(ANNA, "tris_1-written", "tris_1-line")]) == ()
    rolls = [move(seat, "tris_2-rolled") for seat in (ANNA, BRUNO, ANNA, BRUNO)]
    assert earned("tris_2", [*rolls, move(ANNA, "tris_2-rolled", "tris_2-tris")]) == ("quick-tris",)
    assert earned("tris_2", [*rolls, *rolls[:2], move(ANNA, "tris_2-rolled", "tris_2-tris")]) == ()


def test_a_goal_is_exchanged_by_who_wins_with_it() -> None:
    won, changed = "tris_on_steroids-won", "tris_on_steroids-goal-changed"
    assert earned("tris_on_steroids", [move(ANNA, changed), move(ANNA, won)]) == ("exchanged-goal",)
    assert earned("tris_on_steroids", [move(BRUNO, changed), move(ANNA, won)]) == ()
