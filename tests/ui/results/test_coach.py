"""What the coach says of a turning point, to whom, and in which language."""

import pytest

from bot.games.base import Seat
from bot.players.base import RatedMove
from bot.sessions.analysis import AnalysedMove
from bot.sessions.session import Session
from bot.texts import LANGUAGES, Texts, texts_in
from bot.ui.results.analysis import sentence, turning_line_at, turning_lines
from bot.ui.results.replay_frames import ReplayFrames
from tests.sessions.harness import ADA, BEA, Harness

ENGLISH = texts_in("en")


async def lost_at_tris_1(harness: Harness) -> tuple[ReplayFrames, list[AnalysedMove]]:
    """Returns a game in which the second move lost, and its analysis."""
    session = await harness.game(ADA, BEA, game="tris_1")
    for number, cell in enumerate(["b2", "a1", "c1", "b1", "a3"]):
        session = await harness.move(session, (ADA, BEA)[number % 2], cell)
    return ReplayFrames.of(session), [AnalysedMove(4, Seat(1), "b1", 0.0, "a3", 0.5)]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "**1** · Move 4, **Bea**: *B1* lets **Ada** win at once with *A3*, **A3** does not: 50% instead of 0%."),
        (
            "it",
            (
                "**1** · Mossa 4, **Bea**: *B1* lascia vincere subito **Ada** con *A3*, **A3** no: "
                "50\u00a0% invece di 0\u00a0%."
            ),
        ),
        (
            "de",
            (
                "**1** · Zug 4, **Bea**: *B1* lässt **Ada** mit *A3* sofort gewinnen, **A3** nicht: "
                "50\u00a0% statt 0\u00a0%."
            ),
        ),
        (
            "fr",
            (
                "**1** · Coup 4, **Bea**\u00a0: *B1* laisse **Ada** gagner tout de suite avec *A3*, pas **A3**\u00a0: "
                "50\u00a0% au lieu de 0\u00a0%."
            ),
        ),
    ],
)
async def test_a_sentence_says_what_the_move_allowed_and_what_it_cost(
    harness: Harness, language: str, expected: str
) -> None:
    frames, moves = await lost_at_tris_1(harness)
    assert turning_lines(frames, moves, texts_in(language)) == [expected]


async def test_a_turning_point_is_told_at_its_own_ply_alone(harness: Harness) -> None:
    frames, moves = await lost_at_tris_1(harness)
    assert turning_line_at(frames, moves, 4, ENGLISH, None) == turning_lines(frames, moves, ENGLISH)[0]
    assert turning_line_at(frames, moves, 3, ENGLISH, None) is None


async def tile_game(harness: Harness) -> tuple[Session, Seat, str]:
    """Returns a game of Tripple Domino in which a seat may draw or place a tile, and such a placement."""
    session = await harness.game(ADA, BEA, game="tripple_domino")
    while True:
        (seat,) = session.to_act
        legal = [*session.game.legal_moves(session.state, seat)]
        if legal[0].startswith("place") and "draw" in legal:
            return session, seat, legal[0]
        session = await harness.move(session, (ADA, BEA)[seat], legal[-1])


async def test_a_better_move_out_of_a_hand_is_told_to_its_player_alone(harness: Harness) -> None:
    session, seat, best = await tile_game(harness)
    session = await harness.move(session, (ADA, BEA)[seat], "draw")
    session = await harness.sessions.games.resign(session.id, ADA.id)
    ply = session.ply
    frames, moves = ReplayFrames.of(session), [AnalysedMove(ply, seat, "draw", 0.3, best, 0.6)]
    tile = best.split(" ")[1]
    for reader in (None, Seat(1 - seat)):
        line = turning_line_at(frames, moves, ply, ENGLISH, reader)
        assert line is not None
        assert line.endswith("Draw a tile. From 60% down to 30%.")
        assert tile not in line
    own = turning_line_at(frames, moves, ply, ENGLISH, seat)
    assert own is not None
    assert f"**{tile}" in own
    assert "60% instead of 30%" in own


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_placement_is_named_without_the_points_that_the_sentence_tells(harness: Harness, language: str) -> None:
    session, seat, best = await tile_game(harness)
    texts = texts_in(language)
    told = sentence(session, seat, RatedMove("draw", 0.3), RatedMove(best, 0.6), texts)
    assert "+" not in told
    assert best.split(" ")[1] in told


async def test_without_a_reason_only_the_chances_are_told(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="tris_1")
    told = sentence(session, Seat(0), RatedMove("a2", 0.4), RatedMove("b2", 0.5), ENGLISH)
    assert told == "**B2** is better than *A2*: 50% instead of 40%."


async def test_alone_the_overlooked_set_is_named_with_the_time_that_was_spent(harness: Harness) -> None:
    session = await harness.game(ADA, game="set", options={"beginners": True})
    claims = [move for move in session.game.legal_moves(session.state, Seat(0)) if move.startswith("take")]
    told = {said(session, claim, ENGLISH) for claim in claims}
    named = [f"*No SET here* after 7 seconds, but **{claim[5:].upper()}** is a SET." for claim in claims]
    assert told <= {*named}


def said(session: Session, better: str, texts: Texts) -> str:
    return sentence(session, Seat(0), RatedMove("more", 0.5), RatedMove(better, 1.0), texts, seconds=7)
