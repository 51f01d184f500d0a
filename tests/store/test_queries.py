"""Reading returns what was written."""

from dataclasses import replace

from bot.store.change import Change
from bot.store.interface import RunningStore
from bot.store.sessions import SavedSession, ShownRecord
from tests.store.conftest import OpenStore
from tests.store.rows import moving, opening, result, row, stored_session


async def test_a_session_is_read_as_it_was_written(store: RunningStore) -> None:
    change = opening("a")
    await store.commit(change)
    await store.commit(moving("a", 1, 11))
    await store.commit(moving("a", 2, 12))
    await store.commit(result("a", 1, "win"))
    saved = await stored_session(store, "a")
    assert saved.session == change.session
    assert saved.seats == change.seats
    assert saved.moves == (*moving("a", 1, 11).moves, *moving("a", 2, 12).moves)
    assert tuple(replace(one, number=None) for one in saved.results) == result("a", 1, "win").results
    assert saved.invited == ()


async def test_a_session_is_still_there_after_a_restart(open_store: OpenStore) -> None:
    store = await open_store()
    await store.commit(opening("a"))
    before = await store.sessions.find("a")
    await store.close()
    store = await open_store()
    assert await store.sessions.find("a") == before
    await store.close()


async def test_an_unknown_session_is_none(store: RunningStore) -> None:
    assert await store.sessions.find("never") is None


async def test_live_sessions_are_the_lobbies_and_the_games_that_are_on(store: RunningStore) -> None:
    for channel, status in enumerate(("lobby", "playing", "finished", "abandoned")):
        await store.commit(opening(status, channel=channel, status=status))
    assert set(await store.sessions.live_ids()) == {"lobby", "playing"}
    await store.commit(opening("others", channel=9, people=(2, 3)))
    assert set(await store.sessions.live_of(1)) == {"lobby", "playing"}
    assert await store.sessions.live_of(3) == ("others",)


async def test_a_rematch_has_the_players_of_its_former_game(store: RunningStore) -> None:
    await store.commit(opening("a", people=(3, 1, 2), status="finished"))
    await store.commit(opening("b", people=(1,), status="lobby", rematch_of="a"))
    saved = await stored_session(store, "b")
    assert saved.invited == (3, 1, 2)


async def test_new_seats_replace_the_old_ones(store: RunningStore) -> None:
    change = opening("a", people=(1, 2, 3), status="lobby")
    await store.commit(change)
    left = opening("a", people=(2, 3), status="lobby")
    await store.commit(replace(left, session=None))
    saved = await stored_session(store, "a")
    assert [seat.person for seat in saved.seats] == [2, 3]


def test_the_repr_of_a_record_has_no_seed() -> None:
    change = opening("a")
    saved = SavedSession(session=row("a"), seats=(), moves=(), results=(), invited=())
    assert row("a").seed in vars(row("a")).values()
    for shown in (row("a"), change, saved):
        assert row("a").seed not in repr(shown)


async def test_the_last_finished_game_of_a_channel_by_its_luck(store: RunningStore) -> None:
    for number, status in enumerate(("finished", "abandoned", "finished")):
        change = opening(f"s{number}", channel=7, status=status, people=(1, 2))
        assert change.session is not None
        await store.commit(replace(change, session=replace(change.session, ended_at=100 + number)))
    await store.commit(opening("elsewhere", channel=8, status="finished"))
    assert await store.sessions.last_with_luck(7, 2) == "s2"
    assert await store.sessions.last_with_luck(7, 1) is None


async def test_all_changing_columns_of_a_session_are_replaced(store: RunningStore) -> None:
    await store.commit(opening("a", status="lobby"))
    settled = replace(
        row("a"), options="{}", channel=9, guests="[1]", clock=30, deadline=5, reminded=True, overdue=True,
        threaded=True, revision=3, given_up='[[0, "resigned"]]', offer="end", offer_seat=1, offer_ply=0,
        offer_agreed="[0]",
    )  # fmt: skip
    await store.commit(Change(of="a", session=settled))
    saved = await stored_session(store, "a")
    assert saved.session == settled


async def test_what_the_messages_of_live_sessions_show_is_kept_when_the_session_changes(store: RunningStore) -> None:
    for session, channel, status in (("a", 1, "playing"), ("b", 2, "lobby"), ("c", 3, "finished"), ("d", 4, "playing")):
        await store.commit(opening(session, channel=channel, status=status))
    await store.commit(Change(of="shown", shown=tuple(ShownRecord(one, f"[{one}]") for one in "abc")))
    await store.commit(Change(of="a", session=replace(row("a"), revision=1)))
    assert await store.sessions.shown() == (ShownRecord("a", "[a]"), ShownRecord("b", "[b]"))
    await store.commit(Change(of="shown", shown=(ShownRecord("a", "[]"),)))
    assert ShownRecord("a", "[]") in await store.sessions.shown()
