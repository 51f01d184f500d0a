"""Reads a game record's file, which anybody may have written: its size is limited, its form is checked."""

import json
from codecs import BOM_UTF8
from pathlib import Path
from typing import Any

MAX_BYTES = 4_000_000
"""The size of the longest file that is read: some 20,000 moves. Its JSON takes up to thirty times as much memory."""


class UnreadableGameRecord(ValueError):
    """A file is not JSON in the form of a game record's file; the message says why."""


def read_game_record(file: Path) -> Any:
    """Returns the JSON value in the file. Raises UnreadableGameRecord, and OSError if there is no such file."""
    with file.open("rb") as opened:
        return parse_game_record(opened.read(MAX_BYTES + 1))


def parse_game_record(content: bytes) -> Any:
    """Returns the JSON value in a file's content, of any shape. Raises UnreadableGameRecord."""
    if len(content) > MAX_BYTES:
        raise UnreadableGameRecord(f"it has more than {MAX_BYTES:,} bytes, which is longer than any record")
    if content.startswith(BOM_UTF8):
        raise UnreadableGameRecord("it begins with a byte order mark: save it in UTF-8 without one")
    try:
        return json.loads(content.decode())
    except UnicodeDecodeError:
        raise UnreadableGameRecord("it is not in UTF-8, as records are") from None
    except RecursionError:
        raise UnreadableGameRecord("it is no JSON: too much is nested in it") from None
    except ValueError as error:
        raise UnreadableGameRecord(f"it is no JSON: {error}") from None
