"""Who plays alone has a best result so far in the same variant: by points, or where there are none by time."""

import pytest

from bot.sessions.history import BestResult
from bot.sessions.session import Person, Place, Session, Status
from tests.games.set.finding import right_claims
from tests.sessions.harness import ADA, BEA, HERE, Harness

DIRECT = Place(guild=None, channel=7)


async def alone(
    harness: Harness, person: Person = ADA, place: Place = HERE, *, sets: int = 27, pause: int = 1, **options: bool
) -> Session:
    """Plays SET alone to its end, or takes so many SETs and then cards. pause: milliseconds after each move."""
    session = await harness.game(person, game="set", place=place, options={"beginners": True, **options})
    while session.status is Status.PLAYING:
        claim = next(right_claims(session.state), None) if len(session.state.won[0]) < sets else None
        session = await harness.move(
            session, person, claim or ("refill" if session.state.pair_open else session.state.variant.vote_word)
        )
        harness.clock.time += pause
    assert session.result.outcome is not None
    return session


def points(session: Session) -> int:
    assert session.result.outcome is not None
    assert session.result.outcome.scores is not None
    return session.result.outcome.scores[0]


@pytest.mark.parametrize("place", [HERE, DIRECT])
async def test_the_best_score_is_that_of_the_games_before(harness: Harness, place: Place) -> None:
    games = [await alone(harness, place=place, sets=sets, solitaire=True) for sets in (1, 3, 0, 2)]
    scores = list(map(points, games))
    assert len(set(scores)) > 1
    for number, game in enumerate(games):
        before = await harness.sessions.history.best_before(game)
        assert (before and before.score) == max(scores[:number], default=None)


async def test_of_games_with_equal_points_the_best_is_the_fastest(harness: Harness) -> None:
    games = [await alone(harness, pause=pause) for pause in (30, 2, 400, 1)]
    results = [BestResult(points(game), (game.result.ended_at or 0) - (game.started_at or 0)) for game in games]
    assert len({one.score for one in results}) < len(results)
    best = [await harness.sessions.history.best_before(game) for game in games]
    assert best[0] is None
    for number, found in enumerate(best[1:], start=1):
        assert found == min(results[:number], key=lambda one: (-(one.score or 0), one.duration))


async def test_a_game_in_which_the_clock_was_set_back_has_no_time(harness: Harness) -> None:
    game = await alone(harness, pause=-60_000)
    assert [result.duration for result in (await harness.saved(game)).results] == [None]


async def test_games_by_other_options_of_others_and_elsewhere_do_not_count(harness: Harness) -> None:
    await alone(harness, one_by_one=True)
    await alone(harness, BEA)
    await alone(harness, place=DIRECT)
    assert await harness.sessions.history.best_before(await alone(harness)) is None
