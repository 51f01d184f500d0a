"""What is known of a channel: a permission that was lost there, for a while."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.ui.table_message import freshness
from bot.ui.table_message.freshness import REFUSED_FOR, LostPermissions
from tests.test_retry import Clock
from tests.ui.interactions import FakeInteraction, interaction
from tests.ui.table_message.fake_channel import FORBIDDEN

HERE, THERE = 70, 71


def refused(messages: LostPermissions, channel: int) -> bool:
    """Returns whether a request to a channel is refused without asking Discord."""
    try:
        with messages.permitted(channel):
            return False
    except discord.Forbidden:
        return True


@pytest.fixture
def messages(monkeypatch: pytest.MonkeyPatch) -> LostPermissions:
    """Discord has just refused a request to HERE."""
    clock = Clock()
    monkeypatch.setattr(freshness, "monotonic", lambda: clock.now)
    messages = LostPermissions()
    messages.clock = clock  # type: ignore[attr-defined]
    with pytest.raises(discord.Forbidden), messages.permitted(HERE):
        raise FORBIDDEN
    return messages


def test_a_lost_permission_is_remembered_for_the_channel_for_a_minute(messages: LostPermissions) -> None:
    assert (refused(messages, HERE), refused(messages, THERE)) == (True, False)
    messages.clock.now += REFUSED_FOR  # type: ignore[attr-defined]
    assert not refused(messages, HERE)


def test_an_interaction_tells_that_the_permission_is_back(messages: LostPermissions) -> None:
    press: Any = FakeInteraction(member=True)
    press.channel, press.app_permissions = SimpleNamespace(), discord.Permissions.none()
    messages.permissions_known(interaction(press))
    assert refused(messages, HERE)
    press.app_permissions = discord.Permissions.all()
    messages.permissions_known(interaction(press))
    assert not refused(messages, HERE)


def test_a_changed_channel_is_asked_again_at_once_and_so_is_one_that_took_a_request(messages: LostPermissions) -> None:
    assert HERE in messages
    assert (messages.changed(HERE), messages.changed(HERE)) == (True, False)
    assert not refused(messages, HERE)
    with pytest.raises(discord.Forbidden), messages.permitted(HERE):
        raise FORBIDDEN
    messages.clock.now += REFUSED_FOR  # type: ignore[attr-defined]
    assert HERE in messages, "it may still be refused"
    assert not refused(messages, HERE)
    assert HERE not in messages
