"""The response is at Discord in three seconds, however long the line and however large the picture."""

import asyncio
from dataclasses import dataclass, field
from email.utils import formatdate
from io import BytesIO
from time import monotonic, time
from typing import Any
from unittest.mock import AsyncMock, Mock

import aiohttp
import discord
import pytest

from bot.ui.gateway.send_errors import ALREADY_ANSWERED, INVALID_FORM, UNKNOWN_INTERACTION
from bot.ui.reply import first_response as module
from bot.ui.reply.errors import answer
from bot.ui.reply.reply import Reply
from bot.ui.views.components import NamedByContent, page, picture_file
from bot.ui.views.outgoing_message import OutgoingMessage
from tests.ui.interactions import FakeInteraction, interaction

PRESSED = 5
PICTURE = b"x" * 40_000


def refusal(status: int, code: int) -> discord.HTTPException:
    kind = discord.NotFound if status == 404 else discord.HTTPException
    return kind(Mock(status=status, reason=""), {"code": code, "message": ""})


@dataclass
class Pressed(FakeInteraction):
    """A press on a public message. Its response takes `seconds` until Discord has it; the first one counts."""

    member: bool = True
    seconds: float = 0.0
    error: Exception | None = None
    """What deferring raises."""
    message: Any = field(default_factory=lambda: Mock(id=PRESSED, flags=Mock(ephemeral=False)))
    data: Any = field(default_factory=dict)
    user: Any = field(default_factory=lambda: Mock(id=3))
    locale: str = "en-US"
    edit_original_response: Any = field(default_factory=AsyncMock)
    followup: Any = field(default_factory=AsyncMock)
    responses: list[str] = field(default_factory=list)

    @property
    def response(self) -> Any:
        return self

    async def defer(self) -> None:
        if self.error is not None:
            raise self.error
        self._take("defer")

    async def edit_message(self, *, view: object, attachments: Any) -> object:  # noqa: ARG002  as discord.py has it
        for file in attachments:
            file.fp.read()
        await asyncio.sleep(self.seconds)
        self._take("edit")
        return Mock(spec=discord.InteractionCallbackResponse)

    def _take(self, response: str) -> None:
        if self.responses:
            raise refusal(400, ALREADY_ANSWERED)
        self.responses.append(response)


def picture() -> discord.File:
    return picture_file(PICTURE)


async def edited(pressed: Pressed) -> None:
    async def handler(reply: Reply) -> None:
        await reply.edit_message(page("A table"), [picture()])

    await answer(interaction(pressed), handler)


async def test_a_picture_that_is_quick_is_the_response() -> None:
    pressed = Pressed()
    await edited(pressed)
    assert pressed.responses == ["edit"]
    pressed.edit_original_response.assert_not_awaited()


async def test_a_picture_that_would_come_too_late_is_deferred_first() -> None:
    pressed = Pressed()
    uplink = pressed.client.replies.uplink
    for _ in range(4):
        uplink._seconds_per_byte.measured(2.9 / len(PICTURE))
    await edited(pressed)
    assert pressed.responses == ["defer"]
    pressed.edit_original_response.assert_awaited_once()


async def test_an_upload_is_overtaken_by_its_deferral_and_sent_again_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "DEFER_AFTER", 0.05)
    pressed, read = Pressed(seconds=5.0), list[int]()

    async def edit_original_response(*, view: object, attachments: Any) -> None:
        read.extend(len(file.fp.read()) for file in attachments)

    pressed.edit_original_response = edit_original_response
    begun = monotonic()
    await edited(pressed)
    assert monotonic() - begun < pressed.seconds
    assert (pressed.responses, read) == (["defer"], [len(PICTURE)])


async def test_an_upload_that_arrives_before_its_deferral_is_the_only_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "DEFER_AFTER", 0.0)
    pressed = Pressed(seconds=0.05, error=refusal(400, ALREADY_ANSWERED))
    await edited(pressed)
    assert pressed.responses == ["edit"]
    pressed.edit_original_response.assert_not_awaited()


async def test_the_deferral_counts_from_the_press_by_discords_clock() -> None:
    """On a line of half a second each way no interaction is faster, and the deferral takes a second."""
    pressed_at = time() - 0.5
    pressed = Pressed(id=(round(pressed_at * 1000) - discord.utils.DISCORD_EPOCH) << 22)
    uplink = pressed.client.replies.uplink
    for ago in range(20):
        sent = monotonic() - ago * 1.05
        uplink.clock.answered(formatdate(time() - ago * 1.05 + 0.5, usegmt=True), sent, sent + 1)
        uplink._round_trip.measured(1.0)
    reply = Reply(interaction(pressed))
    assert 0 < reply._first._defer_at - monotonic() < 1.2
    assert abs(reply.sent_at / 1000 - pressed_at) < 0.1


@pytest.mark.parametrize(
    ("ago", "ahead", "lost"), [(4.0, 0.0, True), (2.0, 0.0, False), (4.0, 100.0, True), (2.0, -100.0, False)]
)
async def test_a_press_is_lost_after_three_seconds_of_discords_clock_unless_it_was_acknowledged(
    ago: float, ahead: float, lost: bool
) -> None:
    """ahead: by how many seconds Discord's clock is ahead of this machine's."""
    pressed = Pressed(id=(round((time() + ahead - ago) * 1000) - discord.utils.DISCORD_EPOCH) << 22)
    clock = pressed.client.replies.uplink.clock
    for tenth in range(20):
        sent = monotonic() - tenth * 1.05
        clock.answered(formatdate(time() + ahead - tenth * 1.05, usegmt=True), sent, sent)
    reply = Reply(interaction(pressed))
    assert reply.is_lost() is lost
    async with reply:
        await reply.acknowledge()
        reply._first._lost_at = 0.0
        assert not reply.is_lost()


@pytest.mark.parametrize("error", [aiohttp.ServerDisconnectedError(), ConnectionResetError("reset")])
async def test_a_connection_that_is_lost_while_deferring_leaves_the_answer_to_come(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setattr(module, "DEFER_AFTER", 0.0)
    pressed = Pressed(error=error)

    async def handler(reply: Reply) -> None:
        await asyncio.sleep(0.01)
        await reply.edit_message(page("A table"), [picture()])

    await answer(interaction(pressed), handler)
    assert pressed.responses == ["edit"]


async def test_a_dead_interaction_gets_no_further_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "DEFER_AFTER", 0.0)
    pressed = Pressed(error=refusal(404, UNKNOWN_INTERACTION))

    async def handler(reply: Reply) -> None:
        await asyncio.sleep(0.01)
        await reply.send_private(OutgoingMessage(page("Your hand"), [discord.File(BytesIO(PICTURE), "hand.png")]))

    await answer(interaction(pressed), handler)
    assert pressed.responses == []
    assert not pressed.followup.mock_calls
    pressed.edit_original_response.assert_not_awaited()


async def test_a_panel_keeps_the_pictures_that_it_shows_already() -> None:
    pressed, sent = Pressed(), list[object]()
    pressed.message.flags.ephemeral = True
    hand, board = NamedByContent(PICTURE, "hand"), NamedByContent(PICTURE[1:], "board")
    shown = [{"url": hand.filename, "attachment_id": "77"}, {"url": "board-old.png", "attachment_id": "78"}]
    pressed.data = {"message_components": [{"media": one} for one in shown]}

    async def edit_message(*, view: object, attachments: Any) -> object:
        sent.append(attachments)
        if len(sent) == 1:
            raise refusal(400, INVALID_FORM)
        return Mock(spec=discord.InteractionCallbackResponse)

    pressed.edit_message = edit_message  # type: ignore[method-assign]
    await answer(
        interaction(pressed), lambda reply: reply.show_private(OutgoingMessage(page("Your hand"), [board, hand]))
    )
    first: Any = sent[0]
    assert (first[0], first[1].to_dict()) == (board, {"id": "77"})
    assert sent[1] == [board, hand], "a press may be older than the message"
