"""Seats of computers: who adds and removes them, and their names."""

from dataclasses import replace
from unittest.mock import ANY

from bot.games.base import Seat
from bot.players.base import Level
from bot.sessions.persistence.records import session_without_state
from bot.sessions.rules.lobby import NAMES
from bot.sessions.session import Person, Status
from tests.sessions.harness import ADA, BEA, CY, HERE, Harness
from tests.sessions.refusals import refused


async def test_the_host_adds_and_removes_computers(harness: Harness) -> None:
    session = await harness.lobby(ADA)
    for _ in range(2):
        session, _ = await harness.sessions.lobbies.add_computer(session.id, ADA.id)
    assert session.people == (ADA, Person(-2, NAMES[1]), Person(-3, NAMES[2]))
    assert [person.computer for person in session.people] == [False, True, True]
    with refused("no-seat-for-computer", seats=3):
        await harness.sessions.lobbies.add_computer(session.id, ADA.id)
    session, _ = await harness.sessions.lobbies.remove_computer(session.id, ADA.id)
    assert session.people == (ADA, Person(-2, NAMES[1]))
    assert await harness.restored(session) == session
    session, _ = await harness.sessions.lobbies.remove_computer(session.id, ADA.id)
    with refused("no-computer"):
        await harness.sessions.lobbies.remove_computer(session.id, ADA.id)


async def test_all_seats_but_one_of_the_largest_table_can_be_computers_of_different_names(harness: Harness) -> None:
    session = await harness.lobby(ADA, game="set")
    for _ in range(7):
        session, _ = await harness.sessions.lobbies.add_computer(session.id, ADA.id)
    assert [person.name for person in session.people] == list(NAMES)
    with refused("no-seat-for-computer", seats=8):
        await harness.sessions.lobbies.add_computer(session.id, ADA.id)
    with refused("table-full", seats=8):
        await harness.sessions.lobbies.join(session.id, BEA)
    assert await harness.restored(session) == await harness.current(session) == session


async def test_a_computer_gets_a_name_that_nobody_at_the_table_has(harness: Harness) -> None:
    session = await harness.lobby(BEA)
    session, _ = await harness.sessions.lobbies.add_computer(session.id, BEA.id)
    assert session.people[1].name == "Ada"
    await harness.sessions.lobbies.remove_computer(session.id, BEA.id)
    await harness.sessions.lobbies.join(session.id, Person(7, "ada"))
    session, _ = await harness.sessions.lobbies.add_computer(session.id, BEA.id)
    assert session.people[2] == Person(-2, NAMES[1])


async def test_only_the_host_adds_and_removes_computers_and_only_in_a_lobby(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA)
    for ask in (harness.sessions.lobbies.add_computer, harness.sessions.lobbies.remove_computer):
        with refused("not-host-yet", host="Ada", when=ANY):
            await ask(session.id, BEA.id)
    await harness.sessions.lobbies.start(session.id, ADA.id)
    for ask in (harness.sessions.lobbies.add_computer, harness.sessions.lobbies.remove_computer):
        with refused("already-started-seated"):
            await ask(session.id, ADA.id)


async def test_a_lobby_without_people_closes_and_a_computer_never_becomes_host(harness: Harness) -> None:
    session = await harness.lobby(ADA)
    session, _ = await harness.sessions.lobbies.add_computer(session.id, ADA.id)
    session, _ = await harness.sessions.lobbies.join(session.id, CY)
    session, _ = await harness.sessions.lobbies.leave(session.id, ADA.id)
    assert session.host == CY.id
    session, _ = await harness.sessions.lobbies.leave(session.id, CY.id)
    assert (session.status, session.result.reason) == (Status.ABANDONED, "deserted")
    assert harness.sessions.tables.at(HERE.channel) is None


async def test_each_computer_has_a_level_that_the_host_chooses_and_that_is_kept(harness: Harness) -> None:
    session = await harness.lobby(ADA)
    session, _ = await harness.sessions.lobbies.add_computer(session.id, ADA.id, level=Level.HARD)
    session, _ = await harness.sessions.lobbies.add_computer(session.id, ADA.id)
    assert [person.level for person in session.people[1:]] == [Level.HARD, Level.HARD]
    session = await harness.sessions.lobbies.set_level(session.id, ADA.id, None, Level.MASTER)
    assert {person.level for person in session.people if person.computer} == {Level.MASTER}
    session = await harness.sessions.lobbies.set_level(session.id, ADA.id, session.people[1].id, Level.EASY)
    assert [person.level for person in session.people[1:]] == [Level.EASY, Level.MASTER]
    assert await harness.restored(session) == session
    with refused("not-host", host="Ada"):
        await harness.sessions.lobbies.set_level(session.id, BEA.id, session.people[1].id, Level.MASTER)
    with refused("no-computer"):
        await harness.sessions.lobbies.set_level(session.id, ADA.id, ADA.id, Level.MASTER)
    with refused("no-computer"):
        await harness.sessions.lobbies.set_level(session.id, ADA.id, -8, Level.MASTER)


async def test_computers_of_older_programs_are_fair(harness: Harness) -> None:
    session = await harness.lobby(ADA)
    session, _ = await harness.sessions.lobbies.add_computer(session.id, ADA.id, level=Level.MASTER)
    saved = await harness.saved(session)
    old = replace(
        saved, session=replace(saved.session, seal=None), seats=tuple(replace(seat, level="") for seat in saved.seats)
    )
    assert [person.level for person in session_without_state(old).people] == [Level.FAIR, Level.FAIR]


async def test_the_seat_of_somebody_who_gives_up_is_played_on_like_the_strongest_computer(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, computers=1, level=Level.HARD)
    session = await harness.sessions.games.resign(session.id, BEA.id)
    assert [session.level_of(Seat(seat)) for seat in (1, 2)] == [Level.HARD, Level.HARD]


async def test_without_a_computer_at_the_table_a_seat_is_played_on_at_the_fair_level(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, CY)
    session = await harness.sessions.games.resign(session.id, BEA.id)
    assert session.level_of(Seat(1)) is Level.FAIR
