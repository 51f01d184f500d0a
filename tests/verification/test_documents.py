"""docs/records.md and the schema name what records have."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from bot.players.base import Level
from bot.sessions.fairness import SHARED_LUCK
from bot.sessions.session import GaveUpReason
from bot.verification.game_record import FIRST_FORMAT, FORMAT, file_of, game_record_of
from bot.verification.shape import (
    FIRST_GAME_RECORD,
    FOLLOWS,
    GAME_RECORD,
    MIXED_LUCK,
    MOVE,
    NAMED_GAME_RECORD,
    RESULT,
    USERS_LUCK,
    Fits,
    check_shape,
)
from tests.verification.random_games import GAMES, random_sessions

DOCS = Path(__file__).parent.parent.parent / "docs"
SCHEMAS: dict[str, Any] = {
    record_format: json.loads((DOCS / f"record-{number}.schema.json").read_text())
    for number, record_format in enumerate((FIRST_FORMAT, FORMAT), start=1)
}

GAMES_OF_EACH = 100 if os.environ.get("SLOW") else 2


@pytest.mark.parametrize(
    ("record_format", "required", "possible"),
    [(FIRST_FORMAT, FIRST_GAME_RECORD, FIRST_GAME_RECORD), (FORMAT, GAME_RECORD, NAMED_GAME_RECORD)],
)
def test_the_schema_and_the_checks_have_the_same_fields(
    record_format: str, required: Mapping[str, Fits], possible: Mapping[str, Fits]
) -> None:
    schema = SCHEMAS[record_format]
    fields = schema["properties"]
    assert fields["format"]["const"] == record_format
    assert schema["additionalProperties"] is False
    assert set(schema["required"]) == set(required)
    assert set(fields) == set(possible)
    for part, checks in (
        (fields["start"], FOLLOWS),
        (fields["moves"]["items"], MOVE),
        (fields["result"], RESULT),
        (fields["luck"]["oneOf"][0], MIXED_LUCK),
        (fields["luck"]["oneOf"][1], USERS_LUCK),
    ):
        assert part["additionalProperties"] is False
        assert set(part["required"]) == set(part["properties"]) == set(checks)
    assert fields["given_up"]["items"]["prefixItems"][1]["enum"] == [why.value for why in GaveUpReason]
    if "levels" in fields:
        assert fields["levels"]["items"]["enum"] == [*Level, None]


def test_every_field_is_explained() -> None:
    text = (DOCS / "records.md").read_text()
    for field in (*NAMED_GAME_RECORD, *FOLLOWS, *MOVE, *RESULT, *MIXED_LUCK, *USERS_LUCK):
        assert f"`{field}`" in text, field


@pytest.mark.parametrize("key", GAMES)
def test_the_records_of_each_game_fit_the_schema_of_their_format(key: str) -> None:
    validators = {name: jsonschema_rs.validator_for(schema) for name, schema in SCHEMAS.items()}
    for session in random_sessions(GAMES_OF_EACH, (key,)):
        records = [game_record_of(session), game_record_of(session, with_names=True)]
        if session.luck.luck_version != SHARED_LUCK:  # which the first format does not know
            records.append(game_record_of(session, record_format=FIRST_FORMAT))
        for record in records:
            written = json.loads(file_of(record))
            validators[record["format"]].validate(written)
            check_shape(written)
