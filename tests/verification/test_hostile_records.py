"""Whatever JSON says, both verifiers confirm it or refuse it, and raise nothing else."""

from random import Random
from typing import Any

import pytest

from bot.verification.game_record import Json, game_record_of
from bot.verification.verify import RefusedGameRecord
from tests.verification.one_file import ONE_FILE
from tests.verification.random_games import GAMES, copied, one_session
from tests.verification.test_verify import VERIFIERS, Verifier, with_new_hashes

VALUES: list[Any] = [None, True, -1, 0, 10**18, 2**200, 1.5, "", "x" * 101, "\0", "takeback 0", [], [[]], {}, {"a": 1}]


def values_in(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Returns the ways to all values inside of a value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [way, *(found for key, one in inside for found in values_in(one, (*way, key)))][0 if way else 1 :]


def replaced(record: Json, way: tuple[Any, ...], value: Any) -> Json:
    """Returns the record with one of its values replaced."""
    changed: Any = copied(record)
    at = changed
    for key in way[:-1]:
        at = at[key]
    at[way[-1]] = value
    return dict(changed)


@VERIFIERS
@pytest.mark.parametrize("key", GAMES)
def test_any_value_in_any_place_is_refused_and_raises_nothing_else(key: str, verifier: Verifier) -> None:
    record, rng = game_record_of(one_session(key, to_the_end=True)), Random(key)
    ways = values_in({**record, "moves": record["moves"][:3]})
    for _ in range(60):
        way, value = rng.choice(ways), rng.choice(VALUES)
        changed = replaced(record, way, value)
        if not is_refused(verifier, changed):
            assert changed == record, way
        is_refused(verifier, rehashed(changed))


def is_refused(verifier: Verifier, record: Json) -> bool:
    try:
        verifier(record)
    except (RefusedGameRecord, ONE_FILE.Refused):
        return True
    return False


def rehashed(record: Json) -> Json:
    """Returns the record with hashes that fit, if it has places for them."""
    try:
        return with_new_hashes(copied(record))
    except (TypeError, KeyError, AttributeError):
        return record
