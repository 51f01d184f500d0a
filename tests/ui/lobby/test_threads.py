"""A game goes on in its channel if its thread cannot be created, whatever the reason."""

from dataclasses import replace
from types import SimpleNamespace
from typing import cast
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.texts import texts_in
from bot.ui.gateway.outbox import LONGEST_DELAY, Outbox
from bot.ui.gateway.request_limiter import ApiBlocked
from bot.ui.lobby.threads import moved_to_thread
from bot.ui.reply.reply import Reply
from bot.ui.routing.table_context import TableContext
from tests.sessions.harness import ADA, BEA, HERE, Harness, idle
from tests.ui.table_message.fake_channel import BROKEN

MESSAGE = 5
PRESSED_ELSEWHERE = 6


class Lobby:
    """The message of a lobby whose game has just been started, and the reply to who has started it."""

    def __init__(self, **fails: Exception) -> None:
        """fails: what the message's methods raise, by their names."""
        self.message = Mock(id=MESSAGE, create_thread=AsyncMock(return_value=SimpleNamespace(id=99)), edit=AsyncMock())
        for method, error in fails.items():
            getattr(self.message, method).side_effect = error
        channel = Mock(spec=discord.TextChannel, id=HERE.channel)
        channel.get_partial_message.return_value = self.message
        self.client = SimpleNamespace()
        interaction = SimpleNamespace(
            client=self.client,
            channel=channel,
            guild_id=HERE.guild,
            guild_locale="en-US",
            locale="en-US",
            app_permissions=discord.Permissions.all(),
        )
        self.reply = Mock(
            interaction=interaction, message=PRESSED_ELSEWHERE, texts=texts_in("en"), send_private=AsyncMock()
        )

    async def start(self, harness: Harness) -> bool:
        """Starts a game that plans a thread; returns whether it was moved there."""
        self.client.outbox = Outbox(harness.clock, harness.clock.schedule)
        lobby = await harness.lobby(ADA, BEA, game="tris_1")
        await harness.sessions.lobbies.configure(lobby.id, ADA.id, threaded=True)
        await harness.sessions.places.set_message(lobby.id, MESSAGE)
        started = await harness.sessions.lobbies.start(lobby.id, ADA.id)
        tables = cast(TableContext, SimpleNamespace(sessions=harness.sessions, messages=Mock()))
        moved = await moved_to_thread(tables, cast(Reply, self.reply), started)
        await idle()
        return moved


UNREACHABLE = [ApiBlocked("blocked"), ConnectionResetError("lost"), BROKEN]


@pytest.mark.parametrize("error", UNREACHABLE, ids=repr)
async def test_a_game_whose_thread_cannot_be_created_stays_in_its_channel(harness: Harness, error: Exception) -> None:
    assert not await Lobby(create_thread=error).start(harness)
    (game,) = harness.sessions.tables.live()
    assert game.place == HERE


@pytest.mark.parametrize("error", UNREACHABLE, ids=repr)
async def test_a_game_is_moved_to_its_thread_even_if_no_link_can_be_left_in_the_lobby(
    harness: Harness, error: Exception
) -> None:
    lobby = Lobby(edit=error)
    assert await lobby.start(harness)
    lobby.message.edit.assert_awaited_once()
    (game,) = harness.sessions.tables.live()
    assert game.place == replace(HERE, channel=99)
    lobby.message.edit.side_effect = None
    await harness.advance(LONGEST_DELAY)
    assert lobby.message.edit.await_count == 2, "the link is left there once Discord is back"
