"""What one look ahead shows: wins are taken, and none is handed over where that can be helped."""

from collections.abc import Sequence
from typing import Any, NoReturn, overload

import pytest

from bot.games import GAMES
from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.set.cards import DECK
from bot.games.set.claim_moves import ClaimMoves
from bot.players import player
from bot.players.random_player import RandomPlayer
from tests.games.set import tables as cards
from tests.games.triangles.formations import SCENARIOS
from tests.games.triodomino import tables as triodomino
from tests.games.tripple_domino import tables as tripple_domino
from tests.games.tris_2.drawing import drawn, on_table
from tests.games.tris_on_steroids.tables import position
from tests.players.match import turns

LUCKS = 20


def choices(key: str, state: Any, seat: int | None = None) -> set[str]:
    """What the player may choose there, with any luck."""
    game = GAMES[key]
    own = min(game.to_act(state)) if seat is None else Seat(seat)
    view, legal = game.view(state, own), game.legal_moves(state, own)
    return {player(key).choose(view, legal, Chance(b"luck", luck)) for luck in range(LUCKS)}


def marks(*moves: str) -> Any:
    """Tris 1 after these cells have been written, X and O in turn."""
    game = GAMES["tris_1"]
    state = game.start(2, {}, Chance(b"", 0))
    for ply, move in enumerate(moves):
        state = game.play(state, Seat(ply % 2), move, Chance(b"", ply))
    return state


def test_tris_1_completes_a_line_rather_than_stop_one() -> None:
    assert choices("tris_1", marks("a1", "a2", "b1", "b2")) == {"c1"}


def test_tris_1_stops_a_line() -> None:
    assert choices("tris_1", marks("b2", "a1", "b1")) == {"b3"}


def test_tris_1_begins_where_most_lines_cross() -> None:
    assert choices("tris_1", marks()) == {"b2"}


def wins(key: str, state: Any) -> set[str]:
    """The moves that end the game at once, all tried out."""
    game = GAMES[key]
    (seat,) = game.to_act(state)
    after = {move: game.play(state, seat, move, Chance(b"", 1)) for move in game.legal_moves(state, seat)}
    return {move for move, then in after.items() if not game.to_act(then)}


@pytest.mark.parametrize("key", ["tris_1", "tris_2"])
def test_wins_in_one_are_taken_and_none_is_left_where_that_can_be_helped(key: str) -> None:
    """In whole games against chance, with all moves and all answers to them tried out."""
    taken = helped = 0
    for seed in range(8):
        for state, seat, legal in turns(GAMES[key], {}, [player(key), RandomPlayer()], bytes([seed])):
            if seat != 0 or not legal:
                continue
            choice = player(key).choose(GAMES[key].view(state, seat), legal, Chance(b"", seed))
            if winning := wins(key, state):
                assert choice in winning
                taken += 1
            elif left := {move for move in legal if wins(key, GAMES[key].play(state, seat, move, Chance(b"", 1)))}:
                assert choice not in left or left == set(legal)
                helped += choice not in left
    assert taken
    assert helped


def test_tris_2_rolls_a_tris() -> None:
    block = drawn("""
        xo xo .
        /  /o ox
        ox xo o
        .  /o
    """)
    assert choices("tris_2", on_table(block)) == {"roll e north"}


def test_tris_on_steroids_turns_up_the_card_that_it_knows_to_win() -> None:
    state = position("td td (tg)0 (cd) (cd) (cd) (xs) (xs) (xs)", "(td) (cd)")
    assert choices("tris_on_steroids", state) == {"reveal c1"}


def test_tris_on_steroids_seeks_where_a_card_may_win() -> None:
    state = position("td td (xg) (cd) (cd) (cd) (xs) (xs) (xs)", "(td) (cd)")
    assert choices("tris_on_steroids", state) == {"reveal c1"}


def test_tris_on_steroids_swaps_a_line_together() -> None:
    state = position("td td xd  cd (cd) ts  qd qd cg", "(td) (cd)", acting=5)
    assert choices("tris_on_steroids", state) == {"act c1"}


def test_tris_on_steroids_takes_the_goal_whose_line_lies_there() -> None:
    state = position("cd cd cg  (xd) xg (td)  (td) cs (td)", "(td) (xd)", acting=4)
    assert choices("tris_on_steroids", state) <= {"act a1", "act b1", "act c1", "act b3"}


def test_tris_on_steroids_breaks_the_line_of_a_goal_that_lies_open() -> None:
    """The line of circles would win as soon as the other is on turn; only the circles can be discarded to stop it."""
    state = position("cd cd cg  (xd) td (td)  (td) xs (td)", "(td) cd", acting=4)
    assert choices("tris_on_steroids", state) <= {"act a1", "act b1", "act c1"}


def test_tripple_domino_takes_the_most_points() -> None:
    """A hexagon closed by 001 for 41 is worth more than 555 alongside for 15."""
    state = tripple_domino.table("001 555", "333", laid=SCENARIOS["hex1"].rpartition(" ")[0])
    assert choices("tripple_domino", state) == {"place 0-0-1 u1,0"}


def test_tripple_domino_lays_a_tile_rather_than_draw() -> None:
    state = tripple_domino.table("055 123", "333", laid="u0,0=555", reserve="000 111")
    assert all(move.startswith("place 0-5-5") for move in choices("tripple_domino", state))


def test_tripple_domino_goes_out_with_its_last_tile() -> None:
    state = tripple_domino.table("055", "333", laid="u0,0=555", reserve="000 111")
    assert all(move.startswith("place 0-5-5") for move in choices("tripple_domino", state))


def test_triodomino_is_rid_of_the_dearest_tile() -> None:
    state = triodomino.table("055 155", "333", stock="000 111")
    assert all(move.startswith("place 1-5-5") for move in choices("triodomino", state))


def test_triodomino_goes_out_in_one_turn_by_the_free_tile_of_a_hexagon() -> None:
    state = triodomino.before_hexagon("001 333", "455")
    assert choices("triodomino", state) == {"place 0-0-1 1:u1,0"}


def test_triodomino_opens_with_what_it_is_glad_to_be_rid_of() -> None:
    state = triodomino.table("000 111 555", "333", laid=(), stock="000 111")
    assert choices("triodomino", state) == {"open 5-5-5"}


def test_triodomino_lays_its_free_tile() -> None:
    state = triodomino.played(triodomino.before_hexagon("001 333", "455"), "place 0-0-1 1:u1,0")
    assert choices("triodomino", state) == {"free 3-3-3"}


A_SET = "0000 0001 0002"


def test_set_calls_when_there_is_a_set_and_shows_it() -> None:
    state = cards.game(2, f"{A_SET} {cards.SET_FREE[:44]}", pile="2222")
    assert choices("set", state, seat=1) == {"call"}
    called = cards.play(state, (cards.BEN, "call"))
    shown = [cards.play(called, (cards.BEN, take)) for take in choices("set", called)]
    assert all(len(after.won[cards.BEN]) == 1 for after in shown)


@pytest.mark.parametrize(("options", "words"), [({}, "more"), ({"one_by_one": True}, "next")])
def test_set_agrees_to_more_cards_where_there_is_none(options: dict[str, bool], words: str) -> None:
    state = cards.game(3, cards.SET_FREE[:59], pile="2222", **options)
    assert choices("set", state, seat=2) == {words}


def test_set_waits_for_the_others_when_it_has_agreed_and_sees_none() -> None:
    state = cards.play(cards.game(2, cards.SET_FREE[:59], pile="2222"), "more")
    pauses = [
        player("set").pause(GAMES["set"].view(state, None), GAMES["set"].legal_moves(state, Seat(seat)), Chance(b"", 0))
        for seat in (0, 1)
    ]
    assert pauses[0] == float("inf")
    assert 8 <= pauses[1] <= 25


def test_set_takes_its_time_to_look_and_less_to_show() -> None:
    state = cards.game(2, f"{A_SET} {cards.SET_FREE[:44]}", pile="2222")
    game = GAMES["set"]
    spans = []
    for now in (state, cards.play(state, "call")):
        view, legal = game.view(now, Seat(0)), game.legal_moves(now, Seat(0))
        pauses = [player("set").pause(view, legal, Chance(b"luck", luck)) for luck in range(100)]
        spans.append((min(pauses), max(pauses)))
    (looking, longest), (showing, shown) = spans
    assert 8 <= looking < 10
    assert 23 < longest <= 25
    assert 2 <= showing < 2.5
    assert 3.5 < shown <= 4


def test_set_alone_takes_a_second_set_for_the_bonus_and_else_fills_up() -> None:
    twelve = cards.game(1, f"{A_SET} {cards.SET_FREE[:44]}", pile="2222 2221 2220", solitaire=True)
    assert all(move.startswith("take") for move in choices("set", twelve))
    nine = cards.play(
        cards.game(1, f"{A_SET} {cards.BEGINNERS_FREE}", "2222 2221 2220", solitaire=True), "take a1 a2 a3"
    )
    assert choices("set", nine) == {"refill"}
    free = cards.game(1, cards.SET_FREE[:59], pile="2222", solitaire=True)
    assert choices("set", free) == {"more"}


class Uncounted(Sequence[str]):
    """All claims of a table, of which none may be gone through."""

    def __init__(self, claims: ClaimMoves) -> None:
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
        raise AssertionError("85,320 claims were about to be gone through")

    def __contains__(self, move: object) -> NoReturn:
        raise AssertionError("85,320 claims were about to be gone through")


def test_set_goes_through_no_list_of_claims() -> None:
    state = cards.play(cards.game(2, " ".join(map(cards.digits, DECK))), "call")
    game = GAMES["set"]
    legal = game.legal_moves(state, Seat(0))
    assert isinstance(legal, ClaimMoves)
    assert len(legal) == 85_321
    choice = player("set").choose(game.view(state, Seat(0)), Uncounted(legal), Chance(b"luck", 1))
    assert choice in legal
