"""A hand shows its reader's theme."""

from bot.sessions.settings.user_settings import UserSettings
from bot.texts import texts_in
from bot.ui.board_message.board_picture import BoardPicture
from bot.ui.play.hand_layout import HandLayout
from renderers.pictures import Pictures
from renderers.themes.theme import THEMES, seat_role
from tests.sessions.harness import ADA, BEA, Harness
from tests.ui.panels import colour


async def test_the_panel_has_the_colour_of_its_player_in_their_own_theme(harness: Harness, pictures: Pictures) -> None:
    await harness.sessions.user_settings.change(BEA.id, UserSettings("light"))
    hands = HandLayout(harness.sessions, BoardPicture(harness.sessions, pictures))
    session = await harness.game(ADA, BEA, game="tris_1")
    message = await hands.hand(session, BEA.id, texts_in("en"))
    assert colour(message.view) == THEMES["light"][seat_role(1)]
