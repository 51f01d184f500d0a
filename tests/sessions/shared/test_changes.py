"""Any process serves any table: each sees what the others have done, and of two that change the same one is refused."""

import asyncio
from collections.abc import Collection

import pytest

from bot.games.base import Seat
from bot.games.chance import Chance
from bot.ratings.scopes import Scope
from bot.sessions.coordination.shared.shared import Shared
from bot.sessions.refusals import ChannelBusy, Overtaken, Refusal, Stale
from bot.sessions.session import OfferKind, Person, Ping, Place, Session, Status
from bot.store.postgres.notices import SENT_EVERY
from bot.store.sessions import SavedSession
from bot.store.shared import SessionVersion
from tests.games.set.finding import right_claims
from tests.sessions.harness import ADA, BEA, CY, DI, HERE
from tests.sessions.shared.conftest import Process, StartProcess, actions
from tests.soon import soon


async def test_a_table_is_played_in_any_process(one: Process, two: Process, game: Session) -> None:
    for ply in range(6):
        process, person = (one, two)[ply % 3 % 2], (ADA, BEA)[ply % 2]
        game = await process.press(game, person, "take 1", ply)
    assert game.ply == 6
    assert await one.seen(game) == await two.seen(game) == game


async def test_of_two_presses_for_the_same_ply_in_two_processes_one_is_made(
    one: Process, two: Process, game: Session
) -> None:
    await two.seen(game)
    results = await asyncio.gather(
        one.sessions.games.move(game.id, ADA.id, "take 1", ply=0, action=1),
        two.sessions.games.move(game.id, ADA.id, "take 2", ply=0, action=2),
        return_exceptions=True,
    )
    assert {type(result) for result in results} == {Session, Stale}
    seen = await one.seen(game)
    assert seen.ply == 1
    assert seen == await two.seen(game)


async def test_an_action_that_comes_twice_in_two_processes_is_made_once(
    one: Process, two: Process, game: Session
) -> None:
    await two.seen(game)
    made = await asyncio.gather(
        one.sessions.games.move(game.id, ADA.id, "take 1", ply=0, action=7),
        two.sessions.games.move(game.id, ADA.id, "take 1", ply=0, action=7),
    )
    assert [session.ply for session in made] == [1, 1]
    assert (await one.seen(game)).ply == 1


def is_right_again(race: Session, claim: str) -> bool:
    """Returns whether the cards that are dealt after a right claim make the same claim right once more."""
    state = race.state
    for ply, words in enumerate(("call", claim), start=race.ply + 1):
        state = race.game.play(state, Seat(0), words, Chance(race.luck_seed, ply))
    return claim in right_claims(state)


async def test_who_is_overtaken_in_a_race_by_a_press_in_another_process_is_told_by_whom(
    one: Process, two: Process
) -> None:
    race = await one.game(ADA, BEA, game="set")
    while not (claim := next((one for one in right_claims(race.state) if not is_right_again(race, one)), "")):
        for person in (ADA, BEA):
            race = await one.press(race, person, "more", None)
    await two.seen(race)

    async def claims(process: Process, person: Person) -> Session:
        return await process.sessions.games.move(
            race.id, person.id, claim, ply=None, action=next(actions), opening="call"
        )

    results = await asyncio.gather(claims(one, ADA), claims(two, BEA), return_exceptions=True)
    (overtaken,) = [result for result in results if isinstance(result, Overtaken)]
    (made,) = [result for result in results if isinstance(result, Session)]
    assert overtaken.text_args == {"player": made.people[made.moves[-1].seat].name}
    assert await one.seen(race) == await two.seen(race) == made


async def test_changes_that_do_not_compete_all_take_place(one: Process, two: Process, game: Session) -> None:
    await two.seen(game)
    ping = Ping(1, overdue=False, messages=((1, 2),))
    await asyncio.gather(
        one.sessions.games.move(game.id, ADA.id, "take 1", ply=0, action=1),
        two.sessions.places.set_message(game.id, 123),
        two.sessions.places.change_pings(game.id, lambda pinged: pinged.with_ping(ping)),
    )
    seen = await one.seen(game)
    assert (seen.ply, seen.message, seen.pinged.ping) == (1, 123, ping)


async def test_people_who_join_at_the_same_time_in_two_processes_all_sit(one: Process, two: Process) -> None:
    lobby = await one.sessions.lobbies.open(HERE, ADA, "nim", {"stones": 50}, auto_start=False)
    await two.seen(lobby)
    await asyncio.gather(one.sessions.lobbies.join(lobby.id, BEA), two.sessions.lobbies.join(lobby.id, CY))
    assert {person.name for person in (await one.seen(lobby)).people} == {"Ada", "Bea", "Cy"}
    with pytest.raises(Refusal, match="table-full"):
        await two.sessions.lobbies.join(lobby.id, DI)


async def test_a_channel_has_one_live_table_whatever_the_process(one: Process, two: Process) -> None:
    results = await asyncio.gather(
        one.sessions.lobbies.open(HERE, ADA, "nim", {}),
        two.sessions.lobbies.open(HERE, BEA, "nim", {}),
        return_exceptions=True,
    )
    assert sum(isinstance(result, ChannelBusy) for result in results) == 1
    (opened,) = [result for result in results if isinstance(result, Session)]
    for process in (one, two):
        await process.sessions.refresh(channels=[HERE.channel])
        assert process.sessions.tables.at(HERE.channel) == opened


async def test_a_channel_is_free_once_its_table_has_ended_elsewhere(one: Process, two: Process, game: Session) -> None:
    await two.seen(game)
    await one.sessions.games.end(game.id, ADA.id, moderator=True)
    await two.sessions.refresh(channels=[HERE.channel])
    assert two.sessions.tables.at(HERE.channel) is None
    assert (await two.sessions.lobbies.open(HERE, BEA, "nim", {})).status is Status.LOBBY


async def test_a_channel_is_free_also_while_an_earlier_change_of_its_table_is_being_loaded(
    one: Process, two: Process, game: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    await two.seen(game)
    await one.press(game, ADA, "take 1", 0)
    read, slow, session_after = asyncio.Event(), asyncio.Event(), two.store.sessions.find_after

    async def slowly(session: str, ply: int) -> SavedSession | None:
        saved = await session_after(session, ply)
        read.set()
        await slow.wait()
        return saved

    monkeypatch.setattr(two.store.sessions, "find_after", slowly)
    loading = asyncio.create_task(two.sessions.refresh(sessions=[game.id]))
    await read.wait()
    await one.sessions.games.end(game.id, ADA.id, moderator=True)
    looking = asyncio.create_task(two.sessions.refresh(channels=[HERE.channel]))
    await asyncio.sleep(0.2)  # until it waits for the table that is being loaded
    slow.set()
    await asyncio.gather(loading, looking)
    assert two.sessions.tables.at(HERE.channel) is None


async def test_a_channel_is_free_also_while_its_table_is_read_as_it_was_before_its_end(
    one: Process, two: Process, game: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, slow, session, versions = asyncio.Event(), asyncio.Event(), two.store.sessions.find, two.store.newest.versions

    async def slowly(session_id: str) -> SavedSession | None:
        saved = await session(session_id)
        read.set()
        await slow.wait()
        return saved

    async def while_it_comes_into_memory(
        channels: Collection[int], sessions: Collection[str]
    ) -> tuple[SessionVersion, ...]:
        newest = await versions(channels, sessions)
        if HERE.channel in channels:
            slow.set()
            await loading
        return newest

    monkeypatch.setattr(two.store.sessions, "find", slowly)
    loading = asyncio.create_task(two.sessions.tables.find(game.id))
    await read.wait()
    await one.sessions.games.end(game.id, ADA.id, moderator=True)
    monkeypatch.setattr(two.store.newest, "versions", while_it_comes_into_memory)
    await two.sessions.refresh(channels=[HERE.channel])
    assert two.sessions.tables.at(HERE.channel) is None


async def test_a_table_that_moves_is_found_in_its_new_channel(one: Process, two: Process, game: Session) -> None:
    await two.seen(game)
    await one.sessions.places.relocate(game.id, 777)
    await two.sessions.refresh(channels=[HERE.channel, 777])
    assert two.sessions.tables.at(HERE.channel) is None
    found = two.sessions.tables.at(777)
    assert found is not None
    assert found.id == game.id


async def test_a_followed_table_is_loaded_as_soon_as_another_process_has_changed_it(
    one: Process, two: Process, game: Session
) -> None:
    followed: list[Session] = []
    two.sessions.listen_to_changes(followed.append)
    await two.seen(game)
    two.sessions.notices.follow(game.id)
    made = await one.press(game, ADA, "take 1", 0)
    await soon(lambda: followed[-1:] == [made])
    assert two.events == []  # who has changed a table draws it


async def test_a_followed_table_that_is_not_in_memory_is_loaded_when_another_process_changes_it(
    one: Process, two: Process, game: Session
) -> None:
    followed: list[Session] = []
    two.sessions.listen_to_changes(followed.append)
    two.sessions.notices.follow(game.id)
    made = await one.press(game, ADA, "take 1", 0)
    await soon(lambda: followed[-1:] == [made])


async def test_what_has_changed_just_before_a_table_is_followed_is_loaded(
    one: Process, two: Process, game: Session
) -> None:
    followed: list[Session] = []
    two.sessions.listen_to_changes(followed.append)
    await two.seen(game)
    made = await one.press(game, ADA, "take 1", 0)
    await asyncio.sleep(2 * SENT_EVERY)  # nobody hears of it
    assert not followed
    two.sessions.notices.follow(game.id)
    await soon(lambda: followed[-1:] == [made])


async def test_what_was_used_longest_ago_leaves_memory(
    start_process: StartProcess, one: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Shared, "most_live", 2)
    two = await start_process()
    games = [await one.game(ADA, BEA, place=Place(None, 300 + number)) for number in range(4)]
    for game in games:
        await two.seen(game)
    assert [session.id for session in two.sessions.tables.live()] == [game.id for game in games[2:]]
    assert two.sessions.tables.at(300) is None
    assert (await two.press(games[0], ADA, "take 1", 0)).ply == 1


async def test_events_since_a_person_has_moved_are_found_again(one: Process, two: Process) -> None:
    lobby = await one.sessions.lobbies.open(HERE, ADA, "nim", {"stones": 50}, auto_start=False)
    for _ in range(2):
        await one.sessions.lobbies.add_computer(lobby.id, ADA.id, starts=False)
    game = (await one.sessions.lobbies.start(lobby.id, ADA.id)).session
    await two.seen(game)
    await one.press(game, ADA, "take 1", 0)

    async def both_have_moved() -> bool:
        return (await one.seen(game)).ply == 3

    await soon(both_have_moved)
    first, second = await one.seen(game), await two.seen(game)
    assert first.earlier_events == second.earlier_events != ()


async def test_a_rematch_is_opened_once(one: Process, two: Process) -> None:
    game = await one.game(ADA, BEA)
    await one.press(game, ADA, "take 1", 0)
    await one.press(game, BEA, "take 1", 1)
    await one.sessions.games.resign(game.id, ADA.id)
    await two.seen(game)
    results = await asyncio.gather(
        one.sessions.lobbies.rematch(game.id, ADA), two.sessions.lobbies.rematch(game.id, BEA)
    )
    assert len({session.id for session, _ in results}) == 1
    again = await one.seen(results[0].session)
    assert {person.name for person in again.people} == {"Ada", "Bea"}


@pytest.mark.parametrize("place", [HERE, Place(None, 77)], ids=["in a server", "outside of servers"])
async def test_a_rematch_that_two_ask_for_in_two_processes_is_opened_once(
    one: Process, two: Process, place: Place
) -> None:
    game = await one.game(ADA, BEA, place=place)
    await one.sessions.games.resign(game.id, ADA.id)
    await asyncio.gather(one.seen(game), two.seen(game))
    await asyncio.gather(one.sessions.lobbies.rematch(game.id, ADA), two.sessions.lobbies.rematch(game.id, BEA))
    await one.sessions.refresh(channels=[place.channel])
    rematch = one.sessions.tables.at(place.channel)
    assert rematch is not None
    assert {person.id for person in rematch.people} == {ADA.id, BEA.id}
    assert rematch.status is Status.PLAYING


async def test_what_was_declined_in_one_process_is_not_offered_again_in_another(
    one: Process, two: Process, game: Session
) -> None:
    await one.press(game, ADA, "take 1", 0)
    await one.press(game, BEA, "take 1", 1)
    await one.sessions.offers.make(game.id, ADA.id, OfferKind.TAKEBACK)
    await one.sessions.offers.decline(game.id, BEA.id)
    seen = await two.seen(game)
    assert seen.pinged.started_by == ADA.id  # who needs no ping for the start
    with pytest.raises(Refusal, match="offer-refused"):
        await two.sessions.offers.make(game.id, ADA.id, OfferKind.TAKEBACK)


async def test_results_that_another_process_has_written_count_at_once(one: Process, two: Process) -> None:
    for process in (one, two, one):
        game = await process.game(ADA, BEA)
        await process.press(game, ADA, "take 1", 0)
        await process.press(game, BEA, "take 1", 1)
        await process.sessions.games.resign(game.id, ADA.id)
        leaderboards = [await reader.sessions.leaderboards.leaderboard(Scope(10, "nim")) for reader in (one, two)]
        profiles = [await reader.sessions.leaderboards.profile(Scope(10, "nim"), BEA.id) for reader in (one, two)]
        assert leaderboards[0] == leaderboards[1]
        assert profiles[0] == profiles[1]
    assert (leaderboards[0].rows[0].person, leaderboards[0].rows[0].wins) == (BEA.id, 3)
    assert profiles[0].outcomes == ("win",) * 3
