"""Seats of computers: who adds and removes them, and their names."""

from bot.sessions.computers import NAMES
from bot.sessions.session import Person, Status
from tests.sessions.harness import ADA, BEA, CY, HERE, Harness
from tests.sessions.refusals import refused


async def test_the_host_adds_and_removes_computers(harness: Harness) -> None:
    session = await harness.lobby(ADA)
    for _ in range(2):
        session, _ = await harness.sessions.add_computer(session.id, ADA.id)
    assert session.people == (ADA, Person(-2, NAMES[1]), Person(-3, NAMES[2]))
    assert [person.computer for person in session.people] == [False, True, True]
    with refused("table-full", seats=3):
        await harness.sessions.add_computer(session.id, ADA.id)
    session, _ = await harness.sessions.remove_computer(session.id, ADA.id)
    assert session.people == (ADA, Person(-2, NAMES[1]))
    assert await harness.restored(session) == session
    session, _ = await harness.sessions.remove_computer(session.id, ADA.id)
    with refused("no-computer"):
        await harness.sessions.remove_computer(session.id, ADA.id)


async def test_all_seats_but_one_of_the_largest_table_can_be_computers_of_different_names(harness: Harness) -> None:
    session = await harness.lobby(ADA, game="set")
    for _ in range(7):
        session, _ = await harness.sessions.add_computer(session.id, ADA.id)
    assert [person.name for person in session.people] == list(NAMES)
    with refused("table-full", seats=8):
        await harness.sessions.add_computer(session.id, ADA.id)
    with refused("table-full", seats=8):
        await harness.sessions.join(session.id, BEA)
    assert await harness.restored(session) == await harness.current(session) == session


async def test_a_computer_gets_a_name_that_nobody_at_the_table_has(harness: Harness) -> None:
    session = await harness.lobby(BEA)
    session, _ = await harness.sessions.add_computer(session.id, BEA.id)
    assert session.people[1].name == "Ada"
    await harness.sessions.remove_computer(session.id, BEA.id)
    await harness.sessions.join(session.id, Person(7, "ada"))
    session, _ = await harness.sessions.add_computer(session.id, BEA.id)
    assert session.people[2] == Person(-2, NAMES[1])


async def test_only_the_host_adds_and_removes_computers_and_only_in_a_lobby(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA)
    for ask in (harness.sessions.add_computer, harness.sessions.remove_computer):
        with refused("not-host", host="Ada"):
            await ask(session.id, BEA.id)
    await harness.sessions.start(session.id, ADA.id)
    for ask in (harness.sessions.add_computer, harness.sessions.remove_computer):
        with refused("already-started"):
            await ask(session.id, ADA.id)


async def test_a_lobby_without_people_closes_and_a_computer_never_becomes_host(harness: Harness) -> None:
    session = await harness.lobby(ADA)
    session, _ = await harness.sessions.add_computer(session.id, ADA.id)
    session, _ = await harness.sessions.join(session.id, CY)
    session, _ = await harness.sessions.leave(session.id, ADA.id)
    assert session.host == CY.id
    session, _ = await harness.sessions.leave(session.id, CY.id)
    assert (session.status, session.reason) == (Status.ABANDONED, "deserted")
    assert harness.sessions.at(HERE.channel) is None
