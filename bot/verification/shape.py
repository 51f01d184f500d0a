"""Checks that JSON has the shape of a game record: docs/record-1.schema.json and record-2.schema.json describe it."""

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bot.players.base import Level
from bot.sessions.fairness import ENTROPY_LUCK, SHARED_LUCK
from bot.sessions.session import GaveUpReason, Status
from bot.verification.game_record import FIRST_FORMAT, FORMAT, GameRecord, Json

Fits: TypeAlias = Callable[[Any], bool]

MAX_MOVES = 20_000
"""More moves than any finished game has: a hundred rounds of Triodomino for four have some 5,000."""

MAX_SEATS = 8

SURROGATE = re.compile("[\ud800-\udfff]")
"""Half of a character (a surrogate), which JSON can contain, but no valid text."""


class TooLongGameRecord(ValueError):
    """A game record with more moves than are verified."""


class MalformedGameRecord(ValueError):
    """JSON that is not a game record. Says where it differs, and at which ply if that is in a move."""

    def __init__(self, why: str, ply: int | None = None) -> None:
        super().__init__(why)
        self.ply = ply


def whole(value: Any) -> bool:
    """Returns whether this is a number that the store can hold, such as a time, an id or a score."""
    return type(value) is int and abs(value) < 1 << 63


def natural(value: Any) -> bool:
    """Returns whether this is a number from 0 on."""
    return whole(value) and value >= 0


def words(value: Any) -> bool:
    """Returns whether this is a short text that can be encoded."""
    return isinstance(value, str) and len(value) <= 100 and SURROGATE.search(value) is None


def matching(pattern: str) -> Fits:
    """Returns a check for texts of this pattern."""
    return lambda value: isinstance(value, str) and re.fullmatch(pattern, value) is not None


def optional(fits: Fits) -> Fits:
    """Returns a check that accepts null, too."""
    return lambda value: value is None or fits(value)


def listed(fits: Fits, most: int) -> Fits:
    """Returns a check for lists of at most `most` values that fit."""
    return lambda value: isinstance(value, list) and len(value) <= most and all(map(fits, value))


def pair(one: Fits, other: Fits) -> Fits:
    """Returns a check for lists of two."""
    return lambda value: isinstance(value, list) and len(value) == 2 and one(value[0]) and other(value[1])


def among(*values: object) -> Fits:
    """Returns a check for one of these values."""
    return lambda value: any(type(value) is type(one) and value == one for one in values)


def _options(value: Any) -> bool:
    return isinstance(value, dict) and all(
        words(key) and (type(one) is bool or whole(one) or words(one)) for key, one in value.items()
    )


HASH = matching("[0-9a-f]{64}")
ID = matching("[1-9][0-9]{0,18}")
FOLLOWS: Mapping[str, Fits] = {
    "draws": listed(pair(natural, natural), 10_000),
    "state": matching("[0-9]{1,6}:[0-9a-f]{16}"),
    "hash": HASH,
}
MOVE: Mapping[str, Fits] = {"ply": natural, "seat": natural, "words": words, "at": whole, **FOLLOWS}
LUCK: Mapping[str, Fits] = {"version": natural, "commitment": HASH, "seed": HASH}
MIXED_LUCK: Mapping[str, Fits] = {**LUCK, "joined": listed(optional(ID), MAX_SEATS), "started": optional(ID)}
USERS_LUCK: Mapping[str, Fits] = {**LUCK, "users": listed(matching("-?[1-9][0-9]{0,18}"), MAX_SEATS)}
RANKS = listed(natural, MAX_SEATS)
RESULT: Mapping[str, Fits] = {
    "status": among(Status.FINISHED.value, Status.ABANDONED.value),
    "reason": words,
    "ranks": optional(RANKS),
    "scores": optional(listed(whole, MAX_SEATS)),
}
FIRST_GAME_RECORD: Mapping[str, Fits] = {
    "format": among(FIRST_FORMAT),
    "session": matching("[0-9a-z]{1,32}"),
    "rematch_of": optional(matching("[0-9a-z]{1,32}")),
    "game": words,
    "rules": natural,
    "state_format": natural,
    "options": _options,
    "seats": listed(among("person", "computer"), MAX_SEATS),
    "luck": lambda value: isinstance(value, dict),
    "opened_at": whole,
    "started_at": whole,
    "start": lambda value: isinstance(value, dict),
    "moves": listed(lambda value: isinstance(value, dict), MAX_MOVES),
    "given_up": listed(pair(natural, among(*(why.value for why in GaveUpReason))), MAX_SEATS),
    "ended_at": whole,
    "result": lambda value: isinstance(value, dict),
    "hash": HASH,
}
GAME_RECORD: Mapping[str, Fits] = {
    **FIRST_GAME_RECORD,
    "format": among(FORMAT),
    "levels": listed(among(None, *(level.value for level in Level)), MAX_SEATS),
}
NAMED_GAME_RECORD: Mapping[str, Fits] = {**GAME_RECORD, "names": listed(optional(words), MAX_SEATS)}


def check_shape(record: object) -> GameRecord:
    """Returns the game record if its JSON has the right shape. Raises MalformedGameRecord and TooLongGameRecord."""
    moves = record.get("moves") if isinstance(record, dict) else None
    if isinstance(moves, list) and len(moves) > MAX_MOVES:
        raise TooLongGameRecord(f"{len(moves):,} moves, and records of more than {MAX_MOVES:,} are not verified")
    given = _checked(record, _fields(record), "the record")
    luck = given["luck"]
    _checked(luck, _luck_fields(luck.get("version")), "luck")
    _checked(given["start"], FOLLOWS, "the start", 0)
    for ply, move in enumerate(given["moves"], start=1):
        _checked(move, MOVE, "the move", ply)
        if move["ply"] != ply:
            raise MalformedGameRecord(f"its number is {move['ply']}", ply)
        if move["seat"] >= len(given["seats"]):
            raise MalformedGameRecord("there is no such seat", ply)
    result = _checked(given["result"], RESULT, "result")
    for name, listing in (
        ("levels", given.get("levels")),
        ("names", given.get("names")),
        ("luck", luck.get("joined", luck.get("users"))),
        ("ranks", result["ranks"]),
        ("scores", result["scores"]),
    ):
        if listing is not None and len(listing) != len(given["seats"]):
            raise MalformedGameRecord(f"{name}: not one for each seat")
    gone = [seat for seat, _ in given["given_up"]]
    if len(set(gone)) < len(gone) or any(seat >= len(given["seats"]) for seat in gone):
        raise MalformedGameRecord("given_up: a seat that is not there, or twice")
    return given


def _fields(record: object) -> Mapping[str, Fits]:
    """Returns the fields that a game record of this format has; for any other value, those of today's format."""
    if not isinstance(record, dict):
        return GAME_RECORD
    if record.get("format") == FIRST_FORMAT:
        return FIRST_GAME_RECORD
    return NAMED_GAME_RECORD if "names" in record else GAME_RECORD


def _luck_fields(version: object) -> Mapping[str, Fits]:
    """Returns the fields of the luck in this version."""
    if version == ENTROPY_LUCK:
        return MIXED_LUCK
    return LUCK if version == SHARED_LUCK else USERS_LUCK


def _checked(value: object, fields: Mapping[str, Fits], where: str, ply: int | None = None) -> Json:
    if not isinstance(value, dict) or value.keys() != fields.keys():
        raise MalformedGameRecord(f"{where} does not have the fields {', '.join(fields)}", ply)
    for name, fits in fields.items():
        if not fits(value[name]):
            raise MalformedGameRecord(f"{where}: {name} is not as it has to be", ply)
    return value
