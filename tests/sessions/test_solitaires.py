"""Who plays alone has a score, and a best one so far by the same options."""

import pytest

from bot.sessions.session import Person, Place, Session, Status
from tests.games.set.finding import right_claims
from tests.sessions.harness import ADA, BEA, HERE, Harness

DIRECT = Place(guild=None, channel=7)


async def alone(harness: Harness, sets: int, person: Person = ADA, place: Place = HERE, **options: bool) -> Session:
    """Plays a game of SET alone to its end, in which so many SETs are taken."""
    session = await harness.game(person, game="set", place=place, options={"beginners": True, **options})
    while session.status is Status.PLAYING:
        claim = next(right_claims(session.state), None) if len(session.state.won[0]) < sets else None
        session = await harness.move(session, person, claim or "more")
        harness.clock.time += 1
    assert session.outcome is not None
    assert session.outcome.scores == (sets,)
    return session


@pytest.mark.parametrize("place", [HERE, DIRECT])
async def test_the_best_score_is_that_of_the_games_before(harness: Harness, place: Place) -> None:
    best = [
        await harness.sessions.history.best_before(await alone(harness, sets, place=place)) for sets in (2, 4, 1, 3)
    ]
    assert best == [None, 2, 4, 4]


async def test_it_stays_what_it_was_when_the_game_ended(harness: Harness) -> None:
    first = await alone(harness, 1)
    second = await alone(harness, 3)
    await alone(harness, 4)
    assert await harness.sessions.history.best_before(first) is None
    assert await harness.sessions.history.best_before(second) == 1


async def test_games_by_other_options_of_others_and_elsewhere_do_not_count(harness: Harness) -> None:
    await alone(harness, 4, lockout=True)
    await alone(harness, 4, BEA)
    await alone(harness, 4, place=DIRECT)
    assert await harness.sessions.history.best_before(await alone(harness, 1)) is None
