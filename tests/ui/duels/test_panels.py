"""The private panels of duels, over sessions and without Discord."""

from types import SimpleNamespace
from typing import cast

import pytest

from bot.players.base import Level
from bot.sessions.duels.duel import PLAYER, Duel
from bot.sessions.duels.series import Series
from bot.sessions.session import Session
from bot.texts import texts_in
from bot.ui.duels.panels import DuelPanels
from bot.ui.reply.reply import Reply
from renderers.pictures import Pictures
from tests.sessions.harness import ADA, BEA, HERE, Harness
from tests.ui.duels.test_views import text_of

USER = SimpleNamespace(id=BEA.id)
ANSWER = cast(
    Reply,
    SimpleNamespace(user=BEA.id, texts=texts_in("en"), interaction=SimpleNamespace(user=USER, guild_id=HERE.guild)),
)


async def played(harness: Harness, duel: Duel, user: int) -> Session:
    """Plays a user's game to its end."""
    duels = harness.sessions.duels
    session = await duels.begin(duel, user)
    while session.status.live:
        words = next(iter(session.game.legal_moves(session.state, PLAYER)))
        session = await duels.move(await duels.find(duel.id), user, words, session.ply)
    return session


async def test_the_last_player_is_led_to_the_message_that_tells_the_end_and_not_to_how_it_stands(
    harness: Harness, pictures: Pictures
) -> None:
    series = await harness.sessions.duels.open(HERE, [ADA, BEA], "tris_1", Level.EASY)
    panels = DuelPanels(harness.sessions, pictures)
    await played(harness, series.first, ADA.id)
    session = await played(harness, series.first, BEA.id)
    message = await panels.game(ANSWER, series.first, session)
    assert "All have played" in text_of(message.view)
    assert "So far" not in text_of(message.view)


async def test_the_last_player_is_answered_though_the_duel_is_closed_meanwhile(
    harness: Harness, pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    duels = harness.sessions.duels
    duel = (await duels.open(HERE, [ADA, BEA], "tris_1", Level.EASY)).first
    session = await played(harness, duel, BEA.id)
    read = duels.series

    async def read_then_closed(duel_id: str) -> Series:
        found = await read(duel_id)
        monkeypatch.setattr(duels, "series", read)
        await duels.cancel(duel_id, 9, moderated=HERE.guild)
        return found

    monkeypatch.setattr(duels, "series", read_then_closed)
    message = await DuelPanels(harness.sessions, pictures).game(ANSWER, duel, session)
    assert "All have played" in text_of(message.view)
