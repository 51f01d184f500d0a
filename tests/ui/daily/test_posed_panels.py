"""The panels of puzzles from a server's own games: they fit, name whom they may, and do not give the answer away."""

import threading
from collections.abc import Mapping
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.games import DAILIES, GAMES, POSITION_PUZZLES
from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.replay import history
from bot.sessions.daily import service
from bot.sessions.daily.attempt import Attempt, Puzzle, begun, moved
from bot.sessions.daily.days import begins_at
from bot.sessions.daily.finding import good_position
from bot.sessions.daily.posed import Posed
from bot.sessions.daily.service import Leaderboard
from bot.sessions.fairness import commitment
from bot.sessions.session import Luck, Person, Place, Session, Status
from bot.sessions.settings.guild_settings import GuildSettings
from bot.sessions.settings.user_settings import UserSettings
from bot.texts import LANGUAGES, texts_in
from bot.ui.daily.attempt_view import asked, ended_pieces, heading, home_button, shown_session, unbegun_panel
from bot.ui.daily.leaderboard_view import (
    OWN_GAMES,
    LeaderboardChoice,
    LeaderboardOffer,
    leaderboard_card,
    leaderboard_panel,
)
from bot.ui.daily.panels import DailyPanels
from bot.ui.daily.posts import post_view, share_text
from bot.ui.reply.private_game import PrivateGame
from bot.ui.text.move_tree import START, PartialMove
from bot.ui.text.names import bold
from bot.ui.views.custom_id import Surface
from renderers.cards import daily
from renderers.pictures import Pictures
from tests.renderers.layout import check_card
from tests.sessions.test_position_puzzles import TRIS_2_MOVES, TRIS_2_SEED, greedy_game
from tests.ui.daily.test_daily_panels import ADA, DAY, SEED, buttons, text_of
from tests.ui.test_panel_limits import check

NOW = begins_at(DAY) + 5_000
PICTURES = Pictures()
PEOPLE = (Person(2, "Bea"), Person(3, ""))
FROM_ADA = SimpleNamespace(user=SimpleNamespace(id=ADA.id), guild_id=10)


def position(key: str) -> tuple[Any, Seat]:
    """Returns a good position of a game, as it is posed."""
    game, puzzle = GAMES[key], POSITION_PUZZLES[key]
    if key == "set":
        deals = (game.start(2, game.info.full_options({}), Chance(f"sets {n}".encode(), 0)) for n in range(20))
        return puzzle.pose(next(state for state in deals if puzzle.is_good(state, Seat(0))), Seat(0))
    games = [(TRIS_2_SEED, TRIS_2_MOVES)] if key == "tris_2" else map(greedy_game, range(20))
    for seed, moves in games:
        if (found := good_position(key, 2, {}, seed, moves)) is not None:
            return puzzle.pose(history(game, 2, {}, seed, moves)[found[0]], found[1])
    raise AssertionError("no good position")


def posed_puzzle(key: str) -> Puzzle:
    state, seat = position(key)
    puzzle_id = f"1m82xj9dxv9pkn{key[:2]}"
    sealed = commitment(puzzle_id, SEED)
    session = Session(
        id=puzzle_id,
        game_key=key,
        options=GAMES[key].info.full_options({}),
        place=Place(10, 100),
        host=2,
        people=PEOPLE[:1] if POSITION_PUZZLES[key].alone else PEOPLE,
        status=Status.PLAYING,
        luck=Luck(commitment=sealed, seed=SEED),
        state=state,
    )
    return Puzzle(
        id=puzzle_id,
        day=DAY,
        game_key=key,
        rules=GAMES[key].info.rules,
        options={},
        commitment=sealed,
        seed=SEED,
        drawn_at=0,
        posed=Posed(guild=10, seat=seat, people=PEOPLE, session=session),
    )


PUZZLES: Mapping[str, Puzzle] = {key: posed_puzzle(key) for key in POSITION_PUZZLES}

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_game = pytest.mark.parametrize("key", sorted(PUZZLES))


async def panel(attempt: Attempt, language: str, partial: PartialMove = START, *, text_first: bool = False) -> Any:
    """Lays out an attempt as the reader of this language sees it."""
    texts = texts_in(language)
    settings = SimpleNamespace(of=lambda _: UserSettings(text_first=text_first))
    sessions = SimpleNamespace(user_settings=settings, guild_settings=SimpleNamespace(of=lambda _: GuildSettings()))
    reply = SimpleNamespace(texts=texts, interaction=FROM_ADA, user=ADA.id)
    session = shown_session(attempt, texts)
    message = await PrivateGame(cast("Any", sessions), PICTURES, Surface.DAILY).message(
        cast("Any", reply),
        session,
        partial,
        heading=heading(attempt.puzzle, texts),
        last=[home_button(texts)],
        ending=ended_pieces(attempt, texts),
        asked=asked(attempt, session, texts),
    )
    return message.view


@of_every_game
@in_every_language
async def test_a_puzzle_is_read_begun_answered_and_explained(key: str, language: str) -> None:
    puzzle, texts = PUZZLES[key], texts_in(language)
    assert puzzle.posed is not None
    intro = unbegun_panel(puzzle, texts)
    check(intro)
    assert "Bea" in text_of(intro)
    attempt = begun(puzzle, ADA, 10, NOW)
    for text_first in (False, True):
        check(await panel(attempt, language, text_first=text_first))
    for words in puzzle.posed.solution:
        for count in range(1, len(words.split())):
            check(await panel(attempt, language, PartialMove(" ".join(words.split()[:count]))))
        attempt = moved(attempt, words, attempt.session.ply, NOW + 1)
    assert set(attempt.marks) == {"🟩"}
    check(await panel(attempt, language))
    assert attempt.finished or key == "tris_2"
    share = share_text("Ada", DAY, [attempt], 0, texts)
    assert attempt.marks in share
    check(post_view(DAY, [], [], [], texts, own=puzzle))


async def test_the_right_answers_are_looked_for_outside_of_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    begun_one, posed = begun(PUZZLES["tris_2"], ADA, 10, NOW), PUZZLES["tris_2"].posed
    assert posed is not None
    answers = posed.puzzle.answers(posed.session.state, posed.seat)
    over = moved(begun_one, next(words for words in answers if words not in posed.solution), 0, NOW + 1)
    threads, solution = list[int](), POSITION_PUZZLES["tris_2"].solution

    def noted(state: Any, seat: Seat) -> Any:
        threads.append(threading.get_ident())
        return solution(state, seat)

    noting = replace(POSITION_PUZZLES["tris_2"], solution=noted)
    monkeypatch.setattr("bot.sessions.daily.posed.POSITION_PUZZLES", {"tris_2": noting})
    settings = SimpleNamespace(of=lambda _: UserSettings())
    sessions = SimpleNamespace(
        user_settings=settings, guild_settings=SimpleNamespace(of=lambda _: GuildSettings()), dailies=None
    )
    reply = SimpleNamespace(texts=texts_in("en"), interaction=FROM_ADA, user=ADA.id)
    await DailyPanels(cast("Any", sessions), PICTURES).attempt(cast("Any", reply), over)
    assert threads
    assert threading.get_ident() not in threads


@of_every_game
def test_nobody_is_named_who_does_not_want_to_be(key: str) -> None:
    texts = texts_in("en")
    attempt = begun(PUZZLES[key], ADA, 10, NOW)
    names = [one.name for one in shown_session(attempt, texts).people]
    assert names == ([ADA.name] if key == "set" else ["Bea", "Player 2"])


@of_every_game
@in_every_language
def test_its_leaderboard_says_who_has_solved_it(key: str, language: str) -> None:
    puzzle, texts = PUZZLES[key], texts_in(language)
    assert puzzle.posed is not None
    most = puzzle.posed.progress(()).most
    places = (
        service.LeaderboardPlace(1, ADA, most, 61_000),
        service.LeaderboardPlace(2, Person(4, "_" * 32), 0, 5_000),
    )
    board = Leaderboard(puzzle, 10, places, 2, places[0])
    card = leaderboard_card(board, 4, texts)
    check_card(daily.scene(card))
    assert [row.score for row in card.places] == [f"{most}/{most}", f"0/{most}"]
    choice = LeaderboardChoice(OWN_GAMES, DAY, here=True)
    offer = LeaderboardOffer([*DAILIES, OWN_GAMES], [DAY, "2026-11-22"], in_guild=True)
    shown = leaderboard_panel(board, choice, offer, "leaderboard.png", texts)
    check(shown)
    assert [one.label for one in buttons(shown) if one.disabled] == [texts("puzzle-of-server"), texts("daily-today")]
    post = post_view(DAY, [], [], [board], texts)
    check(post)
    assert f"1. {bold(ADA.name)} {most}/{most} (1:01)" in text_of(post)
    assert "2. " not in text_of(post), "of who has not solved it nothing is said"


async def test_the_keys_of_a_hand_do_not_say_what_a_placement_brings() -> None:
    attempt = begun(PUZZLES["tripple_domino"], ADA, 10, NOW)
    assert attempt.puzzle.posed is not None
    tile = " ".join(attempt.puzzle.posed.solution[0].split()[:2])
    for partial in (START, PartialMove(tile)):
        shown = await panel(attempt, "en", partial)
        assert not any("+" in (one.label or "") or "point" in (one.label or "") for one in buttons(shown))
    shown = await panel(attempt, "en", text_first=True)
    assert "+" not in text_of(shown)


async def test_a_wrong_answer_shows_the_right_one() -> None:
    for key in ("tris_2", "tripple_domino"):
        attempt = begun(PUZZLES[key], ADA, 10, NOW)
        assert attempt.puzzle.posed is not None
        right = attempt.puzzle.posed.solution[0]
        answers = attempt.puzzle.posed.puzzle.answers(attempt.session.state, attempt.puzzle.seat)
        wrong = next(words for words in answers if words != right)
        over = moved(attempt, wrong, 0, NOW + 1)
        assert over.finished
        assert over.marks == "🟥"
        assert "The answer: **" in text_of(await panel(over, "en"))
