"""The buttons of a lobby hand on the interaction by which they were pressed: it goes into the luck of a game."""

from types import SimpleNamespace
from typing import cast
from unittest.mock import AsyncMock, Mock

from bot.sessions.session import Status
from bot.ui.lobby.seats import LobbyButtons
from bot.ui.reply.reply import Reply
from bot.ui.routing.table_context import TableContext
from bot.ui.views.custom_id import Action, Press
from tests.sessions.harness import ADA, BEA, CY, Harness


async def test_a_rematch_that_starts_when_a_player_has_confirmed_to_leave_has_that_press_in_its_luck(
    harness: Harness,
) -> None:
    former = await harness.game(ADA, BEA, game="triodomino")
    await harness.sessions.games.resign(former.id, ADA.id)
    session, _ = await harness.sessions.lobbies.rematch(former.id, ADA)
    await harness.sessions.lobbies.free_seat(session.id, ADA.id, BEA.id)
    await harness.sessions.lobbies.join(session.id, CY)
    await harness.sessions.lobbies.configure(session.id, ADA.id, guests=(BEA.id,))
    await harness.sessions.lobbies.join(session.id, BEA)
    tables = SimpleNamespace(sessions=harness.sessions, messages=Mock(), confirm=AsyncMock())
    reply = Mock(user=CY.id, interaction=SimpleNamespace(id=77))
    confirmed = LobbyButtons(cast(TableContext, tables)).handlers[Action.CONFIRM_LEAVE]
    await confirmed(cast(Reply, reply), Press(Action.CONFIRM_LEAVE, session.id))
    started = await harness.current(session)
    assert (started.status, started.people, started.luck.entropy.start) == (Status.PLAYING, (ADA, BEA), 77)
