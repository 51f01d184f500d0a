"""Changes name the columns in which a session's row differs."""

from dataclasses import replace

import pytest

from bot.games.base import Seat
from bot.sessions.persistence.records import change_between
from bot.sessions.session import Offer, OfferKind, Person
from bot.store.postgres.statements import MOVED
from tests.sessions.harness import ADA, BEA, CY, Harness


async def test_a_change_names_the_columns_that_differ_unless_a_move_changes_none_of_them(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    moved = replace(
        session,
        clock=replace(session.clock, deadline=7),
        consent=replace(session.consent, offer=Offer(OfferKind.DRAW, Seat(0), 0)),
    )
    columns = change_between(session, moved).session_columns
    assert columns is not None
    assert sorted(columns) == ["deadline", "offer", "offer_agreed", "offer_ply", "offer_seat", "options", "seal"]
    assert change_between(session, replace(session, lobby=replace(session.lobby, guests=(1,)))).session_columns is None
    assert change_between(None, session).session_columns is None


@pytest.mark.parametrize("people", [(ADA, BEA), (ADA, BEA, CY)])
async def test_a_move_changes_only_columns_that_it_names_and_that_postgresql_writes_for_moves(
    harness: Harness, people: tuple[Person, ...]
) -> None:
    before = await harness.game(*people)
    for person in (*people, ADA):
        after = await harness.move(before, person, "take 1")
        old, new = (change_between(None, session).session for session in (before, after))
        columns = change_between(before, after).session_columns
        assert old is not None
        assert new is not None
        assert columns is not None
        assert MOVED.columns.issuperset(columns)
        assert {name for name, value in vars(new).items() if value != vars(old)[name]} <= {*columns}
        before = after
