"""A public answer to a press on a private panel is a new message, also when it comes late."""

import asyncio
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import AsyncMock, Mock, patch

import discord
import pytest

from bot.ui.gateway.send_errors import ALREADY_ANSWERED
from bot.ui.reply import first_response as module
from bot.ui.reply.reply import Reply
from bot.ui.views.components import button, button_row, page, panel
from bot.ui.views.custom_id import Action, Press
from tests.ui.interactions import FakeInteraction, interaction

PANEL, POSTED = 5, 6


def http_error(status: int, code: int = 0) -> discord.HTTPException:
    return discord.HTTPException(Mock(status=status, reason=""), {"code": code, "message": ""})


@dataclass
class Pressed(FakeInteraction):
    """A press on a private panel; notes how it was answered."""

    message: Any = field(default_factory=lambda: Mock(id=PANEL, flags=Mock(ephemeral=True)))
    user: Any = field(default_factory=lambda: Mock(id=3))
    response: Any = field(default_factory=AsyncMock)
    followup: Any = field(default_factory=lambda: Mock(send=AsyncMock(return_value=Mock(id=POSTED))))
    edit_original_response: Any = field(default_factory=AsyncMock)
    original_response: Any = field(default_factory=AsyncMock)


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


@pytest.mark.parametrize("error", [http_error(400, ALREADY_ANSWERED), http_error(503), OSError("reset")])
async def test_a_public_answer_that_discord_has_taken_is_found_although_its_own_answer_was_lost(
    error: Exception,
) -> None:
    def play(about: str) -> discord.ui.LayoutView:
        return panel([button_row([button("Play", Press(Action.DUEL, about))])])

    typed = Pressed(member=True, message=None, type=discord.InteractionType.application_command)
    typed.response.send_message.side_effect = error
    typed.original_response.return_value = Mock(id=POSTED, flags=Mock(ephemeral=False), components=[], content="")
    with patch.object(discord.ui.LayoutView, "from_message", return_value=play("one")):
        async with Reply(interaction(typed)) as reply:
            assert await reply.send_public(play("one")) == POSTED
        async with Reply(interaction(typed)) as reply:  # another process has answered with a message of its own
            with pytest.raises(type(error)):
                await reply.send_public(play("two"))
