"""What is said of an answer in practice."""

import pytest

from bot.games.base import Seat
from bot.players.base import RatedMove
from bot.sessions.practice.service import Answer, Exercise, PracticeRecord, PracticeStreakRecord
from bot.sessions.session import Session
from bot.texts import texts_in
from bot.ui.practice.panels import answer_panel
from bot.ui.reply.posts import shown_texts
from tests.sessions.harness import ADA, BEA, Harness

ENGLISH = texts_in("en")


@pytest.fixture
async def lost(harness: Harness) -> Session:
    """A game of Tris 1 that Bea lost with her second move."""
    session = await harness.game(ADA, BEA, game="tris_1")
    for number, cell in enumerate(["b2", "a1", "c1", "b1", "a3"]):
        session = await harness.move(session, (ADA, BEA)[number % 2], cell)
    return session


def told(session: Session, played: RatedMove, better: RatedMove) -> str:
    exercise = Exercise(PracticeRecord(BEA.id, session.id, 4, 1, 1, 1), session, Seat(1))
    answer = Answer(exercise, True, played, better, PracticeStreakRecord(BEA.id, 1, 1))  # noqa: FBT003  it is right
    panel = answer_panel(answer, session, 0, ENGLISH, theme="dark", pictures=["a.png"], text_first=False)
    return "\n".join(shown_texts(panel))


async def test_a_right_answer_is_compared_with_the_move_of_the_game(lost: Session) -> None:
    assert "**Right!** **A3** is better than *B1*: 50% instead of 0%." in told(
        lost, RatedMove("b1", 0.0), RatedMove("a3", 0.5)
    )


async def test_the_move_of_the_game_is_not_compared_with_itself_where_a_newer_search_finds_it_right(
    lost: Session,
) -> None:
    same = RatedMove("b1", 0.5)
    assert "**Right!**\n" in told(lost, same, same)
