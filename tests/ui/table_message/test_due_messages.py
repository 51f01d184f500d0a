"""A message that is behind its table is redrawn by whichever process takes what is due there."""

from collections.abc import Container
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.sessions.notices import Notices
from bot.sessions.session import Session
from bot.sessions.timers.due import DueKind, DueRecord
from bot.ui.panels.open_panels import OpenPanels
from bot.ui.reply.replies import Replies
from bot.ui.table_message.behind_messages import (
    COMPARED_AGAIN,
    LOST_PERMISSION_TRIED_AGAIN,
    POSTED_BY_ANOTHER,
    BehindMessages,
)
from bot.ui.table_message.layout import TableLayout
from bot.ui.table_message.table_message import TableMessage
from bot.ui.table_message.table_messages import TableMessages
from tests.sessions.harness import ADA, BEA, Harness
from tests.ui.interactions import replies_of
from tests.ui.table_message.fake_channel import FORBIDDEN

NOW = 1_800_000_000_000
LOOK = "en dark"


class FakeClient:
    """A client of the HTTP door that nothing is asked of."""

    has_gateway = False
    limiter = None
    outbox: Container[str] = ()
    guild_cache = SimpleNamespace(locale=lambda _guild: None)

    def __init__(self, replies: Replies) -> None:
        self.replies = replies


class FakeLayout:
    def look(self, *_: object) -> str:
        return LOOK


class Due:
    """A table's message, as the callback for what is due sees it."""

    def __init__(self, harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
        self.harness = harness
        self.requests = 0
        sessions = harness.sessions
        client = FakeClient(replies_of(OpenPanels(sessions.tables.find, Notices()), sessions.user_settings))
        client.outbox = self.outbox = list[str]()
        layout = cast(TableLayout, FakeLayout())
        self.messages = TableMessages(cast(Any, client), sessions, layout)
        self.behind = BehindMessages(sessions, layout, self.messages)
        monkeypatch.setattr(sessions, "now", lambda: NOW)

        def request(_message: TableMessage) -> None:
            self.requests += 1

        monkeypatch.setattr(TableMessage, "request", request)

    async def happen(self, session: Session) -> int | None:
        """Returns in how many milliseconds the message is compared again."""
        session = await self.harness.current(session)
        again = await self.behind._message_due(session, DueRecord(session.id, DueKind.MESSAGE, 0))
        return None if again is None else again - NOW


@pytest.fixture
def due(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> Due:
    return Due(harness, monkeypatch)


async def test_a_message_that_shows_its_table_is_left_alone(harness: Harness, due: Due) -> None:
    session = await harness.game(ADA, BEA, game="tris_1")
    await harness.sessions.places.set_message(session.id, 77)
    harness.sessions.shown.set(await harness.current(session), 77, LOOK, 0)
    assert (await due.happen(session), due.requests) == (None, 0)
    await harness.move(session, ADA, "b2")
    assert (await due.happen(session), due.requests) == (COMPARED_AGAIN[0], 1)


async def test_a_message_that_cannot_be_brought_up_to_date_waits_for_the_next_change(
    harness: Harness, due: Due
) -> None:
    session = await harness.game(ADA, BEA, game="tris_1")
    await harness.sessions.places.set_message(session.id, 77)
    assert [await due.happen(session) for _ in range(len(COMPARED_AGAIN) + 1)] == [*COMPARED_AGAIN, None]
    await harness.move(session, ADA, "b2")
    assert await due.happen(session) == COMPARED_AGAIN[0]


async def test_a_message_that_the_bot_may_not_draw_is_tried_now_and_then(harness: Harness, due: Due) -> None:
    session = await harness.game(ADA, BEA, game="tris_1")
    await harness.sessions.places.set_message(session.id, 77)
    for _ in COMPARED_AGAIN:
        await due.happen(session)
    lost = due.messages.channels.lost_permissions
    with pytest.raises(discord.Forbidden), lost.permitted(session.place.channel):
        raise FORBIDDEN
    for requests in (1, 2):
        assert await due.happen(session) == LOST_PERMISSION_TRIED_AGAIN
        assert due.requests == len(COMPARED_AGAIN) + requests
    due.messages.channel_changed(session.place.channel)
    assert due.requests == len(COMPARED_AGAIN) + 3, "it may be allowed now"
    due.messages.channel_changed(session.place.channel)
    assert due.requests == len(COMPARED_AGAIN) + 3, "nothing was refused since"


async def test_a_table_without_a_message_waits_for_its_process_before_another_one_posts_it(
    harness: Harness, due: Due
) -> None:
    session = await harness.lobby(ADA, game="tris_1")
    posted = []
    for _ in range(POSTED_BY_ANOTHER + 1):
        await due.happen(session)
        posted.append(due.requests)
    assert posted == [*[0] * POSTED_BY_ANOTHER, 1]


async def test_a_message_that_waits_for_discord_to_come_back_stays_due(harness: Harness, due: Due) -> None:
    session = await harness.game(ADA, BEA, game="tris_1")
    await harness.sessions.places.set_message(session.id, 77)
    await due.happen(session)
    due.outbox.append(f"table {session.id}")
    times = [await due.happen(session) for _ in range(len(COMPARED_AGAIN) + 1)]
    assert times == [*COMPARED_AGAIN[1:], COMPARED_AGAIN[-1], COMPARED_AGAIN[-1]]
    assert due.requests == len(COMPARED_AGAIN)
    due.outbox.clear()
    assert await due.happen(session) is None
