"""A table's message ends with the newest state, in whatever order presses, edits, failures and reposts come."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any, cast

import discord
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.sessions.notices import Notices
from bot.sessions.session import Luck, Place, Session, Status
from bot.sessions.timers.timers import event_loop_schedule, now_ms
from bot.texts import texts_in
from bot.ui.gateway import outbox
from bot.ui.gateway.outbox import Outbox
from bot.ui.panels.open_panels import OpenPanels
from bot.ui.reply import replies as reply_replies
from bot.ui.reply.reply import Reply
from bot.ui.table_message import redraw_loop, table_message
from bot.ui.table_message.channel_messages import ChannelMessages
from bot.ui.table_message.redraw_loop import Redraw, RedrawState
from bot.ui.table_message.table_message import Services, TableMessage
from bot.ui.text.move_tree import START, PartialMove
from tests.ui.interactions import FakeInteraction, interaction, no_session, replies_of
from tests.ui.table_message.fake_channel import (
    ANSWER_LOST,
    ANSWERED_ELSEWHERE,
    BROKEN,
    DELETED,
    EXPIRED,
    FORBIDDEN,
    MOVED,
    REFUSED,
    TOO_OLD,
    FakeChannel,
    FakeReply,
    http_error,
    text_of,
)

UNAVAILABLE = http_error(discord.DiscordServerError, 503, 0)


class Table:
    """A table message with its surroundings, and what a test does to it."""

    def __init__(self) -> None:
        session = Session(
            id="s",
            game_key="tris_1",
            options={},
            place=Place(1, 2),
            host=1,
            people=(),
            status=Status.PLAYING,
            luck=Luck(commitment="", seed=b""),
        )
        self.channel = FakeChannel(session)
        self.channel.drawn["before-the-restart.png"] = 0
        posted = self.channel.add("ply 0", [discord.File(BytesIO(b""), "before-the-restart.png")])
        self.channel.session = replace(session, message=posted)
        self.replies = replies_of(OpenPanels(no_session, Notices()))
        self.released: list[TableMessage] = []
        fake = cast(Any, self.channel)
        self.outbox = Outbox(now_ms, event_loop_schedule(now_ms))
        services = Services(fake, fake, cast(ChannelMessages, fake), fake, fake, self.replies, self.outbox)
        self.message = TableMessage("s", texts_in("en"), services, self.released.append)
        self.presses: list[asyncio.Task[None]] = []

    def move(self) -> Session:
        """The session moves on; nothing is drawn yet."""
        self.channel.session = replace(self.channel.session, ply=self.channel.session.ply + 1)
        return self.channel.session

    def press(self, partial: PartialMove = START) -> FakeReply:
        """Somebody presses a button of the newest message."""
        session = self.channel.session
        reply = FakeReply(self.channel, session.message)
        self.presses.append(asyncio.create_task(self.message.show(session, cast(Reply, reply), partial)))
        return reply

    def command(self) -> None:
        """Somebody has the table posted again by a command."""
        reply = cast(Reply, FakeReply(self.channel, None))
        self.presses.append(asyncio.create_task(self.message.post(self.channel.session, reply)))

    async def settle(self) -> None:
        """Waits until nothing is being done."""
        self.channel.gate.set()
        while (tasks := asyncio.all_tasks() - {asyncio.current_task()}) or self.message.redraws.is_waiting_for_discord:
            if tasks:
                _, late = await asyncio.wait(tasks, timeout=60)
                assert not late
            await asyncio.sleep(0)

    def assert_up_to_date(self) -> None:
        """Asserts that the newest message shows the newest ply and its picture, and that all others lead to it."""
        session = self.channel.session
        assert self.message.redraws.state == RedrawState()
        assert self.channel.contents[session.message or 0].split(" roll")[0] == f"ply {session.ply}"
        assert self.channel.drawn[self.channel.pictures[session.message or 0]] == session.ply
        assert {self.channel.contents[old] for old in range(1, session.message or 0)} <= {MOVED}
        if self.channel.sent:
            assert self.channel.confirmed == (session.message, session.ply), "else a restart redraws it in vain"


@pytest.fixture(autouse=True, scope="module")
def impatient() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(redraw_loop, "RETRY_PAUSES", (0.0, 0.0))
        patch.setattr(outbox, "FIRST_DELAY", 0.0)
        patch.setattr(reply_replies, "ANSWERS_FIRST", 0.0)
        patch.setattr(table_message, "EDIT_BEFORE_ANSWERS", 0.001)
        yield


ACTIONS = ("move", "refresh", "press", "press", "table", "scroll", "hold", "release", "wait", "wait", "repost")
FAILURES = {
    "too old": TOO_OLD,
    "refused": REFUSED,
    "broken": BROKEN,
    "deleted": DELETED,
    "offline": OSError("no route"),
}
PRESS_FAILURES = {"broken": BROKEN, "refused": REFUSED, "too old": TOO_OLD, "deleted": DELETED, "expired": EXPIRED}


async def _act(table: Table, action: str) -> None:
    match action:
        case "move":
            table.move()
            table.message.request()
        case "refresh":
            table.message.request()
        case "repost":
            table.message.request(Redraw.REPOST)
        case "press":
            table.move()
            table.press()
        case "table":
            table.command()
        case "scroll":
            table.channel.near = False
        case "hold":
            table.channel.gate.clear()
        case "release":
            table.channel.gate.set()
        case _:
            await asyncio.sleep(0.002)
    await asyncio.sleep(0)


@settings(max_examples=150, deadline=None)
@given(
    actions=st.lists(st.sampled_from(ACTIONS), max_size=14),
    failures=st.lists(st.sampled_from(sorted(FAILURES)), max_size=2),
    press_failures=st.lists(st.sampled_from(sorted(PRESS_FAILURES)), max_size=2),
)
def test_in_any_order_the_newest_message_ends_with_the_newest_state(
    actions: list[str], failures: list[str], press_failures: list[str]
) -> None:
    async def scenario() -> None:
        table = Table()
        table.channel.failures = [FAILURES[name] for name in failures]
        table.channel.press_failures = [PRESS_FAILURES[name] for name in press_failures]
        for action in actions:
            await _act(table, action)
        await table.settle()
        for press in table.presses:
            assert press.exception() is None or isinstance(press.exception(), discord.HTTPException)
        table.assert_up_to_date()

    if actions and "move" not in actions and "press" not in actions:
        actions = [*actions, "move"]
    asyncio.run(scenario())


async def test_changes_during_a_redraw_make_one_more() -> None:
    table = Table()
    table.channel.gate.clear()
    table.message.request()
    await asyncio.sleep(0.002)
    for _ in range(5):
        table.message.request()
    table.message.request(Redraw.REPOST)
    await table.settle()
    assert table.channel.sent == ["edit", "post"]


async def test_a_redraw_that_fails_is_tried_again_as_what_it_was() -> None:
    table = Table()
    table.channel.failures = [OSError("no route"), BROKEN]
    table.message.request(Redraw.REPOST)
    await table.settle()
    assert table.channel.sent == ["post", "post", "post", "edit"], "an earlier attempt may have posted an older state"


async def test_a_message_whose_answer_was_lost_is_posted_once_and_shows_the_newest_state() -> None:
    table = Table()
    table.channel.failures = [ANSWER_LOST]
    table.channel.gate.clear()
    table.message.request(Redraw.REPOST)
    await asyncio.sleep(0.002)
    table.move()  # the first attempt was laid out before this move
    await table.settle()
    assert sorted(table.channel.contents) == [1, 2]
    table.assert_up_to_date()
    table.message.request(Redraw.REPOST)
    await table.settle()
    assert sorted(table.channel.contents) == [1, 2, 3], "what follows it is another message"
    table.assert_up_to_date()


async def test_while_discord_is_away_it_is_tried_for_as_long_as_that_lasts() -> None:
    table = Table()
    table.channel.failures = [OSError("no route"), UNAVAILABLE] * 10
    table.move()
    table.message.request()
    await table.settle()
    assert table.channel.sent == ["edit"] * 21
    table.assert_up_to_date()


async def test_what_discord_refuses_is_given_up_after_the_last_pause_and_begins_again_with_the_next_change() -> None:
    table = Table()
    table.channel.failures = [http_error(discord.HTTPException, 400, 0)] * 3
    table.move()
    table.message.request()
    await table.settle()
    assert table.channel.sent == ["edit"] * 3
    table.message.request()
    await table.settle()
    table.assert_up_to_date()


async def test_a_defect_of_ours_is_logged_and_the_table_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table()
    table.channel.failures = [ValueError("custom_id too long")]
    table.message.request()
    await table.settle()
    assert "custom_id too long" in capsys.readouterr().out
    table.message.request()
    await table.settle()
    assert len(table.channel.sent) == 2


async def test_a_refused_edit_is_not_tried_again() -> None:
    table = Table()
    table.channel.failures = [FORBIDDEN]
    table.message.request()
    await table.settle()
    assert table.message.redraws.state == RedrawState()
    assert table.channel.sent == ["edit"], "what Discord forbids it forbids again"


async def test_a_redraw_that_nobody_waits_for_stays_where_it_is_unless_discord_refuses_it() -> None:
    table = Table()
    table.channel.near = False
    table.move()
    table.message.request(background=True)
    await table.settle()
    assert table.channel.sent == ["edit"]
    table.assert_up_to_date()
    table.channel.near, table.channel.failures = False, [TOO_OLD]
    table.move()
    table.message.request(background=True)
    await table.settle()
    assert table.channel.sent == ["edit", "edit", "post"]
    table.assert_up_to_date()


@pytest.mark.parametrize("failures", [[], [TOO_OLD], [DELETED]], ids=["far up", "too old", "gone"])
@pytest.mark.parametrize("due", Redraw)
async def test_a_result_that_comes_late_is_not_posted_below_the_next_table(
    failures: list[Exception], due: Redraw
) -> None:
    table = Table()
    channel = table.channel
    channel.session = replace(channel.session, status=Status.FINISHED, ply=5)
    channel.near, channel.next_game, channel.failures = False, True, failures
    table.message.request(due)
    await table.settle()
    assert channel.sent == ["edit"]
    channel.next_game = False
    table.message.request(due)
    await table.settle()
    assert channel.sent[-1] == "post"


async def test_closing_cancels_what_is_being_sent() -> None:
    table = Table()
    table.channel.gate.clear()
    table.message.request()
    await asyncio.sleep(0.002)
    assert table.message.redraws.state.sending is Redraw.EDIT
    table.message.close()
    await table.settle()
    assert table.channel.sent == ["edit"]


async def test_a_stop_leaves_no_edit_that_is_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its connection is closed next, and nobody would look at its error."""
    monkeypatch.setattr(table_message, "EDIT_BEFORE_ANSWERS", 10.0)
    table = Table()
    table.channel.gate.clear()
    table.message.request()
    await asyncio.sleep(0.002)
    assert table.message.redraws.state.sending is Redraw.EDIT
    table.outbox.close()
    _, late = await asyncio.wait(asyncio.all_tasks() - {asyncio.current_task()}, timeout=60)
    assert not late


async def test_once_closed_nothing_is_sent_any_more() -> None:
    table = Table()
    table.message.close()
    table.move()
    table.message.request()
    await table.settle()
    assert table.channel.contents == {1: "ply 0"}


async def test_open_answers_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reply_replies, "ANSWERS_FIRST", 1.0)
    table = Table()
    fake = FakeInteraction()
    fake.client.replies = table.replies
    async with Reply(interaction(fake)):
        table.message.request()
        await asyncio.sleep(0.005)
        assert not table.channel.sent
    await table.settle()
    assert table.channel.sent == ["edit"]


async def test_an_answer_that_takes_long_delays_no_redraw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reply_replies, "ANSWERS_FIRST", 0.01)
    table = Table()
    fake = FakeInteraction()
    fake.client.replies = table.replies
    async with Reply(interaction(fake)):
        table.message.request()
        await table.settle()
        assert table.channel.sent == ["edit"]


async def test_what_an_answer_shows_is_not_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reply_replies, "ANSWERS_FIRST", 1.0)
    table = Table()
    done = table.replies.open()
    table.move()
    table.message.request()
    table.press()
    await asyncio.sleep(0.005)
    table.replies.close(done)
    await table.settle()
    assert not table.channel.sent
    table.assert_up_to_date()


async def test_a_press_that_another_process_has_answered_leaves_the_message_alone() -> None:
    table = Table()
    table.channel.shared = True
    table.channel.press_failures = [ANSWERED_ELSEWHERE]
    table.move()
    table.press()
    await table.settle()
    assert not table.channel.sent
    table.message.request()
    table.channel.press_failures = [ANSWERED_ELSEWHERE]
    table.press()
    await table.settle()
    assert table.channel.sent == ["edit"], "what was due before is still drawn"


async def test_an_answer_cancels_no_repost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reply_replies, "ANSWERS_FIRST", 1.0)
    table = Table()
    done = table.replies.open()
    table.message.request(Redraw.REPOST)
    table.press()
    await asyncio.sleep(0.005)
    table.replies.close(done)
    await table.settle()
    assert table.channel.sent == ["post"]


async def test_an_answer_beside_an_edit_is_followed_by_another_edit() -> None:
    table = Table()
    table.channel.gate.clear()
    table.message.request()
    await asyncio.sleep(0.005)
    table.move()
    table.press()
    await asyncio.sleep(0.005)
    await table.settle()
    assert table.channel.sent == ["edit", "edit"], "nobody knows which of the two Discord applied last"
    table.assert_up_to_date()


async def test_of_presses_that_wait_only_the_last_one_draws() -> None:
    table = Table()
    drawn: list[str] = []
    original = FakeReply.edit_message

    async def recorded(reply: FakeReply, view: discord.ui.LayoutView, attachments: Sequence[object]) -> None:
        drawn.append(text_of(view))
        await original(reply, view, attachments)

    replies = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(FakeReply, "edit_message", recorded)
        for _ in range(5):
            table.move()
            replies.append(table.press())
        await table.settle()
    assert drawn == ["ply 5"] * 2, "the first, and the last of those that waited for it"
    assert all(reply.acknowledged for reply in replies)


async def test_a_press_that_changes_no_picture_keeps_the_file_by_its_id() -> None:
    table = Table()
    table.move()
    table.press()
    await table.settle()
    uploaded = dict(table.channel.pictures)
    table.press(PartialMove("roll a"))
    await table.settle()
    assert table.channel.contents[1] == "ply 1 roll a"
    assert table.channel.pictures == uploaded


async def test_a_press_from_before_the_last_picture_uploads_it_again() -> None:
    table = Table()
    table.press()
    await table.settle()
    session = table.channel.session
    early = FakeReply(table.channel, session.message)
    table.move()
    table.message.request()
    await table.settle()
    before = dict(table.channel.pictures)
    await table.message.show(table.channel.session, cast(Reply, early), START)
    assert table.channel.pictures != before, "the press named a file that the message no longer has"
    table.assert_up_to_date()


async def test_a_partial_move_is_forgotten_with_its_ply() -> None:
    table = Table()
    table.press(PartialMove("roll a"))
    await table.settle()
    assert table.channel.contents[1] == "ply 0 roll a"
    table.move()
    table.message.request()
    await table.settle()
    assert table.channel.contents[1] == "ply 1"


async def test_an_ended_table_is_released_when_nothing_is_left_to_do() -> None:
    table = Table()
    table.message.request()
    await table.settle()
    assert not table.released
    table.channel.session = replace(table.channel.session, status=Status.FINISHED)
    table.message.request()
    await table.settle()
    assert table.released == [table.message]


async def test_no_press_waits_for_the_old_message_to_lose_its_buttons() -> None:
    table = Table()
    table.channel.gate.clear()
    table.command()
    await asyncio.sleep(0.005)
    table.move()
    reply = table.press()
    await asyncio.sleep(0.005)
    assert reply.acknowledged
    assert table.channel.contents == {1: "ply 0", 2: "ply 1"}
    await table.settle()
    table.assert_up_to_date()


async def test_an_ended_table_is_not_released_while_a_press_is_being_answered() -> None:
    table = Table()
    table.channel.session = replace(table.channel.session, status=Status.FINISHED)
    table.channel.gate.clear()
    table.message.request()
    await asyncio.sleep(0.005)
    table.press()
    table.press()
    await table.settle()
    assert table.released
    assert all(message is table.message for message in table.released)
    assert table.message.redraws.state == RedrawState()
