"""Both verifiers confirm true records, and refuse changed ones with the ply."""

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games.base import Seat
from bot.sessions.rules import play
from bot.sessions.rules.timeouts import leave_seat
from bot.sessions.session import Move, Person, Status
from bot.verification.command import verify_file
from bot.verification.game_record import FIRST_FORMAT, Json, digest_of, file_of, game_record_of
from bot.verification.verify import RefusedGameRecord, compare, verify
from tests.contract.players import mostly_purposeful_move
from tests.contract.variants import many_pairs
from tests.verification.one_file import ONE_FILE
from tests.verification.random_games import GAMES, NOW, copied, one_session, random_sessions, started

SLOW = bool(os.environ.get("SLOW"))

Verifier = Callable[..., Any]
VERIFIERS = pytest.mark.parametrize("verifier", [verify, ONE_FILE.verify], ids=["bot", "one file"])


def test_both_verifiers_confirm_random_games_of_all_variants() -> None:
    draws = 0
    for session in random_sessions(1000 if SLOW else 12):
        record = json.loads(file_of(game_record_of(session)))
        found = verify(record, record["hash"])
        assert ONE_FILE.verify(record, record["hash"]) == found.draws, session
        assert found.moves == session.ply
        draws += found.draws
    assert draws > 0


def refused(verifier: Verifier, record: Json, *given: str) -> int | None:
    """Returns the ply with which the record is refused."""
    with pytest.raises((RefusedGameRecord, ONE_FILE.Refused)) as caught:
        verifier(record, *given)
    ply: int | None = caught.value.ply
    return ply


@pytest.fixture(scope="module", params=GAMES)
def record(request: pytest.FixtureRequest) -> Json:
    return game_record_of(one_session(request.param, to_the_end=True))


def changed(value: Any) -> Any:
    """Returns another value of the same type."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str() if value and value[-1] in "0123456789abcdef":
            return value[:-1] + ("1" if value[-1] == "0" else "0")
        case str():
            return f"{value}x"
        case [first, *rest]:
            return [changed(first), *rest]
        case {**items} if items:
            return {key: changed(one) for key, one in items.items()}
    return [[2, 0]] if value == [] else "1"


def sampled(record: Json) -> list[int]:
    """Returns the plies whose moves are changed."""
    plies = range(1, len(record["moves"]) + 1)
    return sorted(Random(0).sample(plies, min(25 if SLOW else 3, len(plies))))


@VERIFIERS
def test_a_changed_field_of_a_move_is_refused_with_the_ply(record: Json, verifier: Verifier) -> None:
    for ply in sampled(record):
        for field, value in record["moves"][ply - 1].items():
            if field != "ply":
                forged = copied(record)
                forged["moves"][ply - 1][field] = changed(value)
                assert refused(verifier, forged) == ply, field


@VERIFIERS
def test_a_move_that_is_missing_is_refused(record: Json, verifier: Verifier) -> None:
    for ply in sampled(record):
        forged = copied(record)
        del forged["moves"][ply - 1]
        refused(verifier, forged)
        for following in forged["moves"][ply - 1 :]:
            following["ply"] -= 1
        assert refused(verifier, forged) == min(ply, len(forged["moves"]))


@VERIFIERS
def test_every_other_changed_field_is_refused(record: Json, verifier: Verifier) -> None:
    for field in record.keys() - {"moves"}:
        for path in paths(record[field]):
            forged = copied(record)
            change_at(forged, [field, *path])
            refused(verifier, forged)
    for field in record:
        refused(verifier, {name: value for name, value in record.items() if name != field})


def paths(value: Any) -> Iterator[list[Any]]:
    """Yields the ways to all values inside of a value."""
    inside = value.items() if isinstance(value, dict) else ()
    if not inside:
        yield []
    for key, one in inside:
        yield from ([key, *rest] for rest in paths(one))


def change_at(record: Any, path: list[Any]) -> None:
    *way, last = path
    for key in way:
        record = record[key]
    record[last] = changed(record[last])


def with_new_hashes(record: Json) -> Json:
    """Returns the record with hashes that fit what is in it: what a forger does who has read the description."""
    parts = {"start", "moves", "given_up", "ended_at", "result", "hash"}
    bound = digest_of("", {key: value for key, value in record.items() if key not in parts})
    for entry in (record["start"], *record["moves"]):
        bound = digest_of(bound, {key: value for key, value in entry.items() if key != "hash"})
        entry["hash"] = bound
    record["hash"] = digest_of(bound, {key: record[key] for key in ("given_up", "ended_at", "result")})
    return record


@VERIFIERS
def test_draws_that_the_seed_does_not_give_are_refused_though_all_hashes_fit(record: Json, verifier: Verifier) -> None:
    for ply in (0, *sampled(record)):
        forged = copied(record)
        entry = forged["moves"][ply - 1] if ply else forged["start"]
        entry["draws"] = changed(entry["draws"])
        assert refused(verifier, with_new_hashes(forged)) == ply


@VERIFIERS
def test_another_result_is_refused_though_all_hashes_fit(record: Json, verifier: Verifier) -> None:
    last = len(record["moves"])
    for field in ("ranks", "scores", "reason"):
        forged = copied(record)
        forged["result"][field] = changed(forged["result"][field])
        assert refused(verifier, with_new_hashes(forged)) in (last, None), field
    gone = with_new_hashes({**copied(record), "given_up": [[0, "resigned"]]})
    if len(record["seats"]) > 1 and record["result"]["ranks"][0] == 1:
        assert refused(verifier, gone) == last


@VERIFIERS
def test_a_move_against_the_rules_is_refused_though_all_hashes_fit(record: Json, verifier: Verifier) -> None:
    for ply in sampled(record):
        for words in ("roll z north", "place 5-5-5 u9,9", "take a1 a1 a1", "takeback 9999", "", "act a9"):
            forged = copied(record)
            forged["moves"][ply - 1]["words"] = words
            assert refused(verifier, with_new_hashes(forged)) == ply, words


@VERIFIERS
def test_another_seed_is_refused_though_all_hashes_fit(record: Json, verifier: Verifier) -> None:
    forged = copied(record)
    forged["luck"]["seed"] = "00" * 32
    assert refused(verifier, with_new_hashes(forged)) is None
    forged["luck"]["seed"] = record["luck"]["seed"]
    forged["session"] = changed(forged["session"])
    assert refused(verifier, with_new_hashes(forged)) is None, "the commitment is bound to its table"


@VERIFIERS
def test_the_record_of_another_legal_game_is_told_by_its_hash_alone(verifier: Verifier) -> None:
    true, other = game_record_of(one_session("tris_1", 0)), game_record_of(one_session("tris_1", 1))
    verifier(other, other["hash"])
    assert refused(verifier, other, true["hash"]) is None


def test_a_record_that_differs_from_the_game_that_was_played_is_refused_with_the_ply(record: Json) -> None:
    compare(copied(record), record)
    for ply in sampled(record):
        forged = copied(record)
        forged["moves"][ply - 1]["at"] += 1
        with_new_hashes(forged)
        verify(forged)
        with pytest.raises(RefusedGameRecord) as caught:
            compare(forged, record)
        assert caught.value.ply == ply


def test_a_record_names_nobody_unless_names_are_asked_for() -> None:
    for session in random_sessions(12):
        nameless, named = game_record_of(session), game_record_of(session, with_names=True)
        text = file_of(nameless).decode()
        assert not any(person.name and person.name in text for person in session.people)
        assert named == {**nameless, "names": [person.name for person in session.people]}, "the hash is the same"


@VERIFIERS
def test_a_record_with_names_verifies_whatever_the_names_are(record: Json, verifier: Verifier) -> None:
    seats = len(record["seats"])
    for names in (["Zoë"] * seats, [None] * seats):
        verifier({**record, "names": names}, record["hash"])
        compare({**record, "names": names}, record)
    for malformed in (None, "Zoë", ["Zoë"] * (seats + 1), [7] * seats, ["x" * 101] * seats):
        assert refused(verifier, {**record, "names": malformed}) is None


@VERIFIERS
def test_a_record_of_the_first_format_still_verifies_and_is_that_of_the_game(verifier: Verifier) -> None:
    for session in random_sessions(12):
        old = json.loads(file_of(game_record_of(session, record_format=FIRST_FORMAT)))
        assert "levels" not in old
        verifier(old, old["hash"])
        compare(old, game_record_of(session, record_format=FIRST_FORMAT))
        refused(verifier, {**old, "names": [None] * len(old["seats"])})


@VERIFIERS
def test_another_level_of_a_computer_is_refused_by_the_hash(verifier: Verifier) -> None:
    record = next(found for found in map(game_record_of, random_sessions(12)) if "computer" in found["seats"])
    for level in ("easy", "grandmaster", None):
        forged = {**record, "levels": [old and level for old in record["levels"]]}
        refused(verifier, forged)
    everybody = ["hard"] * len(record["seats"])
    if "person" in record["seats"]:
        refused(verifier, with_new_hashes(copied({**record, "levels": everybody})))


@VERIFIERS
def test_a_game_that_computers_have_finished_after_all_had_left_has_no_result(verifier: Verifier) -> None:
    variant = next(one for one in many_pairs("triodomino") if one.seats == 3)
    session = started(variant, Random("all away"))
    session = replace(session, people=tuple(Person(number, f"Number {number}") for number in (1, 2, 3)))
    session = replace(session, luck=replace(session.luck, entropy=replace(session.luck.entropy, joined={})))
    for seat in range(3):
        session = leave_seat(session, Seat(seat)).session
    rng = Random("moves")
    while session.status is Status.PLAYING:
        mover, words = mostly_purposeful_move(session.game, session.state, rng)
        session = play.make_unattended_move(session, Move(mover, words, None, NOW)).session
    record = game_record_of(session)
    assert record["result"]["status"] == "abandoned"
    verifier(record, record["hash"])
    won = copied(record)
    won["given_up"] = won["given_up"][:2]
    assert refused(verifier, with_new_hashes(won)) == len(record["moves"])


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", "null", "7", '{"format": "tavolino-record/2"}', "[" * 100_000, "\xff"]
)
def test_a_file_that_is_no_record_is_refused_with_a_line(tmp_path: Path, text: str) -> None:
    file, lines = tmp_path / "record.json", list[str]()
    file.write_text(text, encoding="latin-1")
    assert not verify_file(file, None, lines.append)
    assert len(lines) == 1
    assert ONE_FILE.main([str(file)]) in (1, 2)


def test_the_commands_say_what_they_have_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, file = game_record_of(one_session("tris_2", to_the_end=True)), tmp_path / "record.json"
    file.write_bytes(file_of(record))
    lines = list[str]()
    assert verify_file(file, record["hash"], lines.append)
    assert "luck, moves and result are right" in lines[0]
    assert record["hash"] in lines[1]
    assert ONE_FILE.main([str(file), record["hash"]]) == 0
    assert "luck, moves and result are right" in capsys.readouterr().out
    record["moves"][2]["seat"] = 1 - record["moves"][2]["seat"]
    file.write_bytes(file_of(record))
    assert not verify_file(file, None, lines.append)
    assert lines[-1].startswith("REFUSED: ply 3: ")
    assert ONE_FILE.main([str(file)]) == 1
    assert capsys.readouterr().out.startswith("REFUSED: ply 3: ")
