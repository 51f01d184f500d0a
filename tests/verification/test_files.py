"""Both verifiers read the same files, and say of any other in one line why not, whatever the terminal can show."""

import io
import json
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.command_line import print_line
from bot.verification.command import verify_file
from bot.verification.file import MAX_BYTES
from bot.verification.game_record import Json, file_of, game_record_of
from bot.verification.shape import MAX_MOVES
from tests.verification.one_file import ONE_FILE
from tests.verification.random_games import one_session
from tests.verification.test_hostile_records import is_refused, rehashed
from tests.verification.test_verify import VERIFIERS, Verifier


def bots(file: Path) -> bool:
    """Verifies a file by the bot's command."""
    return verify_file(file, None, print_line)


def files(file: Path) -> bool:
    """Verifies a file by the file that verifies."""
    return bool(ONE_FILE.main([str(file)]) == 0)


Command = Callable[[Path], bool]
COMMANDS = pytest.mark.parametrize("command", [bots, files], ids=["bot", "one file"])


@pytest.fixture(name="record")
def fixture_record() -> Json:
    """The record of a game."""
    return game_record_of(one_session("tripple_domino", to_the_end=True))


Said = Callable[[Command, bytes], str]


@pytest.fixture(name="said")
def fixture_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Said:
    """Returns what a command says of a file that it does not confirm, on a terminal that has ASCII alone."""
    file = tmp_path / "record.json"

    def said(command: Command, content: bytes) -> str:
        file.write_bytes(content)
        written = io.BytesIO()
        with monkeypatch.context() as patched:
            patched.setattr(sys, "stdout", io.TextIOWrapper(written, "ascii", write_through=True))
            patched.setattr(sys, "stderr", io.TextIOWrapper(written, "ascii", "backslashreplace", write_through=True))
            assert not command(file)
            return written.getvalue().decode("ascii")

    return said


@COMMANDS
@pytest.mark.parametrize(
    ("encoding", "why"),
    [
        ("utf-8-sig", "byte order mark"),
        ("utf-16", "not in UTF-8"),
        ("utf-16-le", "no JSON"),
        ("utf-32", "not in UTF-8"),
        ("utf-32-be", "no JSON"),
    ],
)
def test_a_file_is_read_in_utf_8_alone(record: Json, command: Command, encoding: str, why: str, said: Said) -> None:
    line = said(command, file_of(record).decode().encode(encoding))
    assert why in line
    assert line.count("\n") == 1


WAYS: list[tuple[str | int, ...]] = [
    ("moves", 0, "words"),
    ("options", "\ud800"),
    ("options", "target"),
    ("options", "multi_hexagon"),
    ("result", "reason"),
    ("game",),
    ("luck", "\ud800"),
    ("start", "state"),
    ("\ud800",),
]
TEXTS = ["takeback \ud800", "\udfff", "takeback \uff10", "tris_1\n\x1b[2J", "\u202e\0"]


@COMMANDS
@pytest.mark.parametrize(
    ("way", "text"), [*product(WAYS, TEXTS[:1]), *product(WAYS[:1], TEXTS[1:]), *zip(WAYS[2:], TEXTS[1:], strict=False)]
)
def test_a_text_that_cannot_be_written_is_refused_in_one_line(
    record: Json, command: Command, way: tuple[Any, ...], text: str, said: Said
) -> None:
    at: Any = record
    for key in way[:-1]:
        at = at[key]
    at[way[-1]] = text
    line = said(command, json.dumps(rehashed(record)).encode())
    assert line.startswith("REFUSED: ")
    assert line.count("\n") == 1
    assert "\x1b" not in line


@VERIFIERS
def test_a_name_of_half_a_character_is_refused(record: Json, verifier: Verifier) -> None:
    assert not is_refused(verifier, {**record, "names": ["\U0001f600" for _ in record["seats"]]})
    assert is_refused(verifier, {**record, "names": ["\ud83d" for _ in record["seats"]]})


def test_both_have_the_same_limits() -> None:
    assert (ONE_FILE.MOST_BYTES, ONE_FILE.MOST_MOVES) == (MAX_BYTES, MAX_MOVES)


@COMMANDS
def test_a_file_that_is_too_long_is_not_parsed(command: Command, said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(json, "loads", lambda _: pytest.fail("it is parsed"))
        line = said(command, b"[" + b"{}," * (MAX_BYTES // 3) + b"{}]")
    assert "more than 4,000,000 bytes" in line
    assert line.count("\n") == 1


@COMMANDS
def test_a_record_of_too_many_moves_is_refused(record: Json, command: Command, said: Said) -> None:
    line = said(command, json.dumps({**record, "moves": [{}] * (MAX_MOVES + 1)}).encode())
    assert line.startswith("REFUSED: ")
    assert "20,000" in line
    assert "moves" in line
