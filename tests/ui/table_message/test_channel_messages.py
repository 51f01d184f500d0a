"""Messages are edited, sent and deleted by interaction tokens as long as these may be used, else by the bot's."""

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.sessions.session import Session
from bot.ui.gateway.request_limiter import RequestLimiter, background
from bot.ui.gateway.send_errors import TOO_MANY_FOLLOW_UPS
from bot.ui.gateway.webhook_pace import WebhookPace
from bot.ui.reply.interaction_tokens import InteractionTokens
from bot.ui.table_message.channel_messages import ChannelMessages
from bot.ui.table_message.freshness import MessageFreshness
from bot.ui.views.components import page
from tests.sessions.harness import HERE
from tests.ui.interactions import FakeInteraction, interaction
from tests.ui.table_message.fake_channel import BROKEN, DELETED, http_error

MESSAGE, PING = 500, 600
TABLE = cast(Session, SimpleNamespace(id="1", place=HERE, message=MESSAGE))
INVALID_TOKEN = http_error(discord.HTTPException, 401, 50027)
LIMITED = http_error(discord.HTTPException, 429, 0)


@dataclass
class Press(FakeInteraction):
    """A press whose token is used: `requests` has what was asked by it."""

    member: bool = True
    guild_id: int | None = HERE.guild
    channel_id: int = HERE.channel
    requests: list[str] = field(default_factory=list)
    failure: Exception | None = None

    def _request(self, what: str) -> None:
        self.requests.append(what)
        if self.failure is not None:
            raise self.failure

    async def edit_original_response(self, **_: object) -> None:
        self._request("edit")

    @property
    def followup(self) -> "Press":
        return self

    async def send(self, content: str, **_: object) -> Any:
        self._request(content)
        return SimpleNamespace(id=PING)

    async def delete_message(self, message: int) -> None:
        self._request(f"delete {message}")


class Discord:
    """The requests with the bot's token."""

    has_gateway = True

    def __init__(self) -> None:
        self.guild_cache = {HERE.guild}
        self.limiter = RequestLimiter()
        self.tokens = InteractionTokens(WebhookPace())
        self.replies = SimpleNamespace(tokens=self.tokens)
        self.requests: list[str] = []
        self.messages = ChannelMessages(cast(Any, self), MessageFreshness(cast(Any, self)))

    def get_partial_messageable(self, _channel: int, guild_id: int | None = None) -> Any:  # noqa: ARG002
        return self

    def get_partial_message(self, _message: int) -> Any:
        return self

    async def edit(self, **_: object) -> None:
        self.requests.append("edit")

    async def send(self, content: str, **_: object) -> Any:
        self.requests.append(content)
        return SimpleNamespace(id=PING)

    async def delete(self) -> None:
        self.requests.append("delete")

    async def edit_table(self) -> None:
        async with self.messages.turn(TABLE, background):
            assert await self.messages.edit(HERE, MESSAGE, page("x"), [])


@pytest.fixture
def api() -> Discord:
    return Discord()


def answered(api: Discord, press: Press, message: int | None = MESSAGE) -> Press:
    api.tokens.answered(interaction(press), message)
    return press


async def test_the_newest_token_edits(api: Discord) -> None:
    older, newer = answered(api, Press()), answered(api, Press())
    await api.edit_table()
    assert (older.requests, newer.requests, api.requests) == ([], ["edit"], [])


@pytest.mark.parametrize("failure", [INVALID_TOKEN, DELETED, LIMITED])
async def test_where_a_token_is_refused_the_bots_is_used_at_once_and_the_token_never_again(
    api: Discord, failure: Exception
) -> None:
    press = answered(api, Press(failure=failure))
    await api.edit_table()
    await api.edit_table()
    assert (press.requests, api.requests) == (["edit"], ["edit", "edit"])


async def test_a_token_that_has_expired_is_not_used(api: Discord) -> None:
    press = answered(api, Press(expired=True))
    await api.edit_table()
    assert (press.requests, api.requests) == ([], ["edit"])


async def test_an_error_of_discord_is_no_reason_to_ask_again_with_the_bots_token(api: Discord) -> None:
    answered(api, Press(failure=BROKEN))
    with pytest.raises(discord.HTTPException):
        await api.edit_table()
    assert api.requests == []


async def test_an_edit_that_may_not_go_by_a_token_goes_by_the_bots(api: Discord) -> None:
    press = answered(api, Press())
    for number in range(20):
        api.tokens.pace.sent(HERE.channel, number)
    await api.edit_table()
    assert (press.requests, api.requests) == ([], ["edit"])


async def test_a_ping_is_a_follow_up_which_its_token_deletes(api: Discord) -> None:
    press = answered(api, Press(), None)
    mentions = discord.AllowedMentions.none()
    assert await api.messages.ping(TABLE, "your turn", mentions, "nonce", {}) == PING
    await api.messages.delete(HERE.channel, PING)
    assert (press.requests, api.requests) == (["your turn", f"delete {PING}"], [])


async def test_a_ping_without_a_token_is_sent_and_deleted_by_the_bots(api: Discord) -> None:
    answered(api, Press(channel_id=HERE.channel + 1))
    mentions = discord.AllowedMentions.none()
    assert await api.messages.ping(TABLE, "your turn", mentions, "nonce", {}) == PING
    await api.messages.delete(HERE.channel, PING)
    assert api.requests == ["your turn", "delete"]


async def test_a_ping_that_a_token_takes_no_more_is_sent_by_the_bots(api: Discord) -> None:
    press = answered(api, Press(failure=http_error(discord.HTTPException, 400, TOO_MANY_FOLLOW_UPS)))
    mentions = discord.AllowedMentions.none()
    for _ in range(2):
        assert await api.messages.ping(TABLE, "your turn", mentions, "nonce", {}) == PING
    assert (press.requests, api.requests) == (["your turn"], ["your turn", "your turn"])
    press.failure = None
    await api.edit_table()
    assert press.requests[1:] == ["edit"], "it still edits"


async def test_messages_are_not_counted_where_only_the_bots_own_are_below() -> None:
    class Uncounted:
        def get_partial_messageable(self, _channel: int) -> Any:
            raise AssertionError("counted")

    freshness = MessageFreshness(cast(Any, Uncounted()))
    table, ping, later = (discord.utils.time_snowflake(discord.utils.utcnow()) + one for one in range(3))
    for own in (ping, later):
        freshness.posted(HERE.channel, own)
        freshness.interaction_received(1, HERE.channel, own)
        assert await freshness.is_near_end(HERE.channel, table)
    freshness.interaction_received(1, HERE.channel, later + 1)
    with pytest.raises(AssertionError, match="counted"):
        await freshness.is_near_end(HERE.channel, table)
