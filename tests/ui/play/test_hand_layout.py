"""A hand shows its reader's theme, and its own tiles in a picture of their own."""

import discord
import pytest

from bot.sessions.session import Session
from bot.sessions.settings.guild_settings import GuildSettings
from bot.sessions.settings.user_settings import UserSettings
from bot.texts import texts_in
from bot.ui.play.hand_layout import HandLayout
from bot.ui.table_message.board_picture import BoardPicture
from bot.ui.text.move_tree import PartialMove
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


async def test_the_tiles_of_a_hand_have_a_picture_and_a_gallery_of_their_own(
    harness: Harness, pictures: Pictures
) -> None:
    hands = HandLayout(harness.sessions, BoardPicture(harness.sessions, pictures))
    session = await harness.game(ADA, BEA, game="triodomino")
    _, message = await hands.hand(session, BEA.id, texts_in("en"))
    names = [file.filename for file in message.files]
    assert [name.partition("-")[0] for name in names] == ["board", "hand"]
    galleries = [item for item in message.view.walk_children() if isinstance(item, discord.ui.MediaGallery)]
    board, own = (gallery.items[0] for gallery in galleries)
    assert [len(gallery.items) for gallery in galleries] == [1, 1]
    assert [board.media.url, own.media.url] == [f"attachment://{name}" for name in names]
    assert "Round 1" in str(board.description)
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
    assert {parsed.action for one in buttons if (parsed := Press.parse(one.custom_id or ""))} == {action}


async def test_the_closing_board_of_a_round_stays_in_hands_until_the_next_player_acts(
    harness: Harness, pictures: Pictures
) -> None:
    hands = HandLayout(harness.sessions, BoardPicture(harness.sessions, pictures))
    session = await until_a_round_ends(harness)
    for person in (ADA, BEA):
        board, own = descriptions((await hands.hand(session, person.id, texts_in("en")))[1])
        assert "End of round 1" in board
        assert own.startswith("Your hand: ")
    player = session.people[min(session.to_act)]
    move = session.game.legal_moves(session.state, min(session.to_act))[0]
    chosen = (await hands.hand(session, player.id, texts_in("en"), PartialMove(move)))[1]
    assert "End of round 1" not in descriptions(chosen)[0], "a chosen tile is shown where it would lie"
    session = await harness.move(session, player, move)
    for person in (ADA, BEA):
        assert "End of round 1" not in descriptions((await hands.hand(session, person.id, texts_in("en")))[1])[0]


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
