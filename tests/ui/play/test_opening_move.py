"""A claim that needs a call is typed as one command."""

import pytest

from bot.games.base import Seat
from bot.sessions.refusals import Overtaken
from bot.ui.play.multi_choice import opening_move
from tests.games.set.finding import right_claims
from tests.sessions.harness import ADA, BEA, Harness


async def test_a_claim_of_a_column_that_has_just_closed_up_is_overtaken_and_no_mistake(harness: Harness) -> None:
    session, claim = await harness.game(ADA, BEA, game="set"), ""
    while not claim:
        for person in (ADA, BEA):
            session = await harness.move(session, person, "more")
        newest = f"{len(session.state.cards_by_slot) // 3}"
        claim = next((one for one in right_claims(session.state) if newest in one), "")
    for person in (ADA, BEA):
        current = await harness.current(session)
        first = opening_move(current, Seat((ADA, BEA).index(person)), "take")
        assert first == "call"
        moving = harness.sessions.games.move(
            session.id, person.id, claim, ply=None, action=next(harness.actions), opening=first
        )
        if person == ADA:
            await moving
        else:
            with pytest.raises(Overtaken):
                await moving
