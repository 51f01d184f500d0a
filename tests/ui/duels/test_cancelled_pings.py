"""Whom a new duel pings after another one was cancelled."""

import asyncio

from bot.sessions.duels.series import Series
from bot.sessions.notices import Notices
from bot.ui.duels.feature import PINGED_AGAIN, CancelledPings
from tests.ui.duels.test_views import EIGHT, duel
from tests.ui.processes import NoticeBoard

OPENER, *FRIENDS = [player.person.id for player in EIGHT[:3]]
STRANGER = EIGHT[7].person.id


async def test_a_cancelled_duel_pings_the_same_people_no_more_for_an_hour() -> None:
    pings = CancelledPings(Notices())
    assert pings.pinged(OPENER, FRIENDS, PINGED_AGAIN) == FRIENDS
    pings.cancelled(Series((duel("tris_1", *EIGHT[:3]),)), PINGED_AGAIN)
    assert pings.pinged(OPENER, [*FRIENDS, STRANGER], 2 * PINGED_AGAIN - 1) == [STRANGER]
    assert pings.pinged(STRANGER, FRIENDS, 2 * PINGED_AGAIN - 1) == FRIENDS
    assert pings.pinged(OPENER, FRIENDS, 2 * PINGED_AGAIN) == FRIENDS


async def test_processes_tell_each_other_of_cancelled_duels() -> None:
    processes = NoticeBoard()
    one, other = (CancelledPings(processes.process(name)) for name in ("one", "other"))
    one.cancelled(Series((duel("tris_1", *EIGHT[:3]),)), PINGED_AGAIN)
    await asyncio.sleep(0)
    assert other.pinged(OPENER, FRIENDS, PINGED_AGAIN) == []
