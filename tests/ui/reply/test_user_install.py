"""Where the bot is only user-installed, the last interaction's token edits and posts, as long as Discord accepts it."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.sessions.refusals import Refusal
from bot.ui.gateway.send_errors import TOO_MANY_FOLLOW_UPS
from bot.ui.gateway.webhook_pace import WebhookPace
from bot.ui.reply import interaction_tokens
from bot.ui.reply.bot_permissions import by_user_install, require_visible_answers
from bot.ui.reply.interaction_tokens import InteractionTokens, NoInteractionToken
from bot.ui.views.components import page
from tests.ui.interactions import CHANNEL, FakeInteraction, interaction

GROUP = discord.app_commands.AppCommandContext(private_channel=True)
DIRECT_MESSAGE = discord.app_commands.AppCommandContext(dm_channel=True)


@pytest.mark.parametrize(
    ("fake", "expected"),
    [
        (FakeInteraction(), True),
        (FakeInteraction(member=True), False),
        (FakeInteraction(guild_id=None, context=GROUP), True),
        (FakeInteraction(guild_id=None, context=DIRECT_MESSAGE), False),
    ],
)
def test_a_user_install_is_told_from_a_membership(fake: FakeInteraction, expected: bool) -> None:
    tokens = InteractionTokens(WebhookPace())
    assert by_user_install(interaction(fake)) == expected
    tokens.received(interaction(fake))
    assert tokens.user_installed(CHANNEL) == expected
    tokens.answered(interaction(fake), 1)
    assert tokens.for_message(1) is not None


def test_the_last_token_of_a_message_counts() -> None:
    tokens, first, last = (
        InteractionTokens(WebhookPace()),
        interaction(FakeInteraction(id=1)),
        interaction(FakeInteraction(id=2)),
    )
    tokens.answered(first, 1)
    tokens.answered(last, 1)
    kept = tokens.for_message(1)
    assert kept is not None
    assert kept.id == last.id
    assert tokens.for_message(2) is None


async def test_an_expired_token_is_none() -> None:
    tokens = InteractionTokens(WebhookPace())
    tokens.answered(interaction(FakeInteraction(expired=True)), 1)
    assert tokens.for_message(1) is None
    with pytest.raises(NoInteractionToken):
        await tokens.post(CHANNEL, page("x"), [], discord.AllowedMentions.none())


async def test_a_token_whose_messages_only_its_user_sees_posts_nothing() -> None:
    tokens, hidden = (
        InteractionTokens(WebhookPace()),
        interaction(FakeInteraction(permissions=discord.Permissions.none())),
    )
    tokens.answered(hidden, 1)
    assert tokens.for_message(1) is not None
    with pytest.raises(NoInteractionToken):
        await tokens.post(CHANNEL, page("x"), [], discord.AllowedMentions.none())
    with pytest.raises(Refusal):
        require_visible_answers(hidden)
    require_visible_answers(interaction())


async def test_a_token_that_takes_no_more_follow_ups_still_edits(monkeypatch: pytest.MonkeyPatch) -> None:
    tokens, used = InteractionTokens(WebhookPace()), interaction()
    asked: list[object] = []

    async def refuse(**message: object) -> None:
        asked.append(message)
        answer: Any = SimpleNamespace(status=400, reason="")
        raise discord.HTTPException(answer, {"code": TOO_MANY_FOLLOW_UPS, "message": ""})

    monkeypatch.setattr(used, "followup", SimpleNamespace(send=refuse), raising=False)
    tokens.answered(used, 1)
    for _ in range(2):
        with pytest.raises(NoInteractionToken):
            await tokens.post(CHANNEL, page("x"), [], discord.AllowedMentions.none())
    assert len(asked) == 1
    assert tokens.for_message(1) is not None


def test_the_tokens_used_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interaction_tokens, "TOKENS_KEPT", 2)
    tokens = InteractionTokens(WebhookPace())
    for message in (1, 2, 1, 3):
        tokens.answered(interaction(), message)
    assert [message for message in (1, 2, 3) if tokens.for_message(message)] == [1, 3]
