"""Rematches: the same people, the same game, once more."""

import asyncio

import pytest

from bot.sessions.session import OfferKind, Person, Session, Status
from tests.sessions.harness import ADA, BEA, CY, DI, Harness
from tests.sessions.refusals import refused


async def test_a_rematch_is_a_lobby_that_waits_for_the_others(harness: Harness) -> None:
    former = await harness.finished_game(ADA, BEA)
    session, _ = await harness.sessions.lobbies.rematch(former.id, BEA)
    assert session.status is Status.LOBBY
    assert session.host == BEA.id
    assert session.people == (BEA,)
    assert session.lobby.invited == (ADA.id, BEA.id)
    assert session.lobby.rematch_of == former.id
    assert (session.game_key, session.options, session.place) == (former.game_key, former.options, former.place)
    assert session.luck.seed != former.luck.seed
    assert await harness.restored(session) == session


async def test_a_rematch_starts_in_the_same_seats_when_the_last_player_joins(harness: Harness) -> None:
    former = await harness.finished_game(ADA, BEA, CY)
    session, _ = await harness.sessions.lobbies.rematch(former.id, CY)
    session, _ = await harness.sessions.lobbies.join(session.id, BEA)
    assert session.status is Status.LOBBY
    session, _ = await harness.sessions.lobbies.join(session.id, ADA)
    assert session.status is Status.PLAYING
    assert session.people == (ADA, BEA, CY)
    assert await harness.restored(session) == session


async def test_a_rematch_survives_a_restart(harness: Harness) -> None:
    former = await harness.finished_game(ADA, BEA)
    session, _ = await harness.sessions.lobbies.rematch(former.id, BEA)
    await harness.restart()
    session, _ = await harness.sessions.lobbies.join(session.id, ADA)
    assert session.status is Status.PLAYING
    assert session.people == (ADA, BEA)


async def test_the_second_request_for_a_rematch_joins_it(harness: Harness) -> None:
    former = await harness.finished_game(ADA, BEA)
    first, _ = await harness.sessions.lobbies.rematch(former.id, BEA)
    second, _ = await harness.sessions.lobbies.rematch(former.id, ADA)
    assert second.id == first.id
    assert second.status is Status.PLAYING


async def test_two_requests_for_a_rematch_at_the_same_time_open_one(harness: Harness) -> None:
    former = await harness.finished_game(ADA, BEA)
    answers = await asyncio.gather(*(harness.sessions.lobbies.rematch(former.id, person) for person in (ADA, BEA)))
    assert len({session.id for session, _ in answers}) == 1
    assert (await harness.current(answers[0].session)).status is Status.PLAYING


async def test_players_of_a_rematch_have_their_present_names(harness: Harness) -> None:
    former = await harness.finished_game(ADA, BEA)
    await harness.sessions.lobbies.rematch(former.id, Person(BEA.id, "Bea B."))
    session, _ = await harness.sessions.lobbies.rematch(former.id, Person(ADA.id, "Ada L."))
    assert [person.name for person in session.people] == ["Ada L.", "Bea B."]
    assert await harness.restored(session) == session


async def test_a_second_request_of_the_same_player_is_refused(harness: Harness) -> None:
    former = await harness.finished_game(ADA, BEA)
    await harness.sessions.lobbies.rematch(former.id, ADA)
    with refused("already-seated"):
        await harness.sessions.lobbies.rematch(former.id, ADA)
    await harness.sessions.lobbies.rematch(former.id, BEA)
    for person in (ADA, BEA):
        with refused("already-seated"):
            await harness.sessions.lobbies.rematch(former.id, person)


async def test_a_request_after_the_rematch_has_started_is_refused(harness: Harness) -> None:
    former = await harness.finished_game(ADA, BEA)
    session, _ = await harness.sessions.lobbies.rematch(former.id, ADA)
    await harness.sessions.lobbies.start(session.id, ADA.id)
    with refused("already-started"):
        await harness.sessions.lobbies.rematch(former.id, BEA)


async def test_the_free_seats_of_a_rematch_are_kept_for_its_players(harness: Harness) -> None:
    former = await harness.finished_game(ADA, BEA)
    session, _ = await harness.sessions.lobbies.rematch(former.id, ADA)
    assert session.awaited == (BEA.id,)
    with refused("seats-kept"):
        await harness.sessions.lobbies.join(session.id, CY)
    with refused("seats-kept"):
        await harness.sessions.lobbies.add_computer(session.id, ADA.id)
    with refused("rematch-asked"):
        await harness.sessions.lobbies.leave(session.id, BEA.id)
    session, _ = await harness.sessions.lobbies.join(session.id, BEA)
    assert (session.status, session.people, session.awaited) == (Status.PLAYING, (ADA, BEA), ())


async def test_the_seat_of_a_player_who_leaves_a_rematch_is_kept(harness: Harness) -> None:
    former = await harness.finished_game(ADA, BEA, CY)
    session, _ = await harness.sessions.lobbies.rematch(former.id, ADA)
    await harness.sessions.lobbies.join(session.id, BEA)
    session, _ = await harness.sessions.lobbies.leave(session.id, BEA.id)
    assert session.awaited == (BEA.id, CY.id)
    with refused("seats-kept"):
        await harness.sessions.lobbies.join(session.id, DI)


async def test_the_options_of_a_rematch_must_leave_room_for_its_players(harness: Harness) -> None:
    running = await harness.game(ADA, BEA, CY, game="set")
    former = await harness.sessions.games.end(running.id, ADA.id, moderator=True)
    session, _ = await harness.sessions.lobbies.rematch(former.id, ADA)
    with refused("too-many-seated", seats=1, here=3):
        await harness.sessions.lobbies.configure(session.id, ADA.id, options={"solitaire": True})


@pytest.mark.parametrize("person", [ADA, BEA, CY])
async def test_any_player_may_decline_a_rematch(harness: Harness, person: Person) -> None:
    former = await harness.finished_game(ADA, BEA, CY)
    session, _ = await harness.sessions.lobbies.rematch(former.id, ADA)
    await harness.sessions.lobbies.join(session.id, BEA)
    with refused("not-asked"):
        await harness.sessions.lobbies.decline_rematch(session.id, DI)
    session = await harness.sessions.lobbies.decline_rematch(session.id, person)
    assert (session.status, session.result.reason, session.people) == (Status.ABANDONED, "rematch-declined", (person,))
    assert await harness.restored(session) == session
    with refused("no-game"):
        await harness.sessions.lobbies.rematch(session.id, person)
    with refused("no-game"):
        await harness.sessions.lobbies.decline_rematch(session.id, person)


async def test_a_rematch_that_has_started_cannot_be_declined(harness: Harness) -> None:
    former = await harness.finished_game(ADA, BEA)
    session, _ = await harness.sessions.lobbies.rematch(former.id, ADA)
    await harness.sessions.lobbies.join(session.id, BEA)
    with refused("already-started-seated"):
        await harness.sessions.lobbies.decline_rematch(session.id, BEA)


async def test_a_lobby_that_is_no_rematch_cannot_be_declined(harness: Harness) -> None:
    lobby = await harness.lobby(ADA)
    with refused("not-asked"):
        await harness.sessions.lobbies.decline_rematch(lobby.id, ADA)


async def test_a_rematch_of_one_person_with_computers_starts_at_once(harness: Harness) -> None:
    former = await harness.game(ADA, computers=1)
    former = await harness.sessions.games.end(former.id, ADA.id, moderator=True)
    session, _ = await harness.sessions.lobbies.rematch(former.id, ADA)
    assert session.status is Status.PLAYING
    assert [person.computer for person in session.people] == [False, True]


async def test_a_rematch_starts_when_a_removed_computer_is_added_again(harness: Harness) -> None:
    former = await harness.game(ADA, BEA, computers=1)
    former = await harness.sessions.games.end(former.id, ADA.id, moderator=True)
    session, _ = await harness.sessions.lobbies.rematch(former.id, ADA)
    await harness.sessions.lobbies.remove_computer(session.id, ADA.id)
    session, _ = await harness.sessions.lobbies.join(session.id, BEA)
    assert session.status is Status.LOBBY
    session, _ = await harness.sessions.lobbies.add_computer(session.id, ADA.id)
    assert session.status is Status.PLAYING


async def test_a_rematch_whose_options_need_more_people_waits_for_its_host(harness: Harness) -> None:
    former = await harness.game(ADA, BEA)
    await harness.sessions.games.resign(former.id, ADA.id)
    session, _ = await harness.sessions.lobbies.rematch(former.id, ADA)
    await harness.sessions.lobbies.configure(session.id, ADA.id, options={"crowd": True})
    session, _ = await harness.sessions.lobbies.join(session.id, BEA)
    assert (session.status, session.people) == (Status.LOBBY, (ADA, BEA))
    session, _ = await harness.sessions.lobbies.join(session.id, CY)
    assert (await harness.sessions.lobbies.start(session.id, ADA.id)).session.status is Status.PLAYING


async def test_the_players_may_join_the_rematch_of_a_table_without_guests(harness: Harness) -> None:
    former = await harness.lobby(ADA, BEA)
    await harness.sessions.lobbies.configure(former.id, ADA.id, guests=())
    await harness.sessions.lobbies.start(former.id, ADA.id)
    await harness.sessions.games.resign(former.id, ADA.id)
    session, _ = await harness.sessions.lobbies.rematch(former.id, BEA)
    assert session.lobby.guests == (ADA.id, BEA.id)
    with refused("not-invited", host="Bea"):
        await harness.sessions.lobbies.join(session.id, CY)
    assert (await harness.sessions.lobbies.rematch(former.id, ADA)).session.status is Status.PLAYING


async def test_a_rematch_of_a_game_for_one_starts_at_once(harness: Harness) -> None:
    former = await harness.finished_game(ADA)
    session, _ = await harness.sessions.lobbies.rematch(former.id, ADA)
    assert session.status is Status.PLAYING
    assert await harness.restored(session) == session


async def test_only_players_of_an_ended_game_may_have_a_rematch(harness: Harness) -> None:
    running = await harness.game(ADA, BEA)
    with refused("not-over"):
        await harness.sessions.lobbies.rematch(running.id, ADA)
    former = await harness.sessions.games.resign(running.id, ADA.id)
    with refused("not-played"):
        await harness.sessions.lobbies.rematch(former.id, CY)


async def test_a_rematch_is_refused_while_others_play_in_the_channel(harness: Harness) -> None:
    former: Session = await harness.finished_game(ADA, BEA)
    await harness.lobby(CY)
    with refused("channel-busy"):
        await harness.sessions.lobbies.rematch(former.id, ADA)


async def test_in_a_rematch_of_two_the_other_one_begins(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="tris_1")
    begun = []
    for _ in range(3):
        begun.append(session.people[min(session.to_act)])
        await harness.sessions.offers.make(session.id, session.people[min(session.to_act)].id, OfferKind.DRAW)
        await harness.sessions.offers.agree(session.id, session.people[1 - min(session.to_act)].id)
        await harness.sessions.lobbies.rematch(session.id, ADA)
        session, _ = await harness.sessions.lobbies.rematch(session.id, BEA)
        assert session.people == (ADA, BEA), "the seats are the same"
    assert begun == [ADA, BEA, ADA]


async def test_the_seed_of_a_rematch_is_drawn_when_the_game_ends_and_survives_a_crash(harness: Harness) -> None:
    former = await harness.finished_game(ADA, BEA)
    drawn = former.luck.rematch_seed
    assert drawn is not None
    await harness.crash()
    await harness.open()
    session, _ = await harness.sessions.lobbies.rematch(former.id, BEA, interaction=71)
    assert (session.id, session.luck.seed, session.luck.commitment) == (drawn.session, drawn.seed, drawn.commitment)
    await harness.restart()
    session, _ = await harness.sessions.lobbies.rematch(former.id, ADA, interaction=72)
    assert (session.status, session.luck.commitment) == (Status.PLAYING, drawn.commitment)
    assert (session.joined_by, session.luck.entropy.start) == ((72, 71), 72), (
        "who agreed to it, in the order of the seats"
    )


async def test_a_rematch_that_starts_at_once_has_the_commitment_that_was_shown(harness: Harness) -> None:
    former = await harness.finished_game(ADA)
    assert former.luck.rematch_seed is not None
    session, _ = await harness.sessions.lobbies.rematch(former.id, ADA, interaction=71)
    assert (session.status, session.luck.commitment) == (Status.PLAYING, former.luck.rematch_seed.commitment)
    assert (session.joined_by, session.luck.entropy.start) == ((71,), 71)


async def test_a_second_rematch_has_another_seed_and_starts_once_its_commitment_was_seen(harness: Harness) -> None:
    former = await harness.finished_game(ADA)
    first, _ = await harness.sessions.lobbies.rematch(former.id, ADA)
    await harness.sessions.games.end(first.id, ADA.id, moderator=True)
    second, _ = await harness.sessions.lobbies.rematch(former.id, ADA, interaction=71)
    assert (second.status, second.joined_by) == (Status.LOBBY, (None,))
    assert second.luck.seed != first.luck.seed
    started, _ = await harness.sessions.lobbies.start(second.id, ADA.id, interaction=72)
    assert (started.status, started.luck.entropy.start) == (Status.PLAYING, 72)


async def test_every_end_of_a_game_draws_the_seed_of_its_rematch_once(harness: Harness) -> None:
    ended = await harness.sessions.games.end((await harness.game(ADA, BEA)).id, ADA.id, moderator=True)
    await harness.sessions.places.set_message(ended.id, 77)
    posted = await harness.current(ended)
    assert ended.luck.rematch_seed is not None
    assert posted.luck.rematch_seed == ended.luck.rematch_seed
    closed = await harness.sessions.games.end((await harness.lobby(ADA)).id, ADA.id, moderator=True)
    assert closed.luck.rematch_seed is None, "a lobby that was closed has no rematch"


async def test_the_host_of_a_rematch_can_free_a_seat_that_is_kept_for_somebody(harness: Harness) -> None:
    former = await harness.game(ADA, BEA, CY)
    former = await harness.sessions.games.end(former.id, ADA.id, moderator=True)
    session, _ = await harness.sessions.lobbies.rematch(former.id, ADA)
    session, _ = await harness.sessions.lobbies.rematch(former.id, BEA)
    with refused("seats-kept"):
        await harness.sessions.lobbies.join(session.id, DI)
    session = await harness.sessions.lobbies.free_seat(session.id, ADA.id, CY.id)
    assert (session.awaited, session.status) == ((), Status.LOBBY), "it waits for its host now"
    assert await harness.restored(session) == session
    with refused("seat-freed", host="Ada"):
        await harness.sessions.lobbies.join(session.id, CY)


async def test_a_player_whose_seat_was_freed_comes_back_to_a_rematch_by_invitation_alone(harness: Harness) -> None:
    former = await harness.finished_game(ADA, BEA, CY)
    session, _ = await harness.sessions.lobbies.rematch(former.id, ADA)
    for _ in range(2):
        session = await harness.sessions.lobbies.free_seat(session.id, ADA.id, CY.id)
        assert (session.lobby.freed, session.awaited) == (frozenset({CY.id}), (BEA.id,))
        with refused("seat-freed", host="Ada"):
            await harness.sessions.lobbies.rematch(former.id, CY)
        session = await harness.sessions.lobbies.configure(session.id, ADA.id, guests=(CY.id,))
        assert (session.lobby.freed, session.awaited) == (frozenset(), (BEA.id, CY.id))
        session, _ = await harness.sessions.lobbies.join(session.id, CY)
    session, _ = await harness.sessions.lobbies.join(session.id, BEA)
    assert (session.status, session.people) == (Status.PLAYING, (ADA, BEA, CY)), "Bea, who is waited for, is no guest"


async def test_nobody_is_invited_back_to_a_rematch_where_no_seat_is_left(harness: Harness) -> None:
    former = await harness.game(ADA, BEA, game="tris_1")
    await harness.sessions.games.end(former.id, ADA.id, moderator=True)
    session, _ = await harness.sessions.lobbies.rematch(former.id, ADA)
    await harness.sessions.lobbies.free_seat(session.id, ADA.id, BEA.id)
    await harness.sessions.lobbies.join(session.id, CY)
    with refused("too-many-seated", seats=2, here=3):
        await harness.sessions.lobbies.configure(session.id, ADA.id, guests=(BEA.id,))


@pytest.mark.parametrize("auto_start", [True, False])
async def test_the_host_starts_a_rematch_for_two_with_a_freed_seat(harness: Harness, auto_start: bool) -> None:
    former = await harness.game(ADA, BEA, game="tris_1")
    await harness.sessions.games.end(former.id, ADA.id, moderator=True)
    session, _ = await harness.sessions.lobbies.rematch(former.id, ADA)
    await harness.sessions.lobbies.configure(session.id, ADA.id, auto_start=auto_start)
    await harness.sessions.lobbies.free_seat(session.id, ADA.id, BEA.id)
    session, _ = await harness.sessions.lobbies.join(session.id, CY)
    assert (session.status, session.people) == (Status.LOBBY, (ADA, CY))
    assert (await harness.sessions.lobbies.start(session.id, ADA.id)).session.status is Status.PLAYING


async def test_a_player_whose_seat_was_freed_cannot_close_the_rematch_of_the_others(harness: Harness) -> None:
    former = await harness.finished_game(ADA, BEA, CY)
    session, _ = await harness.sessions.lobbies.rematch(former.id, ADA)
    await harness.sessions.lobbies.free_seat(session.id, ADA.id, CY.id)
    await harness.sessions.lobbies.join(session.id, BEA)
    with refused("not-asked"):
        await harness.sessions.lobbies.decline_rematch(session.id, CY)
    assert (await harness.current(session)).people == (ADA, BEA)
