"""How the end of a game is told: who won, with points and rating change, one cause, all scores."""

from dataclasses import replace

import pytest
from discord.ui import TextDisplay

from bot.games.base import Outcome, Seat
from bot.sessions.rules.endings import resign
from bot.sessions.rules.tournament_games import forfeit
from bot.sessions.session import Person, Session, Status
from bot.texts import texts_in
from bot.ui.consent.feature import resign_question
from bot.ui.text.narration import NARRATION_ROOM, PRIVATE_ROOM, recent_events, result_lines
from tests.sessions.harness import ADA, BEA, CY, Harness
from tests.ui.panels import pieces

ENGLISH = texts_in("en")


def finished(session: Session, ranks: tuple[int, ...], scores: tuple[int, ...] | None, reason: str) -> Session:
    return replace(
        session,
        status=Status.FINISHED,
        result=replace(session.result, outcome=Outcome(ranks, scores, reason), reason=reason),
    )


async def test_of_two_the_winner_comes_first_with_the_points_of_both_and_the_rating_change(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="set")
    over = finished(session, (2, 1), (4, 7), "set-exhausted")
    lines = result_lines(over, ENGLISH, {ADA.id: -12, BEA.id: 12})
    assert lines[0] == "## **Bea** wins 7\u00a0:\u00a04, rating +12"
    assert len(lines) == 2, "the cause, and no scores a second time"


async def test_of_three_all_scores_follow_the_cause(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, CY, game="set")
    over = finished(session, (3, 1, 2), (-1, 7, 4), "set-exhausted")
    lines = result_lines(over, ENGLISH, {})
    assert lines[0] == "## **Bea** wins with 7"
    assert lines[2] == "**Bea**\u00a07 · **Cy**\u00a04 · **Ada**\u00a0−1"


@pytest.mark.parametrize(("score", "told"), [(16, "16 points"), (1, "1 point"), (-64, "−64 points")])
async def test_the_result_of_a_game_for_one_is_told_in_points(harness: Harness, score: int, told: str) -> None:
    session = await harness.game(ADA, game="tripple_domino")
    over = finished(session, (1,), (score,), "tripple_domino-incomplete")
    assert result_lines(over, ENGLISH, {})[0] == f"## **Ada**: {told}"


async def test_a_draw_and_a_closed_table_say_so_first(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="tris_1")
    drawn = result_lines(finished(session, (1, 1), None, "agreed-draw"), ENGLISH, {})
    assert drawn == ["## A draw.", "Both agreed."]
    closed = await harness.sessions.games.end(session.id, ADA.id, moderator=True)
    assert result_lines(closed, ENGLISH, {})[0] == "## This table was closed without a result."


async def test_the_question_before_resigning_without_a_move_says_what_the_result_says(harness: Harness) -> None:
    """Also where the other player has already moved."""
    session = await harness.game(ADA, BEA, game="tris_1")
    session = await harness.move(session, ADA, "b2")
    question = pieces(resign_question(session, BEA.id, ENGLISH))[0]
    assert isinstance(question, TextDisplay)
    assert "The game counts as lost, although you have not moved yet" in question.content
    session = await harness.sessions.games.resign(session.id, BEA.id)
    assert result_lines(session, ENGLISH, {}) == ["## **Ada** wins", "**Bea** resigned before making a move."]


async def test_who_resigns_a_tournament_game_without_a_move_has_lost_it_as_in_the_standings(harness: Harness) -> None:
    session = replace(await harness.game(ADA, BEA, game="tris_1"), tournament="t1")
    question = pieces(resign_question(session, BEA.id, ENGLISH))[0]
    assert isinstance(question, TextDisplay)
    assert "The game counts as lost, although you have not moved yet" in question.content
    over = resign(session, BEA.id, 0).session
    assert result_lines(over, ENGLISH, {}) == ["## **Ada** wins", "**Bea** resigned before making a move."]


async def test_who_withdraws_from_a_tournament_has_not_resigned(harness: Harness) -> None:
    session = replace(await harness.game(ADA, BEA, game="tris_1"), tournament="t1")
    over = forfeit(session, Seat(1), 0).session
    assert result_lines(over, ENGLISH, {}) == ["## **Ada** wins", "**Bea** withdrew from the tournament."]


async def test_a_table_of_three_tells_140_characters_of_what_happened_and_the_newest_in_any_case(
    harness: Harness,
) -> None:
    session = await harness.game(ADA, BEA, CY, game="triodomino")
    people = {person.id: person for person in (ADA, BEA, CY)}
    longest = 0
    while session.status.live and session.ply < 60:
        seat = min(session.to_act)
        words = session.game.legal_moves(session.state, seat)[0]
        session = await harness.move(session, people[session.people[seat].id], words)
        if session.status.live:
            told = recent_events(session, session.view(None), ENGLISH)
            assert told[0] != "…"
            longest = max(longest, len("".join(told).replace("**", "")))
            assert longest <= NARRATION_ROOM + len("…"), told
    assert longest > NARRATION_ROOM / 2


async def test_with_the_longest_names_a_player_is_told_so_much_that_a_phone_shows_the_picture_too(
    harness: Harness,
) -> None:
    people = [Person(user, "W" * 32) for user in range(1, 7)]
    session = await harness.game(*people, game="tripple_domino")
    longest = 0
    while session.status.live and session.ply < 60:
        seat = min(session.to_act)
        words = session.game.legal_moves(session.state, seat)[0]
        session = await harness.move(session, people[seat], words)
        if session.status.live:
            told = recent_events(session, session.view(Seat(0)), ENGLISH, Seat(0))
            longest = max(longest, len("".join(told).replace("**", "")))
    assert PRIVATE_ROOM / 2 < longest <= PRIVATE_ROOM + len("…")
