"""Variants of move words that a lax parser might accept: other digits, signs, leading zeros, spaces, newlines, case."""

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from random import Random

from bot.games.base import OptionError
from bot.verification.game_record import Json, MoveRefused, entries_of
from bot.verification.shape import MalformedGameRecord, check_shape
from bot.verification.verify import session_of
from tests.verification.random_games import copied
from tests.verification.test_hostile_records import rehashed

FULL_WIDTH = str.maketrans({chr(code): chr(code + 0xFEE0) for code in range(ord("!"), ord("~") + 1)})
ARABIC = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
SUPERSCRIPT = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
UNSEEN = (" ", "\t", "\n", "\r", "\0", "\u00a0", "\u200b", "\u2028", "\ufeff")

Rewrite = Callable[[str, Random], str]


def _at_number(change: str) -> Rewrite:
    """Returns a rewrite that inserts these characters before one of the numbers."""

    def rewrite(words: str, rng: Random) -> str:
        places = [match.start() for match in re.finditer(r"(?<![0-9])[0-9]", words)]
        at = rng.choice(places) if places else 0
        return words[:at] + change + words[at:]

    return rewrite


def _translated(table: Mapping[int, str | int]) -> Rewrite:
    """Returns a rewrite that replaces one of the table's characters by its other form."""

    def rewrite(words: str, rng: Random) -> str:
        places = [at for at, character in enumerate(words) if ord(character) in table]
        at = rng.choice(places) if places else 0
        return words[:at] + words[at : at + 1].translate(table) + words[at + 1 :]

    return rewrite


def _unseen(words: str, rng: Random) -> str:
    """Inserts an invisible character: at an end, or anywhere."""
    at = rng.choice((0, len(words), rng.randrange(len(words) + 1)))
    return words[:at] + rng.choice(UNSEEN) + words[at:]


def _spaced(words: str, rng: Random) -> str:
    """Replaces the spaces."""
    return words.replace(" ", rng.choice(("", "  ", *UNSEEN)))


def _other_case(words: str, rng: Random) -> str:
    at = rng.randrange(len(words) or 1)
    return words.swapcase() if rng.randrange(2) else words[:at] + words[at : at + 1].swapcase() + words[at + 1 :]


def _left_out(words: str, rng: Random) -> str:
    at = rng.randrange(len(words) or 1)
    return words[:at] + words[at + 1 :]


def _doubled(words: str, rng: Random) -> str:
    at = rng.randrange(len(words) or 1)
    return words[: at + 1] + words[at:]


def _other_order(words: str, rng: Random) -> str:
    """Shuffles the words, or the parts of a tile or a cell."""
    separator = rng.choice(" -,")
    parts = words.split(separator)
    rng.shuffle(parts)
    return separator.join(parts)


def _other_formation(words: str, rng: Random) -> str:
    """Writes the formation's name in another way, or names another one."""
    names = ("a", "b", "ab", "bc", "A", "", "0", "1", "01", "1 ", "+1", "-1", "27", "{")
    return re.sub("[^ ]*:", lambda _: f"{rng.choice(names)}:", words)


def _other_slot(words: str, rng: Random) -> str:
    """Changes the letters of SET's slots."""
    rows = ("d", "e", "z", "aa", "ab", "A", "")
    return re.sub(r"\b([abc])([1-9])", lambda match: f"{rng.choice((match[1], *rows))}{match[2]}", words)


REWRITES: tuple[Rewrite, ...] = (
    *map(_at_number, ("0", "+", "-", "0_", " ")),
    *(_translated(table) for table in (FULL_WIDTH, ARABIC, SUPERSCRIPT)),
    _unseen,
    _spaced,
    _other_case,
    _left_out,
    _doubled,
    _other_order,
    _other_formation,
    _other_slot,
)
"""Functions that write words in another way or change them; if nothing fits, the words stay the same."""


def undoing(ply: int, rng: Random) -> str:
    """Returns words that take back a move before this ply, or mark a move as overtaken."""
    target = rng.randrange(max(1, ply - 1))
    return f"takeback {target}" if rng.randrange(2) else f"overtaken {max(0, ply - 2)} {rng.randrange(3)}"


def with_words(record: Json, at: int, words: str, *, cut: bool) -> Json:
    """Returns the record with other words for the move at this index, and with matching draws, states and hashes.

    The bot computes these up to the first move that it refuses. From there on, draws and states stay unchanged, except
    that a changed move that undoes others draws nothing.

    Args:
        cut: whether the game is abandoned after this move, so that the record is valid if the words are.
    """
    changed = copied(record)
    move = changed["moves"][at]
    move["words"] = words
    if words.startswith(("takeback", "overtaken")):
        move["draws"] = []
    if cut:
        del changed["moves"][at + 1 :]
        changed["given_up"] = []
        changed["result"] = {"status": "abandoned", "reason": "agreed-end", "ranks": None, "scores": None}
    with suppress(MalformedGameRecord, OptionError, MoveRefused):
        entries = entries_of(session_of(check_shape(changed)), changed["format"])
        for entry, (expected, _) in zip((changed["start"], *changed["moves"]), entries, strict=False):
            entry.update(draws=expected["draws"], state=expected["state"])
    return rehashed(changed)
