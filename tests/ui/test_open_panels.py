"""Private panels follow their table, never backwards, replace one another, and are forgotten when they are gone."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.sessions.notices import Notices
from bot.sessions.session import Session
from bot.ui.gateway.interaction_token import InteractionToken
from bot.ui.panels import edit_gate, open_panel, open_panels
from bot.ui.panels.follow import Follow, PanelKind
from bot.ui.panels.open_panel import OpenPanel, PanelTimes
from bot.ui.panels.open_panels import EDITS_AT_ONCE, OpenPanels
from bot.ui.reply import replies as reply_replies
from bot.ui.views.components import page
from bot.ui.views.outgoing_message import OutgoingMessage
from tests.sessions.harness import ADA, BEA, Harness
from tests.ui.interactions import replies_of
from tests.ui.processes import NoticeBoard

OWNER = (100, BEA.id)
SHOWN = OutgoingMessage(page("as it was"))
FOREVER = PanelTimes(notice=60, token=60)


class FakeToken:
    """A token that notes its edits by their text. slow: edits wait until it is set. errors: of the next edits."""

    def __init__(self) -> None:
        self.expired = False
        self.id, self.channel = id(self), id(self) + 1
        self.shown: list[str] = []
        self.deleted = False
        self.slow = asyncio.Event()
        self.slow.set()
        self.errors: list[Exception] = []

    async def edit(self, view: discord.ui.LayoutView, attachments: Any) -> None:  # noqa: ARG002  Discord's arguments
        await self.slow.wait()
        if self.errors:
            raise self.errors.pop(0)
        (text,) = [one.content for one in view.walk_children() if isinstance(one, discord.ui.TextDisplay)]
        self.shown.append(text)

    async def delete(self) -> None:
        self.deleted = True

    @property
    def token(self) -> InteractionToken:
        return cast(InteractionToken, self)


def http_error(kind: type[discord.HTTPException], status: int) -> discord.HTTPException:
    return kind(cast(Any, SimpleNamespace(status=status, reason="")), {"code": 0, "message": ""})


async def lay_out(session: Session, last: bool) -> OutgoingMessage:
    return OutgoingMessage(page(f"ply {session.ply}{' last' if last else ''}"))


def opened(panels: OpenPanels, session: Session, token: FakeToken, message: int = 1) -> OpenPanel:
    """A hand that shows this session."""
    return panels.show(
        OWNER, message, SHOWN, token.token, kind=PanelKind.HAND, follow=Follow.awaiting(session, lay_out)
    )


async def settled() -> None:
    """Lets everything that is due happen."""
    for _ in range(10):
        await asyncio.sleep(0.005)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_panel, "EDIT_GAP", 0.001)
    monkeypatch.setattr(open_panel, "RETRY_PAUSES", (0.001,))


@pytest.fixture
def panels(harness: Harness) -> OpenPanels:
    """Panels that live for long."""
    panels = OpenPanels(harness.sessions.tables.find, Notices(), FOREVER)
    harness.sessions.listen_to_changes(panels.changed)
    return panels


async def test_changes_during_an_edit_are_shown_by_one_more(harness: Harness, panels: OpenPanels) -> None:
    session, token = await harness.game(ADA, BEA, game="tris_1"), FakeToken()
    opened(panels, session, token)
    token.slow.clear()
    for player, cell in ((ADA, "b2"), (BEA, "a1"), (ADA, "c3")):
        await harness.move(session, player, cell)
        await settled()
    token.slow.set()
    await settled()
    assert token.shown == ["ply 1", "ply 3"]


async def test_a_change_before_the_answer_was_noted_is_not_missed(harness: Harness, panels: OpenPanels) -> None:
    session, token = await harness.game(ADA, BEA, game="tris_1"), FakeToken()
    await harness.move(session, ADA, "b2")
    opened(panels, session, token)
    await settled()
    assert token.shown == ["ply 1"]


async def test_answers_go_before_the_edits_that_follow_a_move(
    harness: Harness, panels: OpenPanels, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reply_replies, "ANSWERS_FIRST", 60)
    session, replies = await harness.game(ADA, BEA, game="tris_1"), replies_of(panels, harness.sessions.user_settings)
    tokens = [FakeToken() for _ in range(3 * EDITS_AT_ONCE)]
    laid_out: list[int] = []

    async def noted(newest: Session, last: bool) -> OutgoingMessage:
        laid_out.append(newest.ply)
        return await lay_out(newest, last)

    for number, token in enumerate(tokens):
        follow = Follow.awaiting(session, noted)
        panels.show((100, number), number, SHOWN, token.token, kind=PanelKind.HAND, follow=follow)
    answering = replies.open()
    await harness.move(session, ADA, "b2")
    await settled()
    assert laid_out == []
    await harness.move(session, BEA, "a1")
    replies.close(answering)
    await settled()
    assert laid_out == [2] * len(tokens), "the first move's edits are not made any more"
    assert [token.shown for token in tokens] == [["ply 2"]] * len(tokens)


async def test_no_edit_begins_while_a_press_is_being_answered(harness: Harness, panels: OpenPanels) -> None:
    session, token = await harness.game(ADA, BEA, game="tris_1"), FakeToken()
    panel = opened(panels, session, token)
    with panel.gate.pressed():
        newer = await harness.move(session, ADA, "b2")
        await settled()
        assert token.shown == []
        opened(panels, newer, token)
    await settled()
    assert token.shown == [], "the answer has shown it"


async def test_an_answer_lands_after_the_edit_on_its_way(harness: Harness, panels: OpenPanels) -> None:
    session, token = await harness.game(ADA, BEA, game="tris_1"), FakeToken()
    panel = opened(panels, session, token)
    token.slow.clear()
    await harness.move(session, ADA, "b2")
    await settled()
    waiting = asyncio.create_task(panel.gate.settle())
    await settled()
    assert not waiting.done()
    token.slow.set()
    await waiting
    assert token.shown == ["ply 1"]


async def test_an_edit_that_may_land_after_an_answer_is_followed_by_another(
    harness: Harness, panels: OpenPanels, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(edit_gate, "EDIT_BEFORE_ANSWER", 0.001)
    session, token = await harness.game(ADA, BEA, game="tris_1"), FakeToken()
    panel = opened(panels, session, token)
    token.slow.clear()
    session = await harness.move(session, ADA, "b2")
    await settled()
    with panel.gate.pressed():
        await panel.gate.settle()
        session = await harness.move(session, BEA, "a1")
        opened(panels, session, token)
    token.slow.set()
    await settled()
    assert token.shown == ["ply 1", "ply 2"]


async def test_the_last_edit_comes_before_the_token_expires_and_then_the_panel_stays(harness: Harness) -> None:
    panels = OpenPanels(harness.sessions.tables.find, Notices(), PanelTimes(token=0.01))
    session, token = await harness.game(ADA, BEA, game="tris_1"), FakeToken()
    opened(panels, session, token)
    await settled()
    assert token.shown == ["ply 0 last"]
    assert len(panels) == 0


async def test_the_last_edit_is_made_although_it_falls_due_while_the_table_is_looked_up(harness: Harness) -> None:
    looked_up, token = asyncio.Event(), FakeToken()

    async def slow_find(session: str) -> Session | None:
        await looked_up.wait()
        return await harness.sessions.tables.find(session)

    panels = OpenPanels(slow_find, Notices(), PanelTimes(token=0.01))
    opened(panels, await harness.game(ADA, BEA, game="tris_1"), token)
    await settled()
    looked_up.set()
    await settled()
    assert token.shown == ["ply 0 last"]


async def test_a_press_makes_a_panel_follow_for_longer(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    loop = asyncio.get_running_loop()
    time, passed = loop.time, [0]
    monkeypatch.setattr(loop, "time", lambda: time() + sum(passed))
    panels = OpenPanels(harness.sessions.tables.find, Notices(), PanelTimes(token=600))
    session, token = await harness.game(ADA, BEA, game="tris_1"), FakeToken()
    panel = opened(panels, session, token)
    for _ in range(4):
        passed.append(400)
        await settled()
        panel.renew(token.token)
    assert token.shown == []
    assert len(panels) == 1
    passed.append(600)
    await settled()
    assert token.shown == ["ply 0 last"]


async def test_an_edit_that_fails_is_tried_again(harness: Harness, panels: OpenPanels) -> None:
    session, token = await harness.game(ADA, BEA, game="tris_1"), FakeToken()
    opened(panels, session, token)
    token.errors = [http_error(discord.DiscordServerError, 500)]
    await harness.move(session, ADA, "b2")
    await settled()
    assert token.shown == ["ply 1"]


async def test_what_looks_the_same_is_not_sent_again(harness: Harness, panels: OpenPanels) -> None:
    async def unchanged(session: Session, last: bool) -> OutgoingMessage:
        return OutgoingMessage(page("as it was"))

    session, token = await harness.game(ADA, BEA, game="tris_1"), FakeToken()
    panels.show(OWNER, 1, SHOWN, token.token, kind=PanelKind.PAGE, follow=Follow.awaiting(session, unchanged))
    await harness.move(session, ADA, "b2")
    await settled()
    assert token.shown == []


async def test_an_ended_table_is_shown_once_and_needs_no_last_edit(harness: Harness) -> None:
    panels = OpenPanels(harness.sessions.tables.find, Notices(), PanelTimes(token=0.5))
    harness.sessions.listen_to_changes(panels.changed)
    session, token = await harness.game(ADA, BEA, game="tris_1"), FakeToken()
    opened(panels, session, token)
    await harness.sessions.games.resign(session.id, ADA.id)
    async with asyncio.timeout(60):
        while len(panels):  # until the token has expired
            await settled()
    assert token.shown == ["ply 0"]


async def test_the_panel_of_a_refused_press_stays(panels: OpenPanels) -> None:
    menu, earlier = FakeToken(), FakeToken()
    pressed = panels.show(OWNER, 1, SHOWN, menu.token, kind=PanelKind.PAGE, follow=None)
    panels.show(OWNER, 2, SHOWN, earlier.token, kind=PanelKind.NOTICE, follow=None)
    panels.replace(OWNER, panels.show(OWNER, 3, SHOWN, FakeToken().token, kind=PanelKind.NOTICE, follow=None), pressed)
    await settled()
    assert not menu.deleted
    assert earlier.deleted


async def test_a_public_answer_deletes_notices_alone(panels: OpenPanels) -> None:
    menu, refusal = FakeToken(), FakeToken()
    panels.show(OWNER, 1, SHOWN, menu.token, kind=PanelKind.PAGE, follow=None)
    panels.show(OWNER, 2, SHOWN, refusal.token, kind=PanelKind.NOTICE, follow=None)
    panels.replace(OWNER, None, None)
    await settled()
    assert refusal.deleted
    assert not menu.deleted


async def test_a_notice_is_deleted_by_itself_but_not_while_it_is_pressed(harness: Harness) -> None:
    panels = OpenPanels(harness.sessions.tables.find, Notices(), PanelTimes(notice=0.02))
    token = FakeToken()
    panel = panels.show(OWNER, 1, SHOWN, token.token, kind=PanelKind.NOTICE, follow=None)
    with panel.gate.pressed():
        await asyncio.sleep(0.04)
        assert not token.deleted
    await settled()
    assert token.deleted


async def test_the_oldest_of_too_many_panels_is_forgotten(
    harness: Harness, panels: OpenPanels, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_panels, "PANELS_KEPT", 2)
    session, tokens = await harness.game(ADA, BEA, game="tris_1"), [FakeToken() for _ in range(3)]
    for number, token in enumerate(tokens):
        opened(panels, session, token, number)
    await harness.move(session, ADA, "b2")
    await settled()
    assert [token.shown for token in tokens] == [[], ["ply 1"], ["ply 1"]]


async def test_a_stop_makes_the_last_edits_and_deletes_refusals(harness: Harness, panels: OpenPanels) -> None:
    session, hand, refusal = await harness.game(ADA, BEA, game="tris_1"), FakeToken(), FakeToken()
    opened(panels, session, hand)
    panels.show(OWNER, 2, SHOWN, refusal.token, kind=PanelKind.NOTICE, follow=None)
    await panels.close()
    assert hand.shown == ["ply 0 last"]
    assert refusal.deleted


async def test_a_panel_that_another_process_answers_is_edited_by_that_one_alone(harness: Harness) -> None:
    processes = NoticeBoard()
    notices = [processes.process(name) for name in ("one", "other")]
    here, there = (OpenPanels(harness.sessions.tables.find, one, FOREVER) for one in notices)
    session, hand, menu, elsewhere = await harness.game(ADA, BEA, game="tris_1"), FakeToken(), FakeToken(), FakeToken()
    opened(here, session, hand)
    here.show(OWNER, 2, SHOWN, menu.token, kind=PanelKind.PAGE, follow=None)
    there.replace(OWNER, opened(there, session, elsewhere), None)
    await processes.settled()
    await settled()
    await harness.move(session, ADA, "b2")
    for panels in (here, there):
        panels.changed(await harness.current(session))
    await settled()
    assert (hand.shown, elsewhere.shown) == ([], ["ply 1"])
    assert len(here) == 0, "the page is replaced, too"
    assert [process for process, _ in processes.followed] == ["other"] * 2, "of its table, and of this person"
