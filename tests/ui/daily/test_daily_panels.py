"""The panels and lines of daily puzzles: what they say, and that they fit in all languages."""

from typing import Any

import pytest

from bot.games import DAILIES, GAMES
from bot.sessions.daily.attempt import ALONE, Puzzle, begun, moved
from bot.sessions.daily.days import Streak, begins_at
from bot.sessions.daily.service import AttemptRecord, Leaderboard, LeaderboardPlace
from bot.sessions.fairness import commitment
from bot.sessions.session import Person
from bot.texts import LANGUAGES, texts_in
from bot.ui.daily.home_view import PuzzleStanding, home_panel
from bot.ui.daily.leaderboard_view import LeaderboardChoice, LeaderboardOffer, leaderboard_card, leaderboard_panel
from bot.ui.daily.panels import daily_luck_panel
from bot.ui.daily.posts import legend_text, post_view, share_text, signs
from bot.ui.text.times import clock_time
from renderers.cards import daily
from tests.renderers.layout import check_card

DAY = "2026-11-23"
ADA = Person(1, "Ada *the* first", "ada")
SEED = bytes(range(32))

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def puzzle(key: str) -> Puzzle:
    daily_id = f"1m82xj9dxv9pkn{key[:2]}"
    return Puzzle(
        id=daily_id,
        day=DAY,
        game_key=key,
        rules=GAMES[key].info.rules,
        options=DAILIES[key].options,
        commitment=commitment(daily_id, SEED),
        seed=SEED,
        drawn_at=begins_at(DAY) - 1,
    )


PUZZLES = {key: puzzle(key) for key in DAILIES}


def record(key: str, score: int | None) -> AttemptRecord:
    return AttemptRecord(
        daily=PUZZLES[key].id, person=1, guild=10, name="Ada", username="ada", rules=1, started_at=1, score=score
    )


def buttons(view: Any) -> list[Any]:
    return [one for one in view.walk_children() if hasattr(one, "custom_id")]


def text_of(view: Any) -> str:
    return "\n".join(one.content for one in view.walk_children() if hasattr(one, "content"))


@in_every_language
def test_the_first_panel_leads_to_todays_puzzles_and_to_those_of_yesterday_that_can_be_finished(language: str) -> None:
    standings = [
        PuzzleStanding(PUZZLES["set"], record("set", -2), 3),
        PuzzleStanding(PUZZLES["tripple_domino"], record("tripple_domino", None), 0),
    ]
    view = home_panel(DAY, standings, [PUZZLES["set"]], Streak(0, 12), texts_in(language))
    ids = [one.custom_id for one in buttons(view)]
    assert ids[:3] == [
        f"v1:daily-puzzle:{PUZZLES['set'].id}:0:",
        "v1:daily-puzzle::0:set",
        "v1:daily-puzzle::0:tripple_domino",
    ]
    assert "−2" in text_of(view)
    assert "12" in text_of(view)


@in_every_language
def test_seals_are_shown_before_a_day_and_seeds_only_of_one_that_is_over(language: str) -> None:
    view = daily_luck_panel([(DAY, PUZZLES)], {}, [], texts_in(language))
    assert all(one.commitment in text_of(view) for one in PUZZLES.values())
    assert SEED.hex() not in text_of(view)
    over = daily_luck_panel([(DAY, PUZZLES), (DAY, PUZZLES)], PUZZLES, [*PUZZLES.values()], texts_in(language))
    assert SEED.hex() in text_of(over)
    assert over.content_length() <= 4000


@in_every_language
def test_a_leaderboard_names_people_by_their_username_where_it_is_not_of_one_server(language: str) -> None:
    texts = texts_in(language)
    places = (LeaderboardPlace(1, ADA, 5, 61_000), LeaderboardPlace(2, Person(2, "Bea", ""), -3, 3_661_000))
    for guild, shown in ((10, "Ada *the* first"), (None, "ada")):
        leaderboard = Leaderboard(PUZZLES["set"], guild, places, 2, places[0])
        card = leaderboard_card(leaderboard, 4, texts)
        assert card.places[0].player.name == shown
        assert (card.places[1].player.name == "Bea") is (guild is not None)
        check_card(daily.scene(card))
        choice = LeaderboardChoice("set", DAY, here=guild is not None)
        offer = LeaderboardOffer([*PUZZLES], [DAY, "2026-11-22"], in_guild=True)
        view = leaderboard_panel(leaderboard, choice, offer, "leaderboard.png", texts)
        ids = [one.custom_id for one in buttons(view)]
        assert len(set(ids)) == len(ids)
        assert sum(one.disabled for one in buttons(view)) == 3


@in_every_language
def test_what_all_see_has_no_cards(language: str) -> None:
    texts, attempt = texts_in(language), begun(PUZZLES["set"], ADA, 10, begins_at(DAY))
    attempt = moved(attempt, "more", 0, begins_at(DAY))
    line = share_text("Ada", DAY, [attempt], 3, texts)
    assert "🟨" in line.splitlines()[2]
    assert [*signs("🔺" * 12 + "🔻" * 12)] == [*"🔺" * 10, "…", *"🔻" * 9], "at most twenty"
    assert len(signs("🔺" * 20)) == 20
    for mark in (mark for one in DAILIES.values() for mark in one.marks.values()):
        assert len(mark) == 1
        assert mark in legend_text(texts)
    assert not any(f"{slot}" in line for slot in attempt.session.view(ALONE).keys("")[0])
    post = post_view(DAY, [*PUZZLES.values()], [*PUZZLES.values()], [], texts)
    assert SEED.hex() not in text_of(post)
    assert [one.custom_id for one in buttons(post)][:2] == [
        "v1:daily-puzzle::0:set",
        "v1:daily-puzzle::0:tripple_domino",
    ]


def test_times_are_in_minutes_and_from_an_hour_on_in_hours() -> None:
    assert [clock_time(ms) for ms in (0, 61_999, 3_661_000)] == ["0:00", "1:01", "1:01:01"]
