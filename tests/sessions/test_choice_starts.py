"""In a race a computer's delay goes on until the table changes, whichever process has it move."""

import pytest

from bot.sessions.fairness import SEED_BYTES
from bot.sessions.session import Session
from bot.sessions.timers.computer_turns import PAUSE_AFTER_CALL, ChoiceStarts
from tests.sessions.harness import ADA, BEA, Harness


@pytest.fixture
async def race(harness: Harness) -> Session:
    return await harness.game(ADA, BEA, game="buzz")


def process(harness: Harness) -> ChoiceStarts:
    return ChoiceStarts(harness.clock, harness.random.randbytes)


async def call_and_pass(harness: Harness, race: Session) -> Session:
    """Leaves the table as it is."""
    await harness.move(race, BEA, "call")
    return await harness.move(race, BEA, "pass")


async def test_a_vote_in_another_process_restarts_no_delay_and_draws_no_other_one(
    harness: Harness, race: Session
) -> None:
    before = process(harness).start(race)
    await harness.advance(5)
    after = process(harness).start(await call_and_pass(harness, race))
    assert (after.began, after.seed) == (before.began, before.seed)
    assert after.not_before == harness.clock.time + PAUSE_AFTER_CALL


async def test_a_table_that_has_changed_has_a_new_start_with_other_luck(harness: Harness, race: Session) -> None:
    starts = process(harness)
    before = starts.start(race)
    await harness.advance(5)
    await harness.move(race, BEA, "call")
    after = starts.start(await harness.move(race, BEA, "answer"))
    assert after.began == after.not_before == harness.clock.time
    assert after.seed != before.seed
    assert len(after.seed) == SEED_BYTES


async def test_a_delay_begins_again_after_a_downtime(harness: Harness, race: Session) -> None:
    race = await call_and_pass(harness, race)
    await harness.advance(3600)
    assert process(harness).start(race).began == harness.clock.time
