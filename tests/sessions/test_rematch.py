"""The same people, the same game, once more."""

import asyncio

from bot.sessions.session import Person, Session, Status
from tests.sessions.house import ADA, BEA, CY, House
from tests.sessions.refusals import refused


async def test_a_rematch_is_a_lobby_that_waits_for_the_others(house: House) -> None:
    former = await house.over(ADA, BEA)
    session = await house.sessions.rematch(former.id, BEA)
    assert session.status is Status.LOBBY
    assert session.host == BEA.id
    assert session.people == (BEA,)
    assert session.invited == (ADA.id, BEA.id)
    assert session.rematch_of == former.id
    assert (session.game_key, session.options, session.place) == (former.game_key, former.options, former.place)
    assert session.seed != former.seed
    assert await house.kept(session) == session


async def test_it_starts_in_the_same_seats_when_the_last_one_joins(house: House) -> None:
    former = await house.over(ADA, BEA, CY)
    session = await house.sessions.rematch(former.id, CY)
    session = await house.sessions.join(session.id, BEA)
    assert session.status is Status.LOBBY
    session = await house.sessions.join(session.id, ADA)
    assert session.status is Status.PLAYING
    assert session.people == (ADA, BEA, CY)
    assert await house.kept(session) == session


async def test_it_waits_through_a_restart(house: House) -> None:
    former = await house.over(ADA, BEA)
    session = await house.sessions.rematch(former.id, BEA)
    await house.restart()
    session = await house.sessions.join(session.id, ADA)
    assert session.status is Status.PLAYING
    assert session.people == (ADA, BEA)


async def test_who_asks_for_it_second_joins_it(house: House) -> None:
    former = await house.over(ADA, BEA)
    first = await house.sessions.rematch(former.id, BEA)
    second = await house.sessions.rematch(former.id, ADA)
    assert second.id == first.id
    assert second.status is Status.PLAYING


async def test_both_may_ask_at_once(house: House) -> None:
    former = await house.over(ADA, BEA)
    answers = await asyncio.gather(*(house.sessions.rematch(former.id, person) for person in (ADA, BEA)))
    assert len({session.id for session in answers}) == 1
    assert (await house.shown(answers[0])).status is Status.PLAYING


async def test_both_sit_under_the_names_they_have_now(house: House) -> None:
    former = await house.over(ADA, BEA)
    await house.sessions.rematch(former.id, Person(BEA.id, "Bea B."))
    session = await house.sessions.rematch(former.id, Person(ADA.id, "Ada L."))
    assert [person.name for person in session.people] == ["Ada L.", "Bea B."]
    assert await house.kept(session) == session


async def test_who_asks_again_has_a_seat_already(house: House) -> None:
    former = await house.over(ADA, BEA)
    await house.sessions.rematch(former.id, ADA)
    with refused("already-seated"):
        await house.sessions.rematch(former.id, ADA)
    await house.sessions.rematch(former.id, BEA)
    for person in (ADA, BEA):
        with refused("already-seated"):
            await house.sessions.rematch(former.id, person)


async def test_who_asks_when_it_began_without_them_is_too_late(house: House) -> None:
    former = await house.over(ADA, BEA)
    session = await house.sessions.rematch(former.id, ADA)
    await house.sessions.start(session.id, ADA.id)
    with refused("already-started"):
        await house.sessions.rematch(former.id, BEA)


async def test_a_guest_may_join_but_then_the_host_starts(house: House) -> None:
    former = await house.over(ADA, BEA)
    session = await house.sessions.rematch(former.id, ADA)
    await house.sessions.join(session.id, CY)
    session = await house.sessions.join(session.id, BEA)
    assert session.status is Status.LOBBY
    assert (await house.sessions.start(session.id, ADA.id)).people == (ADA, CY, BEA)


async def test_when_the_guest_has_left_again_it_starts(house: House) -> None:
    former = await house.over(ADA, BEA)
    session = await house.sessions.rematch(former.id, ADA)
    await house.sessions.join(session.id, CY)
    await house.sessions.join(session.id, BEA)
    session = await house.sessions.leave(session.id, CY.id)
    assert (session.status, session.people) == (Status.PLAYING, (ADA, BEA))
    assert await house.kept(session) == session


async def test_when_a_computer_more_has_been_sent_away_it_starts(house: House) -> None:
    former = await house.over(ADA, BEA)
    session = await house.sessions.rematch(former.id, ADA)
    await house.sessions.add_computer(session.id, ADA.id)
    await house.sessions.join(session.id, BEA)
    session = await house.sessions.remove_computer(session.id, ADA.id)
    assert (session.status, session.people) == (Status.PLAYING, (ADA, BEA))


async def test_with_options_for_more_people_it_waits_for_its_host(house: House) -> None:
    former = await house.game(ADA, BEA)
    await house.sessions.resign(former.id, ADA.id)
    session = await house.sessions.rematch(former.id, ADA)
    await house.sessions.configure(session.id, ADA.id, options={"crowd": True})
    session = await house.sessions.join(session.id, BEA)
    assert (session.status, session.people) == (Status.LOBBY, (ADA, BEA))
    session = await house.sessions.join(session.id, CY)
    assert (await house.sessions.start(session.id, ADA.id)).status is Status.PLAYING


async def test_where_nobody_else_was_let_in_the_players_are(house: House) -> None:
    former = await house.lobby(ADA, BEA)
    await house.sessions.configure(former.id, ADA.id, guests=())
    await house.sessions.start(former.id, ADA.id)
    await house.sessions.resign(former.id, ADA.id)
    session = await house.sessions.rematch(former.id, BEA)
    assert session.guests == (ADA.id, BEA.id)
    with refused("not-invited", host="Bea"):
        await house.sessions.join(session.id, CY)
    assert (await house.sessions.rematch(former.id, ADA)).status is Status.PLAYING


async def test_who_played_alone_begins_at_once(house: House) -> None:
    former = await house.over(ADA)
    session = await house.sessions.rematch(former.id, ADA)
    assert session.status is Status.PLAYING
    assert await house.kept(session) == session


async def test_only_players_of_a_game_that_is_over_ask_for_another(house: House) -> None:
    running = await house.game(ADA, BEA)
    with refused("not-over"):
        await house.sessions.rematch(running.id, ADA)
    former = await house.sessions.resign(running.id, ADA.id)
    with refused("not-seated"):
        await house.sessions.rematch(former.id, CY)


async def test_a_channel_where_others_play_has_no_room_for_it(house: House) -> None:
    former: Session = await house.over(ADA, BEA)
    await house.lobby(CY)
    with refused("channel-busy"):
        await house.sessions.rematch(former.id, ADA)
