"""Computers at the table: their turns, plans and pauses; their moves are as durable as people's."""

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.games.base import IllegalMove, Seat
from bot.players.base import Level
from bot.players.choosing import Choice, first_choice
from bot.ratings.scopes import Scope
from bot.sessions.rules.earlier_events import earlier_events_for, seen_ply
from bot.sessions.session import OfferKind, Place, Session, Status
from bot.sessions.timers.computer_turns import ROUND_END_PAUSE, move_requests, natural
from bot.sessions.transition import TableEvent
from bot.store.errors import StoreUnavailable
from bot.store.sqlite.store import SqliteStore
from tests.sessions.blocking_store import BlockingStore
from tests.sessions.harness import BEA, CY, HERE, Harness, idle
from tests.sessions.players import Blocking, Cheating, Failing, Lucky, Random, Steady
from tests.sessions.refusals import refused


async def against_a_computer(harness: Harness, stones: int = 9, game: str = "nim") -> Session:
    """Starts a game of Bea against one computer."""
    options = {"stones": stones} if game == "nim" else {}
    return await harness.game(BEA, computers=1, game=game, options=options)


async def with_player(harness: Harness, player: Steady) -> Steady:
    harness.player = lambda *_: player
    await harness.restart()
    return player


async def test_a_computer_moves_after_its_pause_and_listeners_are_notified(harness: Harness) -> None:
    await with_player(harness, Steady(2))
    session = await against_a_computer(harness)
    session = await harness.move(session, BEA, "take 2", ply=0)
    await harness.advance(1.9)
    assert (await harness.current(session)).ply == 1
    await harness.advance(0.1)
    current = await harness.current(session)
    assert [(move.seat, move.words, move.action) for move in current.moves][1:] == [(1, "take 1", None)]
    assert harness.events == [(TableEvent.MOVED, current)]
    assert await harness.restored(current) == current


async def test_a_computer_sees_only_its_own_view(harness: Harness) -> None:
    player = await with_player(harness, Steady())
    session = await against_a_computer(harness)
    await harness.move(session, BEA, "take 3")
    await harness.advance(1)
    assert player.seen == ["6 left"]


async def test_among_three_the_events_of_all_moves_are_kept_for_those_who_have_moved_before(harness: Harness) -> None:
    await with_player(harness, Steady())
    session = await harness.game(BEA, computers=2, options={"stones": 9})
    session = await harness.move(session, BEA, "take 1")
    await harness.advance(1)
    await harness.advance(1)
    current = await harness.current(session)
    for reader in (None, Seat(0)):
        known = [{"left": left, "reader": -1 if reader is None else reader} for left in (9, 8, 7)]
        assert [event.args for event in earlier_events_for(current.earlier_events, reader)] == known
    assert current.to_act == {0}
    assert [seen_ply(current, seat) for seat in (None, Seat(0), Seat(1), Seat(2))] == [1, 1, 2, 2]
    current = await harness.move(current, BEA, "take 1")
    assert [event.args["left"] for event in earlier_events_for(current.earlier_events, None)] == [9, 8, 7, 6]
    assert [seen_ply(current, seat) for seat in (Seat(0), Seat(1), Seat(2))] == [3, 2, 3]
    await harness.restart()
    assert earlier_events_for((await harness.current(session)).earlier_events, None) == earlier_events_for(
        current.earlier_events, None
    )


async def test_between_two_the_events_of_computers_moves_are_kept_until_a_person_moves(harness: Harness) -> None:
    await with_player(harness, Steady())
    session = await against_a_computer(harness)
    session = await harness.move(session, BEA, "take 1")
    assert session.earlier_events == ()
    await harness.advance(1)
    current = await harness.current(session)
    assert len(earlier_events_for(current.earlier_events, None)) == 1
    await harness.restart()
    assert earlier_events_for((await harness.current(session)).earlier_events, None) == earlier_events_for(
        current.earlier_events, None
    )
    assert (await harness.move(current, BEA, "take 1")).earlier_events == ()


@pytest.mark.parametrize("crashes", [True, False])
async def test_a_computer_that_is_to_move_at_a_restart_moves_after_it(harness: Harness, crashes: bool) -> None:
    await with_player(harness, Steady())
    session = await against_a_computer(harness)
    session = await harness.move(session, BEA, "take 1")
    await (harness.crash() if crashes else harness.close())
    await harness.open()
    assert (await harness.current(session)).ply == 1
    await harness.advance(1)
    assert [move.seat for move in (await harness.current(session)).moves] == [0, 1]


async def test_closing_cancels_planned_moves(harness: Harness) -> None:
    await with_player(harness, Steady())
    session = await against_a_computer(harness)
    await harness.move(session, BEA, "take 1")
    await harness.sessions.close()
    assert harness.clock.timers == []


async def test_a_move_planned_for_an_earlier_ply_is_not_made(harness: Harness) -> None:
    await with_player(harness, Steady(5))
    session = await against_a_computer(harness, stones=9)
    session = await harness.move(session, BEA, "take 1")
    await idle()
    session, _ = await harness.sessions.offers.make(session.id, BEA.id, OfferKind.TAKEBACK)
    assert session.ply == 2
    await harness.advance(60)
    assert (await harness.current(session)).ply == 2


async def while_a_move_is_chosen(harness: Harness, place: Place) -> tuple[Session, Blocking]:
    """Starts a game against a computer that chooses no move until the test lets it."""
    player = Blocking()
    await with_player(harness, player)
    session = await harness.game(BEA, computers=1, place=place)
    await idle()  # what the restart has begun
    session = await harness.move(session, BEA, "take 1")
    await asyncio.to_thread(player.choosing.wait)
    return session, player


async def test_a_plan_that_is_out_of_date_when_it_is_ready_sets_no_timer(harness: Harness) -> None:
    session, player = await while_a_move_is_chosen(harness, HERE)
    await harness.sessions.offers.make(session.id, BEA.id, OfferKind.TAKEBACK)
    timers = list(harness.clock.timers)
    player.released.set()
    await idle()
    assert harness.clock.timers == timers


async def test_a_computer_that_takes_long_delays_no_other_table(harness: Harness) -> None:
    slow, quick = Blocking(), Blocking()
    quick.released.set()
    harness.player = lambda _, level: slow if level is Level.MASTER else quick
    await harness.restart()
    first = await harness.game(BEA, computers=1, level=Level.MASTER, place=Place(10, 101))
    await harness.move(first, BEA, "take 1")
    await asyncio.to_thread(slow.choosing.wait)
    second = await against_a_computer(harness)
    await harness.move(second, BEA, "take 1")
    assert await asyncio.to_thread(quick.choosing.wait, 10)
    assert slow.seen == []
    slow.released.set()
    await harness.advance(1)
    assert [(await harness.current(session)).ply for session in (first, second)] == [2, 2]


async def test_the_time_of_a_choice_counts_into_the_pause_before_the_move(harness: Harness) -> None:
    session, player = await while_a_move_is_chosen(harness, HERE)
    harness.clock.time += 5000
    player.released.set()
    await harness.advance(0)
    assert (await harness.current(session)).ply == 2


async def test_where_no_move_can_be_chosen_a_simple_player_moves(harness: Harness) -> None:
    async def choose(*_: object) -> Choice | None:
        raise RuntimeError("no workers")

    await harness.close()
    harness.store = await SqliteStore.open(harness.path)
    harness.sessions = harness.sessions_of(harness.store, choose=choose)
    await harness.sessions.availability.start_timers()
    session = await against_a_computer(harness)
    with capture_logs() as logs:
        await harness.move(session, BEA, "take 1")
        await harness.advance(1)
    assert (await harness.current(session)).ply == 2
    assert [entry["event"] for entry in logs if entry["log_level"] == "error"] == ["computer's move not chosen"]


@pytest.mark.parametrize("player", [Failing(), Cheating()])
async def test_a_player_that_fails_or_returns_an_illegal_move_does_not_stop_the_game(
    harness: Harness, player: Steady
) -> None:
    await with_player(harness, player)
    session = await against_a_computer(harness)
    with capture_logs() as logs:
        await harness.move(session, BEA, "take 1")
        await harness.advance(1)
    assert (await harness.current(session)).ply == 2
    assert [entry["event"] for entry in logs if entry["log_level"] == "error"] == ["computer failed"]


async def test_in_a_race_a_computer_may_wait_until_the_table_changes(harness: Harness) -> None:
    await with_player(harness, Steady(float("inf")))
    session = await against_a_computer(harness, game="buzz")
    with capture_logs() as logs:
        await harness.advance(3600)
    assert (await harness.current(session)).ply == 0
    assert logs == []


async def test_in_a_race_people_may_move_before_the_computers(harness: Harness) -> None:
    await with_player(harness, Steady(8))
    session = await against_a_computer(harness, game="buzz")
    await harness.advance(7)
    session = await harness.move(session, BEA, "call", ply=0)
    session = await harness.move(session, BEA, "answer", ply=1)
    await harness.advance(7)  # a changed table is a new plan
    assert (await harness.current(session)).ply == 2
    await harness.advance(1)
    assert [move.seat for move in (await harness.current(session)).moves] == [0, 0, 1]


async def test_in_a_race_a_call_that_leaves_the_table_as_it_is_restarts_no_pause(harness: Harness) -> None:
    """The computer looks on meanwhile, and moves a second after the call at the earliest."""
    await with_player(harness, Steady(8))
    session = await against_a_computer(harness, game="buzz")
    for seconds in (5, 2.5):
        await harness.advance(seconds)
        session = await harness.move(session, BEA, "call")
        session = await harness.move(session, BEA, "pass")
    await harness.advance(0.9)
    assert (await harness.current(session)).ply == 4
    await harness.advance(0.1)
    assert [move.seat for move in (await harness.current(session)).moves] == [0, 0, 0, 0, 1]


async def test_in_a_race_the_luck_of_the_computers_stays_the_same_until_the_table_changes(harness: Harness) -> None:
    await with_player(harness, player := Lucky(1000))
    session = await against_a_computer(harness, game="buzz")
    for words in ("call", "pass", "call", "answer"):
        await idle()
        session = await harness.move(session, BEA, words)
    await idle()
    first, second, third = player.lucks
    assert first == second != third


async def test_a_computers_choice_and_its_pause_use_the_same_luck(harness: Harness) -> None:
    await with_player(harness, Random())
    session = await against_a_computer(harness, stones=50)
    for _ in range(6):
        session = await harness.move(session, BEA, "take 1")
        started = harness.clock.time
        while (await harness.current(session)).ply == session.ply:
            await harness.advance(1)
        session = await harness.current(session)
        assert session.moves[-1].words == f"take {(harness.clock.time - started) // 1000}"


async def test_giving_up_against_a_computer_loses(harness: Harness) -> None:
    session = await harness.opened_by(await against_a_computer(harness), BEA)
    session = await harness.sessions.games.resign(session.id, BEA.id)
    assert session.status is Status.FINISHED
    assert session.result.outcome is not None
    assert (session.result.outcome.ranks, session.result.reason) == ((2, 1), "resigned")


async def test_games_with_a_computer_are_kept_but_do_not_count(harness: Harness) -> None:
    session = await harness.opened_by(await against_a_computer(harness), BEA)
    await harness.sessions.games.resign(session.id, BEA.id)
    harness.clock.time += 1
    other = await harness.opened_by(await harness.game(BEA, CY), BEA, CY)
    other = await harness.sessions.games.resign(other.id, CY.id)
    leaderboard = await harness.sessions.leaderboards.leaderboard(Scope(10))
    assert [(row.person, row.games) for row in leaderboard.rows] == [(BEA.id, 1), (CY.id, 1)]
    assert {result.counts for result in (await harness.saved(session)).results} == {False}
    beas = [(await harness.saved(game)).results[0] for game in (session, other)]
    assert [(result.person, result.outcome, result.counts) for result in beas] == [
        (BEA.id, "loss", False),
        (BEA.id, "win", True),
    ]


async def test_nobody_can_move_for_a_computer(harness: Harness) -> None:
    session = await against_a_computer(harness)
    assert session.computers == {Seat(1)}
    with refused("not-seated"):
        await harness.move(session, CY, "take 1")


@pytest.mark.parametrize("pause", [float("nan"), -5.0, float("inf")])
async def test_a_computer_with_an_invalid_pause_moves_soon(harness: Harness, pause: float) -> None:
    await with_player(harness, Steady(pause))
    session = await against_a_computer(harness)
    with capture_logs() as logs:
        await harness.move(session, BEA, "take 1")
        await harness.advance(10)
    assert (await harness.current(session)).ply == 2
    assert [entry["log_level"] for entry in logs] == ["error"]


async def test_computers_are_seated_again_for_a_rematch_at_their_levels(harness: Harness) -> None:
    session = await harness.lobby(BEA)
    await harness.sessions.lobbies.add_computer(session.id, BEA.id, level=Level.MASTER)
    await harness.sessions.lobbies.join(session.id, CY)
    session, _ = await harness.sessions.lobbies.start(session.id, BEA.id)
    former = await harness.sessions.games.end(session.id, BEA.id, moderator=True)
    again, _ = await harness.sessions.lobbies.rematch(former.id, CY)
    assert again.status is Status.LOBBY
    assert {(person.id, person.level) for person in again.people if person.computer} == {(-1, Level.MASTER)}
    again, _ = await harness.sessions.lobbies.rematch(former.id, BEA)
    assert again.status is Status.PLAYING
    assert again.people == former.people


async def test_a_listener_that_raises_stops_neither_the_game_nor_the_other_listeners(harness: Harness) -> None:
    def fails(session: Session, event: TableEvent) -> None:
        raise KeyError("message")

    player = Steady()
    harness.player = lambda *_: player
    await harness.restart()
    notified: list[object] = []
    harness.sessions.unattended.listen(fails)
    harness.sessions.unattended.listen(lambda _, event: notified.append(event))
    session = await against_a_computer(harness)
    with capture_logs() as logs:
        await harness.move(session, BEA, "take 1")
        await harness.advance(1)
    assert notified == [TableEvent.MOVED]
    assert [entry["event"] for entry in logs if entry["log_level"] == "error"] == ["listener failed"]


async def test_a_computers_move_that_cannot_be_written_is_retried(harness: Harness) -> None:
    await with_player(harness, Steady())
    session = await against_a_computer(harness)
    await harness.move(session, BEA, "take 1")
    store = BlockingStore(harness.store, session.id)
    store.error = StoreUnavailable("disk full")
    store.released.set()
    await harness.serve(store)
    await harness.advance(1)
    assert (await harness.current(session)).ply == 1
    store.error = None
    await harness.advance(5)
    assert (await harness.current(session)).ply == 2


async def test_a_persons_move_waits_for_a_computers_move_that_is_being_written(harness: Harness) -> None:
    await with_player(harness, Steady())
    session = await against_a_computer(harness, game="buzz")
    store = BlockingStore(harness.store, session.id)
    await harness.serve(store)
    await idle()
    harness.clock.time += 1000
    while harness.clock.fire_next():
        pass
    await store.commit_started.wait()
    pressed = asyncio.create_task(harness.move(session, BEA, "call", ply=0))
    store.released.set()
    with pytest.raises(IllegalMove, match="buzz-wait"):
        await pressed
    assert [move.seat for move in (await harness.restored(session)).moves] == [1]


async def test_a_move_that_is_written_during_the_close_starts_no_computer(harness: Harness) -> None:
    player = await with_player(harness, Steady())
    session = await against_a_computer(harness)
    store = BlockingStore(harness.store, session.id)
    await harness.serve(store)
    moving = asyncio.create_task(harness.move(session, BEA, "take 1"))
    await store.commit_started.wait()
    closing = asyncio.create_task(harness.sessions.close())
    await asyncio.wait([closing], timeout=0)
    store.released.set()
    await closing
    assert (await moving).ply == 1
    await idle()
    assert (player.seen, harness.clock.timers) == ([], [])


async def test_a_computer_that_opens_a_round_leaves_time_to_see_how_the_last_one_ended(harness: Harness) -> None:
    session = await harness.game(BEA, CY, game="triodomino")
    while session.view(None).round_end is None:
        seat = min(session.to_act)
        session = await harness.move(session, session.people[seat], session.game.legal_moves(session.state, seat)[0])
    requests = move_requests(session, sorted(session.to_act), bytes(32))
    opening = natural(session, first_choice(requests, lambda *_: Steady()))
    assert opening.pause == ROUND_END_PAUSE


async def test_a_computer_without_a_choice_moves_together_with_the_move_before(harness: Harness) -> None:
    await with_player(harness, Steady())
    session = await harness.game(BEA, computers=2, options={"stones": 4})
    session = await harness.move(session, BEA, "take 3")
    assert [move.words for move in session.moves] == ["take 3", "take 1"]
    assert session.status is Status.FINISHED
    assert [event.args["left"] for event in earlier_events_for(session.earlier_events, None)] == [4, 1]
    assert await harness.restored(session) == session
