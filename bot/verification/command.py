"""The command `verify`."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from bot.verification.file import read_game_record
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
    """Returns the game record in a file and the result of verifying it; if it is wrong, prints why and returns None."""
    try:
        record = read_game_record(file)
        return record, verify(record, expected_hash)
    except (OSError, ValueError) as error:
        print_line(f"{file} cannot be read: {error}")
    except RefusedGameRecord as error:
        print_line(f"REFUSED: {printable(str(error))}")
    return None


def printable(line: str) -> str:
    r"""Returns a line with escapes for unprintable characters: a refusal may quote any text of the game record.

    >>> print(printable("no game 'tris\n\ud800'"))
    no game 'tris\n\ud800'
    """
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in line)
