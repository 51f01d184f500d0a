"""The command `verify`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from bot.verification.verify import RefusedGameRecord, Verified, verify

Print: TypeAlias = Callable[[str], object]


def verify_file(file: Path, expected_hash: str | None, print_line: Print) -> bool:
    """Verifies the game record in a file, and prints what was found. Returns whether it is right."""
    read = verified_game_record(file, print_line, expected_hash)
    if read is None:
        return False
    record, found = read
    print_line(f"{found.game}, table {found.session}: luck, moves and result are right")
    print_line(f"{found.draws} draws and {found.moves} moves checked; hash {found.hash}")
    if "names" in record:
        print_line("the names in it are not verified")
    return True


def verified_game_record(
    file: Path, print_line: Print, expected_hash: str | None = None
) -> tuple[dict[str, Any], Verified] | None:
    """Returns the game record in a file and what verifying it found; None after a line that says why it is wrong."""
    try:
        record = json.loads(file.read_bytes())
        return record, verify(record, expected_hash)
    except (OSError, ValueError, RecursionError) as error:
        print_line(f"{file} cannot be read: {error}")
    except RefusedGameRecord as error:
        print_line(f"REFUSED: {error}")
    return None
