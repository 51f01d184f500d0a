"""What happened in a long game has pages, to which buttons lead."""

from types import SimpleNamespace
from typing import cast
from unittest.mock import AsyncMock, Mock

import pytest

from bot.texts import texts_in
from bot.ui.play import board_text
from bot.ui.play.board_text import HappenedButtons
from bot.ui.reply.reply import Reply
from bot.ui.routing.table_context import TableContext
from bot.ui.views.custom_id import Action, Press
from tests.sessions.harness import ADA, BEA, Harness
from tests.ui.duels.test_views import text_of


async def test_a_page_names_no_command_that_leads_to_others(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_text, "pages", list)
    session = await harness.game(ADA, BEA, game="tris_1")
    session = await harness.move(session, ADA, "b2")
    tables = SimpleNamespace(session_of=AsyncMock(return_value=session))
    reply = Mock(user=ADA.id, texts=texts_in("en"), show_private=AsyncMock())
    show = HappenedButtons(cast(TableContext, tables)).handlers[Action.HAPPENED]
    await show(cast(Reply, reply), Press(Action.HAPPENED, session.id))
    assert text_of(reply.show_private.await_args.args[0]).endswith("-# Page 1 of 2.")
