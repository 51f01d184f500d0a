"""A tournament that several processes share: each step is made once, by whatever process is there."""

import asyncio

from bot.sessions.coordination.shared.due_work import DueWork
from bot.sessions.session import Person, Place
from bot.sessions.tournaments.terms import Terms
from bot.tournaments.tournament import Format, Pairing, Stage, Tournament
from tests.sessions.shared.conftest import Process, StartProcess
from tests.sessions.tournaments.cup import CHANNEL, ORGANISER, player
from tests.sessions.tournaments.threads import Threads
from tests.soon import soon


async def created(one: Process, players: int, format_: Format = Format.SWISS, starts_in: int = 0) -> str:
    """Creates a tournament of nim with one stone, which so many people join; returns its id."""
    terms = Terms(name="Cup", format=format_, game="nim", options={"stones": 1}, starts_in=starts_in)
    tournament = await one.sessions.tournaments.create(CHANNEL, ORGANISER, terms, moderator=True)
    for number in range(1, players + 1):
        await one.sessions.tournaments.join(tournament.id, player(number))
    return tournament.id


async def now(process: Process, tournament_id: str) -> Tournament:
    found = await process.sessions.tournaments.find(tournament_id)
    assert found is not None
    return found


async def opened(process: Process, tournament_id: str, round_number: int) -> Tournament:
    """Waits until all tables of a round are open."""

    async def all_open() -> Tournament | None:
        tournament = await now(process, tournament_id)
        tables = [one for one in tournament.in_round(round_number) if one.session is not None]
        return tournament if tables and all(one.channel is not None for one in tables) else None

    found = await soon(all_open)
    assert found is not None
    return found


async def win(process: Process, pairing: Pairing) -> None:
    """Takes the last stone for the player in the first seat, by a press that this process answers."""
    assert pairing.session is not None
    await process.sessions.refresh(sessions=[pairing.session])
    session = await process.sessions.tables.find(pairing.session)
    assert session is not None
    await process.press(session, session.people[0], "take 1", 0)


async def test_any_process_plays_and_each_round_is_paired_once(one: Process, two: Process) -> None:
    threads = Threads()
    for process in (one, two):
        process.sessions.tournaments.use_threads(threads.make)
    tournament_id = await created(one, 4)
    await two.sessions.tournaments.start(tournament_id, ORGANISER.id, moderator=False)
    first = await opened(one, tournament_id, 1)
    await asyncio.gather(win(one, first.pairings[0]), win(two, first.pairings[1]))
    second = await opened(two, tournament_id, 2)
    assert len(second.pairings) == 4
    await asyncio.gather(win(two, second.pairings[2]), win(one, second.pairings[3]))

    async def ended() -> bool:
        return (await now(one, tournament_id)).status is Stage.FINISHED

    assert await soon(ended)
    assert len(threads.made) == 4


async def test_what_a_process_leaves_that_dies_another_one_does(one: Process, two: Process) -> None:
    """The first one makes no threads for its tables, and is gone."""
    threads, stuck = Threads(), asyncio.Event()

    async def never(_: Tournament, __: Pairing) -> int:
        stuck.set()
        await asyncio.Event().wait()
        return 0

    one.sessions.tournaments.use_threads(never)
    two.sessions.tournaments.use_threads(threads.make)
    tournament_id = await created(one, 2)
    await one.sessions.tournaments.start(tournament_id, ORGANISER.id, moderator=False)
    await stuck.wait()
    kill(one)
    tournament = await opened(two, tournament_id, 1)
    session = tournament.pairings[0].session
    assert session is not None
    assert await soon(lambda: two.sessions.tables.find(session)) is not None


def kill(process: Process) -> None:
    """Stops what a process does for other processes to see, as its death would."""
    due = process.sessions.due
    assert isinstance(due, DueWork)
    for task in (*due._loops, *due._running):
        task.cancel()


async def test_of_two_who_join_at_the_same_time_through_two_processes_both_are_in(one: Process, two: Process) -> None:
    tournament_id = await created(one, 0)
    await asyncio.gather(
        *(
            process.sessions.tournaments.join(tournament_id, player(number))
            for number, process in enumerate([one, two] * 4, start=1)
        )
    )
    players = (await now(one, tournament_id)).players
    assert [one.number for one in players] == [*range(1, 9)]
    assert len({one.person for one in players}) == 8


async def test_a_tournament_starts_at_its_time_in_one_process(one: Process, two: Process) -> None:
    threads = Threads()
    for process in (one, two):
        process.sessions.tournaments.use_threads(threads.make)
    tournament_id = await created(one, 2, starts_in=1)
    assert (await opened(two, tournament_id, 1)).round == 1
    assert threads.asked == 1


async def test_a_process_that_starts_later_finds_a_tournament(one: Process, start_process: StartProcess) -> None:
    tournament_id = await created(one, 2)
    later = await start_process()
    assert [one.id for one in await later.sessions.tournaments.in_guild(10)] == [tournament_id]
    place = Place(guild=11, channel=5)
    assert await later.sessions.tournaments.in_guild(place.guild or 0) == ()
    await later.sessions.tournaments.join(tournament_id, Person(9, "Late"))
    assert len((await now(one, tournament_id)).players) == 3
