"""The numbers of `Chance` never change: recorded games and their proofs depend on them."""

from collections import Counter
from hashlib import sha256
from hmac import digest
from itertools import permutations

import pytest

from bot.games.chance import ALGORITHM, NUMBERS, Chance

SEED = bytes(range(32))


def numbers(ply: int, bound: int, count: int, seed: bytes = SEED) -> list[int]:
    chance = Chance(seed, ply)
    return [chance.below(bound) for _ in range(count)]


def test_the_numbers_of_a_seed_and_ply_are_these_for_ever() -> None:
    assert ALGORITHM == "tavolino/1"
    assert numbers(0, 6, 12) == [3, 1, 1, 4, 1, 1, 0, 5, 4, 5, 0, 3]
    assert numbers(1, 6, 12) == [1, 1, 0, 1, 1, 4, 4, 2, 4, 5, 1, 0]
    assert numbers(0, NUMBERS, 3) == [3892908231686992461, 2414856634595170597, 11398515431180253259]
    assert numbers(300, 10**15, 2, seed=b"") == [741821611261632, 479986131646235]


def test_a_shuffle_of_a_seed_and_ply_is_this_for_ever() -> None:
    assert Chance(SEED, 7).shuffled("abcdefghijklm") == tuple("gkihcmalebjdf")


def test_numbers_are_hmac_sha256_of_algorithm_ply_and_counter() -> None:
    first = digest(SEED, b"tavolino/1:5:0", sha256)
    second = digest(SEED, b"tavolino/1:5:1", sha256)
    expected = [int.from_bytes((first + second)[at : at + 8], "big") for at in range(0, 64, 8)]
    assert numbers(5, NUMBERS, 8) == expected


def test_the_same_seed_and_ply_give_the_same_numbers() -> None:
    assert numbers(3, 1000, 20) == numbers(3, 1000, 20)
    assert numbers(3, 1000, 20) != numbers(4, 1000, 20)
    assert numbers(3, 1000, 20) != numbers(3, 1000, 20, seed=b"another")


@pytest.mark.parametrize("bound", [0, -1, NUMBERS + 1])
def test_there_is_no_number_below_an_impossible_bound(bound: int) -> None:
    with pytest.raises(ValueError, match="no number below"):
        Chance(SEED, 0).below(bound)


def test_below_one_there_is_only_zero() -> None:
    assert numbers(0, 1, 3) == [0, 0, 0]


def test_numbers_of_the_uneven_tail_are_rejected() -> None:
    """The 64-bit numbers from the last multiple of the bound on would favour small results."""
    bound = NUMBERS // 2 + 1
    words = numbers(9, NUMBERS, 60)
    kept = [word for word in words if word < bound]
    assert 20 < len(kept) < 40
    assert numbers(9, bound, len(kept)) == kept


def test_numbers_are_spread_evenly() -> None:
    """Chi square with 5 degrees of freedom stays below 20.5 in all but one case of a thousand."""
    counts = Counter(numbers(0, 6, 60_000))
    assert sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6)) < 20.5


def test_orders_of_a_shuffle_are_spread_evenly() -> None:
    chance = Chance(SEED, 1)
    counts = Counter(chance.shuffled("abcd") for _ in range(24_000))
    assert set(counts) == set(permutations("abcd"))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7


def test_pick_takes_any_of_the_items() -> None:
    chance = Chance(SEED, 2)
    assert {chance.pick("xo/") for _ in range(50)} == {"x", "o", "/"}


def test_shuffling_leaves_the_items_alone() -> None:
    deck = [1, 2, 3, 4]
    assert sorted(Chance(SEED, 0).shuffled(deck)) == deck == [1, 2, 3, 4]
