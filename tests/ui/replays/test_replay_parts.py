"""A replay shows the whole game, one of its rounds, or the last moves."""

from dataclasses import dataclass, replace
from io import BytesIO
from typing import Any, cast

import pytest
from discord.ui import ActionRow, Button, MediaGallery, Select
from PIL import Image

from bot.games.chance import Chance
from bot.games.tripple_domino.view import View
from bot.sessions.session import OfferKind, Session
from bot.texts import LANGUAGES, texts_in
from bot.ui.replays.replay import LAST_MOVES, WHOLE, Replays, offered_parts, part_label, part_positions
from bot.ui.results.replay_frames import MAX_FRAMES, ReplayFrames, sampled
from bot.ui.text.move_tree import MAX_CHOICES
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.pictures import Pictures
from tests.renderers.text_view import TextView
from tests.sessions.harness import ADA, BEA, CY, Harness
from tests.ui.panels import pieces

ENGLISH = texts_in("en")


async def resigned(harness: Harness, game: str, moves: int, **options: int) -> Session:
    """Returns a game of that many random moves, which a player has resigned."""
    session = await harness.game(ADA, BEA, game=game, options=options)
    for ply in range(moves):
        (seat,) = session.to_act
        words = Chance(bytes(32), ply).pick(session.game.legal_moves(session.state, seat))
        session = await harness.move(session, (ADA, BEA)[seat], words)
    return await harness.sessions.games.resign(session.id, ADA.id)


def components(message: OutgoingMessage) -> list[Any]:
    """Returns the buttons and selects below the pictures."""
    rows = [piece for piece in pieces(message.view) if isinstance(piece, ActionRow)]
    return [component for row in rows for component in row.children]


@dataclass(frozen=True)
class RoundsGame:
    """Stands in for a game of three moves a round."""

    def view(self, state: int, _seat: int | None) -> TextView:
        return TextView(str, round=1 + state // 3)


def in_rounds(session: Session, moves: int, monkeypatch: pytest.MonkeyPatch) -> ReplayFrames:
    """Returns a game of so many moves in rounds of three positions each."""
    monkeypatch.setattr(Session, "game", RoundsGame())
    return ReplayFrames(replace(session, ply=moves, state=moves, moves=session.moves * moves), range(moves + 1))


async def test_a_short_game_is_offered_as_a_whole_alone(harness: Harness, pictures: Pictures) -> None:
    session = await resigned(harness, "tris_1", 3)
    assert offered_parts(session) == [WHOLE]
    message = await Replays(harness.sessions, pictures).animated(session, ENGLISH, "dark")
    steps, analysis, clip = components(message)
    assert isinstance(steps, Button)
    assert isinstance(analysis, Button)
    assert clip.custom_id == Press(Action.CLIP, session.id).custom_id
    assert analysis.custom_id == Press(Action.ANALYSIS, session.id).custom_id
    assert steps.custom_id == f"v1:replay-step:{session.id}:0:"


async def test_the_turn_is_offered_to_none_who_may_not_share_it(harness: Harness, pictures: Pictures) -> None:
    session = await resigned(harness, "tris_1", 3)
    replays = Replays(harness.sessions, pictures)
    for reader, offered in ((ADA.id, True), (CY.id, False), (None, True)):
        message = await replays.animated(session, ENGLISH, "dark", reader=reader)
        found = [piece.custom_id for piece in components(message)]
        assert (Press(Action.CLIP, session.id).custom_id in found) is offered


async def test_of_a_game_of_one_round_the_last_ten_moves_are_offered(
    harness: Harness, painted_pictures: Pictures
) -> None:
    session = await resigned(harness, "tripple_domino", 12)
    assert offered_parts(session) == [WHOLE, LAST_MOVES]
    replays = Replays(harness.sessions, painted_pictures)
    choice, *_ = components(await replays.animated(session, ENGLISH, "dark"))
    assert isinstance(choice, Select)
    assert choice.custom_id == Press(Action.REPLAY_PART, session.id).custom_id
    assert [(line.label, line.default) for line in choice.options] == [
        ("The whole game", True),
        ("The last 10 moves", False),
    ]
    message = await replays.part(session, LAST_MOVES, ENGLISH, "dark")
    (gif,) = message.files
    assert getattr(Image.open(BytesIO(gif.fp.read())), "n_frames", 1) == 11
    choice, steps, *_ = components(message)
    assert [line.default for line in choice.options] == [False, True]
    assert Press.parse(steps.custom_id) == Press(Action.REPLAY_STEP, session.id, 2)


async def test_moves_that_were_taken_back_do_not_count(harness: Harness, pictures: Pictures) -> None:
    session = await harness.game(ADA, BEA, game="tris_1")
    for person, words in ((ADA, "a1"), (BEA, "b2")):
        session = await harness.move(session, person, words)
    await harness.sessions.offers.make(session.id, BEA.id, OfferKind.TAKEBACK)
    await harness.sessions.offers.agree(session.id, ADA.id)
    session = await harness.sessions.games.resign(session.id, ADA.id)
    assert session.ply == 3
    message = await Replays(harness.sessions, pictures).animated(session, ENGLISH, "dark")
    animation, card = [piece for piece in pieces(message.view) if isinstance(piece, MediaGallery)]
    assert "The game in moving pictures: one move." in str(animation.items[0].description)
    assert "move 1" in str(card.items[0].description)


async def test_the_whole_game_has_the_card_of_the_result_beside_it(harness: Harness, pictures: Pictures) -> None:
    session = await resigned(harness, "tris_1", 3)
    message = await Replays(harness.sessions, pictures).part(session, WHOLE, ENGLISH, "dark")
    assert [file.filename for file in message.files] == ["replay.gif", "result.png"]


async def test_each_round_is_offered_and_has_plies_of_its_own(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    frames = in_rounds(await resigned(harness, "tris_1", 1), 7, monkeypatch)
    parts = offered_parts(frames.session)
    assert parts == [WHOLE, "round-1", "round-2", "round-3"]
    shown = [[position.session.ply for position in part_positions(part, frames)] for part in parts]
    assert shown == [[*range(8)], [0, 1, 2], [3, 4, 5], [6, 7]]


async def test_a_round_is_shown_to_its_end(harness: Harness, pictures: Pictures) -> None:
    session = await harness.game(ADA, BEA, game="tripple_domino", options={"target": 1000})
    for ply in range(200):
        if session.view(None).round == 2:
            break
        (seat,) = session.to_act
        words = Chance(bytes(32), ply).pick(session.game.legal_moves(session.state, seat))
        session = await harness.move(session, (ADA, BEA)[seat], words)
    session = await harness.sessions.games.resign(session.id, ADA.id)
    frames = ReplayFrames.of(session)
    first, second, last = (part_positions(part, frames) for part in ("round-1", "round-2", LAST_MOVES))
    assert [position.session.ply for position in first] == [*range(session.ply + 1)]
    end, placed = first[-1].view, cast(View, first[-1].view).formation.tiles
    assert len(placed) >= len(cast(View, first[-2].view).formation.tiles)
    assert end == second[0].view.round_end
    assert [position.session.ply for position in second] == [session.ply]
    assert [position.session.ply for position in last] == [*range(session.ply - 10, session.ply + 1), session.ply]
    assert end in [position.view for position in last]
    message = await Replays(harness.sessions, pictures).part(session, "round-1", ENGLISH, "dark")
    gallery = next(piece for piece in pieces(message.view) if isinstance(piece, MediaGallery))
    assert gallery.items[0].description == f"Round 1 in moving pictures: {session.ply} moves."


async def test_of_very_many_rounds_the_last_ones_are_offered(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    frames = in_rounds(await resigned(harness, "tris_1", 1), 120, monkeypatch)
    parts = offered_parts(frames.session)
    assert len(parts) == MAX_CHOICES
    assert parts[:3] == [WHOLE, LAST_MOVES, "round-19"]
    assert parts[-1] == "round-41"


async def test_of_a_long_part_only_some_positions_are_shown_and_always_the_last(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    frames = in_rounds(await resigned(harness, "tris_1", 1), 400, monkeypatch)
    shown = [position.session.ply for position in sampled([*frames.positions()])]
    assert len(shown) <= MAX_FRAMES
    assert shown[-1] == 400
    assert shown == list(range(shown[0], 401, 3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_have_a_name_in_every_language(language: str) -> None:
    texts = texts_in(language)
    labels = {part_label(part, texts) for part in (WHOLE, LAST_MOVES, "round-1", "round-2")}
    assert len(labels) == 4
    assert any("10" in label for label in labels)
    assert "2" in part_label("round-2", texts)
