"""Giving up in a game of several: a computer plays on, and the ranks keep the order of giving up."""

import pytest

from bot.games.base import Outcome, Seat
from bot.sessions.rules.endings import rank_given_up_last
from bot.sessions.session import GaveUpReason, GivenUp, OfferKind, Session, SessionResult, Status
from tests.sessions.harness import ADA, BEA, CY, DI, Harness
from tests.sessions.players import Steady
from tests.sessions.refusals import refused


@pytest.fixture(autouse=True)
async def steady(harness: Harness) -> None:
    harness.player = lambda *_: Steady()
    await harness.restart()


async def three(harness: Harness, stones: int = 9) -> Session:
    return await harness.game(ADA, BEA, CY, options={"stones": stones})


async def test_a_computer_plays_on_and_the_seat_ranks_last_even_if_it_wins(harness: Harness) -> None:
    session = await harness.opened_by(await three(harness, stones=4), ADA)
    session = await harness.sessions.games.resign(session.id, ADA.id)
    assert session.status is Status.PLAYING
    assert session.result.given_up == (GivenUp(Seat(0), GaveUpReason.RESIGNED),)
    assert session.humans == (1, 2)
    assert await harness.restored(session) == session
    session = await harness.opened_by(session, BEA, CY)
    await harness.advance(1)
    session = await harness.current(session)
    assert [move.seat for move in session.moves] == [0, 1, 2, 0]
    assert session.result.outcome is not None
    assert session.result.outcome.ranks == (3, 1, 1)
    assert session.result.reason == "nim-last-stone"
    assert await harness.restored(session) == session


async def outcomes(harness: Harness, session: Session) -> list[str]:
    """Returns the saved outcome of each seat."""
    return [result.outcome for result in (await harness.saved(session)).results]


async def test_if_the_seat_that_gave_up_wins_it_is_a_draw_among_the_others(harness: Harness) -> None:
    session = await three(harness, stones=4)
    await harness.sessions.games.resign(session.id, ADA.id)
    await harness.advance(1)
    for person in (BEA, CY):
        session = await harness.move(session, person, "take 1")
    await harness.advance(1)
    session = await harness.current(session)
    assert session.result.outcome is not None
    assert session.result.outcome.winners == ()
    assert await outcomes(harness, session) == ["loss", "draw", "draw"]


async def test_a_draw_stays_a_draw_for_the_others(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, CY, game="tris_on_steroids", options={"turn_limit": 3})
    session = await harness.sessions.games.resign(session.id, CY.id)
    for _ in range(60):
        if not session.status.live:
            break
        (seat,) = session.to_act
        if seat in session.computers:
            await harness.advance(1)
        else:
            await harness.move(session, (ADA, BEA)[seat], session.game.legal_moves(session.state, seat)[-1])
        session = await harness.current(session)
    assert session.result.reason == "tris_on_steroids-unfinished"
    assert session.result.outcome is not None
    assert (session.result.outcome.ranks, session.result.outcome.winners) == ((1, 1, 3), ())
    assert await outcomes(harness, session) == ["draw", "draw", "loss"]
    assert await harness.restored(session) == session


async def test_in_a_game_with_scores_the_best_of_the_others_wins(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, CY, game="buzz")
    for words in ("call", "answer"):
        session = await harness.move(session, BEA, words)
    session = await harness.sessions.games.resign(session.id, CY.id)
    ranked = rank_given_up_last(session.result, Outcome((3, 2, 1), (0, 1, 2), "buzz-two-points"))
    assert (ranked.ranks, ranked.winners) == ((2, 1, 3), (1,))


async def test_the_losers_are_those_who_gave_up_for_the_reason_of_the_end(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, CY, options={"stones": 9}, clock=30)
    await harness.opened_by(session, ADA)
    session = await harness.sessions.games.resign(session.id, CY.id)
    assert session.losers == ()
    session = await harness.sessions.games.resign(session.id, ADA.id)
    assert (session.result.reason, session.losers) == ("resigned", (0,))
    other = await harness.finished_game(ADA, BEA, CY)
    assert other.losers == (1, 2)


async def test_a_player_who_has_given_up_sees_no_hand_until_the_end(harness: Harness) -> None:
    session = await harness.opened_by(await three(harness), ADA, BEA)
    assert [session.view_seat(person.id) for person in (ADA, BEA, CY, DI)] == [0, 1, 2, None]
    session = await harness.sessions.games.resign(session.id, ADA.id)
    assert [session.view_seat(person.id) for person in (ADA, BEA, CY, DI)] == [None, 1, 2, None]
    session = await harness.sessions.games.resign(session.id, BEA.id)
    assert session.status is Status.FINISHED
    assert [session.view_seat(person.id) for person in (ADA, BEA, CY, DI)] == [0, 1, 2, None]


async def test_the_last_player_left_wins_and_the_first_to_give_up_ranks_last(harness: Harness) -> None:
    session = await harness.opened_by(await three(harness), ADA, BEA)
    await harness.sessions.games.resign(session.id, BEA.id)
    session = await harness.sessions.games.resign(session.id, ADA.id)
    assert session.status is Status.FINISHED
    assert session.result.outcome is not None
    assert (session.result.outcome.ranks, session.result.reason) == ((2, 3, 1), "resigned")
    assert await harness.restored(session) == session


async def test_the_last_person_left_plays_on_against_a_real_computer(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, computers=1)
    await harness.opened_by(session, ADA, BEA)
    session = await harness.sessions.games.resign(session.id, BEA.id)
    assert session.status is Status.PLAYING
    session = await harness.sessions.games.resign(session.id, ADA.id)
    assert session.result.outcome is not None
    assert session.result.outcome.ranks == (2, 3, 1)


async def test_a_player_who_has_given_up_cannot_act(harness: Harness) -> None:
    session = await three(harness)
    session = await harness.sessions.games.resign(session.id, ADA.id)
    for asked in (
        harness.sessions.games.resign(session.id, ADA.id),
        harness.move(session, ADA, "take 1"),
        harness.sessions.offers.make(session.id, ADA.id, OfferKind.END),
        harness.sessions.games.claim(session.id, ADA.id),
    ):
        with refused("given-up"):
            await asked


async def test_a_declined_offer_may_be_made_again_when_a_player_gives_up(harness: Harness) -> None:
    session = await three(harness)
    await harness.sessions.offers.make(session.id, ADA.id, OfferKind.END)
    await harness.sessions.offers.decline(session.id, CY.id)
    await harness.sessions.games.resign(session.id, CY.id)
    await harness.sessions.offers.make(session.id, ADA.id, OfferKind.END)
    assert (await harness.sessions.offers.agree(session.id, BEA.id)).session.result.reason == "agreed-end"


async def test_the_computer_of_a_seat_that_gave_up_plays_on_after_a_restart(harness: Harness) -> None:
    session = await three(harness)
    session = await harness.sessions.games.resign(session.id, ADA.id)
    await harness.restart()
    assert await harness.current(session) == session
    await harness.advance(1)
    assert [move.seat for move in (await harness.current(session)).moves] == [0]


async def test_a_pending_offer_lapses_when_a_player_gives_up(harness: Harness) -> None:
    session = await three(harness)
    await harness.sessions.offers.make(session.id, ADA.id, OfferKind.END)
    await harness.sessions.offers.agree(session.id, BEA.id)
    session = await harness.sessions.games.resign(session.id, CY.id)
    assert session.status is Status.PLAYING
    assert session.consent.offer is None


@pytest.mark.parametrize(
    ("ranks", "late", "expected"),
    [
        ((1, 2, 3), [], (1, 2, 3)),
        ((1, 2, 3), [0], (3, 1, 2)),
        ((1, 1, 1, 1), [2, 0], (3, 1, 4, 1)),
        ((2, 1, 2, 4), [1], (1, 4, 1, 3)),
        ((1, 2), [0, 1], (2, 1)),
    ],
)
def test_seats_that_gave_up_rank_last_in_reverse_order(
    ranks: tuple[int, ...], late: list[int], expected: tuple[int, ...]
) -> None:
    gone = tuple(GivenUp(Seat(seat), GaveUpReason.RESIGNED) for seat in late)
    ranked = rank_given_up_last(SessionResult(given_up=gone), Outcome(ranks, None, "why"))
    assert ranked.ranks == expected


async def test_who_resigns_before_a_move_of_their_own_has_lost_since_the_deal_was_seen(harness: Harness) -> None:
    session = await harness.opened_by(await harness.game(ADA, BEA, options={"stones": 9}), ADA)
    session = await harness.sessions.games.resign(session.id, BEA.id)
    assert (session.status, session.result.reason) == (Status.FINISHED, "resigned-early")
    assert session.losers == (1,), "the reason is about Bea"
    results = (await harness.saved(session)).results
    assert [(result.outcome, result.counts) for result in results] == [("win", True), ("loss", True)]
    assert await harness.restored(session) == session


async def test_nobody_has_to_have_moved(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, options={"stones": 9})
    session = await harness.sessions.games.resign(session.id, ADA.id)
    results = (await harness.saved(session)).results
    assert [(result.outcome, result.counts) for result in results] == [("loss", True), ("win", True)]


async def test_a_game_of_several_goes_on_and_counts_where_somebody_resigned_before_a_move(harness: Harness) -> None:
    session = await harness.opened_by(await three(harness, stones=4), ADA, BEA)
    session = await harness.sessions.games.resign(session.id, CY.id)
    assert session.result.given_up == (GivenUp(Seat(2), GaveUpReason.RESIGNED_EARLY),)
    await harness.advance(1)
    session = await harness.move(await harness.current(session), ADA, "take 1")
    assert session.status is Status.FINISHED
    results = (await harness.saved(session)).results
    assert [(result.outcome, result.counts) for result in results] == [("win", True), ("loss", True), ("loss", True)]
    assert await harness.restored(session) == session


async def test_if_all_others_resign_before_a_move_of_theirs_the_last_one_has_won(harness: Harness) -> None:
    session = await harness.opened_by(await three(harness), ADA)
    await harness.sessions.games.resign(session.id, BEA.id)
    session = await harness.sessions.games.resign(session.id, CY.id)
    assert session.status is Status.FINISHED
    assert session.result.outcome is not None
    assert session.result.outcome.ranks == (1, 3, 2)


async def test_in_a_race_anybodys_first_move_counts(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, CY, game="buzz")
    session = await harness.move(session, BEA, "call")
    session = await harness.sessions.games.resign(session.id, CY.id)
    assert session.result.given_up == (GivenUp(Seat(2), GaveUpReason.RESIGNED),)
