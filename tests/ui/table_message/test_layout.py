"""A table's message shows the guild's theme, and a lobby the thumbnail of its game."""

from dataclasses import replace

from discord.ui import Section, Thumbnail

from bot.sessions.settings.guild_settings import DEFAULT
from bot.texts import texts_in
from bot.ui.table_message.layout import BoardPicture, TableLayout
from bot.ui.table_message.waiting_list import WaitingList
from bot.ui.text.move_tree import START
from bot.ui.views.outgoing_message import KeptFile
from renderers.pictures import Pictures
from renderers.themes.theme import THEMES, seat_role
from renderers.thumbnails import thumbnail
from tests.sessions.harness import ADA, BEA, CY, HERE, Harness
from tests.ui.panels import colour, pieces


def table_layout(harness: Harness, pictures: Pictures) -> TableLayout:
    """Returns the layout of tables for which nobody waits."""
    waiting_list = WaitingList(harness.sessions)
    return TableLayout(harness.sessions, BoardPicture(harness.sessions, pictures), waiting_list)


async def test_the_message_has_the_colour_of_the_player_on_turn_in_the_guilds_theme(
    harness: Harness, pictures: Pictures
) -> None:
    await harness.sessions.guild_settings.change(HERE.guild or 0, lambda _: replace(DEFAULT, theme="contrast"))
    session = await harness.game(ADA, BEA, game="tris_1")
    _, message = await table_layout(harness, pictures).table(session, texts_in("en"), lambda _: START)
    (seat,) = session.to_act
    assert colour(message.view) == THEMES["contrast"][seat_role(seat)]


async def test_who_waits_for_the_next_game_is_part_of_a_messages_look(harness: Harness, pictures: Pictures) -> None:
    """So a message is behind after a restart, which forgets the waiting list."""
    waiting_list = WaitingList(harness.sessions)
    layout = TableLayout(harness.sessions, BoardPicture(harness.sessions, pictures), waiting_list)
    session = await harness.game(ADA, BEA, game="tris_1")
    _, before = await layout.table(session, texts_in("de"), lambda _: START)
    assert before.look == layout.look(session, texts_in("de")) == "de dark"
    waiting_list.add(session, CY)
    _, after = await layout.table(session, texts_in("de"), lambda _: START)
    assert after.look == layout.look(session, texts_in("de")) != before.look


async def test_a_lobby_shows_the_thumbnail_of_its_game_in_the_guilds_theme(
    harness: Harness, pictures: Pictures
) -> None:
    await harness.sessions.guild_settings.change(HERE.guild or 0, lambda _: replace(DEFAULT, theme="light"))
    lobby = await harness.lobby(ADA, game="tripple_domino")
    _, message = await table_layout(harness, pictures).table(lobby, texts_in("fr"), lambda _: START)
    assert message.picture is not None
    (file,) = message.files
    assert file.fp.read() == thumbnail("tripple_domino", "light")
    section = next(piece for piece in pieces(message.view) if isinstance(piece, Section))
    shown = section.accessory
    assert isinstance(shown, Thumbnail)
    assert shown.media.url == f"attachment://{message.picture.filename}"
    assert shown.description == texts_in("fr")("tripple_domino-thumbnail")


async def test_a_lobby_that_is_edited_keeps_its_thumbnail(harness: Harness, pictures: Pictures) -> None:
    layout = table_layout(harness, pictures)
    lobby = await harness.lobby(ADA, game="tripple_domino")
    _, posted = await layout.table(lobby, texts_in("en"), lambda _: START)
    assert posted.picture is not None
    uploaded = replace(posted.picture, file=77)
    joined, _ = await harness.sessions.lobbies.join(lobby.id, BEA)
    _, edited = await layout.table(joined, texts_in("en"), lambda _: START, lambda _: uploaded)
    assert edited.keeps_picture
    assert not edited.files
    assert [file.id for file in edited.attachments if isinstance(file, KeptFile)] == [77]
    started, _ = await harness.sessions.lobbies.start(lobby.id, ADA.id)
    _, game = await layout.table(started, texts_in("en"), lambda _: START, lambda _: uploaded)
    assert not game.keeps_picture
    assert len(game.files) == 1
