"""A game for one has a score and a best one so far, and nobody wins or loses it."""

from dataclasses import replace

import pytest

from bot.games.base import Outcome
from bot.sessions.session import Session, Status
from bot.texts import LANGUAGES, texts_in
from bot.ui.results.game_result import GameResult
from bot.ui.results.result_card import result_alt_text, result_card
from bot.ui.text.captions import caption
from bot.ui.text.narration import result_lines
from tests.ui.test_panel_limits import lobby

GAMES = [
    ("set", "set-exhausted", 1),
    ("set", "set-solitaire-lost", 2),
    ("tripple_domino", "tripple_domino-complete", 1),
]


def ended(game: str, reason: str, rank: int, score: int = 12) -> Session:
    empty = lobby(game)
    return replace(
        empty,
        people=empty.people[:1],
        status=Status.FINISHED,
        outcome=Outcome((rank,), (score,), reason),
        reason=reason,
        started_at=1,
        ended_at=2,
    )


@pytest.mark.parametrize(("game", "reason", "rank"), GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_says_that_somebody_has_won_or_lost(game: str, reason: str, rank: int, language: str) -> None:
    session, texts = ended(game, reason, rank), texts_in(language)
    card = result_card(session, texts, GameResult())
    said = [*result_lines(session, texts, {}), caption(session, texts).status]
    for word in (texts("caption-wins"), texts("caption-lost")):
        assert not any(word in text for text in said)
    assert [(place.rank, place.score) for place in card.places] == [(None, "12")]


@pytest.mark.parametrize(
    ("best", "line"),
    [
        (None, []),
        (-3, ["A new best: until now it was −3."]),
        (12, ["As good as the best so far."]),
        (15, ["The best so far is 15."]),
    ],
)
def test_the_score_is_compared_with_the_best_one_before(best: int | None, line: list[str]) -> None:
    assert result_lines(ended(*GAMES[0]), texts_in("en"), {}, best)[2:] == line


def test_the_card_shows_the_best_score_before_and_no_place() -> None:
    session = ended(*GAMES[0], score=-2)
    card = result_card(session, texts_in("en"), GameResult(best=7))
    assert [(one.number, one.label) for one in card.numbers] == [("7", "best before")]
    assert [(place.rank, place.score) for place in card.places] == [(None, "-2")]
    assert "−2" in result_alt_text(session, texts_in("en"), GameResult(best=7))
