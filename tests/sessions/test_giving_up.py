"""Who resigns among many: a computer plays on, and the ranks keep the order of giving up."""

from dataclasses import replace

import pytest

from bot.games.base import Outcome, Seat
from bot.sessions.session import Asking, GivenUp, Session, Status, Why
from bot.sessions.transitions.endings import ranked_last
from tests.sessions.house import ADA, BEA, CY, House
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
    assert session.given_up == (GivenUp(Seat(0), Why.RESIGNED),)
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
        house.sessions.offer(session.id, ADA.id, Asking.END),
        house.sessions.claim(session.id, ADA.id),
    ):
        with refused("given-up"):
            await asked


async def test_it_goes_on_after_a_restart(house: House) -> None:
    session = await three(house)
    session = await house.sessions.resign(session.id, ADA.id)
    await house.restart()
    assert await house.shown(session) == session
    await house.passes(1)
    assert [move.seat for move in (await house.shown(session)).moves] == [0]


async def test_what_was_asked_lapses(house: House) -> None:
    session = await three(house)
    await house.sessions.offer(session.id, ADA.id, Asking.END)
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
    gone = tuple(GivenUp(Seat(seat), Why.RESIGNED) for seat in late)
    ranked = ranked_last(replace(session, given_up=gone), Outcome(ranks, None, "why"))
    assert ranked.ranks == expected
