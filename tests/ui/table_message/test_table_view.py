"""The parts of a table's message: question, keys, the row of those who watch, the result, the end of a round."""

import re
from collections.abc import Iterable
from typing import Any

from discord.ui import ActionRow, Button, Item, LayoutView, MediaGallery, Section, TextDisplay, Thumbnail

from bot.games.base import Seat
from bot.games.triangles.tiles import name
from bot.players.base import Level
from bot.players.choosing import Choice
from bot.sessions.achievements import AchievementRecord
from bot.sessions.session import Place, Session
from bot.texts import texts_in
from bot.ui.play.menu import about_panel
from bot.ui.table_message.layout import OutgoingTableMessage
from bot.ui.table_message.table_view import achievement_lines
from bot.ui.text.move_labels import NO_BREAK_HYPHEN
from bot.ui.text.move_tree import START
from renderers.pictures import Pictures
from tests.sessions.harness import ADA, BEA, Harness
from tests.ui.panels import container, pieces
from tests.ui.table_message.test_layout import table_layout

ENGLISH = texts_in("en")


async def laid_out(harness: Harness, pictures: Pictures, session: Session) -> OutgoingTableMessage:
    _, message = await table_layout(harness, pictures).table(session, ENGLISH, lambda _: START)
    return message


def told(view: LayoutView) -> list[str]:
    return [piece.content for piece in view.walk_children() if isinstance(piece, TextDisplay)]


def labels(shown: Iterable[Item[Any]]) -> list[str | None]:
    rows = (piece for piece in shown if isinstance(piece, ActionRow))
    return [button.label for row in rows for button in row.children if isinstance(button, Button)]


async def test_whose_turn_it_is_and_the_question_are_one_line_above_the_keys_and_nothing_is_below_the_container(
    harness: Harness, pictures: Pictures
) -> None:
    session = await harness.game(ADA, BEA, game="tris_1")
    view = (await laid_out(harness, pictures, session)).view
    shown = pieces(view)
    keys = next(place for place, piece in enumerate(shown) if isinstance(piece, ActionRow))
    asked = shown[keys - 1]
    assert isinstance(asked, TextDisplay)
    assert asked.content == f"### <@{ADA.id}> · Which cell for X?"
    assert labels(shown)[-1] == "⋯"
    assert list(view.children) == [container(view)]


async def test_small_print_says_so_while_computers_move_below_their_levels(
    harness: Harness, pictures: Pictures
) -> None:
    session = await harness.game(ADA, computers=1, level=Level.MASTER, game="tris_1", options={"first": "second_seat"})
    for ply, words, level in ((0, "a1", Level.FAIR), (2, "b1", Level.MASTER)):
        session = await harness.sessions.unattended.make_computer_move(
            session.id, ply, Choice(Seat(1), words, 0, level)
        )
        content = told((await laid_out(harness, pictures, session)).view)
        assert any("computers think less" in one for one in content) == (level is Level.FAIR)
        if ply == 0:
            session = await harness.move(session, ADA, "c3")


async def test_the_keys_of_moves_are_grey_while_a_computer_thinks(harness: Harness, pictures: Pictures) -> None:
    session = await harness.game(ADA, computers=1, game="tris_1", options={"first": "first_seat"})
    for thinking in (False, True):
        view = (await laid_out(harness, pictures, session)).view
        keys = {one.label: one.disabled for one in view.walk_children() if isinstance(one, Button)}
        assert keys["A1"] is keys["C3"] is thinking
        assert not keys["⋯"]
        if not thinking:
            session = await harness.move(session, ADA, "b2")


async def test_in_direct_messages_nobody_watches(harness: Harness, pictures: Pictures) -> None:
    session = await harness.game(ADA, game="set", place=Place(None, 5))
    ended = await harness.sessions.games.resign(session.id, ADA.id)
    about = about_panel(ended, ADA.id, ENGLISH)
    assert labels(pieces(about)) == ["Rules", "Fair luck", "As text", "What happened"]


async def test_the_result_is_told_beside_the_winner_s_badge_and_in_the_column_of_the_final_board(
    harness: Harness, pictures: Pictures
) -> None:
    session = await harness.game(ADA, BEA, game="tris_1")
    session = await harness.move(session, ADA, "b2")
    session = await harness.move(session, BEA, "c3")
    session = await harness.sessions.games.resign(session.id, ADA.id)
    message = await laid_out(harness, pictures, session)
    (board,) = (str(piece.items[0].description) for piece in pieces(message.view) if isinstance(piece, MediaGallery))
    assert "Place 1: Bea, provisional, rating +" in board
    assert "B2 X" in board
    (head,) = (piece for piece in pieces(message.view) if isinstance(piece, Section))
    assert isinstance(head.accessory, Thumbnail)
    assert head.accessory.description == "Bea"
    assert [file.filename for file in message.files][1:] == ["badge.png"]
    assert labels(pieces(message.view)) == ["Rematch", "Replay", "🏆", "⋯", "Share the turning point"]


async def test_what_a_player_has_achieved_in_a_game_is_one_line(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="tris_1")
    earned = ((ADA, "first-win"), (BEA, "every-game"), (ADA, "fastest-line"), (ADA, "of-a-later-version"))
    achieved = [AchievementRecord(person.id, key, session.id, 0) for person, key in earned]
    assert achievement_lines(session, achieved, ENGLISH) == [
        "-# 🏅 **Ada**: **First win**, **In three moves**",
        "-# 🏅 **Bea**: **Six of six**",
    ]


async def test_a_closed_table_has_rematch_and_replay_and_no_card(harness: Harness, pictures: Pictures) -> None:
    session = await harness.game(ADA, BEA, game="tris_1")
    session = await harness.move(session, ADA, "b2")
    closed = await harness.sessions.games.end(session.id, ADA.id, moderator=True)
    message = await laid_out(harness, pictures, closed)
    assert labels(pieces(message.view))[:2] == ["Rematch", "Replay"]
    assert len(message.files) == 1


async def test_the_end_of_a_round_is_shown_until_the_next_move(harness: Harness, pictures: Pictures) -> None:
    session = await harness.game(ADA, BEA, game="triodomino")
    while session.view(None).round_end is None:
        session = await played_on(harness, session)
    ended = await laid_out(harness, pictures, session)
    assert alt(ended.view).splitlines()[0] == "End of round 1"
    assert re.search(r"(Ada|Bea): \S+ in this round", alt(ended.view))
    over = session.state.round_end
    held = {name(tile) for hand in over.hands for tile in hand}
    for shown in (alt(ended.view), "\n".join(told(ended.view)).replace(NO_BREAK_HYPHEN, "-")):
        seen = set(re.findall(r"\b\d-\d-\d\b", shown.partition("Formation")[0]))
        assert held <= seen
        assert seen - held <= set(session.moves[-1].words.split()), "new hands stay secret"
    session = await played_on(harness, session)
    assert "End of round" not in alt((await laid_out(harness, pictures, session)).view)


def alt(view: LayoutView) -> str:
    gallery = next(piece for piece in pieces(view) if isinstance(piece, MediaGallery))
    return str(gallery.items[0].description)


async def played_on(harness: Harness, session: Session) -> Session:
    seat = min(session.to_act)
    return await harness.move(session, session.people[seat], session.game.legal_moves(session.state, seat)[0])
