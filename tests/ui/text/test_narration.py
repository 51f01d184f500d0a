"""How the end of a game is told: who won, with points and rating change, one cause, all scores."""

from dataclasses import replace

from bot.games.base import Outcome
from bot.sessions.session import Session, Status
from bot.texts import texts_in
from bot.ui.text.narration import result_lines
from tests.sessions.harness import ADA, BEA, CY, Harness

ENGLISH = texts_in("en")


def finished(session: Session, ranks: tuple[int, ...], scores: tuple[int, ...] | None, reason: str) -> Session:
    return replace(session, status=Status.FINISHED, outcome=Outcome(ranks, scores, reason), reason=reason)


async def test_of_two_the_winner_comes_first_with_the_points_of_both_and_the_rating_change(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="set")
    over = finished(session, (2, 1), (4, 7), "set-exhausted")
    lines = result_lines(over, ENGLISH, {ADA.id: -12, BEA.id: 12})
    assert lines[0] == "## **Bea** wins 7 : 4, rating +12"
    assert len(lines) == 2, "the cause, and no scores a second time"


async def test_of_three_all_scores_follow_the_cause(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, CY, game="set")
    over = finished(session, (3, 1, 2), (-1, 7, 4), "set-exhausted")
    lines = result_lines(over, ENGLISH, {})
    assert lines[0] == "## **Bea** wins with 7"
    assert lines[2] == "**Bea** 7 · **Cy** 4 · **Ada** −1"


async def test_a_draw_and_a_closed_table_say_so_first(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="tris_1")
    drawn = result_lines(finished(session, (1, 1), None, "agreed-draw"), ENGLISH, {})
    assert drawn == ["## A draw.", "Both agreed."]
    closed = await harness.sessions.end(session.id, ADA.id, moderator=True)
    assert result_lines(closed, ENGLISH, {})[0] == "## This table was closed without a result."
