"""SET: nobody is judged by cards that they have not seen; who was slower is told so, and owes nothing."""

from itertools import combinations

import pytest

from bot.games.multi_choice import MultiChoiceMoves
from bot.sessions.session import Person, Session
from tests.games.set.finding import right_claims
from tests.sessions.harness import ADA, BEA, CY, Harness
from tests.sessions.refusals import refused

A_MOMENT = 300
"""Milliseconds."""


async def ada_takes_a_set(harness: Harness) -> tuple[Session, str]:
    """Starts a game of three in which Ada takes a SET. Returns the session and her claim."""
    session = await harness.game(ADA, BEA, CY, game="set")
    while not (claim := next(right_claims(session.state), "")):
        for person in (ADA, BEA, CY):
            session = await harness.move(session, person, "more")
    session = await harness.move(session, ADA, "call")
    return await harness.move(session, ADA, claim), claim


async def claim_at_once(harness: Harness, session: Session, person: Person, claim: str, *, sent_at: int) -> Session:
    """Types a claim as `/set` does: a call and the three cards."""
    return await harness.sessions.games.move(
        session.id, person.id, claim, ply=None, action=next(harness.actions), sent_at=sent_at, opening="call"
    )


async def test_the_same_set_a_moment_later_was_taken_by_somebody_faster_and_costs_nothing(harness: Harness) -> None:
    session, claim = await ada_takes_a_set(harness)
    harness.clock.time += A_MOMENT
    with refused("overtaken", player="Ada"):
        await claim_at_once(harness, session, BEA, claim, sent_at=harness.clock.time)
    now = await harness.current(session)
    assert (now.ply, now.state.debts, len(now.to_act)) == (session.ply, (0, 0, 0), 3)
    assert (await harness.restored(session)).state == now.state


async def test_so_was_one_that_was_sent_before_and_arrives_long_after(harness: Harness) -> None:
    sent_at = harness.clock.time
    session, claim = await ada_takes_a_set(harness)
    harness.clock.time += 60_000
    with refused("overtaken", player="Ada"):
        await claim_at_once(harness, session, BEA, claim, sent_at=sent_at)


async def test_three_seconds_later_the_new_cards_have_been_seen(harness: Harness) -> None:
    session, claim = await ada_takes_a_set(harness)
    taken = set(claim.split()[1:])
    # Not the same claim: where the other cards have closed up, its slots can be gone.
    right = set(right_claims(session.state))
    wrong = next(move for move in all_claims(session) if move not in right and taken & set(move.split()))
    harness.clock.time += 3_001
    session = await claim_at_once(harness, session, BEA, wrong, sent_at=harness.clock.time)
    assert session.state.debts == (0, 1, 0)


async def test_cards_that_have_just_changed_are_not_judged_and_cards_that_lie_still_are(harness: Harness) -> None:
    session, claim = await ada_takes_a_set(harness)
    taken = set(claim.split()[1:])
    wrong = [move for move in all_claims(session) if move not in right_claims(session.state)]
    about_new_cards = next(move for move in wrong if len(taken & set(move.split())) == 1)
    about_old_cards = next(move for move in wrong if not taken & set(move.split()))
    with refused("just-changed"):
        await claim_at_once(harness, session, BEA, about_new_cards, sent_at=harness.clock.time)
    session = await claim_at_once(harness, session, BEA, about_old_cards, sent_at=harness.clock.time)
    assert session.state.debts == (0, 1, 0)


def all_claims(session: Session) -> list[str]:
    return list(MultiChoiceMoves("take", tuple(session.state.cards_by_slot), 3))


async def test_a_right_claim_counts_however_new_its_cards_are(harness: Harness) -> None:
    session, _ = await ada_takes_a_set(harness)
    claim = next(right_claims(session.state), None)
    if claim is None:
        pytest.skip("these cards hold no second SET")
    session = await claim_at_once(harness, session, BEA, claim, sent_at=harness.clock.time)
    assert len(session.state.won[1]) == 1


async def test_a_press_on_earlier_cards_was_overtaken_whenever_it_comes(harness: Harness) -> None:
    session, _ = await ada_takes_a_set(harness)
    harness.clock.time += 60_000
    with refused("overtaken", player="Ada"):
        await harness.move(session, BEA, "call", ply=session.ply - 2)
    with refused("stale"):
        await harness.move(session, BEA, "more", ply=session.ply - 2)


async def test_a_press_for_a_set_that_still_lies_there_calls_although_another_was_taken(harness: Harness) -> None:
    seen, taken = await ada_takes_one_of_two_sets(harness)
    called = await harness.move(taken, BEA, "call", ply=seen.ply)
    assert called.to_act == {1}
    with refused("stale"):
        await harness.move(called, ADA, "more", ply=seen.ply)


async def ada_takes_one_of_two_sets(harness: Harness) -> tuple[Session, Session]:
    """Plays until Ada takes one of two SETs without a card in common. Returns the session before her call and after."""
    session = await harness.game(ADA, BEA, CY, game="set")
    while True:
        for one, other in combinations(right_claims(session.state), 2):
            if not {*one.split()[1:]} & {*other.split()[1:]}:
                taken = await harness.move(await harness.move(session, ADA, "call"), ADA, one)
                return session, taken
        for person in (ADA, BEA, CY):
            session = await harness.move(session, person, "more")


async def test_who_calls_for_cards_that_were_just_taken_gets_the_call_back(harness: Harness) -> None:
    session, claim = await ada_takes_a_set(harness)
    harness.clock.time += A_MOMENT
    called = await harness.move(session, BEA, "call", ply=session.ply)
    assert called.to_act == {1}
    harness.clock.time += A_MOMENT
    with refused("overtaken", player="Ada"):
        await harness.move(session, BEA, claim, ply=called.ply)
    now = await harness.current(session)
    assert now.to_act == {0, 1, 2}
    assert now.moves[-1].words == f"overtaken {session.ply} 0"
    assert now.remaining_plies == session.remaining_plies
    assert (now.state.debts, now.clock.deadline) == ((0, 0, 0), None)
    assert (await harness.restored(session)).state == now.state
    await harness.restart()
    assert (await harness.move(session, CY, "call", ply=now.ply)).to_act == {2}


async def test_a_call_that_came_too_late_outdates_the_buttons_of_nobody_else(harness: Harness) -> None:
    session, claim = await ada_takes_a_set(harness)
    called = await harness.move(session, BEA, "call", ply=session.ply)
    with refused("overtaken", player="Ada"):
        await harness.move(session, BEA, claim, ply=called.ply)
    assert (await harness.move(session, CY, "call", ply=session.ply)).to_act == {2}


async def a_column_closes_up(harness: Harness) -> Session:
    """Starts a game of three in which Ada takes a SET of fifteen cards."""
    session = await harness.game(ADA, BEA, CY, game="set")
    while len(session.state.cards) < 15 or not (claim := next(right_claims(session.state), "")):
        for person in (ADA, BEA, CY):
            session = await harness.move(session, person, "more")
    columns = len(session.state.cards) // 3
    session = await harness.move(session, ADA, "call")
    session = await harness.move(session, ADA, claim)
    assert len(session.state.cards) // 3 < columns
    return session


def claim_of_the_column_that_is_gone(session: Session) -> str:
    column = len(session.state.cards) // 3 + 1
    return f"take a{column} b{column} c{column}"


async def test_a_card_of_a_column_that_is_gone_was_taken_by_somebody_faster(harness: Harness) -> None:
    session = await a_column_closes_up(harness)
    called = await harness.move(session, BEA, "call", ply=session.ply)
    with refused("overtaken", player="Ada"):
        await harness.move(session, BEA, claim_of_the_column_that_is_gone(session), ply=called.ply)
    assert (await harness.current(session)).to_act == {0, 1, 2}


async def test_who_has_seen_that_a_column_is_gone_is_told_so_and_has_to_answer_the_call(harness: Harness) -> None:
    session = await a_column_closes_up(harness)
    harness.clock.time += 3_001
    claim = claim_of_the_column_that_is_gone(session)
    with refused("gone", player="Ada"):
        await claim_at_once(harness, session, BEA, claim, sent_at=harness.clock.time)
    called = await harness.move(session, BEA, "call", ply=session.ply)
    with refused("gone", player="Ada"):
        await harness.move(session, BEA, claim, ply=called.ply)
    assert (await harness.current(session)).to_act == {1}


async def test_who_took_the_cards_was_faster_and_not_who_took_others_before(harness: Harness) -> None:
    session, _ = await ada_takes_a_set(harness)
    claim = next(right_claims(session.state), None)
    if claim is None:
        pytest.skip("these cards hold no second SET")
    session = await harness.move(session, BEA, "call", ply=session.ply)
    session = await harness.move(session, BEA, claim)
    with refused("overtaken", player="Bea"):
        await claim_at_once(harness, session, CY, claim, sent_at=harness.clock.time)


async def test_ones_own_set_is_no_excuse(harness: Harness) -> None:
    session, claim = await ada_takes_a_set(harness)
    harness.clock.time += A_MOMENT
    session = await claim_at_once(harness, session, ADA, claim, sent_at=harness.clock.time)
    assert session.state.debts == (0, 0, 0)
    assert session.state.won == ((), (), ())


async def test_a_claim_at_once_is_a_call_and_a_claim_or_neither(harness: Harness) -> None:
    session, _ = await ada_takes_a_set(harness)
    await harness.move(session, CY, "call", ply=session.ply)
    harness.clock.time += 4_000
    with pytest.raises(ValueError, match=f"set-wait player={CY.name}"):
        await claim_at_once(harness, session, BEA, "take a1 b1 c1", sent_at=harness.clock.time)
    assert (await harness.current(session)).to_act == {2}
