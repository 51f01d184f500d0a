"""The hash of a state: the same in every process, other for every other state, without regard to names of fields."""

import os
import subprocess
import sys
from dataclasses import dataclass, field
from enum import Enum, auto

import pytest

from bot.games.base import Event, GameInfo
from bot.games.defaults import BaseState
from bot.games.state_hash import comparable, state_hash

INFO = GameInfo(key="nim", seats=range(2, 3), rules=3, state_format=2)


class Colour(Enum):
    RED = auto()
    BLUE = auto()


def rule() -> None:
    """Stands for a rule that a state names."""


@dataclass(frozen=True)
class Hand:
    cards: tuple[int, ...]
    marks: frozenset[str] = frozenset()
    last: str | None = field(default=None, compare=False)


@dataclass(frozen=True)
class RenamedHand:
    held: tuple[int, ...]
    signs: frozenset[str] = frozenset()


def test_a_hash_names_the_state_format_and_is_the_same_everywhere() -> None:
    assert state_hash(INFO, Hand((1, 2), frozenset("abc"))) == "2:1292599af970673b"


@pytest.mark.parametrize(
    "other",
    [
        Hand((2, 1)),
        Hand((1, 2), frozenset("a")),
        Hand((1,)),
        Hand((12,)),
        Hand((True, 2)),  # other than 1
    ],
)
def test_another_state_has_another_hash(other: Hand) -> None:
    assert state_hash(INFO, other) != state_hash(INFO, Hand((1, 2)))


def test_another_version_of_the_rules_has_another_hash() -> None:
    newer = GameInfo(key="nim", seats=range(2, 3), rules=4, state_format=2)
    assert state_hash(newer, Hand((1,))) != state_hash(INFO, Hand((1,)))


def test_names_of_classes_and_fields_do_not_count() -> None:
    assert state_hash(INFO, RenamedHand((1, 2), frozenset("ab"))) == state_hash(INFO, Hand((1, 2), frozenset("ba")))


def test_what_states_are_not_compared_by_does_not_count_and_neither_do_events() -> None:
    assert state_hash(INFO, Hand((1,), last="x")) == state_hash(INFO, Hand((1,)))
    assert state_hash(INFO, BaseState(events=(Event("nim-taken"),))) == state_hash(INFO, BaseState())


def test_mappings_enums_and_rules_have_a_canonical_form() -> None:
    assert state_hash(INFO, {"a": Colour.RED, "b": rule}) == state_hash(INFO, {"b": rule, "a": Colour.RED})
    assert state_hash(INFO, Colour.RED) != state_hash(INFO, Colour.BLUE)


def test_a_value_without_a_canonical_form_is_refused() -> None:
    with pytest.raises(TypeError, match="a state cannot hold a object"):
        state_hash(INFO, (object(),))


def test_a_hash_of_another_state_format_is_not_compared() -> None:
    assert comparable(INFO, "2:abc")
    assert not comparable(INFO, "1:abc")


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_it_does_not_depend_on_the_seed_of_pythons_hashes(hash_seed: str) -> None:
    program = "from tests.games.test_state_hash import *; print(state_hash(INFO, Hand((1, 2), frozenset('abc'))))"
    ran = subprocess.run(  # noqa: S603  the program above
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.strip() == state_hash(INFO, Hand((1, 2), frozenset("abc")))
