"""Before the first turn: the deck, the goals, the grid, the first player."""

from collections import Counter

import pytest

from bot.games.base import OptionError, Seat, WrongSeats
from bot.games.chance import Chance
from bot.games.tris_on_steroids import GAME
from bot.games.tris_on_steroids.cards import ACTIONS, SYMBOLS, Card, deck
from bot.games.tris_on_steroids.position import Position
from tests.games.scripted import Scripted


def started(seats: int = 2, seed: int = 0, **options: str | int) -> Position:
    return GAME.start(seats, GAME.info.full_options(options), Chance(bytes([seed]), 0))


def cards_of(position: Position) -> list[Card]:
    """Returns every card of the game, wherever it is."""
    lying = (*position.grid, *position.goals, *position.deck.discards)
    return [*(laid.card for laid in lying), *position.deck.pile]


def test_000_1_a_card_has_one_of_four_symbols_and_one_of_three_actions() -> None:
    assert len(SYMBOLS) == 4
    assert len(ACTIONS) == 3
    assert set(deck(4)) == {Card(symbol, action) for symbol in SYMBOLS for action in ACTIONS}


@pytest.mark.parametrize("copies", [2, 4, 8])
def test_000_d1_every_symbol_comes_with_every_action_as_often_as_the_option_says(copies: int) -> None:
    assert set(Counter(deck(copies)).values()) == {copies}
    assert Counter(cards_of(started(copies=copies))) == Counter(deck(copies))


def test_000_d1_four_copies_are_usual_and_two_the_fewest() -> None:
    assert len(cards_of(started())) == 48
    with pytest.raises(OptionError):
        GAME.info.full_options({"copies": 1})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_000_3_every_player_gets_another_symbol_and_the_rest_goes_back(seats: int) -> None:
    for seed in range(20):
        position = started(seats, seed)
        assert len({goal.card.symbol for goal in position.goals}) == seats
        assert len(position.deck.pile) == 48 - seats - 9


def test_000_d2_any_card_of_a_symbol_may_be_drawn_as_goal() -> None:
    drawn = {started(4, seed).goals[0].card for seed in range(200)}
    assert drawn == set(deck(1))


def test_000_4_the_goal_lies_face_down_and_its_player_alone_looks_at_it() -> None:
    position = started(3)
    assert not any(goal.up for goal in position.goals)
    assert [goal.known_by for goal in position.goals] == [{0}, {1}, {2}]


@pytest.mark.parametrize(("grid", "cards"), [("3x3", 9), ("4x4", 16)])
def test_000_5_the_grid_lies_face_down_and_nobody_knows_it(grid: str, cards: int) -> None:
    position = started(grid=grid)
    assert len(position.grid) == cards
    assert not any(laid.up or laid.known_by for laid in position.grid)
    assert position.deck.discards == ()


def test_000_6_anybody_may_begin() -> None:
    assert {started(4, seed).on_turn for seed in range(40)} == {0, 1, 2, 3}


def test_the_luck_of_the_start_is_the_goals_the_pile_and_the_first_seat() -> None:
    one_of_each, dealing, shuffling = [0] * 4, [3, 2, 1], list(range(21, 0, -1))
    chance = Scripted([*one_of_each, *dealing, *shuffling, 1])
    position = GAME.start(2, GAME.info.full_options({"copies": 2}), chance)
    assert chance.spent
    assert [goal.card for goal in position.goals] == [Card("triangle", "discard"), Card("circle", "discard")]
    assert position.on_turn == Seat(1)
    rest = list(deck(2))
    rest.remove(Card("triangle", "discard"))
    rest.remove(Card("circle", "discard"))
    assert [laid.card for laid in position.grid] == rest[:9]
    assert position.deck.pile == tuple(rest[9:])


@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(WrongSeats):
        started(seats)
