"""With three and more, who runs out of time is away: a computer plays on until the seat is taken back."""

from dataclasses import replace

import pytest

from bot.games.base import Seat
from bot.players.base import Level
from bot.sessions.refusals import Away
from bot.sessions.rules.pings import outdated_seat_pings, ping_outdated
from bot.sessions.session import GaveUpReason, GivenUp, OfferKind, SeatPing, Session, Status
from bot.sessions.transition import TableEvent
from tests.sessions.harness import ADA, BEA, CY, DI, Harness
from tests.sessions.players import Steady
from tests.sessions.refusals import refused
from tests.sessions.timed_games import events, timed_game


@pytest.fixture(autouse=True)
async def steady(harness: Harness) -> None:
    harness.player = lambda *_: Steady()
    await harness.restart()


async def ada_is_away(harness: Harness, stones: int = 20) -> Session:
    session = await timed_game(harness, ADA, BEA, CY, clock=30, stones=stones)
    await harness.advance(30)
    return await harness.current(session)


async def test_a_computer_plays_on_and_the_player_is_told(harness: Harness) -> None:
    session = await ada_is_away(harness)
    assert session.away == (0,)
    assert session.result.given_up == (GivenUp(Seat(0), GaveUpReason.OUT_OF_TIME),)
    assert harness.sessions.pings.recipients(session, TableEvent.AWAY) == (ADA.id,)
    assert TableEvent.AWAY in await events(harness, session)
    await harness.advance(1)
    assert [move.seat for move in (await harness.current(session)).moves] == [0]


async def test_the_seat_is_taken_back_and_the_result_is_that_of_somebody_who_never_left(harness: Harness) -> None:
    session = await ada_is_away(harness, stones=4)
    await harness.advance(1)
    session = await harness.sessions.games.take_seat_back(session.id, ADA.id)
    assert (session.away, session.humans) == ((), (0, 1, 2))
    for person in (BEA, CY, ADA):
        session = await harness.move(session, person, "take 1")
    assert session.result.outcome is not None
    assert session.result.outcome.ranks == (1, 2, 2)
    assert [result.counts for result in (await harness.saved(session)).results] == [True, True, True]
    assert await harness.restored(session) == session


async def test_on_the_own_turn_the_whole_time_begins_again(harness: Harness) -> None:
    session = await ada_is_away(harness)
    session = await harness.sessions.games.take_seat_back(session.id, ADA.id)
    assert session.clock.deadline == harness.clock.time + 30_000
    await harness.advance(2)
    assert (await harness.current(session)).ply == 0, "the computer's move is not made"
    await harness.advance(28)
    assert (await harness.current(session)).away == (0,), "it may happen again"


async def test_it_is_so_after_a_restart(harness: Harness) -> None:
    session = await ada_is_away(harness)
    await harness.sessions.places.change_pings(session.id, lambda pinged: pinged.with_seat(SeatPing(Seat(0), 5, 6)))
    await harness.restart()
    session = await harness.current(session)
    assert (session.away, session.pinged.seats, ping_outdated(session)) == ((0,), (SeatPing(Seat(0), 5, 6),), False)
    session = await harness.sessions.games.take_seat_back(session.id, ADA.id)
    assert outdated_seat_pings(session.pinged, session.away) == (SeatPing(Seat(0), 5, 6),)
    gone = outdated_seat_pings(session.pinged, session.away)
    session = await harness.sessions.places.change_pings(session.id, lambda pinged: pinged.without_seats(gone))
    assert not ping_outdated(session)
    assert await harness.restored(session) == session


async def test_only_who_is_away_takes_a_seat_back(harness: Harness) -> None:
    session = await ada_is_away(harness)
    with pytest.raises(Away):
        await harness.move(session, ADA, "take 1")
    with refused("seat-not-yours"):
        await harness.sessions.games.take_seat_back(session.id, DI.id)
    assert await harness.sessions.games.take_seat_back(session.id, BEA.id) == session, "nothing happens"
    await harness.sessions.games.resign(session.id, BEA.id)
    with refused("given-up"):
        await harness.sessions.games.take_seat_back(session.id, BEA.id)
    await harness.sessions.games.take_seat_back(session.id, ADA.id)
    assert (await harness.current(session)).away == ()


async def test_who_does_not_come_back_ranks_last_and_the_last_one_at_the_table_has_to_play(harness: Harness) -> None:
    session = await ada_is_away(harness, stones=5)
    await harness.advance(1)
    await harness.advance(30)
    session = await harness.current(session)
    assert (session.status, session.away) == (Status.PLAYING, (0, 1)), "nobody wins by having stayed"
    await harness.advance(1)
    session = await harness.move(await harness.current(session), CY, "take 1")
    await harness.advance(1)
    await harness.advance(1)
    session = await harness.current(session)
    assert session.result.outcome is not None
    assert session.result.outcome.ranks == (3, 2, 1)
    assert await harness.restored(session) == session


async def test_a_game_that_computers_alone_have_finished_has_no_winner(harness: Harness) -> None:
    session = await ada_is_away(harness, stones=4)
    for _ in range(2):
        await harness.advance(1)
        await harness.advance(30)
    assert (await harness.current(session)).away == (0, 1, 2)
    await harness.advance(1)
    await harness.advance(1)
    session = await harness.current(session)
    assert (session.status, session.result.reason, session.result.outcome) == (Status.ABANDONED, "deserted", None)
    assert (await harness.saved(session)).results == ()
    assert await harness.restored(session) == session


@pytest.mark.parametrize("kind", [OfferKind.END, OfferKind.HINTS])
async def test_what_needs_the_consent_of_all_waits_for_who_is_away(harness: Harness, kind: OfferKind) -> None:
    session = await ada_is_away(harness)
    await harness.sessions.offers.make(session.id, BEA.id, kind)
    session = (await harness.sessions.offers.agree(session.id, CY.id)).session
    assert session.status is Status.PLAYING
    assert session.consent.offer is not None
    session = await harness.sessions.games.take_seat_back(session.id, ADA.id)
    assert session.consent.offer is None


async def test_the_computer_that_plays_for_who_is_away_is_of_the_lowest_level(harness: Harness) -> None:
    session = await ada_is_away(harness)
    assert session.level_of(Seat(0)) is Level.EASY
    resigned = await harness.sessions.games.resign(session.id, BEA.id)
    assert resigned.level_of(Seat(1)) is Level.FAIR
    assert replace(session, consent=replace(session.consent, hints=True)).level_of(Seat(0)) is Level.FAIR


async def test_who_is_away_sees_no_hand_while_a_computer_plays_it(harness: Harness) -> None:
    session = await ada_is_away(harness)
    assert session.view_seat(ADA.id) is None
    session = await harness.sessions.games.take_seat_back(session.id, ADA.id)
    assert session.view_seat(ADA.id) == 0


async def test_a_person_among_computers_may_come_back_too(harness: Harness) -> None:
    session = await harness.game(ADA, computers=2, options={"stones": 9}, clock=30)
    await harness.advance(30)
    assert (await harness.current(session)).away == (0,)
    session = await harness.sessions.games.take_seat_back(session.id, ADA.id)
    assert session.humans == (0,)
