"""A table's message shows the guild's theme."""

from dataclasses import replace

from bot.sessions.settings.guild_settings import DEFAULT
from bot.texts import texts_in
from bot.ui.board_message.board_picture import BoardPicture
from bot.ui.board_message.layout import TableLayout
from bot.ui.board_message.waiting_list import WaitingList
from bot.ui.text.move_tree import START
from renderers.pictures import Pictures
from renderers.themes.theme import THEMES, seat_role
from tests.sessions.harness import ADA, BEA, CY, HERE, Harness
from tests.ui.panels import colour


async def test_the_message_has_the_colour_of_the_player_on_turn_in_the_guilds_theme(
    harness: Harness, pictures: Pictures
) -> None:
    await harness.sessions.guild_settings.change(HERE.guild or 0, replace(DEFAULT, theme="contrast"))
    waiting_list = WaitingList(harness.sessions, lambda _: None)
    layout = TableLayout(harness.sessions, BoardPicture(harness.sessions, pictures), waiting_list)
    session = await harness.game(ADA, BEA, game="tris_1")
    _, message = await layout.table(session, texts_in("en"), lambda _: START)
    (seat,) = session.to_act
    assert colour(message.view) == THEMES["contrast"][seat_role(seat)]


async def test_a_message_with_what_a_restart_forgets_has_no_look(harness: Harness, pictures: Pictures) -> None:
    """So it is behind after a restart, which forgets the waiting list."""
    waiting_list = WaitingList(harness.sessions, lambda _: None)
    layout = TableLayout(harness.sessions, BoardPicture(harness.sessions, pictures), waiting_list)
    session = await harness.game(ADA, BEA, game="tris_1")
    _, before = await layout.table(session, texts_in("de"), lambda _: START)
    assert before.look == layout.look(session, texts_in("de")) == "de dark"
    waiting_list.add(session, CY)
    _, after = await layout.table(session, texts_in("de"), lambda _: START)
    assert after.look == ""
