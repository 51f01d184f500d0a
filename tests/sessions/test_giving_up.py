"""Who resigns among many: a computer plays on, and the ranks keep the order of giving up."""

from dataclasses import replace

import pytest

from bot.games.base import Outcome, Seat
from bot.sessions.rules.endings import rank_given_up_last
from bot.sessions.session import GaveUpReason, GivenUp, OfferKind, Session, Status
from tests.sessions.house import ADA, BEA, CY, DI, House
from tests.sessions.players import Steady
from tests.sessions.refusals import refused


@pytest.fixture(autouse=True)
async def steady(house: House) -> None:
    house.player = lambda _: Steady()
    await house.restart()


async def three(house: House, stones: int = 9) -> Session:
    return await house.game(ADA, BEA, CY, options={"stones": stones})


async def test_a_computer_plays_on_and_the_seat_ranks_last_although_it_comes_first(house: House) -> None:
    session = await three(house, stones=4)
    session = await house.sessions.resign(session.id, ADA.id)
    assert session.status is Status.PLAYING
    assert session.given_up == (GivenUp(Seat(0), GaveUpReason.RESIGNED),)
    assert session.humans == (1, 2)
    assert await house.kept(session) == session
    await house.passes(1)
    for person in (BEA, CY):
        session = await house.move(session, person, "take 1")
    await house.passes(1)
    session = await house.shown(session)
    assert [move.seat for move in session.moves] == [0, 1, 2, 0]
    assert session.outcome is not None
    assert session.outcome.ranks == (3, 1, 1)
    assert session.reason == "nim-last-stone"
    assert await house.kept(session) == session


async def came_out(house: House, session: Session) -> list[str]:
    """How each seat came out, as the store has it."""
    return [result.outcome for result in (await house.saved(session)).results]


async def test_where_a_computer_comes_first_for_who_has_given_up_it_is_a_draw_among_the_others(house: House) -> None:
    session = await three(house, stones=4)
    await house.sessions.resign(session.id, ADA.id)
    await house.passes(1)
    for person in (BEA, CY):
        session = await house.move(session, person, "take 1")
    await house.passes(1)
    session = await house.shown(session)
    assert session.outcome is not None
    assert session.outcome.winners == ()
    assert await came_out(house, session) == ["loss", "draw", "draw"]


async def test_a_draw_stays_a_draw_for_the_others(house: House) -> None:
    session = await house.game(ADA, BEA, CY, game="tris_on_steroids", options={"turn_limit": 3})
    session = await house.sessions.resign(session.id, CY.id)
    for _ in range(60):
        if not session.status.live:
            break
        (seat,) = session.to_act
        if seat in session.computers:
            await house.passes(1)
        else:
            await house.move(session, (ADA, BEA)[seat], session.game.legal_moves(session.state, seat)[-1])
        session = await house.shown(session)
    assert session.reason == "tris_on_steroids-unfinished"
    assert session.outcome is not None
    assert (session.outcome.ranks, session.outcome.winners) == ((1, 1, 3), ())
    assert await came_out(house, session) == ["draw", "draw", "loss"]
    assert await house.kept(session) == session


async def test_of_a_game_that_counts_the_best_of_the_others_wins(house: House) -> None:
    session = await house.game(ADA, BEA, CY, game="buzz")
    for words in ("call", "answer"):
        session = await house.move(session, BEA, words)
    session = await house.sessions.resign(session.id, CY.id)
    ranked = rank_given_up_last(session, Outcome((3, 2, 1), (0, 1, 2), "buzz-two-points"))
    assert (ranked.ranks, ranked.winners) == ((2, 1, 3), (1,))


async def test_the_reason_tells_of_who_gave_up_for_it(house: House) -> None:
    session = await house.lobby(ADA, BEA, CY, options={"stones": 9})
    await house.sessions.configure(session.id, ADA.id, clock=30)
    session = await house.sessions.start(session.id, ADA.id)
    session = await house.sessions.resign(session.id, CY.id)
    assert session.losers == ()
    await house.passes(30)
    session = await house.shown(session)
    assert (session.reason, session.losers) == ("out-of-time", (0,))
    other = await house.over(ADA, BEA, CY)
    assert other.losers == (1, 2)


async def test_who_has_given_up_sees_no_hand_until_it_is_over(house: House) -> None:
    session = await three(house)
    assert [session.view_seat(person.id) for person in (ADA, BEA, CY, DI)] == [0, 1, 2, None]
    session = await house.sessions.resign(session.id, ADA.id)
    assert [session.view_seat(person.id) for person in (ADA, BEA, CY, DI)] == [None, 1, 2, None]
    session = await house.sessions.resign(session.id, BEA.id)
    assert session.status is Status.FINISHED
    assert [session.view_seat(person.id) for person in (ADA, BEA, CY, DI)] == [0, 1, 2, None]


async def test_the_last_one_left_wins_and_the_earlier_the_lower(house: House) -> None:
    session = await three(house)
    await house.sessions.resign(session.id, BEA.id)
    session = await house.sessions.resign(session.id, ADA.id)
    assert session.status is Status.FINISHED
    assert session.outcome is not None
    assert (session.outcome.ranks, session.reason) == ((2, 3, 1), "resigned")
    assert await house.kept(session) == session


async def test_against_a_computer_the_last_one_left_plays_on(house: House) -> None:
    session = await house.lobby(ADA, BEA)
    await house.sessions.add_computer(session.id, ADA.id)
    session = await house.sessions.start(session.id, ADA.id)
    session = await house.sessions.resign(session.id, BEA.id)
    assert session.status is Status.PLAYING
    session = await house.sessions.resign(session.id, ADA.id)
    assert session.outcome is not None
    assert session.outcome.ranks == (2, 3, 1)


async def test_who_has_given_up_has_no_say_any_more(house: House) -> None:
    session = await three(house)
    session = await house.sessions.resign(session.id, ADA.id)
    for asked in (
        house.sessions.resign(session.id, ADA.id),
        house.move(session, ADA, "take 1"),
        house.sessions.offer(session.id, ADA.id, OfferKind.END),
        house.sessions.claim(session.id, ADA.id),
    ):
        with refused("given-up"):
            await asked


async def test_what_one_of_many_refused_is_asked_of_the_others_when_that_one_has_gone(house: House) -> None:
    session = await three(house)
    await house.sessions.offer(session.id, ADA.id, OfferKind.END)
    await house.sessions.decline(session.id, CY.id)
    await house.sessions.resign(session.id, CY.id)
    await house.sessions.offer(session.id, ADA.id, OfferKind.END)
    assert (await house.sessions.agree(session.id, BEA.id)).session.reason == "agreed-end"


async def test_it_goes_on_after_a_restart(house: House) -> None:
    session = await three(house)
    session = await house.sessions.resign(session.id, ADA.id)
    await house.restart()
    assert await house.shown(session) == session
    await house.passes(1)
    assert [move.seat for move in (await house.shown(session)).moves] == [0]


async def test_what_was_asked_lapses(house: House) -> None:
    session = await three(house)
    await house.sessions.offer(session.id, ADA.id, OfferKind.END)
    await house.sessions.agree(session.id, BEA.id)
    session = await house.sessions.resign(session.id, CY.id)
    assert session.status is Status.PLAYING
    assert session.offer is None


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
async def test_ranks(house: House, ranks: tuple[int, ...], late: list[int], expected: tuple[int, ...]) -> None:
    session = await three(house)
    gone = tuple(GivenUp(Seat(seat), GaveUpReason.RESIGNED) for seat in late)
    ranked = rank_given_up_last(replace(session, given_up=gone), Outcome(ranks, None, "why"))
    assert ranked.ranks == expected
