"""A public answer to a press on a private panel is a new message, also when it comes late."""

import asyncio
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.ui.reply import first_response as module
from bot.ui.reply.reply import Reply
from bot.ui.views.components import page
from tests.ui.interactions import FakeInteraction, interaction

PANEL, POSTED = 5, 6


@dataclass
class Pressed(FakeInteraction):
    """A press on a private panel; notes how it was answered."""

    message: Any = field(default_factory=lambda: Mock(id=PANEL, flags=Mock(ephemeral=True)))
    user: Any = field(default_factory=lambda: Mock(id=3))
    response: Any = field(default_factory=AsyncMock)
    followup: Any = field(default_factory=lambda: Mock(send=AsyncMock(return_value=Mock(id=POSTED))))
    edit_original_response: Any = field(default_factory=AsyncMock)


@pytest.mark.parametrize("member", [True, False])
async def test_a_late_public_answer_leaves_the_pressed_panel_as_it_is(
    monkeypatch: pytest.MonkeyPatch, member: bool
) -> None:
    monkeypatch.setattr(module, "DEFER_AFTER", 0)
    pressed = Pressed(member=member)
    async with Reply(interaction(pressed)) as reply:
        await asyncio.sleep(0.01)
        assert await reply.send_public(page("A table")) == POSTED
    pressed.response.defer.assert_awaited_once_with()
    pressed.followup.send.assert_awaited_once()
    pressed.edit_original_response.assert_not_awaited()
    token = pressed.client.replies.tokens.for_message(POSTED)
    assert token is not None
    assert token.follow_up == POSTED


async def test_a_public_answer_in_time_is_the_response(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "DEFER_AFTER", 60)
    pressed = Pressed(member=True)
    pressed.response.send_message.return_value = Mock(spec=discord.InteractionCallbackResponse, message_id=POSTED)
    async with Reply(interaction(pressed)) as reply:
        assert await reply.send_public(page("A table")) == POSTED
    pressed.followup.send.assert_not_awaited()
