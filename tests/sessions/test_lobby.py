"""Before the game: joining, leaving, starting."""

import asyncio
from unittest.mock import ANY

import pytest

from bot.games.base import OptionError
from bot.sessions.refusals import Refusal
from bot.sessions.rules.guards import HOST_AWAITED
from bot.sessions.session import Place, Status
from bot.sessions.timers.player_pings import AT_TABLE_FOR
from bot.sessions.transition import TableEvent
from tests.sessions.harness import ADA, BEA, CY, DI, HERE, Harness
from tests.sessions.refusals import refused


async def test_opening_a_lobby_seats_its_host(harness: Harness) -> None:
    session = await harness.sessions.lobbies.open(HERE, ADA, "nim", {"stones": 9})
    assert session.status is Status.LOBBY
    assert session.host == ADA.id
    assert session.people == (ADA,)
    assert session.options == {"stones": 9, "crowd": False}
    assert harness.sessions.tables.at(HERE.channel) == session
    assert await harness.restored(session) == session


async def test_a_channel_has_one_table(harness: Harness) -> None:
    await harness.lobby(ADA)
    with refused("channel-busy"):
        await harness.lobby(BEA)
    other = await harness.lobby(BEA, place=Place(10, 101))
    assert harness.sessions.tables.at(101) == other


async def test_only_one_of_two_lobbies_opened_at_the_same_time_gets_the_channel(harness: Harness) -> None:
    opened, busy = await asyncio.gather(harness.lobby(ADA), harness.lobby(BEA), return_exceptions=True)
    assert harness.sessions.tables.at(HERE.channel) == opened
    assert isinstance(busy, Refusal)
    assert busy.key == "channel-busy"


async def test_a_new_channel_has_no_table(harness: Harness) -> None:
    assert harness.sessions.tables.at(HERE.channel) is None


async def test_an_unknown_game_is_refused(harness: Harness) -> None:
    with refused("unknown-game", game="chess"):
        await harness.lobby(ADA, game="chess")


async def test_the_game_refuses_options(harness: Harness) -> None:
    with pytest.raises(OptionError, match="option-unknown"):
        await harness.lobby(ADA, options={"stones": 51})
    with pytest.raises(OptionError, match="nim-one-stone-is-no-crowd"):
        await harness.lobby(ADA, options={"stones": 1, "crowd": True})
    assert harness.sessions.tables.at(HERE.channel) is None


async def test_people_sit_in_the_order_of_arrival(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA, CY)
    assert session.people == (ADA, BEA, CY)
    assert session.seat_of(CY.id) == 2
    assert await harness.restored(session) == session


async def test_nobody_can_join_twice(harness: Harness) -> None:
    session = await harness.lobby(ADA)
    with refused("already-seated"):
        await harness.sessions.lobbies.join(session.id, ADA)


async def test_nobody_can_join_a_full_table(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA, CY)
    with refused("table-full", seats=3):
        await harness.sessions.lobbies.join(session.id, DI)


async def test_only_one_of_two_gets_the_last_seat(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA)
    answers = await asyncio.gather(
        *(harness.sessions.lobbies.join(session.id, person) for person in (CY, DI)), return_exceptions=True
    )
    assert [isinstance(answer, Refusal) for answer in answers] == [False, True]
    assert (await harness.current(session)).people == (ADA, BEA, CY)


async def test_nobody_joins_or_leaves_a_game_that_is_on(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    with refused("already-started"):
        await harness.sessions.lobbies.join(session.id, CY)
    with refused("already-started-seated"):
        await harness.sessions.lobbies.leave(session.id, BEA.id)
    with refused("already-started-seated"):
        await harness.sessions.lobbies.start(session.id, ADA.id)


async def test_joining_again_after_the_start_is_refused_as_already_seated(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    with refused("already-seated"):
        await harness.sessions.lobbies.join(session.id, BEA)
    session = await harness.sessions.games.resign(session.id, ADA.id)
    with refused("no-game"):
        await harness.sessions.lobbies.join(session.id, BEA)


async def test_leaving_frees_the_seat_and_the_others_move_up(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA, CY)
    session, _ = await harness.sessions.lobbies.leave(session.id, BEA.id)
    assert session.people == (ADA, CY)
    assert session.host == ADA.id
    assert await harness.restored(session) == session
    with refused("not-joined"):
        await harness.sessions.lobbies.leave(session.id, BEA.id)


async def test_the_next_person_becomes_host_when_the_host_leaves(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA, CY)
    session, _ = await harness.sessions.lobbies.leave(session.id, ADA.id)
    assert session.host == BEA.id
    assert await harness.restored(session) == session


async def test_a_lobby_passes_to_the_next_person_who_is_present(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA, CY)
    await harness.advance(AT_TABLE_FOR / 1000)
    harness.sessions.pings.acted(session.place.channel, CY.id)
    await harness.advance(1)
    session, _ = await harness.sessions.lobbies.leave(session.id, ADA.id)
    assert (session.host, session.people) == (CY.id, (BEA, CY)), "Bea, who is away, keeps her seat"


async def test_a_lobby_closes_when_its_host_leaves_it_to_people_who_are_away(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA)
    assert not harness.sessions.lobbies.leaving.closes(session, ADA.id)
    await harness.advance(AT_TABLE_FOR / 1000 + 1)
    assert harness.sessions.lobbies.leaving.closes(session, ADA.id)
    assert not harness.sessions.lobbies.leaving.closes(session, BEA.id)
    session, event = await harness.sessions.lobbies.leave(session.id, ADA.id)
    assert (session.status, session.result.reason, event) == (Status.ABANDONED, "host-left", TableEvent.ENDED)
    assert await harness.restored(session) == session


async def test_a_restart_lets_people_in_a_lobby_be_present(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA)
    await harness.restart()
    session, _ = await harness.sessions.lobbies.leave(session.id, ADA.id)
    assert session.host == BEA.id


async def test_the_host_can_free_a_seat_which_its_user_takes_again_by_invitation_alone(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA, CY)
    for user, refusal in ((BEA.id, "not-host"), (CY.id, "not-host")):
        with refused(refusal, host="Ada"):
            await harness.sessions.lobbies.free_seat(session.id, user, BEA.id)
    for nobody in (ADA.id, DI.id, -1):
        with refused("seat-free"):
            await harness.sessions.lobbies.free_seat(session.id, ADA.id, nobody)
    session = await harness.sessions.lobbies.free_seat(session.id, ADA.id, BEA.id)
    assert (session.people, session.status) == ((ADA, CY), Status.LOBBY)
    assert await harness.restored(session) == session
    with refused("seat-freed", host="Ada"):
        await harness.sessions.lobbies.join(session.id, BEA)
    await harness.sessions.lobbies.configure(session.id, ADA.id, guests=(BEA.id,))
    session, _ = await harness.sessions.lobbies.join(session.id, BEA)
    assert session.people == (ADA, CY, BEA)


async def test_a_guest_whose_seat_was_freed_needs_another_invitation(harness: Harness) -> None:
    session = await harness.lobby(ADA)
    await harness.sessions.lobbies.configure(session.id, ADA.id, guests=(BEA.id, CY.id))
    await harness.sessions.lobbies.join(session.id, BEA)
    session = await harness.sessions.lobbies.free_seat(session.id, ADA.id, BEA.id)
    assert (session.lobby.guests, session.lobby.freed) == ((CY.id,), frozenset({BEA.id}))
    assert await harness.restored(session) == session
    with refused("seat-freed", host="Ada"):
        await harness.sessions.lobbies.join(session.id, BEA)
    await harness.sessions.lobbies.configure(session.id, ADA.id, guests=(BEA.id, CY.id))
    assert (await harness.sessions.lobbies.join(session.id, BEA)).session.people == (ADA, BEA)


async def test_freeing_a_seat_starts_no_game_and_ends_none_that_is_on(harness: Harness) -> None:
    lobby = await harness.lobby(ADA, BEA, CY)
    lobby = await harness.sessions.lobbies.free_seat(lobby.id, ADA.id, CY.id)
    assert lobby.status is Status.LOBBY
    await harness.sessions.lobbies.start(lobby.id, ADA.id)
    with refused("already-started-seated"):
        await harness.sessions.lobbies.free_seat(lobby.id, ADA.id, BEA.id)


async def test_the_lobby_closes_when_the_last_person_leaves(harness: Harness) -> None:
    session = await harness.lobby(ADA)
    session, _ = await harness.sessions.lobbies.leave(session.id, ADA.id)
    assert session.status is Status.ABANDONED
    assert session.result.reason == "deserted"
    assert harness.sessions.tables.at(HERE.channel) is None
    with refused("no-game"):
        await harness.sessions.lobbies.join(session.id, BEA)
    await harness.lobby(BEA)


async def test_after_five_minutes_any_player_goes_on_without_the_host_but_invites_nobody(harness: Harness) -> None:
    lobbies, session = harness.sessions.lobbies, await harness.lobby(ADA, BEA)
    harness.clock.time = session.opened_at + HOST_AWAITED - 1
    with refused("not-host-yet", host="Ada", when=str((session.opened_at + HOST_AWAITED) // 1000)):
        await lobbies.start(session.id, BEA.id)
    harness.clock.time += 1
    with refused("not-host", host="Ada"):
        await lobbies.start(session.id, CY.id)
    for change in (
        lobbies.configure(session.id, BEA.id, guests=(CY.id,)),
        lobbies.free_seat(session.id, BEA.id, ADA.id),
    ):
        with refused("not-host", host="Ada"):
            await change
    await lobbies.configure(session.id, BEA.id, clock=600)
    session, _ = await lobbies.start(session.id, BEA.id)
    assert (session.status, session.host) == (Status.PLAYING, ADA.id)


async def test_only_the_host_starts_the_game(harness: Harness) -> None:
    session = await harness.lobby(ADA, BEA)
    with refused("not-host-yet", host="Ada", when=ANY):
        await harness.sessions.lobbies.start(session.id, BEA.id)
    with refused("not-host", host="Ada"):
        await harness.sessions.lobbies.start(session.id, CY.id)
    harness.clock.time += 5000
    session, _ = await harness.sessions.lobbies.start(session.id, ADA.id)
    assert session.status is Status.PLAYING
    assert session.to_act == {0}
    assert session.started_at == session.opened_at + 5000
    assert await harness.restored(session) == session


async def test_a_game_needs_enough_players_to_start(harness: Harness) -> None:
    session = await harness.lobby(ADA, options={"crowd": True})
    with refused("too-few-seats", seats=3, missing=2):
        await harness.sessions.lobbies.start(session.id, ADA.id)


async def test_actions_at_an_unknown_table_are_refused(harness: Harness) -> None:
    assert await harness.sessions.tables.find("never") is None
    with refused("no-game"):
        await harness.sessions.lobbies.join("never", ADA)
    with refused("no-game"):
        await harness.sessions.lobbies.rematch("never", ADA)


async def test_the_tables_message_is_saved(harness: Harness) -> None:
    session = await harness.lobby(ADA)
    await harness.sessions.places.set_message(session.id, 555)
    assert (await harness.current(session)).message == 555
    assert (await harness.restored(session)).message == 555


async def test_the_message_of_an_ended_table_is_saved(harness: Harness) -> None:
    session = await harness.finished_game(ADA, BEA)
    await harness.sessions.places.set_message(session.id, 555)
    assert (await harness.current(session)).message == 555
    await harness.restart()
    session = await harness.current(session)
    assert session.message == 555
    assert session.status is Status.FINISHED


async def test_a_table_for_two_starts_when_the_second_player_sits_down(harness: Harness) -> None:
    lobby = await harness.sessions.lobbies.open(HERE, ADA, "tris_1", {})
    session, event = await harness.sessions.lobbies.join(lobby.id, BEA)
    assert event is TableEvent.STARTED
    assert session.status is Status.PLAYING
    assert session.people == (ADA, BEA)
    assert session.pinged.started_by == BEA.id, "so that the host is notified"


async def test_a_computer_that_the_host_adds_is_a_second_player_too(harness: Harness) -> None:
    lobby = await harness.sessions.lobbies.open(HERE, ADA, "tris_1", {})
    session, event = await harness.sessions.lobbies.add_computer(lobby.id, ADA.id)
    assert event is TableEvent.STARTED
    assert session.status is Status.PLAYING


async def test_the_host_may_keep_the_start_of_a_table_for_two(harness: Harness) -> None:
    lobby = await harness.sessions.lobbies.open(HERE, ADA, "tris_1", {}, auto_start=False)
    assert (await harness.restored(lobby)).lobby.auto_start is False
    session, event = await harness.sessions.lobbies.join(lobby.id, BEA)
    assert (session.status, event) == (Status.LOBBY, TableEvent.JOINED)
    session = await harness.sessions.lobbies.configure(session.id, ADA.id, auto_start=True)
    assert session.status is Status.LOBBY, "a choice in the options starts nothing"


async def test_a_table_for_more_than_two_waits_for_its_host(harness: Harness) -> None:
    lobby = await harness.sessions.lobbies.open(HERE, ADA, "triodomino", {})
    for person in (BEA, CY, DI):
        session, event = await harness.sessions.lobbies.join(lobby.id, person)
        assert (session.status, event) == (Status.LOBBY, TableEvent.JOINED)
