"""A process without a token of its own for a table's message uses that of the process that has answered last."""

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.sessions.session import Session
from bot.ui.gateway.webhook_pace import WebhookPace
from bot.ui.reply.interaction_tokens import InteractionTokens
from bot.ui.table_message.stored_tokens import StoredTokens
from bot.ui.views.custom_id import Action, Press
from tests.sessions.harness import HERE
from tests.ui.interactions import FakeInteraction, interaction

MESSAGE = 500
TABLE = cast(Session, SimpleNamespace(id="1m8emymn8fwgvkf6", place=HERE, message=MESSAGE))


@dataclass
class Exchange:
    kept: dict[str, str] = field(default_factory=dict)
    reads: int = 0

    def keep(self, session_id: str, sealed: str, expires_at: int) -> None:
        assert expires_at > discord.utils.utcnow().timestamp() * 1000
        self.kept[session_id] = sealed

    async def newest(self, session_id: str) -> str | None:
        self.reads += 1
        return self.kept.get(session_id)


@dataclass
class Pressed(FakeInteraction):
    """A press on a table's message."""

    application_id: int = 9
    token: str = "secret"
    data: dict[str, str] = field(default_factory=lambda: {"custom_id": Press(Action.MORE, TABLE.id).custom_id})
    member: bool = True

    @property
    def created_at(self) -> Any:
        return discord.utils.snowflake_time(self.id)

    @property
    def expires_at(self) -> Any:
        return self.created_at + discord.utils.utcnow().resolution * 900_000_000


def process(exchange: Exchange) -> tuple[InteractionTokens, StoredTokens]:
    tokens = InteractionTokens(WebhookPace())
    client = SimpleNamespace(
        replies=SimpleNamespace(tokens=tokens), http=SimpleNamespace(token="bot token"), _connection=None
    )
    return tokens, StoredTokens(cast(Any, client), exchange)


async def test_the_token_of_another_process_is_taken_over() -> None:
    exchange = Exchange()
    (there, _), (here, stored) = process(exchange), process(exchange)
    press = Pressed()
    there.answered(interaction(press), MESSAGE)
    await stored.load(TABLE)
    token = here.for_message(MESSAGE)
    assert token is not None
    assert (token.id, token.channel, token.token) == (press.id, press.channel_id, "secret")
    assert here.newest(press.channel_id) is token
    assert "secret" not in exchange.kept[TABLE.id]


async def test_who_has_a_token_asks_for_none() -> None:
    exchange = Exchange()
    here, stored = process(exchange)
    here.answered(interaction(Pressed()), MESSAGE)
    await stored.load(TABLE)
    assert exchange.reads == 0


async def test_a_press_that_is_about_no_table_is_not_kept() -> None:
    exchange = Exchange()
    here, _ = process(exchange)
    here.answered(interaction(Pressed(data={"custom_id": Press(Action.RULES, argument="set").custom_id})), MESSAGE)
    here.answered(interaction(Pressed(data={})), MESSAGE)
    assert not exchange.kept
