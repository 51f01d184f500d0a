"""What a SET is: the examples of the leaflet, and counts known from other programs."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations, product
from math import comb

import pytest

from bot.games.set.cards import BEGINNERS, DECK, Card, Triple, holds_set, odd_feature
from tests.games.set.tables import BEGINNERS_FREE, SET_FREE, all_sets, card, digits


def differing(three: Triple) -> int:
    """Returns in how many features the cards differ."""
    return sum(len(set(values)) > 1 for values in zip(*three, strict=True))


@pytest.mark.parametrize(
    "three",
    [
        (Card(1, "orange", "oval", "solid"), Card(1, "orange", "oval", "striped"), Card(1, "orange", "oval", "open")),
        (Card(3, "orange", "diamond", "open"), Card(2, "black", "oval", "open"), Card(1, "teal", "squiggle", "open")),
        (
            Card(1, "orange", "oval", "solid"),
            Card(2, "teal", "diamond", "open"),
            Card(3, "black", "squiggle", "striped"),
        ),
    ],
    ids=["one feature differs", "three differ", "all differ"],
)
def test_004_1_all_equal_or_all_different_in_every_feature_is_a_set(three: Triple) -> None:
    assert odd_feature(three) is None


@pytest.mark.parametrize(
    ("three", "feature"),
    [
        (
            (Card(2, "orange", "oval", "open"), Card(2, "teal", "oval", "open"), Card(2, "black", "oval", "solid")),
            "shading",
        ),
        (
            (Card(1, "orange", "oval", "solid"), Card(2, "orange", "oval", "open"), Card(3, "teal", "oval", "striped")),
            "colour",
        ),
    ],
)
def test_004_1_two_alike_and_a_third_otherwise_are_none(three: Triple, feature: str) -> None:
    assert odd_feature(three) == feature


def test_004_1_for_any_two_cards_exactly_one_third_makes_a_set() -> None:
    completed = Counter(pair for three in all_sets() for pair in combinations(three, 2))
    assert completed == Counter(combinations(DECK, 2))


def test_there_are_81_cards_and_1080_sets() -> None:
    assert len(set(DECK)) == 81
    assert len(all_sets()) == 1080


def test_40_sets_go_through_every_card() -> None:
    assert set(Counter(one for three in all_sets() for one in three).values()) == {40}


def test_sets_by_the_number_of_features_in_which_they_differ() -> None:
    assert Counter(map(differing, all_sets())) == {1: 108, 2: 324, 3: 432, 4: 216}


def test_twelve_random_cards_hold_220_79ths_of_a_set_on_average() -> None:
    assert comb(12, 3) * Fraction(len(all_sets()), comb(81, 3)) == Fraction(220, 79)


def test_twelve_cards_can_hold_14_sets() -> None:
    plane = [f"{x}{y}00" for x, y in product(range(3), repeat=2)]
    layout = [card(one) for one in [*plane, "0010", "0020", "1020"]]
    assert sum(odd_feature(three) is None for three in combinations(layout, 3)) == 14


def completing(one: Card, other: Card) -> Card:
    """Returns the card that makes a SET with these two: in every feature the digits sum to a multiple of three."""
    pairs = zip(digits(one), digits(other), strict=True)
    return card("".join(str(-(int(a) + int(b)) % 3) for a, b in pairs))


def test_twelve_cards_never_hold_15_sets() -> None:
    """A proof by exhaustion.

    If there were twelve such cards, the one in fewest SETs would be in at most three of the 15; the other eleven would
    hold twelve, and so on down to five cards with two SETs. From there no way leads back up to twelve. Cards are points
    and SETs are lines, and a change of coordinates maps any two lines that cross to any others: so it is enough to
    start from one such set of five.
    """
    least = {12: 15}
    for cards in range(12, 5, -1):
        least[cards - 1] = least[cards] - 3 * least[cards] // cards
    assert least == {12: 15, 11: 12, 10: 9, 9: 7, 8: 5, 7: 4, 6: 3, 5: 2}
    third = {(one, other): completing(one, other) for one, other in permutations(DECK, 2)}
    found = {frozenset(map(card, ["0000", "1000", "2000", "0100", "0200"])): 2}
    for cards in range(6, 13):
        larger = {}
        for held, sets in found.items():
            for new in DECK:
                if new not in held:
                    more = sets + sum(third[new, one] in held for one in held) // 2
                    if more >= least[cards]:
                        larger[held | {new}] = more
        found = larger
    assert found == {}


def test_twenty_cards_can_be_without_a_set_and_none_of_the_others_fits() -> None:
    free = [card(one) for one in SET_FREE.split()]
    assert len(set(free)) == 20
    assert not holds_set(free)
    assert all(holds_set([*free, other]) for other in DECK if other not in free)


def test_beginners_play_with_the_27_solid_cards_and_117_sets() -> None:
    assert len(BEGINNERS) == 27
    assert {one.shading for one in BEGINNERS} == {"solid"}
    assert sum(odd_feature(three) is None for three in combinations(BEGINNERS, 3)) == 117


def test_nine_of_the_beginners_cards_can_be_without_a_set() -> None:
    free = [card(one) for one in BEGINNERS_FREE.split()]
    assert set(free) < set(BEGINNERS)
    assert len(set(free)) == 9
    assert not holds_set(free)
