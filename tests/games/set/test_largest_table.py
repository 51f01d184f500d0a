"""A proof that 21 cards always hold a SET [D6], and ten of the beginners' 27, by counting over all ways to cut them.

Cards are points whose coordinates are 0, 1, 2, and SETs are their lines. A cut splits 27 points into three parallel
planes of nine, or 81 into three spaces of 27; all planes are alike with regard to SETs.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from math import comb
from typing import TypeAlias

from bot.games.set.cards import holds_set
from tests.games.set.tables import all_sets, card, digits

Point: TypeAlias = tuple[int, ...]


def cuts(dimensions: int) -> Iterator[list[list[Point]]]:
    """Returns every way to cut the points into three parallel parts: by the values of a linear form."""
    for form in product(range(3), repeat=dimensions):
        if next(filter(None, form), 0) == 1:
            parts: list[list[Point]] = [[], [], []]
            for point in product(range(3), repeat=dimensions):
                parts[sum(a * b for a, b in zip(form, point, strict=True)) % 3].append(point)
            yield parts


def splits(cards: int, most: int) -> list[tuple[int, int, int]]:
    """Returns how many of the cards may be in the three parts, with at most `most` in each."""
    shares = product(range(most, -1, -1), repeat=3)
    return [(a, b, c) for a, b, c in shares if a >= b >= c and a + b + c == cards]


def together(split: tuple[int, int, int], size: int) -> int:
    """Returns how many pairs (2) or triples (3) of the cards are in one part."""
    return sum(comb(share, size) for share in split)


def test_five_of_nine_cards_that_lie_in_a_plane_hold_a_set() -> None:
    plane = [card(f"{x}{y}00") for x, y in product(range(3), repeat=2)]
    assert all(holds_set(five) for five in combinations(plane, 5))


def test_ten_of_27_hold_a_set() -> None:
    planes = [part for cut in cuts(3) for part in cut]
    assert len(planes) == 3 * 13
    assert set(Counter(pair for plane in planes for pair in combinations(plane, 2)).values()) == {4}
    pairs_in_a_plane = 4 * comb(10, 2)
    assert 13 * max(together(split, 2) for split in splits(10, most=4)) < pairs_in_a_plane


def test_21_of_81_hold_a_set() -> None:
    spaces = [part for cut in cuts(4) for part in cut]
    assert len(spaces) == 3 * 40
    assert set(Counter(pair for space in spaces for pair in combinations(space, 2)).values()) == {13}
    in_spaces = Counter(three for space in spaces for three in combinations(space, 3))
    sets = {tuple(sorted(tuple(map(int, digits(one))) for one in three)) for three in all_sets()}
    assert {count for three, count in in_spaces.items() if three not in sets} == {4}

    pairs, triples = 13 * comb(21, 2), 4 * comb(21, 3)
    weights = {split: 16 * together(split, 2) - 3 * together(split, 3) for split in splits(21, most=9)}
    assert 16 * pairs - 3 * triples == 40 * max(weights.values())
    heaviest = [split for split, weight in weights.items() if weight == max(weights.values())]
    assert heaviest == [(9, 9, 3), (7, 7, 7)]
    assert pairs not in {75 * cut + 63 * (40 - cut) for cut in range(41)}
