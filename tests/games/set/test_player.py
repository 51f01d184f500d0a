"""The computer players of SET."""

from collections.abc import Sequence
from dataclasses import replace
from statistics import median
from typing import NoReturn, overload

import pytest

from bot.games.base import Options, Seat
from bot.games.chance import Chance
from bot.games.multi_choice import MultiChoiceMoves
from bot.games.set import GAME
from bot.games.set.cards import DECK, Card, Triple
from bot.games.set.state import State
from bot.players import player
from bot.players.base import Level
from tests.games.set.tables import BEGINNERS_FREE, BEN, SET_FREE, digits, game, play
from tests.players.match import choices, same_choice, turns, wins_against_random_players

A_SET = "0000 0001 0002"


def test_it_calls_when_there_is_a_set_and_shows_it() -> None:
    state = game(2, f"{A_SET} {SET_FREE[:44]}", pile="2222")
    assert choices("set", state, seat=1) == {"call"}
    called = play(state, (BEN, "call"))
    shown = [play(called, (BEN, take)) for take in choices("set", called)]
    assert all(len(after.won[BEN]) == 1 for after in shown)


@pytest.mark.parametrize(("options", "words"), [({}, "more"), ({"one_by_one": True}, "next")])
def test_it_agrees_to_more_cards_where_there_is_no_set(options: dict[str, bool], words: str) -> None:
    state = game(3, SET_FREE[:59], pile="2222", **options)
    assert choices("set", state, seat=2) == {words}


def test_it_waits_for_the_others_when_it_has_agreed_and_finds_no_set() -> None:
    state = play(game(2, SET_FREE[:59], pile="2222"), "more")
    pauses = [
        player("set").pause(GAME.view(state, None), GAME.legal_moves(state, Seat(seat)), Chance(b"", 0))
        for seat in (0, 1)
    ]
    assert pauses[0] == float("inf")
    assert 1 <= pauses[1] <= 48


def pauses(level: Level, state: State, count: int = 1001) -> list[float]:
    """Returns the seconds that the first seat's player waits, with different luck."""
    view, legal = GAME.view(state, Seat(0)), GAME.legal_moves(state, Seat(0))
    return [player("set", level).pause(view, legal, Chance(b"luck", luck)) for luck in range(count)]


@pytest.mark.parametrize(("level", "seconds"), [*zip(Level, (25, 12, 6, 3), strict=True)])
@pytest.mark.parametrize("table", [f"{A_SET} {SET_FREE[:44]}", SET_FREE[:59], f"{A_SET} {BEGINNERS_FREE}"])
def test_the_delays_of_each_level_are_within_10_percent_of_their_median(level: Level, seconds: int, table: str) -> None:
    """At tables with a SET and without one, among 12 or 9 cards. They differ: one in five is 1.5 times as long."""
    delays = pauses(level, game(2, table, pile="2222"))
    assert median(delays) == pytest.approx(seconds, rel=0.1)
    assert 0.15 < sum(delay > 1.5 * seconds for delay in delays) / len(delays) < 0.27
    assert min(delays) >= 1
    assert max(delays) <= 4 * seconds


def test_among_few_cards_a_player_looks_for_a_shorter_time() -> None:
    few, many = (pauses(Level.FAIR, game(2, cards, pile="2222", one_by_one=True)) for cards in (A_SET, SET_FREE[:44]))
    assert median(few) == pytest.approx(median(many) / 3, rel=0.1)


@pytest.mark.parametrize("level", Level)
def test_every_level_shows_its_cards_2_to_4_seconds_after_its_call(level: Level) -> None:
    called = play(game(2, f"{A_SET} {SET_FREE[:44]}", pile="2222"), "call")
    assert 2 <= min(pauses(level, called)) < 2.5
    assert 3.5 < max(pauses(level, called)) <= 4


@pytest.mark.parametrize("level", Level)
def test_only_the_easy_level_errs_now_and_then_in_calls_and_claims(level: Level) -> None:
    without = game(2, SET_FREE[:59], pile="2222")
    called = play(game(2, f"{A_SET} {SET_FREE[:44]}", pile="2222"), "call")
    calls = level_choices(level, without).count("call")
    claims = [play(called, move).claim for move in level_choices(level, called)]
    wrong = sum(claim is not None and not claim.right for claim in claims)
    if level is Level.EASY:
        assert 10 < calls < 30
        assert 10 < wrong < 30
    else:
        assert (calls, wrong) == (0, 0)


def test_a_wrong_call_is_followed_by_a_claim_of_three_cards_that_almost_are_a_set_and_by_no_other_error() -> None:
    called = play(game(2, SET_FREE[:59], pile="2222"), "call")
    shown = {play(called, move) for move in level_choices(Level.EASY, called)}
    claims = [after.claim for after in shown]
    assert all(claim is not None and len(features_between(claim.cards)) == 1 for claim in claims)
    assert {move for after in shown for move in level_choices(Level.EASY, after, lucks=20)} == {"more"}


def features_between(three: Triple) -> list[str]:
    """Returns the features that two of the cards share and the third does not."""
    features = zip(Card._fields, *three, strict=True)
    return [name for name, *values in features if len(set(values)) == 2]


def level_choices(level: Level, state: State, *, lucks: int = 200) -> list[str]:
    """Returns what the first seat to act chooses with so many different lucks."""
    seat = min(GAME.to_act(state))
    view, legal = GAME.view(state, seat), GAME.legal_moves(state, seat)
    return [player("set", level).choose(view, legal, Chance(b"luck", luck)) for luck in range(lucks)]


def test_the_ratings_tell_every_set_on_the_table() -> None:
    called = play(game(2, f"{A_SET} {SET_FREE[:44]}", pile="2222"), "call")
    view, legal = GAME.view(called, Seat(0)), GAME.legal_moves(called, Seat(0))
    ratings = player("set").ratings(view, legal, Chance(b"", 0))
    best = {move for move, rating in zip(legal, ratings, strict=True) if rating == 1}
    assert best
    for move in best:
        claim = play(called, move).claim
        assert claim is not None
        assert claim.right


def test_alone_it_takes_a_second_set_for_the_bonus_and_else_refills() -> None:
    twelve = game(1, f"{A_SET} {SET_FREE[:44]}", pile="2222 2221 2220", solitaire=True)
    assert all(move.startswith("take") for move in choices("set", twelve))
    nine = play(game(1, f"{A_SET} {BEGINNERS_FREE}", "2222 2221 2220", solitaire=True), "take a1 a2 a3")
    assert choices("set", nine) == {"refill"}
    free = game(1, SET_FREE[:59], pile="2222", solitaire=True)
    assert choices("set", free) == {"more"}


class NotIterable(Sequence[str]):
    """All claims of a table, which may be read by index but not iterated over."""

    def __init__(self, claims: MultiChoiceMoves) -> None:
        self._claims = claims

    def __len__(self) -> int:
        return len(self._claims)

    @overload
    def __getitem__(self, at: int) -> str: ...

    @overload
    def __getitem__(self, at: slice) -> NoReturn: ...

    def __getitem__(self, at: int | slice) -> str:
        assert isinstance(at, int)
        return self._claims[at]

    def __iter__(self) -> NoReturn:
        raise AssertionError("85,320 claims were about to be iterated over")

    def __contains__(self, move: object) -> NoReturn:
        raise AssertionError("85,320 claims were about to be iterated over")


def test_it_iterates_over_no_list_of_claims() -> None:
    state = play(game(2, " ".join(map(digits, DECK))), "call")
    legal = GAME.legal_moves(state, Seat(0))
    assert isinstance(legal, MultiChoiceMoves)
    assert len(legal) == 85_321
    choice = player("set").choose(GAME.view(state, Seat(0)), NotIterable(legal), Chance(b"luck", 1))
    assert choice in legal


def test_the_order_of_the_pile_changes_no_choice() -> None:
    for state, seat, legal in turns(GAME, {}, [player("set")] * 3, b"blind"):
        if legal and len(state.pile) > 1:
            assert same_choice("set", state, replace(state, pile=state.pile[::-1]), seat)


@pytest.mark.parametrize(
    ("options", "seats", "games"),
    [({}, 3, 10), ({"beginners": True, "lockout": True}, 2, 10), ({"one_by_one": True}, 2, 5)],
)
def test_it_wins_every_game_against_random_players(options: Options, seats: int, games: int) -> None:
    assert wins_against_random_players("set", options, seats, games) == games
