"""The computer players of SET."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
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
from bot.players.base import Level, pause_of
from bot.players.set.seeing import form
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
        pause_of(player("set"), GAME.view(state, None), GAME.legal_moves(state, Seat(seat)), Chance(b"", 0))
        for seat in (0, 1)
    ]
    assert pauses[0] == float("inf")
    assert 1 <= pauses[1] <= 90


def pauses(level: Level, state: State, count: int = 501, seat: int = 0) -> list[float]:
    """Returns the seconds that the seat's player waits, each time with different luck and in another game."""
    someone, legal = player("set", level), GAME.legal_moves(state, Seat(seat))
    views = (GAME.view(replace(state, opening=opening(game)), Seat(seat)) for game in range(count))
    return [pause_of(someone, view, legal, Chance(b"luck", luck)) for luck, view in enumerate(views)]


@cache
def opening(number: int) -> tuple[Card, ...]:
    """Returns the first cards of a game."""
    return Chance(b"opening", number).shuffled(DECK)[:12]


@pytest.mark.parametrize(("level", "seconds"), [*zip(Level, (30, 20, 12, 7), strict=True)])
def test_the_delays_without_a_set_are_within_10_percent_of_the_usual_ones(level: Level, seconds: int) -> None:
    """They differ by luck and by the form of the day: one in four is 1.7 times as long."""
    delays = pauses(level, game(2, SET_FREE[:59], pile="2222"))
    assert median(delays) == pytest.approx(seconds, rel=0.1)
    assert 0.2 < sum(delay > 1.7 * seconds for delay in delays) / len(delays) < 0.3
    assert min(delays) >= 1
    assert max(delays) <= 90


NEAR_SET = "0000 0001 0002 2211 2201 2122 0121 2101 0221"
FAR_SET = "0000 1111 2222 2211 2201 2122 0121 0210 0221"
"""Nine cards with a single SET, whose cards differ in one feature, and in all four."""


def test_a_set_of_cards_with_nothing_in_common_takes_longer_and_longest_a_weak_player() -> None:
    longer = {
        level: median(pauses(level, game(2, FAR_SET, pile="2222"))) / median(pauses(level, game(2, NEAR_SET, "2222")))
        for level in (Level.EASY, Level.MASTER)
    }
    assert longer[Level.MASTER] > 1.8
    assert longer[Level.EASY] > 1.2 * longer[Level.MASTER]


def test_the_form_of_the_day_is_the_same_all_through_a_game_and_differs_between_games_and_seats() -> None:
    start = game(2, f"{A_SET} {SET_FREE[:44]}", pile=SET_FREE[45:59])
    later = play(start, "call", f"take {' '.join(GAME.view(start, None).slots[:3])}")
    assert later.table != start.table
    forms = [form(GAME.view(state, Seat(0))) for state in (start, later)]
    assert forms[0] == forms[1]
    assert form(GAME.view(start, Seat(1))) != forms[0]
    days = sorted(form(GAME.view(replace(start, opening=opening(number)), Seat(0))) for number in range(1001))
    assert (days[250], days[500], days[750]) == pytest.approx((0.67, 1, 1.5), rel=0.1)
    assert (days[0], days[-1]) == (0.333, 3)


def test_card_by_card_the_form_is_settled_when_a_set_can_be_called() -> None:
    state, forms = GAME.start(1, GAME.info.full_options({"one_by_one": True}), Chance(b"form", 0)), []
    for _ in range(6):
        state = play(state, "next")
        forms.append(form(GAME.view(state, Seat(0))))
    assert len({*forms}) == 3
    assert len({*forms[2:]}) == 1


def test_among_few_cards_a_player_looks_for_a_shorter_time() -> None:
    few, many = (pauses(Level.FAIR, game(2, cards, pile="2222", one_by_one=True)) for cards in (A_SET, NEAR_SET))
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
    [({}, 3, 4), ({"beginners": True, "lockout": True}, 2, 4), ({"one_by_one": True}, 2, 2)],
)
def test_it_wins_every_game_against_random_players(options: Options, seats: int, games: int) -> None:
    assert wins_against_random_players("set", options, seats, games) == games
