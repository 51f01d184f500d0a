"""A hand shows its reader's theme, and its own tiles beside the board, or many in a picture of their own."""

from dataclasses import replace

import discord
import pytest

from bot.games.base import Seat
from bot.games.triangles.tiles import TILES
from bot.sessions.session import Session
from bot.sessions.settings.guild_settings import GuildSettings
from bot.sessions.settings.user_settings import UserSettings
from bot.texts import texts_in
from bot.ui.play.hand_layout import HandLayout
from bot.ui.play.hand_view import hand_panel
from bot.ui.table_message.layout import BoardPicture
from bot.ui.text.move_tree import START
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.pictures import Pictures
from renderers.themes.theme import THEMES, seat_role
from tests.sessions.harness import ADA, BEA, Harness
from tests.ui.panels import colour


async def test_the_panel_has_the_colour_of_its_player_in_their_own_theme(harness: Harness, pictures: Pictures) -> None:
    await harness.sessions.user_settings.change(BEA.id, lambda _: UserSettings("light"))
    hands = HandLayout(harness.sessions, BoardPicture(harness.sessions, pictures))
    session = await harness.game(ADA, BEA, game="tris_1")
    _, message = await hands.hand(session, BEA.id, texts_in("en"))
    assert colour(message.view) == THEMES["light"][seat_role(1)]


async def test_a_hand_stands_in_the_board_s_picture_and_a_large_one_in_a_picture_and_a_gallery_of_its_own(
    harness: Harness, pictures: Pictures
) -> None:
    hands = HandLayout(harness.sessions, BoardPicture(harness.sessions, pictures))
    session = await harness.game(ADA, BEA, game="triodomino")
    _, message = await hands.hand(session, BEA.id, texts_in("en"))
    (described,) = descriptions(message)
    assert "Round 1" in described
    assert "Your hand: " in described
    large = replace(session, state=replace(session.state, hands=(session.state.hands[0], TILES[:13])))
    names, seat = ["board.png", "hand.png"], Seat(1)
    shown = hand_panel(large, seat, large.view(seat), texts_in("en"), theme="dark", partial=START, pictures=names)
    galleries = [item for item in shown.walk_children() if isinstance(item, discord.ui.MediaGallery)]
    board, own = (gallery.items[0] for gallery in galleries)
    assert [len(gallery.items) for gallery in galleries] == [1, 1]
    assert [board.media.url, own.media.url] == [f"attachment://{name}" for name in names]
    assert "Your hand" not in str(board.description)
    assert str(own.description).startswith("Your hand: ")


async def test_a_game_without_tiles_has_one_picture(harness: Harness, pictures: Pictures) -> None:
    hands = HandLayout(harness.sessions, BoardPicture(harness.sessions, pictures))
    session = await harness.game(ADA, BEA, game="tris_1")
    _, message = await hands.hand(session, BEA.id, texts_in("en"))
    assert [file.filename.partition("-")[0] for file in message.files] == ["board"]


@pytest.mark.parametrize(
    ("guild", "own", "action"),
    [
        (True, None, Action.CHOOSE_WORD),
        (False, None, Action.MOVE),
        (True, False, Action.MOVE),
        (False, True, Action.CHOOSE_WORD),
    ],
)
async def test_a_server_or_a_person_switches_the_confirmation_of_a_tile_off(
    harness: Harness, pictures: Pictures, guild: bool, own: bool | None, action: Action
) -> None:
    """Here any tile opens the round, by the first press or by a second one."""
    session = await harness.game(ADA, BEA, game="triodomino")
    assert session.place.guild is not None
    await harness.sessions.guild_settings.change(session.place.guild, lambda _: GuildSettings(confirms=guild))
    await harness.sessions.user_settings.change(ADA.id, lambda _: UserSettings(confirms=own))
    hands = HandLayout(harness.sessions, BoardPicture(harness.sessions, pictures))
    _, message = await hands.hand(session, ADA.id, texts_in("en"))
    buttons = [item for item in message.view.walk_children() if isinstance(item, discord.ui.Button)]
    actions = {parsed.action for one in buttons if (parsed := Press.parse(one.custom_id or ""))}
    assert actions - {Action.MORE} == {action}


async def test_after_a_round_hands_show_the_next_one(harness: Harness, pictures: Pictures) -> None:
    """The closing board is the public message's until the next move."""
    hands = HandLayout(harness.sessions, BoardPicture(harness.sessions, pictures))
    session = await until_a_round_ends(harness)
    for person in (ADA, BEA):
        (board,) = descriptions((await hands.hand(session, person.id, texts_in("en")))[1])
        assert "End of round 1" not in board
        assert "Your hand: " in board


async def until_a_round_ends(harness: Harness) -> Session:
    """Returns a game whose last move has ended a round: each player makes the first legal move."""
    session = await harness.game(ADA, BEA, game="triodomino")
    while session.view(None).round_end is None:
        seat = min(session.to_act)
        session = await harness.move(session, session.people[seat], session.game.legal_moves(session.state, seat)[0])
    return session


def descriptions(message: OutgoingMessage) -> list[str]:
    """Returns the descriptions of the pictures."""
    galleries = [item for item in message.view.walk_children() if isinstance(item, discord.ui.MediaGallery)]
    return [str(gallery.items[0].description) for gallery in galleries]
