"""What people are told when the database fails: only where nothing has changed, that nothing has changed."""

from dataclasses import dataclass, field
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.sessions.service import OutcomeUnknown, StoreUnavailable
from bot.texts import LANGUAGES, texts_in
from bot.ui.reply.errors import explanation
from bot.ui.routing.slash_command import callback
from tests.ui.interactions import FakeInteraction, interaction


@dataclass
class Used(FakeInteraction):
    """A command; notes how it was answered."""

    user: Any = field(default_factory=lambda: Mock(id=3))
    locale: discord.Locale = discord.Locale.british_english
    type: discord.InteractionType = discord.InteractionType.application_command
    response: Any = field(default_factory=AsyncMock)


NOTHING_HAS_CHANGED = {
    "en": "nothing has changed",
    "it": "non è cambiato nulla",
    "de": "hat sich nichts geändert",
    "fr": "rien n'a changé",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_has_changed_is_said_only_where_it_is_known(language: str) -> None:
    said = explanation(StoreUnavailable("closed"), texts_in(language))
    assert said is not None
    assert NOTHING_HAS_CHANGED[language] in said
    unknown = explanation(OutcomeUnknown("lost"), texts_in(language))
    assert unknown is not None
    assert NOTHING_HAS_CHANGED[language] not in unknown
    assert "/ta" in unknown or "/tisch" in unknown, "the table says what is written"


async def test_while_the_database_is_away_a_command_is_explained_and_ends_without_an_error() -> None:
    """An error past this point would be logged with its traceback, for each press of an outage."""
    handler, refresh = AsyncMock(), AsyncMock(side_effect=StoreUnavailable("away"))
    used = Used(member=True)
    used.client.replies.refresh = refresh
    await callback(handler, [])(interaction(used))
    refresh.assert_awaited_once()
    handler.assert_not_awaited()
    used.response.send_message.assert_awaited_once()
