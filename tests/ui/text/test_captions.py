"""What the column of a table's picture says of turn, winner and moves."""

from dataclasses import replace

from bot.games.base import Outcome
from bot.sessions.session import OfferKind, Status
from bot.texts import texts_in
from bot.ui.text.captions import alt_text, caption
from tests.sessions.harness import ADA, BEA, Harness

ENGLISH = texts_in("en")


async def test_on_a_closed_table_nobody_plays(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="tris_1")
    assert caption(session, ENGLISH).status == "to move"
    assert "to move" in alt_text(session, session.view(None), ENGLISH)
    closed = await harness.sessions.games.end(session.id, ADA.id, moderator=True)
    shown = caption(closed, ENGLISH)
    assert (shown.player, shown.status, shown.over) == (None, "over", True)
    assert "to move" not in alt_text(closed, closed.view(None), ENGLISH)


async def test_a_takeback_takes_the_number_of_the_move_back(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="tris_1")
    session = await harness.move(session, ADA, "b2")
    assert caption(session, ENGLISH).moves == 2
    await harness.sessions.offers.make(session.id, ADA.id, OfferKind.TAKEBACK)
    session, _ = await harness.sessions.offers.agree(session.id, BEA.id)
    assert session.ply == 2
    assert caption(session, ENGLISH).moves == 1


async def test_alone_nobody_wins(harness: Harness) -> None:
    session = await harness.game(ADA, game="tripple_domino")
    over = replace(
        session,
        status=Status.FINISHED,
        result=replace(session.result, outcome=Outcome((1,), (57,), "tripple_domino-complete")),
    )
    assert caption(over, ENGLISH).status == "over"
