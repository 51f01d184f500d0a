"""A game for one has a score and a best one so far, and nobody wins or loses it."""

from dataclasses import replace

import pytest

from bot.games.base import Outcome, Seat
from bot.sessions.history import BestResult
from bot.sessions.session import GaveUpReason, GivenUp, Session, Status
from bot.texts import LANGUAGES, texts_in
from bot.ui.results.game_result import GameResult
from bot.ui.results.result_card import result_alt_text, result_card
from bot.ui.text.captions import caption
from bot.ui.text.narration import result_lines
from tests.renderers.gallery_table import Table, finished
from tests.ui.test_panel_limits import lobby

GAMES = [
    ("set", "set-exhausted", 1),
    ("set", "set-solitaire-lost", 2),
    ("tripple_domino", "tripple_domino-complete", 1),
]
"""The game, why it ended, and the rank; the second is played as solitaire."""


def ended(game: str, reason: str, rank: int, score: int = 12) -> Session:
    empty = lobby(game)
    return replace(
        empty,
        people=empty.people[:1],
        status=Status.FINISHED,
        started_at=1,
        options={**empty.options, "solitaire": True} if reason == "set-solitaire-lost" else empty.options,
        result=replace(empty.result, outcome=Outcome((rank,), (score,), reason), reason=reason, ended_at=1_001),
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
    ("game", "best", "line"),
    [
        (0, None, []),
        (2, BestResult(-3, 90_000), ["A new best with 20 tiles: until now it was −3."]),
        (2, BestResult(12, 1), ["As good as the best with 20 tiles so far."]),
        (1, BestResult(15, 1), ["The best as solitaire so far is 15."]),
        (0, BestResult(None, 187_000), ["A new best: until now it was 3:07."]),
        (0, BestResult(None, 500), ["The best so far is 0:00."]),
    ],
)
def test_it_is_compared_with_the_best_one_before_by_points_or_by_time(
    game: int, best: BestResult | None, line: list[str]
) -> None:
    assert result_lines(ended(*GAMES[game]), texts_in("en"), {}, best)[2:] == line


def test_the_card_tells_the_best_score_before_by_its_variant_and_no_place() -> None:
    session = ended(*GAMES[2], score=-2)
    result = GameResult(best=BestResult(7, 1))
    (place,) = result_card(session, texts_in("en"), result).places
    assert (place.rank, place.score, place.note) == (None, "-2", "best with 20 tiles: 7")
    assert "−2" in result_alt_text(session, texts_in("en"), result)
    (better,) = result_card(session, texts_in("en"), GameResult(best=BestResult(-7, 1))).places
    assert better.note == "a new best with 20 tiles"


def test_a_provisional_rating_says_so_on_the_card_beside_why_its_player_gave_up() -> None:
    table = finished(Table("tris_1", 2)).session
    loser, winner = table.people
    gave_up = (GivenUp(Seat(0), GaveUpReason.RESIGNED),)
    result = GameResult(changes={loser.id: -90, winner.id: 90}, provisional=frozenset({loser.id}))
    notes = {
        place.player.name: place.note
        for place in result_card(
            replace(table, result=replace(table.result, given_up=gave_up)), texts_in("en"), result
        ).places
    }
    assert notes == {loser.name: "resigned · provisional", winner.name: ""}
