"""Computers at the table: they sit, think, and move as durably as people."""

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.games.base import IllegalMove, Seat
from bot.sessions.session import OfferKind, Place, Session, Status
from bot.sessions.transition import TableEvent
from bot.store.records import StoreUnavailable
from tests.sessions.disk import SlowDisk
from tests.sessions.harness import BEA, CY, HERE, Harness, settled
from tests.sessions.players import Cheat, Clumsy, Gambler, Ponderer, Steady
from tests.sessions.refusals import refused


async def against_a_computer(harness: Harness, stones: int = 9, game: str = "nim") -> Session:
    """Bea plays against one computer, and begins."""
    options = {"stones": stones} if game == "nim" else {}
    session = await harness.lobby(BEA, game=game, options=options)
    await harness.sessions.add_computer(session.id, BEA.id)
    return await harness.sessions.start(session.id, BEA.id)


async def with_player(harness: Harness, player: Steady) -> Steady:
    harness.player = lambda _: player
    await harness.restart()
    return player


async def test_a_computer_answers_after_its_pause_and_who_listens_hears_it(harness: Harness) -> None:
    await with_player(harness, Steady(2))
    session = await against_a_computer(harness)
    session = await harness.move(session, BEA, "take 2", ply=0)
    await harness.passes(1.9)
    assert (await harness.shown(session)).ply == 1
    await harness.passes(0.1)
    shown = await harness.shown(session)
    assert [(move.seat, move.words, move.action) for move in shown.moves][1:] == [(1, "take 1", None)]
    assert harness.heard == [(TableEvent.MOVED, shown)]
    assert await harness.kept(shown) == shown


async def test_a_computer_sees_its_own_view_alone(harness: Harness) -> None:
    player = await with_player(harness, Steady())
    session = await against_a_computer(harness)
    await harness.move(session, BEA, "take 3")
    await harness.passes(1)
    assert player.seen == ["6 left"]


async def test_computers_play_on_among_themselves_and_the_trail_tells_what_they_did(harness: Harness) -> None:
    await with_player(harness, Steady())
    session = await harness.lobby(BEA, options={"stones": 9})
    for _ in range(2):
        await harness.sessions.add_computer(session.id, BEA.id)
    session = await harness.sessions.start(session.id, BEA.id)
    session = await harness.move(session, BEA, "take 1")
    assert session.unattended_events == ()
    await harness.passes(1)
    await harness.passes(1)
    shown = await harness.shown(session)
    for reader in (None, Seat(0)):
        told = [{"left": left, "reader": -1 if reader is None else reader} for left in (8, 7)]
        assert [event.args for event in shown.unattended_events_for(reader)] == told
    assert shown.to_act == {0}
    assert (await harness.move(shown, BEA, "take 1")).unattended_events == ()


@pytest.mark.parametrize("crashes", [True, False])
async def test_a_computer_that_is_to_move_at_a_restart_moves_after_it(harness: Harness, crashes: bool) -> None:
    await with_player(harness, Steady())
    session = await against_a_computer(harness)
    session = await harness.move(session, BEA, "take 1")
    await (harness.crash() if crashes else harness.close())
    await harness.open()
    assert (await harness.shown(session)).ply == 1
    await harness.passes(1)
    assert [move.seat for move in (await harness.shown(session)).moves] == [0, 1]


async def test_closing_lets_go_of_computers_that_think(harness: Harness) -> None:
    await with_player(harness, Steady())
    session = await against_a_computer(harness)
    await harness.move(session, BEA, "take 1")
    await harness.sessions.close()
    assert harness.clock.timers == []


async def test_what_was_thought_of_a_position_that_is_past_is_not_played(harness: Harness) -> None:
    await with_player(harness, Steady(5))
    session = await against_a_computer(harness, stones=9)
    session = await harness.move(session, BEA, "take 1")
    await settled()
    session, _ = await harness.sessions.offer(session.id, BEA.id, OfferKind.TAKEBACK)
    assert session.ply == 2
    await harness.passes(60)
    assert (await harness.shown(session)).ply == 2


async def while_it_ponders(harness: Harness, place: Place) -> tuple[Session, Ponderer]:
    """A game against a computer that thinks, and will do so until it is told to stop."""
    player = Ponderer()
    await with_player(harness, player)
    session = await harness.lobby(BEA, place=place)
    await harness.sessions.add_computer(session.id, BEA.id)
    session = await harness.sessions.start(session.id, BEA.id)
    session = await harness.move(session, BEA, "take 1")
    await asyncio.to_thread(player.begun.wait)
    return session, player


async def test_of_a_thought_that_is_past_when_it_is_had_nothing_is_left(harness: Harness) -> None:
    session, player = await while_it_ponders(harness, HERE)
    await harness.sessions.offer(session.id, BEA.id, OfferKind.TAKEBACK)
    timers = list(harness.clock.timers)
    player.enough.set()
    await settled()
    assert harness.clock.timers == timers


async def test_a_thought_that_is_past_before_it_is_had_is_not_had(harness: Harness) -> None:
    first, player = await while_it_ponders(harness, Place(10, 101))
    second = await against_a_computer(harness)
    await harness.move(second, BEA, "take 1")
    await harness.sessions.offer(second.id, BEA.id, OfferKind.TAKEBACK)
    player.enough.set()
    await settled()
    assert len(player.seen) == 1
    await harness.passes(1)
    assert (await harness.shown(first)).ply == 2


@pytest.mark.parametrize("player", [Clumsy(), Cheat()])
async def test_a_computer_that_trips_or_makes_up_moves_does_not_stop_the_game(harness: Harness, player: Steady) -> None:
    await with_player(harness, player)
    session = await against_a_computer(harness)
    with capture_logs() as logs:
        await harness.move(session, BEA, "take 1")
        await harness.passes(1)
    assert (await harness.shown(session)).ply == 2
    assert [entry["event"] for entry in logs if entry["log_level"] == "error"] == ["computer failed"]


async def test_one_that_has_nothing_to_say_waits_until_the_table_changes(harness: Harness) -> None:
    await with_player(harness, Steady(float("inf")))
    session = await against_a_computer(harness, game="buzz")
    with capture_logs() as logs:
        await harness.passes(3600)
    assert (await harness.shown(session)).ply == 0
    assert logs == []


async def test_in_a_race_people_do_not_wait_for_computers(harness: Harness) -> None:
    await with_player(harness, Steady(8))
    session = await against_a_computer(harness, game="buzz")
    await harness.passes(7)
    session = await harness.move(session, BEA, "call", ply=0)
    session = await harness.move(session, BEA, "answer", ply=1)
    await harness.passes(7)  # it thinks anew of what has changed
    assert (await harness.shown(session)).ply == 2
    await harness.passes(1)
    assert [move.seat for move in (await harness.shown(session)).moves] == [0, 0, 1]


async def test_its_choice_and_its_pause_are_one_thought(harness: Harness) -> None:
    """The same luck is behind both."""
    await with_player(harness, Gambler())
    session = await against_a_computer(harness, stones=50)
    for _ in range(6):
        session = await harness.move(session, BEA, "take 1")
        started = harness.clock.time
        while (await harness.shown(session)).ply == session.ply:
            await harness.passes(1)
        session = await harness.shown(session)
        assert session.moves[-1].words == f"take {(harness.clock.time - started) // 1000}"


async def test_who_gives_up_against_a_computer_has_lost(harness: Harness) -> None:
    session = await against_a_computer(harness)
    session = await harness.sessions.resign(session.id, BEA.id)
    assert session.status is Status.FINISHED
    assert session.outcome is not None
    assert (session.outcome.ranks, session.reason) == ((2, 1), "resigned")


async def test_games_with_a_computer_are_kept_but_compare_nobody(harness: Harness) -> None:
    session = await against_a_computer(harness)
    await harness.sessions.resign(session.id, BEA.id)
    harness.clock.time += 1
    other = await harness.over(BEA, CY)
    assert [
        (standing.person, standing.games) for standing in await harness.sessions.history.standings(10, None, 10)
    ] == [
        (BEA.id, 1),
        (CY.id, 1),
    ]
    assert {result.person for result in await harness.sessions.history.results(10, "nim")} == {BEA.id, CY.id}
    beas = [(await harness.saved(game)).results[0] for game in (session, other)]
    assert [(result.person, result.outcome, result.counts) for result in beas] == [
        (BEA.id, "loss", False),
        (BEA.id, "win", True),
    ]


async def test_a_computers_seat_takes_no_words_from_anybody(harness: Harness) -> None:
    session = await against_a_computer(harness)
    assert session.computers == {Seat(1)}
    with refused("not-seated"):
        await harness.move(session, CY, "take 1")


@pytest.mark.parametrize("pause", [float("nan"), -5.0, float("inf")])
async def test_a_computer_that_does_not_say_when_it_moves_moves_soon(harness: Harness, pause: float) -> None:
    await with_player(harness, Steady(pause))
    session = await against_a_computer(harness)
    with capture_logs() as logs:
        await harness.move(session, BEA, "take 1")
        await harness.passes(10)
    assert (await harness.shown(session)).ply == 2
    assert [entry["log_level"] for entry in logs] == ["error"]


async def test_computers_sit_down_again_for_a_rematch(harness: Harness) -> None:
    session = await harness.lobby(BEA)
    await harness.sessions.add_computer(session.id, BEA.id)
    await harness.sessions.join(session.id, CY)
    session = await harness.sessions.start(session.id, BEA.id)
    former = await harness.sessions.end(session.id, BEA.id, moderator=True)
    again = await harness.sessions.rematch(former.id, CY)
    assert again.status is Status.LOBBY
    assert {person.id for person in again.people} == {CY.id, -1}
    again = await harness.sessions.rematch(former.id, BEA)
    assert again.status is Status.PLAYING
    assert again.people == former.people


async def test_a_listener_that_trips_stops_neither_the_game_nor_the_other_listeners(harness: Harness) -> None:
    def trips(session: Session, event: TableEvent) -> None:
        raise KeyError("message")

    player = Steady()
    harness.player = lambda _: player
    await harness.restart()
    heard: list[object] = []
    harness.sessions.listen(trips)
    harness.sessions.listen(lambda _, event: heard.append(event))
    session = await against_a_computer(harness)
    with capture_logs() as logs:
        await harness.move(session, BEA, "take 1")
        await harness.passes(1)
    assert heard == [TableEvent.MOVED]
    assert [entry["event"] for entry in logs if entry["log_level"] == "error"] == ["listener failed"]


async def test_a_computers_move_waits_for_the_disk(harness: Harness) -> None:
    await with_player(harness, Steady())
    session = await against_a_computer(harness)
    await harness.move(session, BEA, "take 1")
    disk = SlowDisk(harness.store, session.id)
    disk.fault = StoreUnavailable("disk full")
    disk.through.set()
    await harness.serve(disk)
    await harness.passes(1)
    assert (await harness.shown(session)).ply == 1
    disk.fault = None
    await harness.passes(5)
    assert (await harness.shown(session)).ply == 2


async def test_between_two_who_wait_for_the_disk_the_fence_decides(harness: Harness) -> None:
    """A person's press in a race reaches the table while a computer's move is being written."""
    await with_player(harness, Steady())
    session = await against_a_computer(harness, game="buzz")
    disk = SlowDisk(harness.store, session.id)
    await harness.serve(disk)
    await settled()
    harness.clock.time += 1000
    while harness.clock.ring():
        pass
    await disk.arrived.wait()
    pressed = asyncio.create_task(harness.move(session, BEA, "call", ply=0))
    disk.through.set()
    with pytest.raises(IllegalMove, match="buzz-wait"):
        await pressed
    assert [move.seat for move in (await harness.kept(session)).moves] == [1]


async def test_a_move_that_is_written_while_the_house_closes_wakes_no_computer(harness: Harness) -> None:
    player = await with_player(harness, Steady())
    session = await against_a_computer(harness)
    disk = SlowDisk(harness.store, session.id)
    await harness.serve(disk)
    moving = asyncio.create_task(harness.move(session, BEA, "take 1"))
    await disk.arrived.wait()
    closing = asyncio.create_task(harness.sessions.close())
    await asyncio.wait([closing], timeout=0)
    disk.through.set()
    await closing
    assert (await moving).ply == 1
    await settled()
    assert (player.seen, harness.clock.timers) == ([], [])
