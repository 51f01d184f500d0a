"""What is noted of clips, in both stores; it goes with the game, and with the person."""

from bot.store.change import Change
from bot.store.dailies import AttemptRecord, DailyChange, DailyClipRecord, DailyRecord
from bot.store.interface import RunningStore
from bot.store.sessions import ClipRecord
from tests.store.rows import row

PUZZLE = DailyRecord(
    id="p", day="2027-01-15", game="set", rules=1, options="{}", seed="00", commitment="00", drawn_at=1
)
ATTEMPT = AttemptRecord(daily="p", person=1, guild=None, name="Ada", username="ada", rules=1, started_at=1)


async def test_of_a_clip_it_is_noted_when_it_was_begun_and_where_it_is(store: RunningStore) -> None:
    await store.commit(Change(of="a", session=row("a", channel=1, status="finished")))
    for clip in (ClipRecord("a", 5, None), ClipRecord("a", 5, 7)):
        await store.commit(Change(of="a", clip=clip))
        assert await store.sessions.clip("a") == clip
    assert await store.sessions.clip("b") is None


async def test_the_clips_of_attempts_are_each_person_s_own_and_go_with_them(store: RunningStore) -> None:
    await store.commit(Change(of="p", daily=DailyChange(puzzles=(PUZZLE,))))
    await store.commit(Change(of="p", daily=DailyChange(begun=(ATTEMPT,))))
    clip = DailyClipRecord("p", 1, 5, 7)
    await store.commit(Change(of="p 1", daily=DailyChange(clips=(clip,))))
    assert await store.dailies.clip("p", 1) == clip
    assert await store.dailies.clip("p", 2) is None
    assert (await store.erasing.rows_of_person(1))["daily_clips"] == [
        {"daily": "p", "person": 1, "at": 5, "message": 7}
    ]
    await store.erasing.delete_person(1, -1)
    assert await store.dailies.clip("p", 1) is None
