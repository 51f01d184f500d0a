"""A replay and the card of its result."""

from io import BytesIO

import pytest
from discord.ui import MediaGallery
from PIL import Image

from bot.texts import texts_in
from bot.ui.replays.replay import Replays
from bot.ui.routing.finished_games import finished_here
from renderers.pictures import Pictures
from renderers.themes.theme import THEMES
from tests.sessions.harness import ADA, BEA, Harness
from tests.ui.panels import pieces

ENGLISH = texts_in("en")


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_the_replay_and_its_card_have_the_same_theme(
    harness: Harness, painted_pictures: Pictures, theme: str
) -> None:
    session = await harness.game(ADA, BEA, game="tris_1")
    session = await harness.move(session, ADA, "b2")
    session = await harness.sessions.games.resign(session.id, ADA.id)
    message = await Replays(harness.sessions, painted_pictures).animated(session, ENGLISH, theme)
    images = [Image.open(BytesIO(file.fp.read())).convert("RGB") for file in message.files]
    assert [image.getpixel((2, 200)) for image in images] == [THEMES[theme]["background"]] * 2


async def test_a_game_of_the_channel_is_found_by_its_id_and_no_other_is(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="tris_1")
    assert await finished_here(harness.sessions, session.place.channel, session.id) is None, "it is not over"
    session = await harness.move(session, ADA, "b2")
    await harness.sessions.games.resign(session.id, ADA.id)
    found = await finished_here(harness.sessions, session.place.channel, f" {session.id.upper()} ")
    assert found is not None
    assert found.id == session.id
    assert await finished_here(harness.sessions, session.place.channel + 1, session.id) is None
    assert await finished_here(harness.sessions, session.place.channel, "tris 1 of last week") is None


async def test_the_alt_text_of_the_card_tells_the_result(harness: Harness, pictures: Pictures) -> None:
    session = await harness.game(ADA, BEA, game="tris_1")
    session = await harness.move(session, ADA, "b2")
    session = await harness.move(session, BEA, "a1")
    session = await harness.sessions.games.resign(session.id, ADA.id)
    message = await Replays(harness.sessions, pictures).animated(session, ENGLISH, "dark")
    card = next(piece for piece in reversed(pieces(message.view)) if isinstance(piece, MediaGallery))
    alt_text = str(card.items[0].description)
    assert "The result of Tris 1" in alt_text
    assert "Place 1: Bea, provisional, rating +" in alt_text
    assert "Place 2: Ada, resigned · provisional, rating −" in alt_text
    assert "moves 2" in alt_text
