"""The command `verify`."""

import json
from collections.abc import Callable
from pathlib import Path

from bot.verification.verify import RefusedRecord, verify


def verify_file(file: Path, expected_hash: str | None, print_line: Callable[[str], object]) -> bool:
    """Verifies the record in a file, and prints what was found. Returns whether it is right."""
    try:
        record = json.loads(file.read_bytes())
        found = verify(record, expected_hash)
    except (OSError, ValueError, RecursionError) as error:
        print_line(f"{file} cannot be read: {error}")
        return False
    except RefusedRecord as error:
        print_line(f"REFUSED: {error}")
        return False
    print_line(f"{found.game}, table {found.session}: luck, moves and result are right")
    print_line(f"{found.draws} draws and {found.moves} moves checked; hash {found.hash}")
    if "names" in record:
        print_line("the names in it are not verified")
    return True
