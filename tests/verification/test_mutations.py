"""Both verifiers say the same of forged records, whose hashes fit, and take a second and little memory for each.

`MUTATIONS=100000` for that many: any value of half of them, the words of a move of the others. The forger has the bot,
which computes the hashes of states: those of the moves as they are forged. The one-file verifier does not check them.
"""

import re
import resource
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

from bot.games.base import OptionError
from bot.sessions.fairness import ENTROPY_LUCK, SHARED_LUCK, USERS_LUCK
from bot.verification.game_record import Json, MoveRefused, entries_of
from bot.verification.shape import MalformedGameRecord, check_shape
from bot.verification.verify import RefusedGameRecord, session_of, verify
from tests.seed import SEED
from tests.torture.figures import Figures, count
from tests.verification.forged_words import REWRITES, undoing, with_words
from tests.verification.one_file import ONE_FILE
from tests.verification.random_games import copied, random_records
from tests.verification.test_hostile_records import VALUES, rehashed, values_in

MUTATIONS = count("MUTATIONS", 100)
RECORDS = 12 if MUTATIONS < 10_000 else 240
SECONDS, MEGABYTES = 1.0, 100
"""Of CPU time for one record by one verifier, and of memory for all of them."""
BIG: list[Any] = [
    2,
    3,
    8,
    20,
    300,
    1001,
    1_000_000,
    2**62,
    "1" * 5000,
    "lot",
    "4x4",
    "person",
    "abandoned",
    "out-of-time",
]


class TooSlow(Exception):
    """A verifier has not come to an end."""


@contextmanager
def limited() -> Iterator[None]:
    """A block that may take SECONDS of CPU time."""

    def give_up(*_: object) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGVTALRM, give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def refused(verifier: Any, record: Json) -> str:
    """Returns why a verifier refuses the record; nothing if it confirms it."""
    try:
        with limited():
            verifier(record)
    except (RefusedGameRecord, ONE_FILE.Refused) as error:
        return str(error)
    return ""


def mutated(record: Json, rng: Random) -> Json:
    """Returns the record with one or two of its values changed, moved, doubled or left out."""
    changed: Any = copied(record)
    for _ in range(rng.choice((1, 1, 1, 2))):
        way = rng.choice([way for way in values_in(shortened(changed, rng)) if way[-1] != "state"])
        at = changed
        for key in way[:-1]:
            at = at[key]
        mutate(at, way[-1], rng)
    return dict(changed)


def forged_of(record: Json, rng: Random) -> Json:
    """Returns a mutated record with states and hashes that fit, as far as it has places for them."""
    forged = rehashed(mutated(record, rng))
    with suppress(MalformedGameRecord, OptionError, MoveRefused):
        entries = entries_of(session_of(check_shape(forged)), forged["format"])
        for entry, (expected, _) in zip((forged["start"], *forged["moves"]), entries, strict=False):
            entry["state"] = expected["state"]
    return rehashed(forged)


def with_forged_words(record: Json, rng: Random) -> Json:
    """Returns the record with the words of a move written in another way, or of one that undoes others in its place."""
    if not record["moves"]:
        return forged_of(record, rng)
    at = rng.randrange(len(record["moves"]))
    words = record["moves"][at]["words"] if rng.randrange(4) else undoing(at + 1, rng)
    for _ in range(rng.choice((0, 1, 1, 1, 1, 2))):
        words = rng.choice(REWRITES)(words, rng)
    return with_words(record, at, words, cut=bool(rng.randrange(4)))


def shortened(record: Json, rng: Random) -> Json:
    """Returns the record with a few of its moves in sight, so that other fields are mutated as often as they."""
    moves = record.get("moves")
    return {**record, "moves": moves[: rng.choice((0, 1, 3, 40))]} if isinstance(moves, list) else record


def mutate(at: Any, key: Any, rng: Random) -> None:
    """Changes one value of an object or list."""
    value = at[key]
    match rng.randrange(8):
        case 0:
            del at[key]
        case 1 if isinstance(value, int):
            at[key] = value + rng.choice((-1, 1, 2, 1000))
        case 2 if isinstance(value, bool):
            at[key] = not value
        case 3 if isinstance(at, list):
            at.insert(key, copied(value))
        case 4 if isinstance(at, list):
            rng.shuffle(at)
        case 5 if isinstance(at, dict):
            at[f"{key}{key}"] = value
        case 6:
            at[key] = rng.choice(BIG)
        case _:
            at[key] = copied(rng.choice(VALUES))


def test_both_verifiers_say_the_same_of_mutated_records() -> None:
    rng, figures, memory = Random(SEED), Figures("mutated records"), peak_of_memory()
    records = list(random_records(RECORDS))
    for _ in range(MUTATIONS):
        forge = rng.choice((forged_of, with_forged_words))
        forged = forge(rng.choice(records), rng)
        bots, files = refused(verify, forged), refused(ONE_FILE.verify, forged)
        assert bool(bots) == bool(files), f"{bots or files} of {forged}"
        figures.add("refused" if bots else "confirmed")
    assert peak_of_memory() - memory < MEGABYTES
    figures.report()


def peak_of_memory() -> float:
    """Returns the most memory that this process has had, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def test_records_of_every_version_of_luck_are_mutated() -> None:
    records = list(random_records(28))
    assert {record["luck"]["version"] for record in records} == {USERS_LUCK, ENTROPY_LUCK, SHARED_LUCK}
    for record in records:
        assert not refused(verify, record)
        assert not refused(ONE_FILE.verify, record)


def test_a_game_that_was_on_and_that_nobody_gave_up_has_no_result() -> None:
    record = next(one for one in random_records(60) if one["result"]["status"] == "abandoned" and not one["given_up"])
    record["result"] = {"status": "finished", "reason": "", "ranks": [1] * len(record["seats"]), "scores": None}
    for verifier in (verify, ONE_FILE.verify):
        assert "result" in refused(verifier, rehashed(record))


def test_a_verifier_that_checks_less_is_noticed(monkeypatch: Any) -> None:
    """Negative control."""
    monkeypatch.setattr(ONE_FILE, "check_shape", lambda _: None)
    assert_noticed(forged_of)


def test_a_verifier_that_reads_numbers_in_other_digits_is_noticed(monkeypatch: Any) -> None:
    """Negative control: `[0-9]` in the notation stands for any digit, as `isdigit` has it."""
    for game in (ONE_FILE.TrippleDomino, ONE_FILE.Triodomino):
        monkeypatch.setattr(game, "words", re.sub(r"\[[01]-[59]\]", r"\\d", game.words))
    assert_noticed(with_forged_words)


def assert_noticed(forge: Callable[[Json, Random], Json]) -> None:
    """Asserts that the verifiers differ on one of a thousand forged records, or that one of them does not end."""
    rng, records = Random(SEED), list(random_records(RECORDS))
    for _ in range(1_000):
        forged = forge(rng.choice(records), rng)
        try:
            if bool(refused(verify, forged)) != bool(refused(ONE_FILE.verify, forged)):
                return
        except TooSlow:
            return
    raise AssertionError("nothing differs")
