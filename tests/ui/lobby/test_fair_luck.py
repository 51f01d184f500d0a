"""The panel about a table's luck leads back to the panel that it took the place of."""

from discord.ui import Button, LayoutView

from bot.texts import texts_in
from bot.ui.lobby.fair_luck import luck_panel
from bot.ui.play.board_text import board_text
from tests.sessions.harness import ADA, BEA, Harness

ENGLISH = texts_in("en")


def back(view: LayoutView) -> str:
    """Returns what the panel's Back asks for."""
    pressed = [one.custom_id for one in view.walk_children() if isinstance(one, Button) and one.label == "Back"]
    return str(pressed[0]).split(":")[1]


async def test_it_leads_back_to_the_menu_of_a_game_and_else_to_what_the_table_is_about(harness: Harness) -> None:
    lobby = await harness.lobby(ADA, game="tris_1")
    assert back(luck_panel(lobby, ENGLISH)) == "about"
    await harness.sessions.lobbies.join(lobby.id, BEA)
    session = (await harness.sessions.lobbies.start(lobby.id, ADA.id)).session
    assert back(luck_panel(session, ENGLISH)) == back(board_text(session, ADA.id, 1, ENGLISH)) == "more"
    over = await harness.sessions.games.resign(session.id, ADA.id)
    assert back(luck_panel(over, ENGLISH)) == back(board_text(over, ADA.id, 1, ENGLISH)) == "about"
