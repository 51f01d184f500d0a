"""docs/records.md and the schema name what records have."""

import json
from pathlib import Path
from typing import Any

from bot.sessions.session import GaveUpReason
from bot.verification.record import record_of
from bot.verification.shape import FOLLOWS, MIXED_LUCK, MOVE, RECORD, RESULT, USERS_LUCK, check_shape
from tests.verification.random_games import random_sessions

DOCS = Path(__file__).parent.parent.parent / "docs"
SCHEMA: Any = json.loads((DOCS / "record.schema.json").read_text())


def test_the_schema_and_the_checks_have_the_same_fields() -> None:
    fields = SCHEMA["properties"]
    for schema, checks in (
        (SCHEMA, RECORD),
        (fields["start"], FOLLOWS),
        (fields["moves"]["items"], MOVE),
        (fields["result"], RESULT),
        (fields["luck"]["oneOf"][0], MIXED_LUCK),
        (fields["luck"]["oneOf"][1], USERS_LUCK),
    ):
        assert schema["additionalProperties"] is False
        assert set(schema["required"]) == set(schema["properties"]) == set(checks)
    assert fields["given_up"]["items"]["prefixItems"][1]["enum"] == [why.value for why in GaveUpReason]


def test_every_field_is_explained() -> None:
    text = (DOCS / "records.md").read_text()
    for field in (*RECORD, *FOLLOWS, *MOVE, *RESULT, *MIXED_LUCK, *USERS_LUCK):
        assert f"`{field}`" in text, field


def test_random_records_have_the_shape() -> None:
    for session in random_sessions(12):
        check_shape(json.loads(json.dumps(record_of(session))))
