"""The computer player of SET."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NoReturn, overload

import pytest

from bot.games.base import Options, Seat
from bot.games.chance import Chance
from bot.games.multi_choice import MultiChoiceMoves
from bot.games.set import GAME
from bot.games.set.cards import DECK
from bot.players import player
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
    assert 8 <= pauses[1] <= 25


def test_it_looks_for_8_to_25_seconds_and_shows_in_2_to_4() -> None:
    state = game(2, f"{A_SET} {SET_FREE[:44]}", pile="2222")
    spans = []
    for now in (state, play(state, "call")):
        view, legal = GAME.view(now, Seat(0)), GAME.legal_moves(now, Seat(0))
        pauses = [player("set").pause(view, legal, Chance(b"luck", luck)) for luck in range(100)]
        spans.append((min(pauses), max(pauses)))
    (looking, longest), (showing, shown) = spans
    assert 8 <= looking < 10
    assert 23 < longest <= 25
    assert 2 <= showing < 2.5
    assert 3.5 < shown <= 4


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
