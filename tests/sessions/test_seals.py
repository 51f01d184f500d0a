"""A session's seal breaks where a row of it is not as it was written; what is written without it breaks no seal."""

from dataclasses import fields, replace
from typing import Any

import pytest

from bot.sessions.persistence import records
from bot.sessions.persistence.records import change_between
from bot.sessions.persistence.replay import checked_session
from bot.sessions.persistence.seal import COLUMNS, DEFAULTS, UNSEALED, seal_of
from bot.store.errors import DamagedRecord
from bot.store.sessions import SavedSession, SessionRecord
from tests.sessions.harness import ADA, BEA, Harness


async def saved(harness: Harness) -> SavedSession:
    session = await harness.game(ADA, BEA)
    for person in (ADA, BEA, ADA):
        session = await harness.move(session, person, "take 1")
    return await harness.saved(session)


def other(value: Any) -> Any:
    """Returns another value that the column may have."""
    match value:
        case None | bool():
            return not value
        case int():
            return value ^ 1
        case _:
            return value[:-1] + chr(ord(value[-1]) ^ 1) if value else "x"


def is_damaged(saved: SavedSession) -> bool:
    try:
        checked_session(saved)
    except DamagedRecord:
        return True
    return False


async def test_whole_rows_fit_it(harness: Harness) -> None:
    assert not is_damaged(await saved(harness))


async def test_each_column_of_the_session(harness: Harness) -> None:
    whole = await saved(harness)
    passing = {
        column.name
        for column in fields(SessionRecord)
        if not is_damaged(
            replace(whole, session=replace(whole.session, **{column.name: other(getattr(whole.session, column.name))}))
        )
    }
    # A live session has no result; offer, offer_ply and offer_agreed say nothing without offer_seat.
    assert passing == {"shown", "set_aside", "rematch_of", "offer", "offer_seat", "offer_ply", "offer_agreed"} | (
        {"rematch_id", "rematch_seed"} & passing
    )


@pytest.mark.parametrize("column", ["person", "name", "username", "joined_with"])
async def test_each_column_of_a_seat(harness: Harness, column: str) -> None:
    whole = await saved(harness)
    first, *others = whole.seats
    damaged = replace(first, **{column: other(getattr(first, column))})
    assert is_damaged(replace(whole, seats=(damaged, *others)))


@pytest.mark.parametrize("column", ["seat", "words", "action", "at", "state_hash"])
async def test_each_column_of_a_move(harness: Harness, column: str) -> None:
    whole = await saved(harness)
    first, *others = whole.moves
    damaged = replace(first, **{column: other(getattr(first, column))})
    assert is_damaged(replace(whole, moves=(damaged, *others)))


async def test_a_row_less(harness: Harness) -> None:
    whole = await saved(harness)
    assert is_damaged(replace(whole, moves=whole.moves[:-1]))
    assert is_damaged(replace(whole, seats=whole.seats[:-1]))


async def test_rows_of_older_programs_have_none(harness: Harness) -> None:
    whole = await saved(harness)
    assert not is_damaged(replace(whole, session=replace(whole.session, seal=None), moves=whole.moves[:-1]))


async def test_a_row_that_was_written_since_by_an_older_program(harness: Harness) -> None:
    whole = await saved(harness)
    assert whole.session.seal is not None
    written = whole.session.seal.partition(":")[2]
    older = replace(whole, session=replace(whole.session, seal=f"7.{len(COLUMNS)}:{written}"), moves=whole.moves[:-1])
    assert is_damaged(replace(older, version=7))
    assert not is_damaged(replace(older, version=8))
    newer = replace(older.session, seal=f"7.{len(COLUMNS) + 1}:{written}")
    assert not is_damaged(replace(older, session=newer, version=7))


async def test_a_commitment_to_another_seed(harness: Harness) -> None:
    whole = await saved(harness)
    record = replace(whole.session, seed="00" * 32, seal=None)
    with pytest.raises(DamagedRecord, match="commitment"):
        checked_session(replace(whole, session=record))


async def test_the_moves_since_are_chained_to_those_known(harness: Harness) -> None:
    whole = await saved(harness)
    session = checked_session(whole)
    newer = await harness.move(await harness.current(session), BEA, "take 1")
    rows = await harness.saved(newer)
    since = replace(rows, moves=rows.moves[session.ply :])
    assert checked_session(since, session).chain == newer.chain
    with pytest.raises(DamagedRecord, match="sealed"):
        checked_session(since, replace(session, chain=b""))


async def test_a_new_column_breaks_no_seal(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    """A column that rows did not have when they were sealed has its default in them."""
    whole = await saved(harness)
    made = seal_of
    monkeypatch.setattr("bot.sessions.persistence.seal.DEFAULTS", {**DEFAULTS, "new": 5})
    monkeypatch.setattr(records, "seal_of", lambda columns, *others: made({**columns, "new": 5}, *others))
    assert not is_damaged(whole)
    monkeypatch.setattr(records, "seal_of", lambda columns, *others: made({**columns, "new": 6}, *others))
    assert is_damaged(whole)


async def test_each_change_seals_it_again(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    moved = await harness.move(session, ADA, "take 1")
    change = change_between(session, moved, based_on=4)
    assert change.session is not None
    assert change.session_columns is not None
    assert {"seal", "options"} <= {*change.session_columns}
    assert change.session.seal is not None
    assert change.session.seal.startswith("5.")
    assert {column.name for column in fields(SessionRecord)} > UNSEALED
