"""Both verifiers take moves in the same words, and in no others that a lax reader would take for the same."""

import re
from functools import cache
from random import Random

import pytest

from bot.verification.game_record import Json, game_record_of
from bot.verification.verify import verify
from tests.verification.forged_words import REWRITES, undoing, with_words
from tests.verification.one_file import ONE_FILE
from tests.verification.random_games import GAMES, copied, one_session
from tests.verification.test_hostile_records import is_refused
from tests.verification.test_verify import VERIFIERS, Verifier


def record_of(key: str) -> Json:
    """Returns the record of a game of this key."""
    return copied(_record(key))


@cache
def _record(key: str) -> Json:
    return game_record_of(one_session(key, to_the_end=True))


def first_with(record: Json, pattern: str) -> int:
    """Returns the index of the first move in whose words this pattern is."""
    return next(at for at, move in enumerate(record["moves"]) if re.search(pattern, move["words"]))


def cut_after(record: Json, at: int, words: str) -> Json:
    """Returns the record with these words at this index as its last move."""
    return with_words(record, at, words, cut=True)


def verifiers_differ(record: Json) -> bool:
    """Returns whether one verifier confirms the record and the other does not."""
    return is_refused(verify, record) != is_refused(ONE_FILE.verify, record)


@pytest.mark.parametrize("key", GAMES)
def test_words_that_are_written_in_another_way_are_the_same_to_both_verifiers(key: str) -> None:
    record, rng = record_of(key), Random(key)
    last = len(record["moves"]) - 1
    for at in (0, 1, last // 4):
        true = record["moves"][at]["words"]
        for words in (true, *(rewrite(true, rng) for rewrite in REWRITES)):
            assert not verifiers_differ(cut_after(record, at, words)), words
        undone = undoing(at + 1, rng)
        for words in (undone, *(rewrite(undone, rng) for rewrite in REWRITES)):
            assert not verifiers_differ(cut_after(record, at, words)), words


@VERIFIERS
@pytest.mark.parametrize(
    "words",
    [
        "takeback 00",
        "takeback \u0660",
        "takeback \uff10",
        "takeback +0",
        "takeback 0_0",
        "takeback  0",
        "takeback 0 ",
        "takeback 0\n",
        "TAKEBACK 0",
        "overtaken 0 \uff10",
        "overtaken 00 0",
    ],
)
def test_a_move_is_taken_back_in_these_words_alone(words: str, verifier: Verifier) -> None:
    record = record_of("set")
    assert not is_refused(verifier, cut_after(record, 1, "takeback 0"))
    assert is_refused(verifier, cut_after(record, 1, words))


@VERIFIERS
@pytest.mark.parametrize(
    ("pattern", "other"),
    [
        ("[0-9]", "\uff10"),
        ("place ", "place 0"),
        (",", ",0"),
        (",", ",+"),
        (",", ",0_"),
        (",", ",\u0660"),
        ("[ud]0", "u-0"),
        ("$", "\n"),
        ("$", " "),
        (" ", "  "),
        (" ", "\u00a0"),
    ],
)
@pytest.mark.parametrize("key", ["tripple_domino", "triodomino"])
def test_a_tile_is_placed_in_its_words_alone(key: str, pattern: str, other: str, verifier: Verifier) -> None:
    record = record_of(key)
    at = first_with(record, rf"^(?=place).*{pattern}")
    words = record["moves"][at]["words"]
    assert not is_refused(verifier, cut_after(record, at, words))
    assert is_refused(verifier, cut_after(record, at, re.sub(pattern, other, words, count=1)))


@VERIFIERS
@pytest.mark.parametrize(
    ("formation", "right"),
    [("1", True), ("a", True), ("A", False), ("ab", False), ("01", False), ("\u00b9", False), ("", False)],
)
def test_a_formation_has_a_number_and_a_letter(formation: str, right: bool, verifier: Verifier) -> None:
    record = record_of("triodomino")
    at = first_with(record, " 1:")
    words = record["moves"][at]["words"].replace(" 1:", f" {formation}:")
    assert is_refused(verifier, cut_after(record, at, words)) is not right
